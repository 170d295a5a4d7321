// Places that people can type: centimetres with two decimals, which is a grid of a tenth of a millimetre.

import type { Point } from '../geometry/point.ts';
import { onGrid } from '../units.ts';

const STEPS_PER_MM = 10;

/** The nearest length that is written with two decimals of a centimetre, mm. */
export function typed(mm: number): number {
  // Nobody types minus zero.
  return Math.round(mm * STEPS_PER_MM) / STEPS_PER_MM || 0;
}

/** Whether a length is written with two decimals of a centimetre. */
export function isTypedLength(mm: number): boolean {
  return typed(mm) === mm;
}

/** Whether a place is written with two decimals of a centimetre. */
export function isTyped({ x, y }: Point): boolean {
  return isTypedLength(x) && isTypedLength(y);
}

/** The places around one that can be typed: itself, or its neighbours on the grid. */
export function typedAround({ x, y }: Point): Point[] {
  return typedNeighbours(y).flatMap((typedY) => typedNeighbours(x).map((typedX) => ({ x: typedX, y: typedY })));
}

/** A length itself, but for noise, if it can be typed, or its two neighbours that can be. */
export function typedNeighbours(mm: number): number[] {
  const settled = onGrid(mm);
  if (isTypedLength(settled)) return [settled];
  return [Math.floor(mm * STEPS_PER_MM) / STEPS_PER_MM || 0, Math.ceil(mm * STEPS_PER_MM) / STEPS_PER_MM || 0];
}
