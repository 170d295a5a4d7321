// Places that people can type: centimetres with two decimals, a grid of a tenth of a millimetre.

import type { Point } from '../geometry/point.ts';
import { onGrid } from '../units.ts';

const STEPS_PER_MM = 10;

/** Rounds a length, mm, to two decimals of a centimetre. */
export function typed(mm: number): number {
  // Turns -0 into 0.
  return Math.round(mm * STEPS_PER_MM) / STEPS_PER_MM || 0;
}

/** Whether a length, mm, has at most two decimals in centimetres. */
export function isTypedLength(mm: number): boolean {
  return typed(mm) === mm;
}

/** Whether a place, mm, has at most two decimals in centimetres. */
export function isTyped({ x, y }: Point): boolean {
  return isTypedLength(x) && isTypedLength(y);
}

/** Returns the typed places around one: itself, or its neighbours on the grid. */
export function typedAround({ x, y }: Point): Point[] {
  return typedNeighbours(y).flatMap((typedY) => typedNeighbours(x).map((typedX) => ({ x: typedX, y: typedY })));
}

/** Returns the length itself, without noise, if it can be typed; otherwise its two neighbours that can. */
export function typedNeighbours(mm: number): number[] {
  const settled = onGrid(mm);
  if (isTypedLength(settled)) return [settled];
  return [Math.floor(mm * STEPS_PER_MM) / STEPS_PER_MM || 0, Math.ceil(mm * STEPS_PER_MM) / STEPS_PER_MM || 0];
}
