// Exact arithmetic for oracles: sides of lines and fractions between 0 and 1. Doubles decide the clear cases, big
// integers the rest.

import type { Point } from '../../src/engine/index.ts';

// A product of two doubles is off by at most 2^-53 of itself; four such shares cover both products and their
// difference.
const ROUNDING_SHARE = 4 * 2 ** -53;

/** On which side of the line from `a` to `b` the point `c` lies, for whole coordinates: 1, 0 or -1. */
export function sideOf(a: Point, b: Point, c: Point): -1 | 0 | 1 {
  const right = (b.x - a.x) * (c.y - a.y);
  const left = (b.y - a.y) * (c.x - a.x);
  const difference = right - left;
  if (Math.abs(difference) > ROUNDING_SHARE * (Math.abs(right) + Math.abs(left))) return difference > 0 ? 1 : -1;
  const exact = cross(a, b, a, c);
  return exact > 0n ? 1 : exact < 0n ? -1 : 0;
}

/** Cross product of the vectors from `a` to `b` and from `c` to `d`, for whole coordinates. */
export function cross(a: Point, b: Point, c: Point, d: Point): bigint {
  return BigInt(b.x - a.x) * BigInt(d.y - c.y) - BigInt(b.y - a.y) * BigInt(d.x - c.x);
}

/** Dot product of the same vectors. */
export function dot(a: Point, b: Point, c: Point, d: Point): bigint {
  return BigInt(b.x - a.x) * BigInt(d.x - c.x) + BigInt(b.y - a.y) * BigInt(d.y - c.y);
}

/** An exact number from 0 to 1, and the nearest double. */
export interface Fraction {
  readonly over: bigint;
  /** Above 0. */
  readonly under: bigint;
  readonly about: number;
}

export function fractionOf(over: bigint, under: bigint): Fraction {
  const about = Number(over) / Number(under);
  return under < 0n ? { over: -over, under: -under, about } : { over, under, about };
}

// Each `about` has at most three roundings, 3.4e-16 for numbers up to 1.
const SURELY_APART = 1e-15;

export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.about - b.about;
  if (Math.abs(difference) > SURELY_APART) return difference;
  const exact = a.over * b.under - b.over * a.under;
  return exact > 0n ? 1 : exact < 0n ? -1 : 0;
}

/** Fraction bits: enough that thousands of roundings, times the area of any room, do not matter. */
export const FRACTION_BITS = 160;

/** A fraction as a fixed-point number, rounded down. */
export function fixed({ over, under }: Fraction): bigint {
  return (over << BigInt(FRACTION_BITS)) / under;
}
