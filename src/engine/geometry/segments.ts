// How two walls meet, decided exactly for corners on whole micrometres.

import type { Point } from './point.ts';

export type Meeting = 'apart' | 'cross' | 'touch' | 'overlap';

// A product of two doubles is off by at most 2^-53 of itself. Four such shares cover both products and the difference.
const ROUNDING_SHARE = 4 * 2 ** -53;

/**
 * Returns the side of the line from `a` to `b` that `c` is on: 1, 0 or -1. Exact for whole numbers up to 2^52: if
 * rounding could hide the sign, the rounding errors of both products are compared too.
 */
export function sideOf(a: Point, b: Point, c: Point): -1 | 0 | 1 {
  const abx = b.x - a.x;
  const aby = b.y - a.y;
  const acx = c.x - a.x;
  const acy = c.y - a.y;
  const left = abx * acy;
  const right = aby * acx;
  const size = Math.abs(left) + Math.abs(right);
  if (size <= Number.MAX_SAFE_INTEGER || Math.abs(left - right) > ROUNDING_SHARE * size) return signOf(left - right);
  // Points off the grid are computed crossings. They count as on the line, since their last bits cannot tell.
  if (!Number.isInteger(abx) || !Number.isInteger(aby) || !Number.isInteger(acx) || !Number.isInteger(acy)) return 0;
  return signOf(left - right + (roundedOff(abx, acy, left) - roundedOff(aby, acx, right)));
}

function signOf(number: number): -1 | 0 | 1 {
  return number > 0 ? 1 : number < 0 ? -1 : 0;
}

/** The exact product less the rounded one (Dekker 1971). */
function roundedOff(a: number, b: number, product: number): number {
  const aHigh = highBits(a);
  const bHigh = highBits(b);
  const aLow = a - aHigh;
  const bLow = b - bHigh;
  return aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow);
}

/** The upper half of a number's bits. */
function highBits(number: number): number {
  const shifted = number * (2 ** 27 + 1);
  return shifted - (shifted - number);
}

/** Returns how the wall from `a` to `b` meets the wall from `c` to `d`, ends included. */
export function meetingOf(a: Point, b: Point, c: Point, d: Point): Meeting {
  const sharedX = sharedSpan(a.x, b.x, c.x, d.x);
  const sharedY = sharedSpan(a.y, b.y, c.y, d.y);
  if (sharedX < 0 || sharedY < 0) return 'apart';
  const sideC = sideOf(a, b, c);
  const sideD = sideOf(a, b, d);
  if (sideC === 0 && sideD === 0) return sharedX + sharedY > 0 ? 'overlap' : 'touch';
  if (sideC * sideD > 0) return 'apart';
  const sideA = sideOf(c, d, a);
  const sideB = sideOf(c, d, b);
  if (sideA * sideB > 0) return 'apart';
  return sideA * sideB * sideC * sideD === 0 ? 'touch' : 'cross';
}

/** Length that the spans from `a` to `b` and from `c` to `d` have in common; negative if they are apart. */
function sharedSpan(a: number, b: number, c: number, d: number): number {
  return Math.min(Math.max(a, b), Math.max(c, d)) - Math.max(Math.min(a, b), Math.min(c, d));
}
