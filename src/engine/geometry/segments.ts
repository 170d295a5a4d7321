// How two walls lie to each other, decided exactly for corners on whole micrometres.

import type { Point } from './point.ts';

export type Meeting = 'apart' | 'cross' | 'touch' | 'overlap';

// A product of two doubles is off by at most 2^-53 of itself; four such shares cover both products and their difference.
const ROUNDING_SHARE = 4 * 2 ** -53;

/**
 * Which side of the line from `a` to `b` the point `c` lies on: 1, 0 or -1. Exact for whole numbers: where rounding could
 * hide the sign, it is computed again in big integers.
 */
export function sideOf(a: Point, b: Point, c: Point): -1 | 0 | 1 {
  const abx = b.x - a.x;
  const aby = b.y - a.y;
  const acx = c.x - a.x;
  const acy = c.y - a.y;
  const left = abx * acy;
  const right = aby * acx;
  const doubt = ROUNDING_SHARE * (Math.abs(left) + Math.abs(right));
  if (left - right > doubt) return 1;
  if (right - left > doubt) return -1;
  if (Math.abs(left) <= Number.MAX_SAFE_INTEGER && Math.abs(right) <= Number.MAX_SAFE_INTEGER) {
    return left > right ? 1 : left < right ? -1 : 0;
  }
  // Points off the grid are computed crossings: on the line, as far as their last bits can tell.
  if (![abx, aby, acx, acy].every(Number.isInteger)) return 0;
  const exact = BigInt(abx) * BigInt(acy) - BigInt(aby) * BigInt(acx);
  return exact > 0n ? 1 : exact < 0n ? -1 : 0;
}

/** How the wall from `a` to `b` meets the wall from `c` to `d`, ends included. */
export function meetingOf(a: Point, b: Point, c: Point, d: Point): Meeting {
  if (boxesApart(a, b, c, d)) return 'apart';
  const sideC = sideOf(a, b, c);
  const sideD = sideOf(a, b, d);
  if (sideC === 0 && sideD === 0) {
    return sharedSpan(a.x, b.x, c.x, d.x) + sharedSpan(a.y, b.y, c.y, d.y) > 0 ? 'overlap' : 'touch';
  }
  if (sideC * sideD > 0) return 'apart';
  const sideA = sideOf(c, d, a);
  const sideB = sideOf(c, d, b);
  if (sideA * sideB > 0) return 'apart';
  return sideA * sideB * sideC * sideD === 0 ? 'touch' : 'cross';
}

/** Length of the stretch that two spans of walls on one line have in common; their boxes meet, so it is never negative. */
function sharedSpan(a: number, b: number, c: number, d: number): number {
  return Math.min(Math.max(a, b), Math.max(c, d)) - Math.max(Math.min(a, b), Math.min(c, d));
}

function boxesApart(a: Point, b: Point, c: Point, d: Point): boolean {
  return (
    (a.x < c.x && a.x < d.x && b.x < c.x && b.x < d.x) ||
    (a.x > c.x && a.x > d.x && b.x > c.x && b.x > d.x) ||
    (a.y < c.y && a.y < d.y && b.y < c.y && b.y < d.y) ||
    (a.y > c.y && a.y > d.y && b.y > c.y && b.y > d.y)
  );
}
