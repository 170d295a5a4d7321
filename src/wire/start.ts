// The layout origin: `x,y` in text, {x, y} in JSON. Centimetres in, millimetres out.

import type { Point } from '../engine/index.ts';
import { COORDINATE_RANGE, isWithinReach, numbersFromObject, numbersFromText } from './corners.ts';
import { accepted, quoted, type Reading, refused } from './mistakes.ts';
import { mmFromCm } from './numbers.ts';

export const START_EXAMPLE = '12.5,0';
export const START_JSON_EXAMPLE = '{"x":12.5,"y":0}';

/** Reads a start such as `12.5,-3`. */
export function startFromText(text: string): Reading<Point> {
  return startOf(numbersFromText(text, 2), text, 'x,y: two numbers in cm with a comma between them', START_EXAMPLE);
}

/** Reads a start such as {x: 12.5, y: -3}. */
export function startFromJson(value: unknown): Reading<Point> {
  const pair = numbersFromObject(value, ['x', 'y']);
  return startOf(pair, value, '{x, y} with two numbers in cm and nothing else', START_JSON_EXAMPLE);
}

function startOf(
  pair: readonly number[] | undefined,
  received: unknown,
  form: string,
  example: string,
): Reading<Point> {
  if (pair?.every(isWithinReach)) return accepted({ x: mmFromCm(pair[0]), y: mmFromCm(pair[1]) });
  const about = { param: 'start', received, example };
  if (pair !== undefined) {
    const message = `start ${quoted(received)} lies too far out: its coordinates are ${COORDINATE_RANGE}; send for example ${example}, since a start some repeats away is the same layout.`;
    return refused({ code: 'start-range', ...about, message });
  }
  const message =
    received === 'best'
      ? `start=best is not available yet; send the start as ${form}, for example ${example}, and compare a few of them.`
      : `start must be ${form}, not ${quoted(received)}; send for example ${example}.`;
  return refused({ code: 'start-invalid', ...about, message });
}
