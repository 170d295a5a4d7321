// How far the start is from the walls, which is measured on the floor before tiling. Millimetres.

import type { Point, Ring } from '../../engine/index.ts';
import { boxOf } from '../scene/box.ts';

/** How far a point is from the wall on its left and from the wall above it. */
export interface Offsets {
  readonly left: number;
  readonly top: number;
}

/** The offsets of a start; if no wall is on that side, from the edge of the room, below 0 outside it. */
export function offsetsOf(walls: Ring, { x, y }: Point): Offsets {
  const box = boxOf(walls);
  const before = (ring: Ring, point: Point, edge: number) => {
    const crossings = crossingsOf(ring, point.y).filter((at) => at <= point.x + 1e-6);
    return point.x - (crossings.length > 0 ? Math.max(...crossings) : edge);
  };
  const swapped = walls.map((corner) => ({ x: corner.y, y: corner.x }));
  return { left: before(walls, { x, y }, box.left), top: before(swapped, { x: y, y: x }, box.top) };
}

/** Where the sides of a ring cross a level line. */
function crossingsOf(ring: Ring, level: number): number[] {
  return ring.flatMap((from, i) => {
    const to = ring[(i + 1) % ring.length];
    if (from.y > level === to.y > level) return [];
    return [from.x + ((level - from.y) / (to.y - from.y)) * (to.x - from.x)];
  });
}
