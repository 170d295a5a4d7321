// Reads lists of cutouts that are given by a few lengths each, such as rectangles and circles: `140,0,40,60` in text,
// {x, y, w, h} in JSON. Centimetres in; each kind of cutout converts them.

import { COORDINATE_RANGE, lengthsFromObject, lengthsFromText } from './corners.ts';
import { UNITS_ADVICE } from './lengths.ts';
import { accepted, itemOrWhole, type Mistake, mistake, quoted, type Reading, refused } from './mistakes.ts';

/** A kind of cutout and its field. */
export interface CutoutKind<Cutout> {
  readonly param: 'subtract' | 'circles';
  /** `rectangle` */
  readonly noun: string;
  /** The names of its lengths, in order. */
  readonly names: readonly string[];
  /** How many lengths it has, in words. */
  readonly count: string;
  readonly most: number;
  /** What to do if there are more. */
  readonly instead: string;
  /** A valid cutout, by its lengths in cm. */
  readonly example: readonly number[];
  /** Converts the lengths, cm. */
  cutoutOf(lengths: readonly number[]): Cutout;
  /** What is wrong with the lengths, cm; undefined if nothing is. */
  faultOf(lengths: readonly number[]): CutoutFault | undefined;
}

export interface CutoutFault {
  readonly code: string;
  /** What is wrong, written after the cutout; `send` and an example follow. */
  readonly rule: string;
  readonly repair?: string | undefined;
}

/** The fault of a cutout outside the range of coordinates. */
export const OUT_OF_REACH: CutoutFault = {
  code: 'coordinate-range',
  rule: `reaches too far out: coordinates are ${COORDINATE_RANGE}; send`,
};

/** An example of a kind of cutout in text: `140,0,40,60`. */
export function textExampleOf({ example }: CutoutKind<unknown>): string {
  return example.join(',');
}

/** An example of a kind of cutout in JSON: `{"x":140,"y":0,"w":40,"h":60}`. */
export function jsonExampleOf({ names, example }: CutoutKind<unknown>): string {
  return JSON.stringify(Object.fromEntries(names.map((name, i) => [name, example[i]])));
}

/** How cutouts are written, for messages. */
interface CutoutForm {
  /** An example of one cutout, and of the whole field. */
  readonly example: string;
  readonly wholeExample: string | undefined;
  /** Describes a value that is not the right number of lengths. */
  misread(given: unknown): CutoutFault;
}

/** Reads cutouts separated by `;`: `140,0,40,60;10,10,20,20`. */
export function cutoutsFromText<Cutout>(text: string, kind: CutoutKind<Cutout>): Reading<readonly Cutout[]> {
  const { param, names, count } = kind;
  const given = text.split(';').map((cutout) => cutout.trim());
  const lengths = given.slice(0, kind.most + 1).map((cutout) => lengthsFromText(cutout, names.length));
  const code = `${kind.noun}-invalid`;
  return cutoutsOf(text, given, lengths, kind, {
    example: textExampleOf(kind),
    wholeExample: undefined,
    misread: (one) =>
      one === ''
        ? { code, rule: `is empty; leave out the ; around it, or ${param} altogether, or send` }
        : {
            code,
            rule: `is not ${names.join(',')}: ${count} numbers in cm with commas between them; send`,
            repair: repairOf(String(one), kind),
          },
  });
}

/** Reads cutouts from a JSON array of objects; the array may be empty. */
export function cutoutsFromJson<Cutout>(value: unknown, kind: CutoutKind<Cutout>): Reading<readonly Cutout[]> {
  const { param, noun, names, count } = kind;
  const example = jsonExampleOf(kind);
  const wholeExample = `[${example}]`;
  const form = `{${names.join(', ')}}`;
  if (!Array.isArray(value)) {
    const message = `${param} must be an array of ${noun}s ${form} in cm, not ${quoted(value)}; send for example ${wholeExample}.`;
    return refused({ code: `${param}-not-${noun}s`, param, received: value, message, example: wholeExample });
  }
  const lengths = value.slice(0, kind.most + 1).map((item) => lengthsFromObject(item, names));
  const rule = `is not ${form} with ${count} numbers in cm and nothing else; send`;
  return cutoutsOf(value, value, lengths, kind, {
    example,
    wholeExample,
    misread: () => ({ code: `${noun}-invalid`, rule }),
  });
}

function cutoutsOf<Cutout>(
  received: unknown,
  given: readonly unknown[],
  lengths: readonly (readonly number[] | undefined)[],
  kind: CutoutKind<Cutout>,
  form: CutoutForm,
): Reading<readonly Cutout[]> {
  if (given.length > kind.most) return tooMany(received, given.length, kind, form);
  const cutouts: Cutout[] = [];
  const mistakes: Mistake[] = [];
  lengths.forEach((read, i) => {
    const fault = read === undefined ? form.misread(given[i]) : kind.faultOf(read);
    if (fault !== undefined) mistakes.push(cutoutMistake(received, given[i], i + 1, fault, kind, form));
    else if (read !== undefined) cutouts.push(kind.cutoutOf(read));
  });
  return mistakes.length > 0 ? { ok: false, mistakes } : accepted(cutouts);
}

/** Repairs the separators of texts such as `140, 0, 40, 60` and `140 0 40x60`, which have the right numbers. */
function repairOf(given: string, { names, faultOf }: CutoutKind<unknown>): string | undefined {
  if (!/^[-0-9., x×()[\]]*$/.test(given)) return undefined;
  const repair = (given.match(/-?[0-9]+(?:\.[0-9]+)?/g) ?? []).join(',');
  const lengths = lengthsFromText(repair, names.length);
  return lengths !== undefined && faultOf(lengths) === undefined ? repair : undefined;
}

function cutoutMistake(
  whole: unknown,
  given: unknown,
  number: number,
  fault: CutoutFault,
  { param, noun }: CutoutKind<unknown>,
  form: CutoutForm,
): Mistake {
  const example = fault.repair ?? form.example;
  const { wholeExample = example } = form;
  const name = noun.charAt(0).toUpperCase() + noun.slice(1);
  const advice = fault.code === `${noun}-invalid` ? ` ${UNITS_ADVICE}` : '';
  return mistake({
    code: fault.code,
    param,
    message: `${name} ${number} of ${param}, ${quoted(given)}, ${fault.rule} for example ${example}.${advice}`,
    ...itemOrWhole({ item: given, itemExample: example, whole, wholeExample }),
  });
}

function tooMany(
  received: unknown,
  count: number,
  { param, noun, most, instead }: CutoutKind<unknown>,
  { example: one, wholeExample: example = one }: CutoutForm,
): Reading<never> {
  const message = `${param} has ${count} ${noun}s and may have at most ${most}; ${instead}.`;
  return refused({ code: 'cutouts-too-many', param, received, message, example });
}
