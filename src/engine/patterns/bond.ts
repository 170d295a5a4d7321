// How far each row of a running bond is offset, and after how many rows the bond repeats.

import type { NumberParameter } from './contract.ts';
import { choice } from './parameters.ts';

const THIRD_PERCENT = 100 / 3;

/** Offset of each row in percent of a tile and its joint: 0 stacks the tiles, 50 is the half bond. */
export const offsetParameter: NumberParameter = {
  kind: 'number',
  unit: 'percent',
  min: 0,
  max: 50,
  default: 50,
  label: 'param.offset',
  settle: (percent) => (isThird(percent) ? 33.33 : percent),
};

/** Whether each row is offset from the one before in the same direction, or there and back. */
export const bondParameter = {
  ...choice('param.bond', 'bond', ['stepped', 'alternate'], 'stepped'),
  isOptional: true,
} as const;

/** Returns the share of a tile by which a row is offset. */
export function shareOfOffset(percent: number): number {
  return isThird(percent) ? 1 / 3 : percent / 100;
}

/** 33 means a third: taken literally, the fourth row of a 600 mm tile would miss the first by 6 mm. */
function isThird(percent: number): boolean {
  return Math.abs(percent - THIRD_PERCENT) < 0.5;
}

/** Returns the number of rows until the bond repeats: the denominator of the share in lowest terms. */
export function rowsUntilRepeat(percent: number): number {
  if (isThird(percent)) return 3;
  let scale = 1;
  // The shortest decimal that reads back as the same number is what the caller wrote; 14 places stay exact integers.
  while (Math.round(percent * scale) / scale !== percent && scale < 1e14) scale *= 10;
  const wholeTile = 100 * scale;
  return wholeTile / greatestCommonDivisor(wholeTile, Math.round(percent * scale));
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
