// Whether a point is inside a ring.

import type { Point, Ring } from '../../engine/index.ts';

/** Whether a point is inside a ring; on the edge, either result is possible. */
export function isInside({ x, y }: Point, ring: Ring): boolean {
  let inside = false;
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i];
    const b = ring[i + 1 < ring.length ? i + 1 : 0];
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  }
  return inside;
}
