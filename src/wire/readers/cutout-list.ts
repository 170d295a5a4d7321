// Reads lists of cutouts that are given by a few lengths each, such as rectangles and circles: `140,0,40,60` in text,
// {x, y, w, h} in JSON. Centimetres in; each kind of cutout converts them.

import type { Meanings } from '../repair/index.ts';
import { COORDINATE_RANGE, lengthsFromObject, lengthsFromText } from '../values/corners.ts';
import { UNITS_ADVICE } from '../values/lengths.ts';
import { accepted, itemOrWhole, type Mistake, mistake, quoted, type Reading, refused } from '../values/mistakes.ts';
import type { Where } from '../values/raw-fields.ts';

/** A kind of cutout and its field. */
export interface CutoutKind<Cutout> {
  readonly param: 'subtract' | 'circles' | 'doorways' | 'openings';
  /** `rectangle` */
  readonly noun: string;
  /** The names of its lengths, in order. */
  readonly names: readonly string[];
  /** What it may have besides. */
  readonly also?: string;
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
  /** What is wrong, written after the cutout. */
  readonly rule: string;
  readonly repair?: string | undefined;
  /** The lengths of the cutout that is meant, cm. */
  readonly meant?: readonly number[];
}

/** The fault of a cutout outside the range of coordinates. */
export const OUT_OF_REACH: CutoutFault = {
  code: 'coordinate-range',
  rule: `reaches too far out: coordinates are ${COORDINATE_RANGE}`,
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
  readonly where: Where;
  /** An example of one cutout. */
  readonly example: string;
  /** The rule of a value that is not the right number of lengths, and of the whole field. */
  readonly rule: string;
  readonly list: string;
}

function formOf(kind: CutoutKind<unknown>, where: Where): CutoutForm {
  const { noun, names, count, also } = kind;
  if (where === 'query') {
    const example = textExampleOf(kind);
    const form = names.join(',');
    const rule = `is not ${form}: ${count} numbers in cm with commas between them${also ? `, and at most ${also} after them` : ''}`;
    return { where, example, rule, list: `${noun}s ${form} in cm separated by ;, for example ${example}` };
  }
  const example = jsonExampleOf(kind);
  const form = `{${names.join(', ')}}`;
  const rule = `is not ${form} with ${count} numbers in cm and ${also ? `at most ${also} besides` : 'nothing else'}`;
  return { where, example, rule, list: `an array of ${noun}s ${form} in cm, for example [${example}]` };
}

/** Reads cutouts separated by `;`: `140,0,40,60;10,10,20,20`. */
export function cutoutsFromText<Cutout>(
  text: string,
  kind: CutoutKind<Cutout>,
  meanings?: Meanings,
): Reading<readonly Cutout[]> {
  const form = formOf(kind, 'query');
  const { names, most } = kind;
  const meant = /^\s*\[?\s*[[{]/.test(text)
    ? meanings?.interpret(text, { kind: 'cutouts', names, most }, 'query')
    : undefined;
  if (meant !== undefined) return notCutouts(text, kind, form, meant);
  const given = text.split(';').map((cutout) => cutout.trim());
  const lengths = given.slice(0, most + 1).map((cutout) => lengthsFromText(cutout, names.length));
  return cutoutsOf(text, given, lengths, kind, form, meanings);
}

/** Reads cutouts from a JSON array of objects; the array may be empty. */
export function cutoutsFromJson<Cutout>(
  value: unknown,
  kind: CutoutKind<Cutout>,
  meanings?: Meanings,
): Reading<readonly Cutout[]> {
  const form = formOf(kind, 'body');
  const { names, most } = kind;
  if (!Array.isArray(value)) {
    return notCutouts(value, kind, form, meanings?.interpret(value, { kind: 'cutouts', names, most }, 'body'));
  }
  const lengths = value.slice(0, most + 1).map((item) => lengthsFromObject(item, names));
  return cutoutsOf(value, value, lengths, kind, form, meanings);
}

function notCutouts(
  received: unknown,
  { param, noun }: CutoutKind<unknown>,
  form: CutoutForm,
  example: string | undefined,
): Reading<never> {
  const message = `${param} must be ${form.list}, not ${quoted(received)}.`;
  return refused({ code: `${param}-not-${noun}s`, param, received, message, example });
}

function cutoutsOf<Cutout>(
  received: unknown,
  given: readonly unknown[],
  lengths: readonly (readonly number[] | undefined)[],
  kind: CutoutKind<Cutout>,
  form: CutoutForm,
  meanings?: Meanings,
): Reading<readonly Cutout[]> {
  if (given.length > kind.most) return tooMany(received, given.length, kind);
  const cutouts: Cutout[] = [];
  const mistakes: Mistake[] = [];
  lengths.forEach((read, i) => {
    const fault = read === undefined ? misread(given[i], kind, form, meanings) : kind.faultOf(read);
    if (given[i] === '') mistakes.push(emptyCutout(received, given, i + 1, kind, form));
    else if (fault !== undefined) mistakes.push(cutoutMistake(received, given[i], i + 1, fault, kind, form, meanings));
    else if (read !== undefined) cutouts.push(kind.cutoutOf(read));
  });
  return mistakes.length > 0 ? { ok: false, mistakes } : accepted(cutouts);
}

function misread(
  given: unknown,
  { noun, names, faultOf }: CutoutKind<unknown>,
  form: CutoutForm,
  meanings?: Meanings,
): CutoutFault {
  const fits = (lengths: readonly number[]) => faultOf(lengths) === undefined;
  const repair = meanings?.interpret(given, { kind: 'cutout', names, fits }, form.where);
  return { code: `${noun}-invalid`, rule: form.rule, repair };
}

function restated(
  meant: readonly number[],
  { names, faultOf }: CutoutKind<unknown>,
  { where }: CutoutForm,
  meanings?: Meanings,
) {
  const fits = (lengths: readonly number[]) => faultOf(lengths) === undefined;
  return meanings?.interpret(meant, { kind: 'cutout', names, fits }, where);
}

function nameOf({ noun, param }: CutoutKind<unknown>, number: number): string {
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${number} of ${param}`;
}

function emptyCutout(
  whole: unknown,
  given: readonly unknown[],
  number: number,
  kind: CutoutKind<unknown>,
  { example }: CutoutForm,
): Mistake {
  const others = given.filter((cutout) => cutout !== '');
  return mistake({
    code: `${kind.noun}-invalid`,
    param: kind.param,
    received: whole,
    message: `${nameOf(kind, number)}, "", is empty; leave out the ; around it, or ${kind.param} altogether, or send for example ${example}.`,
    example: others.length > 0 && typeof whole === 'string' ? others.join(';') : undefined,
  });
}

function cutoutMistake(
  whole: unknown,
  given: unknown,
  number: number,
  fault: CutoutFault,
  kind: CutoutKind<unknown>,
  form: CutoutForm,
  meanings?: Meanings,
): Mistake {
  const { code, rule, meant, repair = meant && restated(meant, kind, form, meanings) } = fault;
  const advice = code === `${kind.noun}-invalid` ? ` ${UNITS_ADVICE}` : '';
  return mistake({
    code,
    param: kind.param,
    message: `${nameOf(kind, number)}, ${quoted(given)}, ${rule}; send for example ${repair ?? form.example}.${advice}`,
    ...itemOrWhole({ item: given, itemExample: repair, whole }),
  });
}

function tooMany(
  received: unknown,
  count: number,
  { param, noun, most, instead }: CutoutKind<unknown>,
): Reading<never> {
  const message = `${param} has ${count} ${noun}s and may have at most ${most}; ${instead}.`;
  return refused({ code: 'cutouts-too-many', param, received, message });
}
