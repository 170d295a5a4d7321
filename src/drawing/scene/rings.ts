// Rings of the room in the floor's frame, and the parts of a straight line inside a ring.

import { type Floor, micrometresOf, type Plan, type Point, type Ring } from '../../engine/index.ts';
import { isInside } from './inside.ts';

/** Moves a ring from the caller's frame into the floor's, mm, without the rounding errors of large coordinates. */
export function ringInFloorFrame(ring: Ring, { floor }: Pick<Plan, 'floor'>): Point[] {
  const { originUm } = floor;
  return ring.map(({ x, y }) => ({
    x: (micrometresOf(x) - originUm.x) / 1000,
    y: (micrometresOf(y) - originUm.y) / 1000,
  }));
}

/** Returns the rings of a floor as points, mm. */
export function ringsOfFloor({ xs, ys, ringEnds }: Floor): Point[][] {
  return Array.from(ringEnds, (end, r) => {
    const first = r === 0 ? 0 : ringEnds[r - 1];
    return Array.from({ length: end - first }, (_, k) => ({ x: xs[first + k], y: ys[first + k] }));
  });
}

/** Returns the parts of the line from `a` to `b` that are inside a ring. */
export function partsInside(a: Point, b: Point, ring: Ring): (readonly [Point, Point])[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = (t: number): Point => ({ x: a.x + t * dx, y: a.y + t * dy });
  const crossings = [0, 1];
  for (let i = 0; i < ring.length; i++) {
    const p = ring[i];
    const q = ring[(i + 1) % ring.length];
    const cross = dx * (q.y - p.y) - dy * (q.x - p.x);
    if (cross === 0) continue;
    const t = ((p.x - a.x) * (q.y - p.y) - (p.y - a.y) * (q.x - p.x)) / cross;
    const u = ((p.x - a.x) * dy - (p.y - a.y) * dx) / cross;
    if (t > 0 && t < 1 && u >= 0 && u <= 1) crossings.push(t);
  }
  crossings.sort((s, t) => s - t);
  const parts: [Point, Point][] = [];
  for (let i = 1; i < crossings.length; i++) {
    const [from, to] = [crossings[i - 1], crossings[i]];
    if (to > from && isInside(along((from + to) / 2), ring)) parts.push([along(from), along(to)]);
  }
  return parts;
}
