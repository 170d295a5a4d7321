// A floor without a gap along its walls, by the boolean library: the floor less a strip along each wall and, at each
// inward corner, the kite between two strips. Independent of how the engine moves walls.

import library from 'polygon-clipping';
import type { Point, Ring } from '../../src/engine/index.ts';
import { areaOf } from './brute-force.ts';

type Pair = [number, number];

const pairs = (ring: Ring): Pair[] => ring.map(({ x, y }) => [x, y]);

function stripsOf(ring: Ring, edge: number): library.Polygon[] {
  const moved = ({ x, y }: Point, by: Point): Point => ({ x: x + edge * by.x, y: y + edge * by.y });
  return ring.flatMap((corner, i) => {
    const next = ring[(i + 1) % ring.length];
    const after = ring[(i + 2) % ring.length];
    const [n, m] = [normalOf(corner, next), normalOf(next, after)];
    const strips = [[corner, next, moved(next, n), moved(corner, n)]];
    if (n.x * m.y - n.y * m.x < 0) {
      const share = 1 / (1 + n.x * m.x + n.y * m.y);
      const tip = moved(next, { x: (n.x + m.x) * share, y: (n.y + m.y) * share });
      strips.push([next, moved(next, n), tip, moved(next, m)]);
    }
    return strips.map((strip): library.Polygon => [pairs(strip)]);
  });
}

function normalOf(a: Point, b: Point): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
}

/** Whether no inward corner is so sharp that its mitre is cut off. */
export function isBlunt(rings: readonly Ring[]): boolean {
  return rings.every((ring) =>
    ring.every((corner, i) => {
      const n = normalOf(ring[(i + ring.length - 1) % ring.length], corner);
      const m = normalOf(corner, ring[(i + 1) % ring.length]);
      return n.x * m.y - n.y * m.x >= 0 || Math.hypot(n.x + m.x, n.y + m.y) >= 2 / 5;
    }),
  );
}

/** The area of a floor without a gap along its rings, mm². */
export function areaWithinEdge(rings: readonly Ring[], edge: number): number {
  const whole = library.xor(...(rings.map((ring) => [pairs(ring)]) as [library.Polygon, ...library.Polygon[]]));
  return areaOf(library.difference(whole, ...rings.flatMap((ring) => stripsOf(ring, edge))));
}
