// The layout origin: `x,y` in text, {x, y} in JSON, or the word `best` or `center` in both. Centimetres in, millimetres
// out.

import { onGrid, type Point } from '../../engine/index.ts';
import { nearestName } from '../read/nearest.ts';
import { COORDINATE_RANGE, isWithinReach, lengthsFromObject, lengthsFromText } from './corners.ts';
import { UNITS_ADVICE } from './lengths.ts';
import { accepted, quoted, type Reading, refused } from './mistakes.ts';
import { mmFromCm } from './numbers.ts';

/** Words that request a start instead of giving one: the best one, or the best that centres the layout in the room. */
export const START_WORDS = ['best', 'center'] as const;
export type StartWord = (typeof START_WORDS)[number];

/** Whether a start is one of the words. */
export function isStartWord(value: unknown): value is StartWord {
  return START_WORDS.some((word) => word === value);
}

export const START_EXAMPLE = '12.5,0';
export const START_JSON_EXAMPLE = '{"x":12.5,"y":0}';

/** Reads a start such as `12.5,-3`, or a word such as `best`. */
export function startFromText(text: string): Reading<Point | StartWord> {
  return startOf(lengthsFromText(text, 2), text, 'x,y: two numbers in cm with a comma between them', START_EXAMPLE);
}

/** Reads a start such as {x: 12.5, y: -3}, or a word such as "best". */
export function startFromJson(value: unknown): Reading<Point | StartWord> {
  const pair = lengthsFromObject(value, ['x', 'y']);
  return startOf(pair, value, '{x, y} with two numbers in cm and nothing else', START_JSON_EXAMPLE);
}

function startOf(
  pair: readonly number[] | undefined,
  received: unknown,
  form: string,
  example: string,
): Reading<Point | StartWord> {
  if (isStartWord(received)) return accepted(received);
  if (pair?.every(isWithinReach)) return accepted({ x: onGrid(mmFromCm(pair[0])), y: onGrid(mmFromCm(pair[1])) });
  const about = { param: 'start', received, example };
  if (pair !== undefined) {
    const message = `start ${quoted(received)} lies too far out: its coordinates are ${COORDINATE_RANGE}; send for example ${example}, since a start some repeats away is the same layout.`;
    return refused({ code: 'start-range', ...about, message });
  }
  const meant = typeof received === 'string' ? nearestName(received, START_WORDS) : undefined;
  const hint = meant ? `. Did you mean ${meant}?` : `; send for example ${example}. ${UNITS_ADVICE}`;
  const message = `start must be ${form}, or ${START_WORDS.join(' or ')}, exactly as written here, not ${quoted(received)}${hint}`;
  return refused({ code: 'start-invalid', ...about, message, example: meant ?? example });
}
