// Checks of rings with a tolerance: crossings, inside and outside. Simple and quadratic, so that they are obviously
// right.

import type { Point, Ring } from '../../src/engine/index.ts';

/** The distance from which two points are apart, mm: ten times the engine's border, a hundredth of a micrometre. */
export const APART = 1e-5;

export interface Side {
  readonly from: Point;
  readonly to: Point;
}

export function sidesOf(ring: Ring): Side[] {
  return ring.map((from, i) => ({ from, to: ring[(i + 1) % ring.length] }));
}

/** Distance of a point from the line through a side, positive inside a positive ring. */
function depth({ x, y }: Point, { from, to }: Side): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < APART) return 0;
  return ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / length;
}

/** Whether two sides cross, with the ends of each clearly on both sides of the other. */
export function cross(a: Side, b: Side): boolean {
  return parts(a, b) && parts(b, a);
}

function parts(line: Side, { from, to }: Side): boolean {
  const first = depth(from, line);
  const second = depth(to, line);
  return (first > APART && second < -APART) || (first < -APART && second > APART);
}

export function distanceTo({ x, y }: Point, { from, to }: Side): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / square));
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}

/** The position of a point relative to the region inside an odd number of rings. */
export function placeIn(point: Point, rings: readonly Ring[]): 'inside' | 'outside' | 'border' {
  let inside = false;
  for (const ring of rings) {
    for (const side of sidesOf(ring)) {
      if (distanceTo(point, side) <= APART) return 'border';
      const { from, to } = side;
      if (from.y <= point.y === to.y <= point.y) continue;
      if (from.x + ((point.y - from.y) / (to.y - from.y)) * (to.x - from.x) > point.x) inside = !inside;
    }
  }
  return inside ? 'inside' : 'outside';
}

/** How far a point lies outside a convex ring with positive area; negative inside. */
export function beyondConvex(point: Point, ring: Ring): number {
  return Math.max(...sidesOf(ring).map((side) => -depth(point, side)));
}

/**
 * Points clearly inside a region, one beside the middle of each side if there is space. A region nowhere wider than the
 * tolerance has none.
 */
export function pointsInside(rings: readonly Ring[]): Point[] {
  return rings.flatMap(sidesOf).flatMap(({ from, to }) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length < APART) return [];
    const step = Math.min(length, 0.01) / 2;
    const beside = {
      x: (from.x + to.x) / 2 - (step * (to.y - from.y)) / length,
      y: (from.y + to.y) / 2 + (step * (to.x - from.x)) / length,
    };
    return placeIn(beside, rings) === 'inside' ? [beside] : [];
  });
}

/** Whether any two sides of a ring that are not neighbours cross. */
export function crossesItself(ring: Ring): boolean {
  const sides = sidesOf(ring);
  return sides.some((a, i) => sides.some((b, k) => k > i + 1 && cross(a, b)));
}
