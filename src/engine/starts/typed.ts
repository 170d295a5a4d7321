// Places that people can type: centimetres with two decimals, which is a grid of a tenth of a millimetre.

import type { Point } from '../geometry/point.ts';

const STEPS_PER_MM = 10;

/** The finest place that an answer repeats in full: six decimals of a centimetre. */
const FINEST_PER_CM = 1_000_000;
/** Steps of that kind in a micrometre. */
const FINEST_PER_UM = 100;

/** Float noise of coordinates 10 km from home, in steps of the typed grid, and a good deal more. */
const NOISE = 1e-6;

/** The nearest length that is written with two decimals of a centimetre, mm. */
export function typed(mm: number): number {
  // Nobody types minus nought.
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

/**
 * A length as an answer can repeat it: with two decimals of a centimetre where they say it but for float noise, else with
 * six. It is the very double that those centimetres are read as, so that a start means the same to the last bit when it is
 * sent: whole micrometres are a thousandth of their number, everything else is ten times the centimetres.
 */
export function finest(mm: number): number {
  const steps = mm * STEPS_PER_MM;
  if (Math.abs(steps - Math.round(steps)) <= NOISE) return typed(mm);
  const finestSteps = Math.round((mm / 10) * FINEST_PER_CM);
  return finestSteps % FINEST_PER_UM === 0 ? finestSteps / FINEST_PER_UM / 1000 : (finestSteps / FINEST_PER_CM) * 10;
}

/** The places around one that can be typed: itself, or its neighbours on the grid. */
export function typedAround({ x, y }: Point): Point[] {
  return typedNeighbours(y).flatMap((typedY) => typedNeighbours(x).map((typedX) => ({ x: typedX, y: typedY })));
}

/** A length itself, but for noise, if it can be typed, or its two neighbours that can be. */
export function typedNeighbours(mm: number): number[] {
  const settled = finest(mm);
  if (isTypedLength(settled)) return [settled];
  return [Math.floor(mm * STEPS_PER_MM) / STEPS_PER_MM || 0, Math.ceil(mm * STEPS_PER_MM) / STEPS_PER_MM || 0];
}
