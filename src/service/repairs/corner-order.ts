// Puts the corners of a convex ring in order, such as those of a rectangle listed row by row.

import { findConflict, micrometresOf, type Point, type Ring } from '../../engine/index.ts';

/**
 * Returns a ring whose walls do not meet: the ring itself, or the same corners in another order. That order is certain
 * only if the corners are those of a convex shape, since exactly one ring joins them then; otherwise undefined.
 */
export function ringInOrder(ring: Ring): Ring | undefined {
  if (isSimple(ring)) return ring;
  const middle = { x: mean(ring.map(({ x }) => x)), y: mean(ring.map(({ y }) => y)) };
  const turned = ring.toSorted((a, b) => bearing(middle, a) - bearing(middle, b));
  const isConvex = turned.every((corner, i) => {
    const next = turned[(i + 1) % turned.length];
    const afterNext = turned[(i + 2) % turned.length];
    return (next.x - corner.x) * (afterNext.y - next.y) - (next.y - corner.y) * (afterNext.x - next.x) > 0;
  });
  if (!isConvex || !isSimple(turned)) return undefined;
  const first = turned.indexOf(ring[0]);
  return [...turned.slice(first), ...turned.slice(0, first)];
}

function isSimple(ring: Ring): boolean {
  return findConflict(ring.map(({ x, y }) => ({ x: micrometresOf(x), y: micrometresOf(y) }))) === undefined;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function bearing(from: Point, to: Point): number {
  return Math.atan2(to.y - from.y, to.x - from.x);
}
