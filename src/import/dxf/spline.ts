// A rational B-spline as corners, by de Boor's algorithm.

import type { Budget } from '../budget.ts';
import type { DrawnPoint } from '../drawing.ts';

interface Spline {
  readonly degree: number;
  readonly knots: readonly number[];
  /** One for each control point, or none. */
  readonly weights: readonly number[];
  readonly control: readonly DrawnPoint[];
}

/** Highest degree that programs write. */
const MOST_DEGREE = 11;

/** The points of a spline, from its first to its last; none if its numbers do not fit each other. */
export function splinePoints(budget: Budget, spline: Spline, turning: number): DrawnPoint[] {
  const { degree, knots, control } = spline;
  const fits =
    knots.length === control.length + degree + 1 && knots.every((knot, i) => i === 0 || knot >= knots[i - 1]);
  if (!Number.isInteger(degree) || degree < 1 || degree > MOST_DEGREE || !fits) return [];
  const [from, to] = [knots[degree], knots[control.length]];
  const steps = turning + control.length;
  budget.corners(steps + 1);
  let span = degree;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = from + ((to - from) * i) / steps;
    while (span < control.length - 1 && t >= knots[span + 1]) span++;
    return pointAt(spline, span, t);
  });
}

function pointAt({ degree, knots, weights, control }: Spline, span: number, t: number): DrawnPoint {
  const points = Array.from({ length: degree + 1 }, (_, j) => {
    const { x, y } = control[span - degree + j];
    const w = weights.length === control.length ? weights[span - degree + j] : 1;
    return { x: x * w, y: y * w, w };
  });
  for (let level = 1; level <= degree; level++) {
    for (let j = degree; j >= level; j--) {
      const low = knots[span - degree + j];
      const width = knots[span + 1 + j - level] - low;
      const share = width === 0 ? 0 : (t - low) / width;
      const [a, b] = [points[j - 1], points[j]];
      const mix = (p: number, q: number) => p + share * (q - p);
      points[j] = { x: mix(a.x, b.x), y: mix(a.y, b.y), w: mix(a.w, b.w) };
    }
  }
  const { x, y, w } = points[degree];
  return { x: x / w, y: y / w };
}
