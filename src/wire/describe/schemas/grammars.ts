// The grammars of the query's texts as regular expressions, for programs that check before they send. They say neither
// less nor more than the readers about the form of a text; ranges and geometry stay with the readers. No lookahead and
// no large nested counts, so that engines other than JavaScript's can compile them.

import { LIMITS } from '../../../engine/index.ts';

const NUMBER = '-?[0-9]+(\\.[0-9]+)?';
const ABOVE_ZERO = '(0*[1-9][0-9]*(\\.[0-9]+)?|0+\\.0*[1-9][0-9]*)';

const WALL = `([ESWNeswn]|[Aa]${NUMBER}:)${ABOVE_ZERO}`;
const CORNER = `${NUMBER},${NUMBER}`;
const RING = `\\s*${CORNER}(\\s+${CORNER}){2,}\\s*`;
const RECTANGLE = `\\s*${NUMBER},${NUMBER},${ABOVE_ZERO},${ABOVE_ZERO}\\s*`;
const { ringCorners, outlineWalls, holes, rectangles } = LIMITS;

/** The form of each kind of text, from its first character to its last. */
export const GRAMMARS = {
  walk: `^\\s*${WALL}(\\s+${WALL}){${ringCorners.min - 1},${outlineWalls - 1}}\\s*$`,
  // The first corner may be repeated at the end, so one more than the limit is still read.
  ring: `^\\s*${CORNER}(\\s+${CORNER}){${ringCorners.min - 1},${ringCorners.max}}\\s*$`,
  rings: `^${RING}(;${RING}){0,${holes - 1}}$`,
  rectangles: `^${RECTANGLE}(;${RECTANGLE}){0,${rectangles - 1}}$`,
  start: `^(${CORNER}|best)$`,
  color: '^#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$',
} as const;
