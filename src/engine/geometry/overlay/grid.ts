// The grid of an overlay. Coordinates are whole numbers of a step, a micrometre over a power of two, as fine as doubles
// hold exactly. Corners of rooms are whole micrometres and so are on the grid. Rounding moves a crossing of two walls
// in a room by some 1e-12 mm, so no wall leaves the joint it runs along.

import type { Point, Ring } from '../point.ts';

/** Up to this, coordinates and their differences are exact, and so is `sideOf`. */
const FARTHEST = 2 ** 51;

/** Returns the number of grid steps per micrometre for rings in µm. */
export function stepsFor(rings: readonly Ring[]): number {
  let farthest = 1;
  for (const ring of rings) for (const { x, y } of ring) farthest = Math.max(farthest, Math.abs(x), Math.abs(y));
  let steps = 1;
  while (farthest * steps * 2 <= FARTHEST) steps *= 2;
  return steps;
}

/** Rounds a ring in µm to grid steps. */
export function toGrid(ring: Ring, steps: number): Ring {
  return ring.map(({ x, y }) => ({ x: Math.round(x * steps), y: Math.round(y * steps) }));
}

/** Returns the grid point nearest to the crossing of the lines through `a`, `b` and through `c`, `d`. */
export function crossingOf(a: Point, b: Point, c: Point, d: Point): Point {
  const abX = BigInt(b.x - a.x);
  const abY = BigInt(b.y - a.y);
  const cdX = BigInt(d.x - c.x);
  const cdY = BigInt(d.y - c.y);
  const share = BigInt(c.x - a.x) * cdY - BigInt(c.y - a.y) * cdX;
  const whole = abX * cdY - abY * cdX;
  return { x: a.x + roundedShare(abX, share, whole), y: a.y + roundedShare(abY, share, whole) };
}

/** `length * share / whole` rounded to the nearest integer, halves upwards, where the next pixel begins. */
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
 * Whether the wall from `a` to `b` passes through the pixel of a grid point inside the wall's box. A pixel is a square
 * of one step with its left and top sides and the corner between them, so every place belongs to one pixel.
 */
export function passesPixel(a: Point, b: Point, x: number, y: number): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const reach = Math.abs(dx) + Math.abs(dy);
  const left = dx * (y - a.y);
  const right = dy * (x - a.x);
  // Compares twice the cross product with its value at the corners of the pixel.
  const off = 2 * Math.abs(left - right);
  const rounding = ROUNDING_SHARE * (Math.abs(left) + Math.abs(right) + reach);
  if (off < reach - rounding) return true;
  if (off > reach + rounding) return false;
  const twice = 2n * (BigInt(dx) * BigInt(y - a.y) - BigInt(dy) * BigInt(x - a.x));
  const far = BigInt(reach);
  return (twice < far && -twice < far) || twice === BigInt(dx) - BigInt(dy);
}
