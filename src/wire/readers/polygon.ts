// Rings of corners: the outer wall in `polygon` and the rings of `holes`, from text and JSON. Centimetres in,
// millimetres out.

import { LIMITS, micrometresOf, type Point, type Ring } from '../../engine/index.ts';
import type { Meanings } from '../repair/index.ts';
import { COORDINATE_RANGE, isJsonObject, isWithinReach, lengthsFromJson, lengthsFromText } from '../values/corners.ts';
import { UNITS_ADVICE } from '../values/lengths.ts';
import { accepted, itemOrWhole, type Mistake, mistake, quoted, type Reading, refused } from '../values/mistakes.ts';
import { mmFromCm } from '../values/numbers.ts';
import { wallFromToken } from '../values/walks/wall-token.ts';
import {
  type CornerForm,
  HOLE_JSON_EXAMPLE,
  HOLES_EXAMPLE,
  JSON_FORM,
  POLYGON_EXAMPLE,
  POLYGON_JSON_EXAMPLE,
  TEXT,
} from './corner-forms.ts';

/** The ring that is read and its form, for messages. */
interface RingPlace {
  readonly param: 'polygon' | 'holes';
  /** `polygon`, or `ring 2 of holes`. */
  readonly called: string;
  readonly form: CornerForm;
  /** An example of a ring, for messages. */
  readonly example: string;
  /** The whole field as sent. */
  readonly whole: unknown;
  readonly meanings: Meanings | undefined;
}

const POLYGON = { param: 'polygon', called: 'polygon' } as const;

/** Reads an outer wall such as `0,0 400,0 400,300 0,300`; the first corner may be repeated at the end. */
export function polygonFromText(text: string, meanings?: Meanings): Reading<Ring> {
  return ringFromText(text, { ...POLYGON, form: TEXT, example: POLYGON_EXAMPLE, whole: text, meanings });
}

/** Reads an outer wall from a JSON array of [x, y]. */
export function polygonFromJson(value: unknown, meanings?: Meanings): Reading<Ring> {
  return ringFromJson(value, { ...POLYGON, form: JSON_FORM, example: POLYGON_JSON_EXAMPLE, whole: value, meanings });
}

/** Reads rings separated by `;`, each like a polygon: `10,10 20,10 20,20;50,50 60,50 60,60`. */
export function holesFromText(text: string, meanings?: Meanings): Reading<readonly Ring[]> {
  const rings = text.split(';');
  if (rings.length > LIMITS.holes) return tooManyRings(text, rings.length);
  if (text.trimStart().startsWith('[')) return notRings(text, TEXT, meanings);
  const about = { param: 'holes', form: TEXT, example: HOLES_EXAMPLE, whole: text, meanings } as const;
  return allRings(rings.map((ring, i) => ringFromText(ring, { ...about, called: ringOfHoles(i) })));
}

/** Reads rings from a JSON array of arrays of [x, y]; the array may be empty. */
export function holesFromJson(value: unknown, meanings?: Meanings): Reading<readonly Ring[]> {
  if (!Array.isArray(value)) return notRings(value, JSON_FORM, meanings);
  const isSingle =
    value.length >= LIMITS.ringCorners.min && meanings?.interpret(value, { kind: 'ring' }, 'body') !== undefined;
  if (isSingle) return notRings(value, JSON_FORM, meanings, [value]);
  if (value.length > LIMITS.holes) return tooManyRings(value, value.length);
  const isOtherForm = value.some((ring) => !Array.isArray(ring) || ring.some(isJsonObject));
  if (isOtherForm && meanings?.interpret(value, { kind: 'rings' }, 'body') !== undefined)
    return notRings(value, JSON_FORM, meanings);
  const about = { param: 'holes', form: JSON_FORM, example: HOLE_JSON_EXAMPLE, whole: value, meanings } as const;
  return allRings(value.map((ring, i) => ringFromJson(ring, { ...about, called: ringOfHoles(i) })));
}

function notRings(
  received: unknown,
  form: CornerForm,
  meanings?: Meanings,
  rings = received,
): Reading<readonly Ring[]> {
  const message = `holes must be ${form.rings}, not ${quoted(received)}.`;
  const example = meanings?.interpret(rings, { kind: 'rings' }, form.where);
  return refused({ code: 'holes-not-rings', param: 'holes', received, message, example });
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
  if (place.param === 'polygon' && tokens.every(wallFromToken)) return wallsInstead(ring);
  const pairs = tokens.map((token) => lengthsFromText(token, 2));
  const meant = isMostlyMisread(pairs) ? place.meanings?.interpret(text, { kind: 'ring' }, 'query') : undefined;
  return meant === undefined ? ringOf(ring, tokens, pairs, place) : notPairs(ring, meant, place);
}

function ringFromJson(value: unknown, place: RingPlace): Reading<Ring> {
  if (!Array.isArray(value)) {
    const message = `${sentenceStart(place.called)} must be an array of corners [x, y] in cm, not ${quoted(value)}; send for example [[0,0],[400,0],[400,300]].`;
    return refuse(
      value,
      'ring-not-corners',
      message,
      place,
      place.meanings?.interpret(value, { kind: 'ring' }, 'body'),
    );
  }
  if (value.length > LIMITS.ringCorners.max + 1) return tooManyCorners(value, value.length, place);
  const pairs = value.map((corner) => lengthsFromJson(corner, 2));
  const meant = isMostlyMisread(pairs) ? place.meanings?.interpret(value, { kind: 'ring' }, 'body') : undefined;
  return meant === undefined ? ringOf(value, value, pairs, place) : notPairs(value, meant, place);
}

/** Whether one mistake about the ring is clearer than one for each corner. */
function isMostlyMisread(pairs: readonly unknown[]): boolean {
  return pairs.filter((pair) => pair === undefined).length > pairs.length / 2;
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

function hasOnlyStraightWalls(ring: Ring): boolean {
  return ring.every(({ x, y }, i) => {
    const next = ring[(i + 1) % ring.length];
    return x === next.x || y === next.y;
  });
}

function sentenceStart(words: string): string {
  return words.startsWith('ring') ? `R${words.slice(1)}` : words;
}

/** Refuses a ring with its repair. A polygon is the whole field. */
function refuse(ring: unknown, code: string, message: string, place: RingPlace, example?: string): Reading<Ring> {
  const { param, whole } = place;
  const about =
    param === 'polygon' ? { received: ring, example } : itemOrWhole({ item: ring, itemExample: example, whole });
  return refused({ code, param, message, ...about });
}

function notPairs(sent: unknown, repair: string, place: RingPlace): Reading<Ring> {
  const shown = repair.length > 120 ? `its corners like ${place.example}` : repair;
  const message = `${sentenceStart(place.called)} is not written as ${place.form.list}: ${quoted(sent)}. Send ${shown}.`;
  return refuse(sent, 'ring-not-corners', message, place, repair);
}

function cornerMistake(corner: unknown, number: number, outOfReach: boolean, place: RingPlace): Mistake {
  const { form, whole, meanings } = place;
  const repair = meanings?.interpret(corner, { kind: 'corner' }, form.where);
  const rule = outOfReach
    ? `lies too far out; coordinates are ${COORDINATE_RANGE}, so move the room nearer to 0,0`
    : `is not ${form.rule}, such as ${repair ?? form.corner}`;
  return mistake({
    code: outOfReach ? 'coordinate-range' : 'corner-invalid',
    param: place.param,
    message: `Corner ${number} of ${place.called}, ${quoted(corner)}, ${rule}.${outOfReach ? '' : ` ${UNITS_ADVICE}`}`,
    ...itemOrWhole({ item: corner, itemExample: repair, whole }),
  });
}

function emptyRing(place: RingPlace): Reading<Ring> {
  const instead = place.param === 'holes' ? 'leave out the ; around it, or holes altogether, or send' : 'send';
  const message = `${sentenceStart(place.called)} is empty; ${instead} corners such as ${place.example}.`;
  const others = String(place.whole)
    .split(';')
    .filter((ring) => ring.trim() !== '');
  const example = others.length > 0 ? others.join(';') : undefined;
  return refused({ code: 'ring-empty', param: place.param, received: place.whole, message, example });
}

function wallsInstead(text: string): Reading<Ring> {
  const message = `polygon has walls instead of corners: ${quoted(text)}. Send walls as outline, corners like ${POLYGON_EXAMPLE} as polygon.`;
  const changes = { polygon: null, outline: text };
  return refused({ code: 'ring-not-corners', param: 'polygon', received: text, message, changes });
}

function tooFewCorners(sent: unknown, count: number, place: RingPlace): Reading<Ring> {
  const message = `${sentenceStart(place.called)} has ${count} different ${count === 1 ? 'corner' : 'corners'} and needs at least ${LIMITS.ringCorners.min}; send for example ${place.example}.`;
  return refuse(sent, 'ring-too-small', message, place);
}

function tooManyCorners(sent: unknown, count: number, place: RingPlace): Reading<Ring> {
  const message = `${sentenceStart(place.called)} has ${count} corners and may have at most ${LIMITS.ringCorners.max}; leave out corners in the middle of straight walls.`;
  return refuse(sent, 'ring-too-many-corners', message, place);
}

function tooManyRings(received: unknown, count: number): Reading<readonly Ring[]> {
  const message = `holes has ${count} rings and may have at most ${LIMITS.holes}; join holes that touch, or send rectangles in subtract.`;
  return refused({ code: 'cutouts-too-many', param: 'holes', received, message });
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
  const isLeft = (_: unknown, i: number) => i >= ring.length || !isSameOnGrid(ring[i], ring[(i + 1) % ring.length]);
  const others = given.filter(isLeft);
  // A corner may be repeated instead of another one. Without it, the room has a slanted wall then.
  const isStraight = hasOnlyStraightWalls(ring.filter(isLeft));
  const repair = others.length < LIMITS.ringCorners.min || !isStraight ? undefined : place.form.ring(others);
  return refuse(sent, 'wall-no-length', message, place, repair);
}
