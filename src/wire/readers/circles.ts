// Circles cut out of the floor: `x,y,d` in text, {x, y, d} in JSON, the centre and the diameter. Centimetres in,
// millimetres out.

import { type Circle, LIMITS } from '../../engine/index.ts';
import type { Meanings } from '../repair/index.ts';
import { isWithinReach } from '../values/corners.ts';
import type { Reading } from '../values/mistakes.ts';
import { mmFromCm } from '../values/numbers.ts';
import {
  type CutoutFault,
  type CutoutKind,
  cutoutsFromJson,
  cutoutsFromText,
  jsonExampleOf,
  OUT_OF_REACH,
  textExampleOf,
} from './cutout-list.ts';

const CIRCLES: CutoutKind<Circle> = {
  param: 'circles',
  noun: 'circle',
  names: ['x', 'y', 'd'],
  count: 'three',
  most: LIMITS.circles,
  instead: 'leave some out, or send rings in holes',
  example: [90, 120, 40],
  cutoutOf: circleOf,
  faultOf,
};

export const CIRCLES_EXAMPLE = textExampleOf(CIRCLES);
export const CIRCLES_JSON_EXAMPLE = `[${jsonExampleOf(CIRCLES)}]`;

/** Reads circles separated by `;`, each `x,y,d` with the centre and the diameter: `90,120,40;10,10,5`. */
export function circlesFromText(text: string, meanings?: Meanings): Reading<readonly Circle[]> {
  return cutoutsFromText(text, CIRCLES, meanings);
}

/** Reads circles from a JSON array of {x, y, d}; the array may be empty. */
export function circlesFromJson(value: unknown, meanings?: Meanings): Reading<readonly Circle[]> {
  return cutoutsFromJson(value, CIRCLES, meanings);
}

function circleOf(three: readonly number[]): Circle {
  const [x, y, diameter] = three.map(mmFromCm);
  return { x, y, diameter };
}

const LEAST_CM = LIMITS.circleDiameter / 10;

function faultOf([x, y, d]: readonly number[]): CutoutFault | undefined {
  if (d < LEAST_CM) return { code: 'cutout-size', rule: `must have a diameter of ${LEAST_CM} cm or more` };
  const r = d / 2;
  return [x - r, x + r, y - r, y + r].every(isWithinReach) ? undefined : OUT_OF_REACH;
}
