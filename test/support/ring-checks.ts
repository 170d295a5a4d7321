// Questions about rings with a tolerance: what crosses, what lies inside, what lies outside. Plain and quadratic, so that
// there is nothing in here to get wrong.

import type { Point, Ring } from '../../src/engine/index.ts';

/** How far apart two places must be to be apart, mm: ten times the engine's border, a hundredth of a micrometre. */
export const APART = 1e-5;

export interface Side {
  readonly from: Point;
  readonly to: Point;
}

export function sidesOf(ring: Ring): Side[] {
  return ring.map((from, i) => ({ from, to: ring[(i + 1) % ring.length] }));
}

/** Distance of a point from the line through a side, positive to its left on the drawing of a positive ring: inside. */
function depth({ x, y }: Point, { from, to }: Side): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < APART) return 0;
  return ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / length;
}

/** Whether two sides cross so that the ends of each lie clearly on either side of the other. */
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

/** Where a point lies to the region inside an odd number of rings. */
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
 * Points clearly inside a region, one beside the middle of each side where there is room: of a region nowhere wider than
 * the tolerance there are none.
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

/** Whether any two sides of a ring that are no neighbours cross. */
export function crossesItself(ring: Ring): boolean {
  const sides = sidesOf(ring);
  return sides.some((a, i) => sides.some((b, k) => k > i + 1 && cross(a, b)));
}
