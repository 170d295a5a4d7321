// The layout origin: `x,y` in text, {x, y} in JSON, or a word such as `best` or `wall:2` in both. Centimetres in,
// millimetres out.

import { onGrid, type Point } from '../../engine/index.ts';
import type { StartWish } from '../../engine/starts.ts';
import type { Meanings } from '../repair/index.ts';
import { COORDINATE_RANGE, isWithinReach, lengthsFromObject, lengthsFromText } from '../values/corners.ts';
import { UNITS_ADVICE } from '../values/lengths.ts';
import { accepted, quoted, type Reading, refused } from '../values/mistakes.ts';
import { mmFromCm } from '../values/numbers.ts';
import type { Where } from '../values/raw-fields.ts';

/** Words that request a start instead of giving one, besides those with a number. */
export const START_WORDS = ['best', 'thrift', 'center'] as const;
/** A word, or the number of a wall or a door, from 1. */
export type StartWord = (typeof START_WORDS)[number] | `wall:${number}` | `door:${number}`;

const NUMBERED = /^(wall|door):[1-9][0-9]{0,2}$/;

/** Whether a start is one of the words. */
export function isStartWord(value: unknown): value is StartWord {
  return START_WORDS.some((word) => word === value) || (typeof value === 'string' && NUMBERED.test(value));
}

/** What the engine searches a start by: its walls and doors are counted from 0. */
export function wishOf(word: StartWord): StartWish {
  const [what, number] = word.split(':');
  if (number === undefined) return word as (typeof START_WORDS)[number];
  return what === 'wall' ? { wall: Number(number) - 1 } : { door: Number(number) - 1 };
}

/** The word for a start that is searched by a wish. */
export function wordOf(wish: StartWish): StartWord {
  if (typeof wish === 'string') return wish;
  return 'wall' in wish ? `wall:${wish.wall + 1}` : `door:${wish.door + 1}`;
}

export const START_EXAMPLE = '12.5,0';
export const START_JSON_EXAMPLE = '{"x":12.5,"y":0}';

/** How a start is written, for messages. */
interface StartForm {
  readonly where: Where;
  readonly rule: string;
  readonly example: string;
}

const TEXT: StartForm = {
  where: 'query',
  rule: 'x,y: two numbers in cm with a comma between them',
  example: START_EXAMPLE,
};

const JSON_FORM: StartForm = {
  where: 'body',
  rule: '{x, y} with two numbers in cm and nothing else',
  example: START_JSON_EXAMPLE,
};

/** Reads a start such as `12.5,-3`, or a word such as `best`. */
export function startFromText(text: string, meanings?: Meanings): Reading<Point | StartWord> {
  return startOf(lengthsFromText(text, 2), text, TEXT, meanings);
}

/** Reads a start such as {x: 12.5, y: -3}, or a word such as "best". */
export function startFromJson(value: unknown, meanings?: Meanings): Reading<Point | StartWord> {
  return startOf(lengthsFromObject(value, ['x', 'y']), value, JSON_FORM, meanings);
}

function startOf(
  pair: readonly number[] | undefined,
  received: unknown,
  form: StartForm,
  meanings?: Meanings,
): Reading<Point | StartWord> {
  if (isStartWord(received)) return accepted(received);
  if (pair?.every(isWithinReach)) return accepted({ x: onGrid(mmFromCm(pair[0])), y: onGrid(mmFromCm(pair[1])) });
  const about = { param: 'start', received };
  if (pair !== undefined) {
    const message = `start ${quoted(received)} lies too far out: its coordinates are ${COORDINATE_RANGE}; send for example ${form.example}, since a start some repeats away is the same layout.`;
    return refused({ code: 'start-range', ...about, message });
  }
  const example = meanings?.interpret(received, { kind: 'start', words: START_WORDS }, form.where);
  const hint =
    example === undefined ? `; send for example ${form.example}. ${UNITS_ADVICE}` : `. Did you mean ${example}?`;
  const message = `start must be ${form.rule}, or ${START_WORDS.join(', ')}, wall:2 or door:1 (counted from 1), exactly as written here, not ${quoted(received)}${hint}`;
  return refused({ code: 'start-invalid', ...about, message, example });
}
