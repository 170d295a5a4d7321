// The grammars of query texts as regular expressions, for programs that validate before sending. They match exactly the
// texts whose form the readers accept; ranges and geometry are left to the readers. Without lookahead and large nested
// counts, so that other regex engines can compile them.

import { LIMITS } from '../../../engine/index.ts';

const NUMBER = '-?[0-9]+(\\.[0-9]+)?';
const ABOVE_ZERO = '(0*[1-9][0-9]*(\\.[0-9]+)?|0+\\.0*[1-9][0-9]*)';

const WALL = `([ESWNeswn]|[Aa]${NUMBER}:)${ABOVE_ZERO}`;
const CORNER = `${NUMBER},${NUMBER}`;
const RING = `\\s*${CORNER}(\\s+${CORNER}){2,}\\s*`;
const RECTANGLE = `\\s*${NUMBER},${NUMBER},${ABOVE_ZERO},${ABOVE_ZERO}\\s*`;
const { ringCorners, outlineWalls, holes, rectangles } = LIMITS;

/** The pattern of each kind of text, anchored at both ends. */
export const GRAMMARS = {
  walk: `^\\s*${WALL}(\\s+${WALL}){${ringCorners.min - 1},${outlineWalls - 1}}\\s*$`,
  // The first corner may be repeated at the end, so one more than the limit is allowed.
  ring: `^\\s*${CORNER}(\\s+${CORNER}){${ringCorners.min - 1},${ringCorners.max}}\\s*$`,
  rings: `^${RING}(;${RING}){0,${holes - 1}}$`,
  rectangles: `^${RECTANGLE}(;${RECTANGLE}){0,${rectangles - 1}}$`,
  start: `^(${CORNER}|best)$`,
  color: '^#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$',
} as const;
