// Rings of corners: the outer wall in `polygon` and the rings of `holes`, from text and JSON. Centimetres in,
// millimetres out.

import { LIMITS, micrometresOf, type Point, type Ring } from '../../engine/index.ts';
import { COORDINATE_RANGE, isWithinReach, lengthsFromJson, lengthsFromText } from './corners.ts';
import { lengthFromText, UNITS_ADVICE } from './lengths.ts';
import { accepted, itemOrWhole, type Mistake, mistake, quoted, type Reading, refused } from './mistakes.ts';
import { mmFromCm } from './numbers.ts';

export const POLYGON_EXAMPLE = '0,0 400,0 400,300 0,300';
export const POLYGON_JSON_EXAMPLE = '[[0,0],[400,0],[400,300],[0,300]]';
export const HOLES_EXAMPLE = '100,100 150,100 150,150 100,150';
const HOLE_JSON_EXAMPLE = '[[100,100],[150,100],[150,150],[100,150]]';
export const HOLES_JSON_EXAMPLE = `[${HOLE_JSON_EXAMPLE}]`;

/** How corners are written, for messages. */
interface CornerForm {
  /** The format of a corner. */
  readonly rule: string;
  /** Writes a corner from the texts of its two lengths. */
  corner(lengths: readonly string[]): string;
  /** Writes a ring from the corners that were sent. */
  ring(corners: readonly unknown[]): string;
}

const UNIT_AT_END = /[a-z]$/;

const TEXT: CornerForm = {
  rule: 'x,y: two numbers in cm with one comma between them',
  corner: (lengths) => lengths.join(','),
  ring: (corners) => corners.join(' '),
};

const JSON_FORM: CornerForm = {
  rule: '[x, y] with two numbers in cm',
  corner: (lengths) => JSON.stringify(lengths.map((length) => (UNIT_AT_END.test(length) ? length : Number(length)))),
  ring: (corners) => JSON.stringify(corners),
};

/** The ring that is read and its form, for messages. */
interface RingPlace {
  readonly param: 'polygon' | 'holes';
  /** `polygon`, or `ring 2 of holes`. */
  readonly called: string;
  readonly form: CornerForm;
  /** An example of this ring. */
  readonly example: string;
  /** The whole field as sent, and an example of it if that differs from a ring. */
  readonly whole: unknown;
  readonly wholeExample?: string;
}

const POLYGON = { param: 'polygon', called: 'polygon' } as const;

/** Reads an outer wall such as `0,0 400,0 400,300 0,300`; the first corner may be repeated at the end. */
export function polygonFromText(text: string): Reading<Ring> {
  return ringFromText(text, { ...POLYGON, form: TEXT, example: POLYGON_EXAMPLE, whole: text });
}

/** Reads an outer wall from a JSON array of [x, y]. */
export function polygonFromJson(value: unknown): Reading<Ring> {
  const examples = { example: POLYGON_JSON_EXAMPLE, wholeExample: POLYGON_JSON_EXAMPLE };
  return ringFromJson(value, { ...POLYGON, form: JSON_FORM, whole: value, ...examples });
}

/** Reads rings separated by `;`, each like a polygon: `10,10 20,10 20,20;50,50 60,50 60,60`. */
export function holesFromText(text: string): Reading<readonly Ring[]> {
  const rings = text.split(';');
  if (rings.length > LIMITS.holes) return tooManyRings(text, rings.length, HOLES_EXAMPLE);
  const about = { param: 'holes', form: TEXT, example: HOLES_EXAMPLE, whole: text } as const;
  return allRings(rings.map((ring, i) => ringFromText(ring, { ...about, called: ringOfHoles(i) })));
}

/** Reads rings from a JSON array of arrays of [x, y]; the array may be empty. */
export function holesFromJson(value: unknown): Reading<readonly Ring[]> {
  if (!Array.isArray(value)) {
    const message = `holes must be an array of rings, each an array of [x, y] in cm, not ${quoted(value)}; send for example ${HOLES_JSON_EXAMPLE}.`;
    return refused({ code: 'holes-not-rings', param: 'holes', received: value, message, example: HOLES_JSON_EXAMPLE });
  }
  if (value.length > LIMITS.holes) return tooManyRings(value, value.length, HOLES_JSON_EXAMPLE);
  const examples = { example: HOLE_JSON_EXAMPLE, wholeExample: HOLES_JSON_EXAMPLE };
  const about = { param: 'holes', form: JSON_FORM, whole: value, ...examples } as const;
  return allRings(value.map((ring, i) => ringFromJson(ring, { ...about, called: ringOfHoles(i) })));
}

function ringOfHoles(index: number): string {
  return `ring ${index + 1} of holes`;
}

function allRings(readings: readonly Reading<Ring>[]): Reading<readonly Ring[]> {
  const mistakes = readings.flatMap((reading) => (reading.ok ? [] : reading.mistakes));
  if (mistakes.length > 0) return { ok: false, mistakes };
  return accepted(readings.flatMap((reading) => (reading.ok ? [reading.value] : [])));
}

function ringFromText(text: string, place: RingPlace): Reading<Ring> {
  const tokens = text.split(/\s+/).filter((token) => token !== '');
  if (tokens.length === 0) return emptyRing(place);
  const ring = tokens.join(' ');
  // The first corner may be repeated, so one more than the limit is allowed here.
  if (tokens.length > LIMITS.ringCorners.max + 1) return tooManyCorners(ring, tokens.length, place);
  const pairs = tokens.map((token) => lengthsFromText(token, 2));
  const misread = pairs.filter((pair) => pair === undefined).length;
  if (misread > tokens.length / 2) {
    const repair = pairedUp(text);
    if (repair !== undefined) return notPairs(ring, repair, place);
  }
  return ringOf(ring, tokens, pairs, place);
}

function ringFromJson(value: unknown, place: RingPlace): Reading<Ring> {
  if (!Array.isArray(value)) {
    const message = `${sentenceStart(place.called)} must be an array of corners [x, y] in cm, not ${quoted(value)}; send for example [[0,0],[400,0],[400,300]].`;
    return refused({
      code: 'ring-not-corners',
      param: place.param,
      message,
      ...ringOrWhole(value, place.example, place),
    });
  }
  if (value.length > LIMITS.ringCorners.max + 1) return tooManyCorners(value, value.length, place);
  const pairs = value.map((corner) => lengthsFromJson(corner, 2));
  return ringOf(value, value, pairs, place);
}

/** Checks the corners, then the ring. Text and JSON share it so that they cannot differ. `sent` is the ring. */
function ringOf(
  sent: unknown,
  given: readonly unknown[],
  pairs: readonly (readonly number[] | undefined)[],
  place: RingPlace,
): Reading<Ring> {
  const corners: Point[] = [];
  const mistakes: Mistake[] = [];
  pairs.forEach((pair, i) => {
    if (pair?.every(isWithinReach)) corners.push({ x: mmFromCm(pair[0]), y: mmFromCm(pair[1]) });
    else mistakes.push(cornerMistake(given[i], i + 1, pair !== undefined, place));
  });
  if (mistakes.length > 0) return { ok: false, mistakes };
  const ring = corners.length > 1 && isSame(corners[0], corners[corners.length - 1]) ? corners.slice(0, -1) : corners;
  const { min, max } = LIMITS.ringCorners;
  if (ring.length > max) return tooManyCorners(sent, ring.length, place);
  if (ring.length < min) return tooFewCorners(sent, ring.length, place);
  const still = ring.findIndex((corner, i) => isSameOnGrid(corner, ring[(i + 1) % ring.length]));
  return still < 0 ? accepted(ring) : wallWithoutLength(sent, given, ring, still, place);
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

/** Whether the engine, which rounds to whole micrometres, treats two corners as one. */
function isSameOnGrid(a: Point, b: Point): boolean {
  return micrometresOf(a.x) === micrometresOf(b.x) && micrometresOf(a.y) === micrometresOf(b.y);
}

/** Rewrites an even count of numbers between brackets, commas and spaces as `x,y` pairs. */
function pairedUp(text: string): string | undefined {
  if (!/^[-0-9.,;|()[\]{}\s]+$/.test(text)) return undefined;
  const numbers = text.match(/-?[0-9]+(?:\.[0-9]+)?/g) ?? [];
  if (numbers.length % 2 !== 0 || numbers.length < 6) return undefined;
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [`${x},${numbers[i + 1]}`] : [])).join(' ');
}

function sentenceStart(words: string): string {
  return words.startsWith('ring') ? `R${words.slice(1)}` : words;
}

/** The received value and the example of a mistake about a ring. */
function ringOrWhole(ring: unknown, example: string, { whole, wholeExample = example }: RingPlace) {
  return itemOrWhole({ item: ring, itemExample: example, whole, wholeExample });
}

function notPairs(text: string, repair: string, place: RingPlace): Reading<Ring> {
  const shown = repair.length > 120 ? 'its corners like 0,0 400,0 400,300' : repair;
  const message = `${sentenceStart(place.called)} is not written as x,y pairs with one comma inside each pair and spaces between them: ${quoted(text)}. Send ${shown}.`;
  return refused({ code: 'ring-not-corners', param: place.param, message, ...ringOrWhole(text, repair, place) });
}

function cornerMistake(corner: unknown, number: number, outOfReach: boolean, place: RingPlace): Mistake {
  const { form, whole, wholeExample = place.example } = place;
  const example = form.corner(lengthsMeantBy(corner) ?? ['400', '300']);
  const rule = outOfReach
    ? `lies too far out; coordinates are ${COORDINATE_RANGE}, so move the room nearer to 0,0`
    : `is not ${form.rule}, such as ${example}`;
  const advice = outOfReach ? '' : ` ${UNITS_ADVICE}`;
  return mistake({
    code: outOfReach ? 'coordinate-range' : 'corner-invalid',
    param: place.param,
    message: `Corner ${number} of ${place.called}, ${quoted(corner)}, ${rule}.${advice}`,
    ...itemOrWhole({ item: corner, itemExample: example, whole, wholeExample }),
  });
}

/** The two lengths of a corner, ignoring separators and quotes around them; undefined if there are other letters. */
function lengthsMeantBy(corner: unknown): readonly string[] | undefined {
  const parts = Array.isArray(corner) ? corner.slice(0, 3) : [corner];
  const text = parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
  if (text.length > 60) return undefined;
  const lengths = text.match(/-?[0-9][0-9.]*(?: ?(?:mm|cm|m|in|ft)\b)?|[a-z]+/gi) ?? [];
  const plain = lengths.map((length) => length.replace(' ', '').toLowerCase());
  const isMeant =
    plain.length === 2 && plain.every((length) => isWithinReach(lengthFromText(length, 'cm') ?? Infinity));
  return isMeant ? plain : undefined;
}

function emptyRing(place: RingPlace): Reading<Ring> {
  const instead = place.param === 'holes' ? 'leave out the ; around it, or holes altogether, or send' : 'send';
  const message = `${sentenceStart(place.called)} is empty; ${instead} corners such as ${place.example}.`;
  return refused({ code: 'ring-empty', param: place.param, received: '', message, example: place.example });
}

function tooFewCorners(sent: unknown, count: number, place: RingPlace): Reading<Ring> {
  const message = `${sentenceStart(place.called)} has ${count} different ${count === 1 ? 'corner' : 'corners'} and needs at least ${LIMITS.ringCorners.min}; send for example ${place.example}.`;
  return refused({ code: 'ring-too-small', param: place.param, message, ...ringOrWhole(sent, place.example, place) });
}

function tooManyCorners(sent: unknown, count: number, place: RingPlace): Reading<Ring> {
  const message = `${sentenceStart(place.called)} has ${count} corners and may have at most ${LIMITS.ringCorners.max}; leave out corners in the middle of straight walls.`;
  return refused({
    code: 'ring-too-many-corners',
    param: place.param,
    message,
    ...ringOrWhole(sent, place.example, place),
  });
}

function tooManyRings(received: unknown, count: number, example: string): Reading<readonly Ring[]> {
  const message = `holes has ${count} rings and may have at most ${LIMITS.holes}; join holes that touch, or send rectangles in subtract.`;
  return refused({ code: 'cutouts-too-many', param: 'holes', received, message, example });
}

function wallWithoutLength(
  sent: unknown,
  given: readonly unknown[],
  ring: Ring,
  index: number,
  place: RingPlace,
): Reading<Ring> {
  const next = ((index + 1) % ring.length) + 1;
  const message = `Wall ${index + 1} of ${place.called} has no length: corners ${index + 1} and ${next} are both ${quoted(given[index])}; leave one of them out.`;
  const others = given.filter((_, i) => i >= ring.length || !isSameOnGrid(ring[i], ring[(i + 1) % ring.length]));
  const example = others.length < LIMITS.ringCorners.min ? place.example : place.form.ring(others);
  return refused({ code: 'wall-no-length', param: place.param, message, ...ringOrWhole(sent, example, place) });
}
