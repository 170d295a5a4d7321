// Puts the corners of a rectangle in order, such as those listed row by row.

import type { Point, Ring } from '../../engine/index.ts';
import { isSimpleRing } from '../../wire/index.ts';

/**
 * Returns a ring whose walls do not meet: the ring itself, or the same corners in another order. That order is certain
 * only if the corners are those of a rectangle; otherwise undefined, because one of them may be wrong instead.
 */
export function ringInOrder(ring: Ring): Ring | undefined {
  if (isSimpleRing(ring)) return ring;
  const middle = { x: mean(ring.map(({ x }) => x)), y: mean(ring.map(({ y }) => y)) };
  const turned = ring.toSorted((a, b) => bearing(middle, a) - bearing(middle, b));
  if (!isRectangle(turned)) return undefined;
  const first = turned.indexOf(ring[0]);
  return [...turned.slice(first), ...turned.slice(0, first)];
}

/** Whether four corners have diagonals with the same middle and the same length. */
function isRectangle(corners: Ring): boolean {
  if (corners.length !== 4) return false;
  const [a, b, c, d] = corners;
  const isMiddle = Math.hypot(a.x + c.x - b.x - d.x, a.y + c.y - b.y - d.y) <= ROUNDING;
  return isMiddle && Math.abs(Math.hypot(c.x - a.x, c.y - a.y) - Math.hypot(d.x - b.x, d.y - b.y)) <= ROUNDING;
}

/** Corners are rounded to whole micrometres, mm. */
const ROUNDING = 0.01;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function bearing(from: Point, to: Point): number {
  return Math.atan2(to.y - from.y, to.x - from.x);
}
