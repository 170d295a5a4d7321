// Rectangles: cut out of the floor, or doorways between rooms. `x,y,w,h` in text, {x, y, w, h}
// in JSON. Centimetres in, millimetres out.

import { LIMITS, micrometresOf, type Rectangle } from '../../engine/index.ts';
import type { Meanings } from '../repair/index.ts';
import { isWithinReach } from '../values/corners.ts';
import type { Reading } from '../values/mistakes.ts';
import { mmFromCm, withoutNoise } from '../values/numbers.ts';
import {
  type CutoutFault,
  type CutoutKind,
  cutoutsFromJson,
  cutoutsFromText,
  jsonExampleOf,
  OUT_OF_REACH,
  textExampleOf,
} from './cutout-list.ts';

/** Rectangles as a kind of cutout, which others are like. */
export const RECTANGLES: CutoutKind<Rectangle> = {
  param: 'subtract',
  noun: 'rectangle',
  names: ['x', 'y', 'w', 'h'],
  count: 'four',
  most: LIMITS.rectangles,
  instead: 'join those that touch, or send rings in holes',
  example: [140, 0, 40, 60],
  cutoutOf: rectangleOf,
  faultOf,
};

const DOORWAYS: CutoutKind<Rectangle> = {
  ...RECTANGLES,
  param: 'doorways',
  noun: 'doorway',
  most: LIMITS.doorways,
  instead: 'join those that touch',
  example: [80, 150, 90, 10],
};

export const SUBTRACT_EXAMPLE = textExampleOf(RECTANGLES);
export const SUBTRACT_JSON_EXAMPLE = `[${jsonExampleOf(RECTANGLES)}]`;

/** Reads rectangles separated by `;`, each `x,y,w,h` with the top-left corner and the size: `140,0,40,60;10,10,20,20`. */
export function rectanglesFromText(text: string, meanings?: Meanings): Reading<readonly Rectangle[]> {
  return cutoutsFromText(text, RECTANGLES, meanings);
}

/** Reads rectangles from a JSON array of {x, y, w, h}; the array may be empty. */
export function rectanglesFromJson(value: unknown, meanings?: Meanings): Reading<readonly Rectangle[]> {
  return cutoutsFromJson(value, RECTANGLES, meanings);
}

/** Reads doorways between rooms from a JSON array of {x, y, w, h}; the array may be empty. */
export function doorwaysFromJson(value: unknown): Reading<readonly Rectangle[]> {
  return cutoutsFromJson(value, DOORWAYS);
}

function rectangleOf(four: readonly number[]): Rectangle {
  const [x, y, width, height] = four.map(mmFromCm);
  return { x, y, width, height };
}

/** Whether a rectangle has a size after the engine rounds its corners to whole micrometres. */
function hasSizeOnGrid({ x, y, width, height }: Rectangle): boolean {
  return micrometresOf(x + width) > micrometresOf(x) && micrometresOf(y + height) > micrometresOf(y);
}

/** A rectangle of negative size lies on the other side of its corner. */
function drawnBack([x, y, w, h]: readonly number[]): Pick<CutoutFault, 'meant'> {
  if (w === 0 || h === 0) return {};
  return { meant: [Math.min(x, withoutNoise(x + w)), Math.min(y, withoutNoise(y + h)), Math.abs(w), Math.abs(h)] };
}

function faultOf(four: readonly number[]): CutoutFault | undefined {
  const [x, y, w, h] = four;
  if (w <= 0 || h <= 0)
    return { code: 'cutout-size', rule: 'must have a width and a height above 0 cm', ...drawnBack(four) };
  if (![x, y, x + w, y + h].every(isWithinReach)) return OUT_OF_REACH;
  if (hasSizeOnGrid(rectangleOf(four))) return undefined;
  return { code: 'cutout-size', rule: 'must have a width and a height of 0.0001 cm or more' };
}
