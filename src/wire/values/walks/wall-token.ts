// One wall of an outline walk: its grammar, and guesses for tokens that do not match it.

import { LIMITS } from '../../../engine/index.ts';
import { lengthFromText } from '../lengths.ts';
import type { WallRule } from '../mistakes.ts';
import { mmFromCm, numberFromText, plainDecimal, withoutNoise } from '../numbers.ts';

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

/** The length of a wall in mm. */
export function lengthOf(wall: Wall): number {
  return mmFromCm(wall.lengthCm);
}
