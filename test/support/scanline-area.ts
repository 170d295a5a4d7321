// Area of a room minus its cutouts without a polygon library: the plane is cut into bands at every corner and crossing.
// Within a band all walls are straight, so the floor's width in the middle of the band, times its height, is exact.

import type { Point, Ring, Room } from '../../src/engine/index.ts';

/** Net area in mm², with corners on whole micrometres as in the engine. */
export function scanlineArea(room: Room): number {
  const rectangles = room.rectangles.map(({ x, y, width, height }) => [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]);
  const rings = [room.outer, ...room.holes, ...rectangles].map((ring) =>
    ring.map(({ x, y }) => ({ x: micro(x), y: micro(y) })),
  );
  const levels = levelsOf(rings.flatMap(sidesOf)).sort((a, b) => a - b);
  let area = 0;
  for (let i = 0; i + 1 < levels.length; i++) {
    area += (levels[i + 1] - levels[i]) * widthAt(rings, (levels[i] + levels[i + 1]) / 2);
  }
  return area;
}

function micro(mm: number): number {
  return Math.round(mm * 1000) / 1000;
}

type Side = readonly [Point, Point];

function sidesOf(ring: Ring): Side[] {
  return ring.map((from, i): Side => [from, ring[(i + 1) % ring.length]]);
}

/** Heights of all corners and of all crossings of sides. */
function levelsOf(sides: readonly Side[]): number[] {
  const levels = sides.map(([from]) => from.y);
  sides.forEach(([a, b], i) => {
    for (const [c, d] of sides.slice(i + 1)) {
      const parallel = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
      if (parallel === 0) continue;
      const share = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / parallel;
      // A crossing beyond the ends only adds a band.
      if (share > -0.001 && share < 1.001) levels.push(a.y + share * (b.y - a.y));
    }
  });
  return levels;
}

/** Width of the floor at a height: inside the first ring and outside all others. */
function widthAt(rings: readonly Ring[], y: number): number {
  const crossings = rings.flatMap((ring, r) =>
    sidesOf(ring)
      .filter(([a, b]) => a.y <= y !== b.y <= y)
      .map(([a, b]) => ({ r, x: a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x) })),
  );
  crossings.sort((a, b) => a.x - b.x);
  const inside = new Set<number>();
  let width = 0;
  crossings.forEach(({ r, x }, i) => {
    if (i > 0 && inside.has(0) && inside.size === 1) width += x - crossings[i - 1].x;
    if (!inside.delete(r)) inside.add(r);
  });
  return width;
}
