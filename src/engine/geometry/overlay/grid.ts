// The grid that an overlay computes on: whole numbers of a step that is as fine as doubles hold exactly, one over a power
// of two of a micrometre. Corners of rooms, whole micrometres, lie on it as they are. A crossing of two walls in a room is
// moved by some 1e-12 mm, so no wall leaves the joint it runs along.

import type { Point, Ring } from '../point.ts';

/** Coordinates up to this, and so their differences, are exact, and `sideOf` decides exactly about them. */
const FARTHEST = 2 ** 51;

/** How many steps of the grid make a micrometre for rings in µm. */
export function stepsFor(rings: readonly Ring[]): number {
  let farthest = 1;
  for (const ring of rings) for (const { x, y } of ring) farthest = Math.max(farthest, Math.abs(x), Math.abs(y));
  let steps = 1;
  while (farthest * steps * 2 <= FARTHEST) steps *= 2;
  return steps;
}

/** A ring in µm on the grid. */
export function toGrid(ring: Ring, steps: number): Ring {
  return ring.map(({ x, y }) => ({ x: Math.round(x * steps), y: Math.round(y * steps) }));
}

/** The point of the grid nearest to where the lines through `a`, `b` and through `c`, `d` cross. */
export function crossingOf(a: Point, b: Point, c: Point, d: Point): Point {
  const abX = BigInt(b.x - a.x);
  const abY = BigInt(b.y - a.y);
  const cdX = BigInt(d.x - c.x);
  const cdY = BigInt(d.y - c.y);
  const share = BigInt(c.x - a.x) * cdY - BigInt(c.y - a.y) * cdX;
  const whole = abX * cdY - abY * cdX;
  return { x: a.x + roundedShare(abX, share, whole), y: a.y + roundedShare(abY, share, whole) };
}

/** `length * share / whole` as the nearest whole number, halves upwards: where a pixel of the grid begins. */
function roundedShare(length: bigint, share: bigint, whole: bigint): number {
  let numerator = 2n * length * share + whole;
  let denominator = 2n * whole;
  if (denominator < 0n) {
    numerator = -numerator;
    denominator = -denominator;
  }
  const truncated = numerator / denominator;
  const isBelow = numerator < 0n && truncated * denominator !== numerator;
  return Number(isBelow ? truncated - 1n : truncated);
}

// A product of two doubles is off by at most 2^-53 of itself; this covers two products, their difference and the rest.
const ROUNDING_SHARE = 8 * 2 ** -53;

/**
 * Whether the wall from `a` to `b` passes the pixel about a point of the grid inside the wall's box: the square of one step,
 * with its left and top sides and the corner between them, without the others. So every place belongs to one pixel.
 */
export function passesPixel(a: Point, b: Point, x: number, y: number): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const reach = Math.abs(dx) + Math.abs(dy);
  const left = dx * (y - a.y);
  const right = dy * (x - a.x);
  // Twice the cross product, against what it is at the corners of the pixel.
  const off = 2 * Math.abs(left - right);
  const rounding = ROUNDING_SHARE * (Math.abs(left) + Math.abs(right) + reach);
  if (off < reach - rounding) return true;
  if (off > reach + rounding) return false;
  const twice = 2n * (BigInt(dx) * BigInt(y - a.y) - BigInt(dy) * BigInt(x - a.x));
  const far = BigInt(reach);
  return (twice < far && -twice < far) || twice === BigInt(dx) - BigInt(dy);
}
