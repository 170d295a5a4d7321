// The names that the trade has for layouts, and mistyped names of patterns.

import { PATTERN_NAMES, PATTERNS, parametersOf, patternByName, shortNameOf } from '../../engine/index.ts';
import type { Changes, MistakeParts } from '../values/mistakes.ts';
import { parameterIn, type Where } from '../values/raw-fields.ts';
import { nearestName, otherNames } from './closest-match.ts';

/** What an unknown name means, in words and as a repair. */
export interface PatternMeaning extends Pick<MistakeParts, 'example' | 'changes'> {
  readonly words: string;
}

const LONGEST = 60;

/** Other names of layouts in lower-case letters only, each with exactly one meaning. */
const TRADE_NAMES = otherNames({
  squares: 'grid squaregrid straight straightlay',
  bricks:
    'subway subwaytile subwaytiles metro metrotile metrotiles runningbond stretcherbond halfbond brickbond brick brickwork',
  planks: 'laminate laminateflooring vinylplanks floorboards',
  hexagons: 'hex honeycomb',
  diamonds: 'diagonal diagonalsquares',
  'isometric-cubes': 'cubes tumblingblocks',
  chevron: 'hungarianpoint',
  versailles: 'french frenchpattern opusromanum',
  hopscotch: 'pythagorean',
  'octagon-dot': 'octagon octagons octagonanddot',
  checkerboard: 'chequerboard chessboard checkered',
});
/** Rectangles in a straight grid, which are bricks without an offset. */
const STRAIGHT_RECTANGLES = ['stackbond', 'stackedbond', 'stack', 'stacked'];

/** A running bond by a share of a tile, however it is called: `third bond`, `1/3 offset running bond`, `quarter bond`. */
const SHARED =
  /^(?:a|one)?(?:(1\/3|third)|1\/4|quarter)(?:s|rd)?(?:offset|stagger|staggered|running|stretcher|brick|bricks|subway|bond|tile|tiles)*$/;
/** Tiles with curves, which no pattern has. */
const ROUND = ['pennyround', 'pennyrounds', 'penny', 'pennytile', 'pennytiles', 'fishscale', 'fishscales'];

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
  const offset = offsetOfBond(name);
  if (offset !== undefined) {
    return {
      words: `bricks with offset ${offset}`,
      changes: { pattern: 'bricks', [parameterIn(where, 'offset')]: offset },
    };
  }
  if (ROUND.includes(plain) && !hasNumber) return { words: 'hexagons, as no tiles here have curves' };
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

/** The offset of a bond by a third or a quarter, percent. */
function offsetOfBond(name: string): string | undefined {
  if (name.length > LONGEST) return undefined;
  const bond = SHARED.exec(name.toLowerCase().replace(/[^a-z0-9/]|pattern$/g, ''));
  return bond === null ? undefined : bond[1] === undefined ? '25' : '33';
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
  if (name.length > LONGEST) return '';
  const letters = name.toLowerCase().replace(/[^a-z]/g, '');
  return letters.replace(/pattern$/, '');
}
