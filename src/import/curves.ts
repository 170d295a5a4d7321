// Curves as short straight walls, one for every five degrees that they turn. So a circle has 72 corners, and a wall that
// bends with a radius of a metre is nowhere off by more than a millimetre.

import type { Budget } from './budget.ts';
import type { DrawnPoint } from './drawing.ts';

const STEP = (5 * Math.PI) / 180;
/** Most walls of one bend, for control points that run to and fro. */
const MOST_STEPS = 144;

/** The points of an arc of an ellipse whose half axes are vectors, from one parameter on by a sweep; both ends included. */
export function arcPoints(
  budget: Budget,
  { centre, major, minor }: { readonly centre: DrawnPoint; readonly major: DrawnPoint; readonly minor: DrawnPoint },
  from: number,
  sweep: number,
): DrawnPoint[] {
  const steps = stepsFor(Math.abs(sweep));
  budget.corners(steps + 1);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + (sweep * i) / steps;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return { x: centre.x + major.x * cos + minor.x * sin, y: centre.y + major.y * cos + minor.y * sin };
  });
}

/** The points of a circle. */
export function circlePoints(budget: Budget, centre: DrawnPoint, radius: number): DrawnPoint[] {
  const axes = { centre, major: { x: radius, y: 0 }, minor: { x: 0, y: radius } };
  return arcPoints(budget, axes, 0, 2 * Math.PI).slice(0, -1);
}

/** The points of a cubic curve after its first. */
export function cubicPoints(
  budget: Budget,
  p0: DrawnPoint,
  p1: DrawnPoint,
  p2: DrawnPoint,
  p3: DrawnPoint,
): DrawnPoint[] {
  const steps = stepsAlong([p0, p1, p2, p3]);
  budget.corners(steps);
  return Array.from({ length: steps }, (_, i) => {
    if (i === steps - 1) return p3;
    const t = (i + 1) / steps;
    const [u, v] = [1 - t, t];
    const at = (a: number, b: number, c: number, d: number) =>
      u * u * u * a + 3 * u * u * v * b + 3 * u * v * v * c + v * v * v * d;
    return { x: at(p0.x, p1.x, p2.x, p3.x), y: at(p0.y, p1.y, p2.y, p3.y) };
  });
}

/** How many walls a curve with such control points needs, by how much these turn. */
export function stepsAlong(points: readonly DrawnPoint[]): number {
  const ways = points.slice(1).map(({ x, y }, i) => ({ x: x - points[i].x, y: y - points[i].y }));
  const real = ways.filter(({ x, y }) => x !== 0 || y !== 0);
  const turning = real.slice(1).reduce((sum, way, i) => {
    const before = real[i];
    return sum + Math.abs(Math.atan2(before.x * way.y - before.y * way.x, before.x * way.x + before.y * way.y));
  }, 0);
  return stepsFor(turning);
}

/** Walls for a bend by an angle; one if numbers were too large to tell, whose corners are refused later. */
function stepsFor(turning: number): number {
  return Number.isFinite(turning) ? Math.max(1, Math.min(MOST_STEPS, Math.ceil(turning / STEP - 1e-9))) : 1;
}
