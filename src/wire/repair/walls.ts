// What walls mean that are written in another way: with spaces inside, with other letters or words for directions, or so
// that only the whole walk is clear.

import { LIMITS } from '../../engine/index.ts';
import { plainDecimal } from '../values/numbers.ts';
import { makesRoom } from '../values/walks/walk-closing.ts';
import { wallFromToken, withinTurn } from '../values/walks/wall-token.ts';
import { plainSigns } from './plain-signs.ts';

/** Joins the tokens that are one wall with spaces inside, which is one mistake, not several. */
function sentWallsIn(tokens: readonly string[]): { readonly token: string; readonly gap: string | undefined }[] {
  const gapBetween = isLength(tokens[0]) && isDirection(tokens[tokens.length - 1]) ? gapBeforeLetter : gapAfterLetter;
  const walls = [];
  for (let begin = 0, end = 0; begin < tokens.length; begin = end) {
    const gap = gapBetween(tokens[begin], tokens[begin + 1] ?? '');
    for (end = begin + 1; end < tokens.length && gapBetween(tokens[end - 1], tokens[end]) !== undefined; end++);
    walls.push({ token: tokens.slice(begin, end).join(' '), gap });
  }
  return walls;
}

function isDirection(token: string): boolean {
  return /^(?:[a-z]|east|south|west|north|right|down|left|up)$/i.test(token);
}

function isUnit(token: string): boolean {
  return /^(?:mm|cm|m|in|ft)$/i.test(token);
}

function isLength(token: string): boolean {
  return /^[0-9.]+(?:mm|cm|m|in|ft)?$/i.test(token);
}

/** The rule that two tokens break if they are parts of one wall, such as `E 4 m`. */
function gapAfterLetter(token: string, next: string): string | undefined {
  const isHead = isDirection(token) || /^a-?[0-9.]+:$/i.test(token);
  return isHead && /^-?[0-9]/.test(next) ? 'has a space between the letter and the length' : gapInLength(token, next);
}

/** The same where lengths come first, as in `4 m E`. */
function gapBeforeLetter(token: string, next: string): string | undefined {
  const isMeasured = isLength(token) || isUnit(token);
  if (isMeasured && isDirection(next) && !isUnit(next)) return 'has a space between the length and the letter';
  return gapInLength(token, next);
}

function gapInLength(token: string, next: string): string | undefined {
  const isParted = isUnit(next) || (/ft$/i.test(token) && /^[0-9.]+in$/i.test(next));
  return isParted ? 'has a space inside its length' : undefined;
}

/** A dash before the length, which may be a minus sign or only separate. */
const DASHED = /^(?:[a-z]|a-?[0-9.]+:)[-−–—]/i;

/** A word for a direction on the drawing, or for a turn to that side. */
const SPOKEN = /^(?:left|right|up|down|[lrud])[0-9.]/i;

/** A mark of feet or of inches, or a quote that ends there. */
const MARKED = /^[^"'″”′’]+["'″”′’]$/;

/**
 * Whether doubtful walls mean what they seem to: if that makes a room. Walls with a dash go the other way, spoken directions
 * are those of the drawing, and marks are feet and inches.
 */
function isConfirmed(walls: readonly string[]): boolean {
  // Then a dash may as well be part of the notation, and the room would be turned by half a turn.
  if (walls.every((wall) => DASHED.test(wall))) return false;
  const walk = walls.map((wall) => (wallFromToken(wall) ? wall : interpretWall(wall)));
  return walk.every((wall) => wall !== undefined) && makesRoom(walk.join(' ').split(' '));
}

type Rule = readonly [RegExp, (...groups: string[]) => string | undefined];

const LONGEST_REPAIRED = 600;
const PLAIN = '-?[0-9]+(?:\\.[0-9]+)?';
/** A length with or without its unit. */
const LENGTH = `${PLAIN}(?:mm|cm|m|in|ft(?:[0-9.]+in)?)?`;
const OPPOSITE: Readonly<Record<string, string>> = { E: 'W', W: 'E', N: 'S', S: 'N' };
const SIDES: Readonly<Record<string, string>> = { L: 'W', R: 'E', U: 'N', D: 'S' };
const BETWEEN: Readonly<Record<string, number>> = { SE: 45, SW: 135, NW: 225, NE: 315 };

/**
 * Other writings whose meaning is certain, most specific first. Each proposal is parsed before it is used, so a rule may
 * be permissive.
 */
const RULES: readonly Rule[] = [
  // 400E
  [new RegExp(`^(${LENGTH})([ESWN])$`), (length, letter) => letter + length],
  // E-400: the other way
  [new RegExp(`^([ESWN])-(${LENGTH})$`), (letter, length) => OPPOSITE[letter] + length],
  [
    new RegExp(`^A(${PLAIN}):-(${LENGTH})$`),
    (bearing, length) => `A${plainDecimal(withinTurn(Number(bearing) + 180))}:${length}`,
  ],
  // E5', E120" and E10'6"
  [new RegExp(`^(A${PLAIN}:|[ESWN])([0-9]+)'$`), (head, feet) => `${head}${feet}ft`],
  [new RegExp(`^(A${PLAIN}:|[ESWN])(${PLAIN})"$`), (head, inches) => `${head}${inches}in`],
  [new RegExp(`^(A${PLAIN}:|[ESWN])([0-9]+)'(${PLAIN})"$`), (head, feet, inches) => `${head}${feet}ft${inches}in`],
  // A45,100
  [new RegExp(`^A(${PLAIN})[,;=°@/]+:?(${PLAIN})$`), (bearing, length) => `A${bearing}:${length}`],
  // E400,5 has a decimal comma; E400,S300 two walls; E400S300 and E400+S300 (an encoded plus sign) too
  [/^([^,]*[0-9]),([0-9](?:mm|cm|m|in|ft)?)$/, (whole, decimals) => `${whole}.${decimals}`],
  [
    /^(.*[,;/|>+].*)$/,
    (walls) =>
      walls
        .split(/->|[,;/|>+]+/)
        .filter(Boolean)
        .join(' '),
  ],
  [
    new RegExp(`^((?:(?:A${PLAIN}:|[ESWN])${LENGTH}){2,})$`),
    (walls) => (isQuadrantBearing(walls) ? undefined : walls.replace(/(?<=.)(?=[AESWN])/g, ' ')),
  ],
  // E=400, E:400, E+400, E.5, E400.
  [/^([ESWN])[=:+_"'()]+(.*?)\)?$/, (letter, length) => letter + length],
  [/^([ESWN])(\.[0-9]+)$/, (letter, decimals) => `${letter}0${decimals}`],
  [/^(.*[0-9])\.$/, (wall) => wall],
  // east, left, right, up, down, and the compass points between
  [/^(EAST|SOUTH|WEST|NORTH)(.*)$/, (word, length) => word.charAt(0) + length],
  [/^(LEFT|RIGHT|UP|DOWN|[LRUD])(.*)$/, (word, length) => SIDES[word.charAt(0)] + length],
  [/^(SE|SW|NW|NE)(.*)$/, (point, length) => `A${BETWEEN[point]}:${length}`],
];

/** S45E141.42 may be two walls, or 141.42 cm at the bearing that surveyors call S45E. */
function isQuadrantBearing(walls: string): boolean {
  const [, degrees] = new RegExp(`^[NS](${PLAIN})[EW]${LENGTH}$`).exec(walls) ?? [];
  return degrees !== undefined && Number(degrees) <= 90;
}

/** E4e2, e400e2 and E400E+2 may have an exponent or be two walls; E400E300 is two walls. */
const EXPONENT = /[A-Z].*[0-9]e[+-]?[0-9]|[0-9][eE][+-]?[0-9]{1,2}(?![0-9.])/;

/**
 * Returns what a token means, as one or more valid walls; undefined if that is not certain.
 *
 * `interpretWall('400E')` is `E400`; `interpretWall('E-400')` is `W400`; `interpretWall('A45')` is undefined.
 */
function interpretWall(token: string): string | undefined {
  if (token.length > LONGEST_REPAIRED || EXPONENT.test(token)) return undefined;
  // Units are written in lower case, letters of directions in upper case.
  const upper = plainSigns(token)?.toUpperCase() ?? '';
  const plain = upper.replace(/(?<=[0-9])(?:MM|CM|M|IN|FT)/g, (unit) => unit.toLowerCase());
  if (readsWell(plain)) return plain;
  for (const [slip, repair] of RULES) {
    const [matched, ...groups] = slip.exec(plain) ?? [];
    const proposal = matched === undefined ? undefined : repair(...groups);
    if (proposal !== undefined && readsWell(proposal)) return proposal;
  }
  return undefined;
}

function readsWell(walls: string): boolean {
  return walls.split(' ').every((wall) => wallFromToken(wall) !== undefined);
}

/** A wall as it was sent, such as `E400` or `E 4 m`, and what it means if it cannot be read. */
export interface WallMeaning {
  readonly token: string;
  /** The rule that its first space breaks; undefined if it has none. */
  readonly gap?: string | undefined;
  /** Valid walls, as a guess or for certain. */
  readonly guess?: string | undefined;
  readonly isCertain?: boolean;
  /** A wall without a length adds nothing to the room. */
  readonly isWithoutLength?: boolean;
}

export function interpretWalls(tokens: readonly string[]): WallMeaning[] {
  const sent = sentWallsIn(tokens).map((wall) => ({ ...wall, joined: wall.token.replaceAll(' ', '') }));
  const isSure = isConfirmed(sent.map(({ joined }) => joined));
  return sent.map(({ token, gap, joined }) => {
    // Only the whole walk can tell what these mean: `E-400`, `R400`, `E12'`.
    const isDoubtful = [DASHED, SPOKEN, MARKED].some((form) => form.test(joined));
    const isWithoutLength = /^(?:[eswn]|a-?[0-9.]+:)-?0+(?:\.0+)?(?:mm|cm|m|in|ft)?$/i.test(joined);
    return { token, gap, guess: interpretWall(joined), isCertain: isSure || !isDoubtful, isWithoutLength };
  });
}

/** The walk without a wall, if it makes a room. */
export function walkWithout(tokens: readonly string[], isExtra: (token: string, index: number) => boolean) {
  const others = tokens.filter((token, i) => !isExtra(token, i));
  return makesRoom(others) ? others.join(' ') : undefined;
}

/** The walk of a list of walls. */
export function walkOfList(value: unknown): string | undefined {
  const isList = Array.isArray(value) && value.length > 0 && value.length <= LIMITS.outlineWalls;
  return isList && value.every((wall) => typeof wall === 'string' && wallFromToken(wall)) ? value.join(' ') : undefined;
}
