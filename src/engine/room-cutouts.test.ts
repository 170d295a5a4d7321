// The area that cutouts remove, checked by counting cells and by clipping, and cutouts that remove nothing.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, rectangle, ring, roomOf } from '../../test/support/plain-rooms.ts';
import { type Point, type Ring, signedArea } from './geometry/point.ts';
import type { Rectangle, Room } from './request.ts';
import { eachWall, floorOf } from './room.ts';

const AREA = 4000 * 3000;

describe('cutouts that do nothing', () => {
  it('are named by source and index', () => {
    const room: Room = {
      outer: box(0, 0, 4000, 3000),
      holes: [box(5000, 0, 10, 10), box(100, 100, 10, 10), box(-20, -20, 5, 5)],
      rectangles: [rectangle(200, 200, 10, 10), rectangle(0, 9000, 1, 1)],
    };
    const floor = floorOf(room);
    expect(floor.idleCutouts).toEqual([
      { source: 'holes', index: 0 },
      { source: 'holes', index: 2 },
      { source: 'rectangles', index: 1 },
    ]);
    expect(floor.areaMm2).toBe(AREA - 200);
  });

  it.each([
    ['along a wall', [rectangle(1000, -400, 500, 400)]],
    ['along a whole wall', [rectangle(4000, 0, 400, 3000)]],
    ['in a corner', [rectangle(4000, 3000, 5, 5)]],
    ['with one corner', [rectangle(4000, 1000, 5, 5), rectangle(-7, -7, 7, 9)]],
  ])('may touch the room from outside %s', (_, rectangles) => {
    const floor = floorOf(roomOf(box(0, 0, 4000, 3000), { rectangles }));
    expect(floor.areaMm2).toBe(AREA);
    expect(floor.idleCutouts).toEqual(rectangles.map((_, index) => ({ source: 'rectangles', index })));
  });

  it('may stand in a bay of the room, on all three of its walls', () => {
    const u = ring([0, 0], [300, 0], [300, 300], [200, 300], [200, 100], [100, 100], [100, 300], [0, 300]);
    const floor = floorOf(roomOf(u, { rectangles: [rectangle(100, 100, 100, 200), rectangle(120, 150, 20, 20)] }));
    expect(floor.areaMm2).toBe(300 * 300 - 100 * 200);
    expect(floor.idleCutouts).toHaveLength(2);
  });

  it('may go around the room without covering it', () => {
    const around = ring([-9, -9], [900, -9], [900, 900], [-9, 900], [-9, 500], [500, 500], [500, -5], [-9, -5]);
    const floor = floorOf(roomOf(box(0, 0, 300, 300), { holes: [around] }));
    expect(floor.idleCutouts).toEqual([{ source: 'holes', index: 0 }]);
  });

  it('do not include one that fills a bay and a little more', () => {
    const u = ring([0, 0], [300, 0], [300, 300], [200, 300], [200, 100], [100, 100], [100, 300], [0, 300]);
    const floor = floorOf(roomOf(u, { rectangles: [rectangle(100, 90, 100, 210)] }));
    expect(floor.areaMm2).toBe(300 * 300 - 100 * 200 - 100 * 10);
    expect(floor.idleCutouts).toEqual([]);
  });

  it('do not include one whose corners are all on walls with floor between', () => {
    const l = ring([0, 0], [300, 0], [300, 300], [0, 300]);
    const floor = floorOf(roomOf(l, { holes: [ring([150, 0], [300, 150], [150, 300], [0, 150])] }));
    expect(floor.areaMm2).toBe(300 * 300 - 150 * 300);
    expect(floor.euler).toBe(4);
    expect(floor.idleCutouts).toEqual([]);
  });
});

/** Remaining area of a room, by counting the cells of a grid that all cutouts are aligned to. */
function countedArea(width: number, height: number, cell: number, rectangles: readonly Rectangle[]): number {
  let cells = 0;
  for (let x = cell / 2; x < width; x += cell) {
    for (let y = cell / 2; y < height; y += cell) {
      const covers = (r: Rectangle) => x > r.x && x < r.x + r.width && y > r.y && y < r.y + r.height;
      if (!rectangles.some(covers)) cells++;
    }
  }
  return cells * cell * cell;
}

describe('any rectangles', () => {
  const tens = (min: number, max: number) => fc.integer({ min, max }).map((n) => 10 * n);
  const some = fc.record({ x: tens(-4, 22), y: tens(-4, 17), width: tens(1, 12), height: tens(1, 12) });

  it('leave the counted area, and those that remove nothing on their own are idle', () => {
    fc.assert(
      fc.property(fc.array(some, { maxLength: 6 }), (rectangles) => {
        const area = countedArea(200, 150, 10, rectangles);
        fc.pre(area > 0);
        const floor = floorOf(roomOf(box(0, 0, 200, 150), { rectangles }));
        expect(floor.areaMm2).toBe(area);
        const idle = rectangles.flatMap((r, index) =>
          countedArea(200, 150, 10, [r]) === 200 * 150 ? [{ source: 'rectangles', index }] : [],
        );
        expect(floor.idleCutouts).toEqual(idle);
      }),
    );
  });

  it('have closed rings of walls', () => {
    fc.assert(
      fc.property(fc.array(some, { maxLength: 6 }), (rectangles) => {
        fc.pre(countedArea(200, 150, 10, rectangles) > 0);
        const floor = floorOf(roomOf(box(0, 0, 200, 150), { rectangles }));
        let [x, y, walls] = [0, 0, 0];
        eachWall(floor, (dx, dy) => {
          x += dx;
          y += dy;
          walls++;
        });
        expect([x, y]).toEqual([0, 0]);
        expect(walls).toBe(floor.xs.length);
      }),
    );
  });
});

/** Clips a ring to a convex one, one side after another. */
function clippedTo(convex: Ring, corners: Ring): Ring {
  return convex.reduce((left: Ring, a, k) => {
    const b = convex[(k + 1) % convex.length];
    const depth = ({ x, y }: Point) => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
    return left.flatMap((to, i) => {
      const from = left[(i + left.length - 1) % left.length];
      const share = depth(from) / (depth(from) - depth(to));
      const crossing =
        depth(from) < 0 === depth(to) < 0
          ? []
          : [{ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }];
      return depth(to) < 0 ? crossing : [...crossing, to];
    });
  }, corners);
}

describe('a hair-thin room that a wall runs through', () => {
  // A wall of each hole runs exactly through the first corner of the corridor.
  const outer = ring([0, 0], [1900, 88], [1900, 88.616], [0, 0.616]);

  it('keeps its whole area if the hole only touches it', () => {
    const hole = ring([-484.085, 271.953], [-114.551, 114.551], [269.196, -269.196]);
    expect(signedArea(clippedTo(outer, hole))).toBe(0);
    const floor = floorOf(roomOf(outer, { holes: [hole] }));
    expect(floor.areaMm2).toBeCloseTo(1900 * 0.616, 9);
    expect(floor.idleCutouts).toEqual([{ source: 'holes', index: 0 }]);
  });

  it('loses exactly the area inside the hole', () => {
    const hole = ring([353.658, 261.1], [-237.286, 237.286], [180.349, -180.349]);
    const shared = Math.abs(signedArea(clippedTo(outer, hole)));
    expect(shared).toBeGreaterThan(100);
    const floor = floorOf(roomOf(outer, { holes: [hole] }));
    expect(floor.areaMm2).toBeCloseTo(1900 * 0.616 - shared, 6);
    expect(floor.idleCutouts).toEqual([]);
  });
});
