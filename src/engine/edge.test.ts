import fc from 'fast-check';
import library from 'polygon-clipping';
import { describe, expect, it } from 'vitest';
import { awkwardRequests } from '../../test/support/awkward-rooms.ts';
import { areaOf } from '../../test/support/brute-force.ts';
import { casesOf } from '../../test/support/cases.ts';
import { withinEdge } from './edge.ts';
import { PlanError } from './errors.ts';
import type { Point, Ring } from './geometry/point.ts';
import type { Room } from './request.ts';
import { type Floor, floorOf, homeOf, ringsOf } from './room.ts';

const room = (outer: readonly (readonly [number, number])[], more: Partial<Room> = {}): Room => ({
  outer: outer.map(([x, y]) => ({ x, y })),
  holes: [],
  rectangles: [],
  ...more,
});
const RECTANGLE = [
  [0, 0],
  [4000, 0],
  [4000, 3000],
  [0, 3000],
] as const;

const shrunk = (described: Room, edge: number) => withinEdge(floorOf(described), edge);

/** The floor, or undefined if the room or the gap is refused. */
function attempt(make: () => Floor): Floor | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof PlanError) return undefined;
    throw error;
  }
}

// The independent method: the floor less a strip along each wall and, at each inward corner, the kite between two strips.

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
function isBlunt(rings: readonly Ring[]): boolean {
  return rings.every((ring) =>
    ring.every((corner, i) => {
      const n = normalOf(ring[(i + ring.length - 1) % ring.length], corner);
      const m = normalOf(corner, ring[(i + 1) % ring.length]);
      return n.x * m.y - n.y * m.x >= 0 || Math.hypot(n.x + m.x, n.y + m.y) >= 2 / 5;
    }),
  );
}

function bruteArea(floor: Floor, edge: number): number {
  const rings = ringsOf(floor);
  const whole = library.xor(...(rings.map((ring) => [pairs(ring)]) as [library.Polygon, ...library.Polygon[]]));
  return areaOf(library.difference(whole, ...rings.flatMap((ring) => stripsOf(ring, edge))));
}

describe('a gap along the walls', () => {
  it('makes a rectangle smaller on all sides, and the first tile begins at it', () => {
    const floor = shrunk(room(RECTANGLE), 10);
    expect(floor).toMatchObject({ areaMm2: 3980 * 2980, width: 4000, height: 3000 });
    expect(homeOf(floor)).toEqual({ x: 10, y: 10 });
  });

  it('surrounds cutouts with mitred corners', () => {
    const rectangles = [{ x: 1000, y: 1000, width: 500, height: 400 }];
    expect(shrunk(room(RECTANGLE, { rectangles }), 10).areaMm2).toBe(3980 * 2980 - 520 * 420);
  });

  it('joins the gaps of cutouts that are close', () => {
    const rectangles = [
      { x: 1000, y: 1000, width: 500, height: 400 },
      { x: 1515, y: 1000, width: 500, height: 400 },
    ];
    expect(shrunk(room(RECTANGLE, { rectangles }), 10).areaMm2).toBe(3980 * 2980 - 1035 * 420);
  });

  it('closes a corridor, and the floor falls apart', () => {
    // Two rooms of 1 by 1 m with a corridor of 1 m by 15 mm between them.
    const dumbbell = room([
      [0, 0],
      [1000, 0],
      [1000, 500],
      [2000, 500],
      [2000, 0],
      [3000, 0],
      [3000, 1000],
      [2000, 1000],
      [2000, 515],
      [1000, 515],
      [1000, 1000],
      [0, 1000],
    ]);
    expect(shrunk(dumbbell, 7)).toMatchObject({ euler: 1, areaMm2: 2 * 986 * 986 + 1014 * 1 });
    expect(shrunk(dumbbell, 8)).toMatchObject({ euler: 2, areaMm2: 2 * 984 * 984 });
  });

  it('is refused if it leaves no floor', () => {
    const niche = room([
      [0, 0],
      [190, 0],
      [190, 900],
      [0, 900],
    ]);
    expect(() => shrunk(niche, 95)).toThrow(/leaves no floor to tile; send a smaller edge/);
    expect(shrunk(niche, 94).areaMm2).toBe(2 * 712);
  });

  it('of nothing leaves the floor as it is', () => {
    const floor = floorOf(room(RECTANGLE));
    expect(withinEdge(floor, 0)).toBe(floor);
  });

  it('leaves the area that strips along all walls leave', () => {
    fc.assert(
      fc.property(awkwardRequests(), fc.constantFrom(1, 6, 8, 12.5, 35.5, 100), ({ room: described }, edge) => {
        const floor = attempt(() => floorOf(described));
        fc.pre(floor !== undefined && isBlunt(ringsOf(floor)));
        if (floor === undefined) return;
        const area = attempt(() => withinEdge(floor, edge))?.areaMm2 ?? 0;
        const expected = bruteArea(floor, edge);
        if (area === 0) expect(expected).toBeLessThanOrEqual(100 + 1e-6 * floor.areaMm2);
        else expect(Math.abs(area - expected)).toBeLessThanOrEqual(1e-6 * floor.areaMm2);
      }),
      { numRuns: casesOf(150, 1000) },
    );
  });
});
