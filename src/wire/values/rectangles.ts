// Rectangles cut out of the floor: `x,y,w,h` in text, {x, y, w, h} in JSON. Centimetres in, millimetres out.

import { LIMITS, micrometresOf, type Rectangle } from '../../engine/index.ts';
import { COORDINATE_RANGE, isWithinReach, numbersFromObject, numbersFromText } from './corners.ts';
import { accepted, itemOrWhole, type Mistake, mistake, quoted, type Reading, refused } from './mistakes.ts';
import { mmFromCm } from './numbers.ts';

export const SUBTRACT_EXAMPLE = '140,0,40,60';
export const SUBTRACT_JSON_EXAMPLE = '[{"x":140,"y":0,"w":40,"h":60}]';
const RECTANGLE_JSON_EXAMPLE = '{"x":140,"y":0,"w":40,"h":60}';

/** How rectangles are written, for messages. */
interface RectangleForm {
  /** An example of one rectangle. */
  readonly example: string;
  /** An example of the whole field, if it differs from one rectangle. */
  readonly wholeExample?: string;
  /** Describes a value that is not four numbers. */
  misread(given: unknown): Omit<Fault, 'code'>;
}

const TEXT: RectangleForm = {
  example: SUBTRACT_EXAMPLE,
  misread: (given) =>
    given === ''
      ? { rule: 'is empty; leave out the ; around it, or subtract altogether, or send' }
      : {
          rule: 'is not x,y,w,h: four numbers in cm with commas between them; send',
          repair: repairOf(String(given)),
        },
};

const JSON_FORM: RectangleForm = {
  example: RECTANGLE_JSON_EXAMPLE,
  wholeExample: SUBTRACT_JSON_EXAMPLE,
  misread: () => ({ rule: 'is not {x, y, w, h} with four numbers in cm and nothing else; send' }),
};

/** Reads rectangles separated by `;`, each `x,y,w,h` with the top-left corner and the size: `140,0,40,60;10,10,20,20`. */
export function rectanglesFromText(text: string): Reading<readonly Rectangle[]> {
  const given = text.split(';').map((rectangle) => rectangle.trim());
  return rectanglesOf(
    text,
    given,
    given.map((rectangle) => numbersFromText(rectangle, 4)),
    TEXT,
  );
}

/** Reads rectangles from a JSON array of {x, y, w, h}; the array may be empty. */
export function rectanglesFromJson(value: unknown): Reading<readonly Rectangle[]> {
  if (!Array.isArray(value)) {
    const message = `subtract must be an array of rectangles {x, y, w, h} in cm, not ${quoted(value)}; send for example ${SUBTRACT_JSON_EXAMPLE}.`;
    const example = SUBTRACT_JSON_EXAMPLE;
    return refused({ code: 'subtract-not-rectangles', param: 'subtract', received: value, message, example });
  }
  const numbers = value.slice(0, LIMITS.rectangles + 1).map((item) => numbersFromObject(item, ['x', 'y', 'w', 'h']));
  return rectanglesOf(value, value, numbers, JSON_FORM);
}

function rectanglesOf(
  received: unknown,
  given: readonly unknown[],
  numbers: readonly (readonly number[] | undefined)[],
  form: RectangleForm,
): Reading<readonly Rectangle[]> {
  if (given.length > LIMITS.rectangles) return tooMany(received, given.length, form);
  const rectangles: Rectangle[] = [];
  const mistakes: Mistake[] = [];
  numbers.forEach((four, i) => {
    const fault = four === undefined ? { code: 'rectangle-invalid', ...form.misread(given[i]) } : faultOf(four);
    if (fault !== undefined) mistakes.push(rectangleMistake(received, given[i], i + 1, fault, form));
    else if (four !== undefined) rectangles.push(rectangleOf(four));
  });
  return mistakes.length > 0 ? { ok: false, mistakes } : accepted(rectangles);
}

function rectangleOf(four: readonly number[]): Rectangle {
  const [x, y, width, height] = four.map(mmFromCm);
  return { x, y, width, height };
}

/** Whether a rectangle has a size after the engine rounds its corners to whole micrometres. */
function hasSizeOnGrid({ x, y, width, height }: Rectangle): boolean {
  return micrometresOf(x + width) > micrometresOf(x) && micrometresOf(y + height) > micrometresOf(y);
}

interface Fault {
  readonly code: string;
  readonly rule: string;
  readonly repair?: string | undefined;
}

/** The fault of a rectangle of x, y, w, h in cm; undefined if it is valid. */
function faultOf(four: readonly number[]): Fault | undefined {
  const [x, y, w, h] = four;
  if (w <= 0 || h <= 0) return { code: 'cutout-size', rule: 'must have a width and a height above 0 cm; send' };
  if ([x, y, x + w, y + h].every(isWithinReach)) {
    if (hasSizeOnGrid(rectangleOf(four))) return undefined;
    return { code: 'cutout-size', rule: 'must have a width and a height of 0.0001 cm or more; send' };
  }
  return { code: 'coordinate-range', rule: `reaches too far out: coordinates are ${COORDINATE_RANGE}; send` };
}

/** Repairs the separators of texts such as `140, 0, 40, 60` and `140 0 40x60`, which have four numbers. */
function repairOf(given: string): string | undefined {
  if (!/^[-0-9., x×()[\]]*$/.test(given)) return undefined;
  const repair = (given.match(/-?[0-9]+(?:\.[0-9]+)?/g) ?? []).join(',');
  const four = numbersFromText(repair, 4);
  return four !== undefined && faultOf(four) === undefined ? repair : undefined;
}

function rectangleMistake(whole: unknown, given: unknown, number: number, fault: Fault, form: RectangleForm): Mistake {
  const example = fault.repair ?? form.example;
  const { wholeExample = example } = form;
  return mistake({
    code: fault.code,
    param: 'subtract',
    message: `Rectangle ${number} of subtract, ${quoted(given)}, ${fault.rule} for example ${example}.`,
    ...itemOrWhole({ item: given, itemExample: example, whole, wholeExample }),
  });
}

function tooMany(
  received: unknown,
  count: number,
  { example: one, wholeExample: example = one }: RectangleForm,
): Reading<readonly Rectangle[]> {
  const message = `subtract has ${count} rectangles and may have at most ${LIMITS.rectangles}; join those that touch, or send rings in holes.`;
  return refused({ code: 'cutouts-too-many', param: 'subtract', received, message, example });
}
