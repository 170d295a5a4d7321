// The names that the trade has for layouts, and mistyped names of patterns.

import { PATTERN_NAMES, PATTERNS, parametersOf, patternByName, shortNameOf } from '../../engine/index.ts';
import type { Changes, MistakeParts } from '../values/mistakes.ts';
import type { Where } from '../values/raw-fields.ts';
import { nearestName, otherNames } from './closest-match.ts';
import { parameterIn } from './sent-request.ts';

/** What an unknown name means, in words and as a repair. */
export interface PatternMeaning extends Pick<MistakeParts, 'example' | 'changes'> {
  readonly words: string;
}

/** Other names of layouts in lower-case letters only, each with exactly one meaning. */
const TRADE_NAMES = otherNames({
  bricks: 'subway subwaytile subwaytiles metro metrotile metrotiles runningbond stretcherbond halfbond brickbond brick',
  hexagons: 'hex honeycomb',
  diamonds: 'diagonal diagonalsquares',
  'isometric-cubes': 'cubes tumblingblocks',
  chevron: 'hungarianpoint',
  versailles: 'frenchpattern opusromanum',
  hopscotch: 'pythagorean',
  'octagon-dot': 'octagon octagons octagonanddot',
  checkerboard: 'chequerboard chessboard checkered',
});
/** Rectangles in a straight grid, which are bricks without an offset. */
const STRAIGHT_RECTANGLES = ['stackbond', 'stackedbond', 'stack', 'stacked'];

/** Values of parameters that names of the trade exclude. */
const EXCLUDED: readonly { names: readonly string[]; parameter: string; excludes: (value: string) => boolean }[] = [
  { names: ['diagonal', 'diagonalsquares'], parameter: 'rotation', excludes: (value) => value !== '0' },
  { names: ['halfbond'], parameter: 'offset', excludes: (value) => value !== '50' },
  {
    names: ['runningbond', 'stretcherbond', 'brickbond'],
    parameter: 'offset',
    excludes: (value) => value === '0',
  },
  { names: STRAIGHT_RECTANGLES, parameter: 'offset', excludes: (value) => value !== '0' },
  { names: STRAIGHT_RECTANGLES, parameter: 'bond', excludes: () => true },
];

/** What an unknown name of a pattern means. */
export function interpretPattern(name: string, where: Where): PatternMeaning | undefined {
  const plain = plainly(name);
  const hasNumber = /\p{N}/u.test(name);
  if (STRAIGHT_RECTANGLES.includes(plain) && !hasNumber) {
    return { words: 'bricks with offset 0', changes: straightRectangles(where) };
  }
  const meant = TRADE_NAMES.get(plain) ?? nearestPattern(name);
  if (!hasNumber) return meant === undefined ? undefined : { words: meant, example: meant };
  // Whether 33 is an offset, an angle or a size, the name does not say.
  const pattern = patternByName(meant ?? plain);
  const own = pattern && Object.keys(parametersOf(pattern)).join(', ');
  return pattern && { words: `${shortNameOf(pattern)}, with its numbers in ${own}` };
}

function nearestPattern(name: string): string | undefined {
  return nearestName(name, PATTERNS.map(shortNameOf)) ?? nearestName(name, PATTERN_NAMES);
}

/** Whether a name of the trade excludes the value of a parameter that was sent. */
export function contradicts(name: string, sentValueOf: (parameter: string) => string | undefined): boolean {
  const plain = plainly(name);
  return EXCLUDED.some(({ names, parameter, excludes }) => {
    const value = names.includes(plain) ? sentValueOf(parameter) : undefined;
    return value !== undefined && excludes(value);
  });
}

/** The fields of a straight grid of rectangles. */
export function straightRectangles(where: Where): Changes {
  return { pattern: 'bricks', [parameterIn(where, 'offset')]: '0' };
}

/** `Running Bond` and `running-bond-pattern` are `runningbond`. */
function plainly(name: string): string {
  if (name.length > 60) return '';
  const letters = name.toLowerCase().replace(/[^a-z]/g, '');
  return letters.replace(/pattern$/, '');
}
