// The grammars of query texts as regular expressions, for programs that validate before sending. They match exactly the
// texts whose form the readers accept; ranges and geometry are left to the readers. Without lookahead and large nested
// counts, so that other regex engines can compile them.

import { LIMITS, OPENINGS, SWINGS } from '../../engine/index.ts';

const NUMBER = '-?[0-9]+(\\.[0-9]+)?';
const ABOVE_ZERO = '(0*[1-9][0-9]*(\\.[0-9]+)?|0+\\.0*[1-9][0-9]*)';

const UNIT = '(mm|cm|m|in|ft)';
const INCHES = '[0-9]+(\\.[0-9]+)?in';
/** A length, with or without its unit. */
const LENGTH = `(${NUMBER}${UNIT}?|([0-9]+|-0*[1-9][0-9]*)ft${INCHES})`;
/** A length above 0, with or without its unit. */
const SIZE = `(${ABOVE_ZERO}${UNIT}?|0*[1-9][0-9]*ft${INCHES}|0+ft${ABOVE_ZERO}in)`;

const WALL = `([ESWNeswn]|[Aa]${NUMBER}:)${SIZE}`;
const CORNER = `${LENGTH},${LENGTH}`;
const RING = `\\s*${CORNER}(\\s+${CORNER}){2,}\\s*`;
const RECTANGLE = `\\s*${LENGTH},${LENGTH},${SIZE},${SIZE}\\s*`;
const OPENING = `\\s*${LENGTH},${LENGTH},${SIZE},${SIZE}(,\\s*(${OPENINGS.join('|')}))?\\s*`;
const CIRCLE = `\\s*${LENGTH},${LENGTH},${SIZE}\\s*`;
const DOOR = `\\s*0*[1-9][0-9]{0,5},${LENGTH},${SIZE}(,(${SWINGS.join('|')}))?\\s*`;
const COLOR = '#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})';
const KIND_COLOR = `[^,:]*:\\s*${COLOR}\\s*`;
const KIND_STOCK = '[^,:]*:\\s*[0-9]+\\s*';
const KIND_COUNT = `[^,:]*:\\s*${NUMBER}\\s*`;
const KIND_FIELD = `[^,:]*:\\s*[A-Za-z0-9]*\\s*:\\s*${NUMBER}\\s*`;
const { ringCorners, outlineWalls, holes, rectangles, circles, doors, openings } = LIMITS;

/** The pattern of each kind of text, anchored at both ends. */
const START_WORD = '(best|thrift|center|(wall|door):[1-9][0-9]{0,2})';

export const GRAMMARS = {
  walk: `^\\s*${WALL}(\\s+${WALL}){${ringCorners.min - 1},${outlineWalls - 1}}\\s*$`,
  // The first corner may be repeated at the end, so one more than the limit is allowed.
  ring: `^\\s*${CORNER}(\\s+${CORNER}){${ringCorners.min - 1},${ringCorners.max}}\\s*$`,
  rings: `^${RING}(;${RING}){0,${holes - 1}}$`,
  rectangles: `^${RECTANGLE}(;${RECTANGLE}){0,${rectangles - 1}}$`,
  circles: `^${CIRCLE}(;${CIRCLE}){0,${circles - 1}}$`,
  start: `^(${CORNER}|${START_WORD})$`,
  startWord: `^${START_WORD}$`,
  doors: `^${DOOR}(;${DOOR}){0,${doors - 1}}$`,
  openings: `^${OPENING}(;${OPENING}){0,${openings - 1}}$`,
  color: `^${COLOR}$`,
  colors: `^${KIND_COLOR}(,${KIND_COLOR})*$`,
  stock: `^([0-9]+|${KIND_STOCK}(,${KIND_STOCK})*)$`,
  counts: `^${KIND_COUNT}(,${KIND_COUNT})*$`,
  fields: `^${KIND_FIELD}(,${KIND_FIELD})*$`,
} as const;
