// One wall of an outline walk: its grammar, and guesses for tokens that do not match it.

import { LIMITS } from '../../../engine/index.ts';
import { lengthFromText } from '../lengths.ts';
import type { WallRule } from '../mistakes.ts';
import { mmFromCm, numberFromText, plainDecimal, withoutNoise } from '../numbers.ts';
import { plainSigns } from '../plain-signs.ts';

/** 4 by 3 metres. */
export const WALK_EXAMPLE = 'E400 S300 W400 N300';

export interface Wall {
  readonly lengthCm: number;
  /** Clockwise from east, at least 0 and under 360. */
  readonly bearingDeg: number;
}

const BEARINGS: Readonly<Record<string, number>> = { E: 0, S: 90, W: 180, N: 270 };
export const MOST_CM = LIMITS.coordinate / 10;

/** Splits a walk into its tokens. */
export function tokensIn(text: string): string[] {
  return text.split(/\s+/).filter((token) => token !== '');
}

/**
 * Parses a token; undefined if it is not a wall.
 *
 * `wallFromToken('E400')` and `wallFromToken('E4m')` run 400 cm to the right; `wallFromToken('a36.8699:150')` runs
 * 150 cm at that bearing.
 */
export function wallFromToken(token: string): Wall | undefined {
  const letter = token.charAt(0).toUpperCase();
  if (letter === 'A') {
    const [bearing, length, ...more] = token.slice(1).split(':');
    const bearingDeg = numberFromText(bearing);
    if (bearingDeg === undefined || length === undefined || more.length > 0) return undefined;
    return wallOf(withinTurn(bearingDeg), length);
  }
  return Object.hasOwn(BEARINGS, letter) ? wallOf(BEARINGS[letter], token.slice(1)) : undefined;
}

function wallOf(bearingDeg: number, length: string): Wall | undefined {
  const lengthCm = lengthFromText(length, 'cm');
  if (lengthCm === undefined || lengthCm <= 0 || lengthCm > MOST_CM) return undefined;
  return { lengthCm: withoutNoise(lengthCm), bearingDeg };
}

/** Bearings are rounded to billionths of a degree, far finer than the grid of corners: -36.8699 is exactly 323.1301. */
const TURN_PARTS = 360e9;

/** Normalises a bearing to at least 0 and less than 360 degrees. */
export function withinTurn(bearingDeg: number): number {
  const parts = Math.round((bearingDeg % 360) * 1e9);
  return ((parts + TURN_PARTS) % TURN_PARTS) / 1e9;
}

/** Writes a wall as its shortest token, with letters for quarter turns; it parses back to the same wall. */
export function tokenOf({ lengthCm, bearingDeg }: Wall): string {
  const letter = bearingDeg % 90 === 0 ? 'ESWN'[bearingDeg / 90] : `A${plainDecimal(bearingDeg)}:`;
  return letter + plainDecimal(lengthCm);
}

/** The step of one cm at a bearing; exact for quarter turns. */
export function stepAt(bearingDeg: number): { readonly x: number; readonly y: number } {
  const quarter = bearingDeg / 90;
  if (Number.isInteger(quarter)) return { x: [1, 0, -1, 0][quarter], y: [0, 1, 0, -1][quarter] };
  const angle = (bearingDeg * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** The rule that an invalid token breaks. */
export function ruleBrokenBy(token: string): WallRule {
  const [, head, length = ''] = /^([eswn]|a-?[0-9.]+:)(-?[0-9].*)$/i.exec(token) ?? [];
  const lengthCm = lengthFromText(length, 'cm');
  if (lengthCm === 0) return 'length-zero';
  if (lengthCm !== undefined) return lengthCm < 0 ? 'length-negative' : 'length-too-long';
  if (/^a/i.test(token)) return head ? 'length-unknown' : 'angle-incomplete';
  if (/^[-−+]?[0-9.,]/.test(token)) return 'letter-missing';
  if (!/^[eswn]/i.test(token)) return 'letter-unknown';
  return token.length === 1 ? 'length-missing' : 'length-unknown';
}

type Repair = readonly [RegExp, (...groups: string[]) => string | undefined];

const LONGEST_REPAIRED = 600;
const PLAIN = '-?[0-9]+(?:\\.[0-9]+)?';
/** A length with or without its unit. */
const LENGTH = `${PLAIN}(?:mm|cm|m|in|ft(?:[0-9.]+in)?)?`;
const OPPOSITE: Readonly<Record<string, string>> = { E: 'W', W: 'E', N: 'S', S: 'N' };
const SPOKEN: Readonly<Record<string, string>> = { L: 'W', R: 'E', U: 'N', D: 'S' };
const BETWEEN: Readonly<Record<string, number>> = { SE: 45, SW: 135, NW: 225, NE: 315 };

/**
 * Other writings whose meaning is certain, most specific first. Each proposal is parsed before it is used, so a rule may
 * be permissive.
 */
const REPAIRS: readonly Repair[] = [
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
  [/^(LEFT|RIGHT|UP|DOWN|[LRUD])(.*)$/, (word, length) => SPOKEN[word.charAt(0)] + length],
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
 * `repairOf('400E')` is `E400`; `repairOf('E-400')` is `W400`; `repairOf('A45')` is undefined.
 */
export function repairOf(token: string): string | undefined {
  if (token.length > LONGEST_REPAIRED || EXPONENT.test(token)) return undefined;
  // Units are written in lower case, letters of directions in upper case.
  const upper = plainSigns(token)?.toUpperCase() ?? '';
  const plain = upper.replace(/(?<=[0-9])(?:MM|CM|M|IN|FT)/g, (unit) => unit.toLowerCase());
  if (readsWell(plain)) return plain;
  for (const [slip, repair] of REPAIRS) {
    const [matched, ...groups] = slip.exec(plain) ?? [];
    const proposal = matched === undefined ? undefined : repair(...groups);
    if (proposal !== undefined && readsWell(proposal)) return proposal;
  }
  return undefined;
}

function readsWell(walls: string): boolean {
  return walls.split(' ').every((wall) => wallFromToken(wall) !== undefined);
}

/** The length of a wall in mm. */
export function lengthOf(wall: Wall): number {
  return mmFromCm(wall.lengthCm);
}
