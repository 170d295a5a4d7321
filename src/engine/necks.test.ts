// The narrowest neck of a piece: by hand, compared with every pair of a corner and a side, and in plans.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, circle, planSquares, rectangle, ring, roomOf } from '../../test/support/plain-rooms.ts';
import { distance, nearestOn, type Point, type Ring, signedArea } from './geometry/point.ts';
import { findConflict, locatePoint } from './geometry/rings.ts';
import { meetingOf } from './geometry/segments.ts';
import { partsOf } from './layout/index.ts';
import { narrowestNeck, thinNecks } from './necks.ts';
import { caliperOf, cleaned } from './widths.ts';

/** Width of the narrowest neck of a piece, or `known` if none is narrower. */
function neckOf(outer: Ring, holes: readonly Ring[], known = Infinity): number {
  return narrowestNeck([outer, ...holes], known)?.width ?? known;
}

const angles = fc.integer({ min: 0, max: 359 });

function turnedBy(corners: Ring, degrees: number): Ring {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return corners.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
}

describe('neck', () => {
  it('of a convex piece does not exist', () => {
    expect(neckOf(box(0, 0, 50, 90), [])).toBe(Infinity);
    expect(neckOf(box(0, 0, 50, 90), [], 17)).toBe(17);
  });

  it('of an L is its thinner leg', () => {
    const l = ring([0, 0], [90, 0], [90, 20], [30, 20], [30, 90], [0, 90]);
    expect(neckOf(l, [])).toBeCloseTo(20, 12);
    expect(neckOf(l, [], 15)).toBe(15);
  });

  it('of a turned L is its thinner leg', () => {
    const l = ring([0, 0], [90, 0], [90, 20], [30, 20], [30, 90], [0, 90]);
    fc.assert(
      fc.property(angles, (degrees) => {
        expect(neckOf(turnedBy(l, degrees), [])).toBeCloseTo(20, 9);
      }),
    );
  });

  it('of a U is its thinnest part', () => {
    const u = (left: number, bottom: number, right: number) =>
      ring(
        [0, 0],
        [left, 0],
        [left, 80],
        [100 - right, 80],
        [100 - right, 0],
        [100, 0],
        [100, 80 + bottom],
        [0, 80 + bottom],
      );
    expect(neckOf(u(10, 30, 20), [])).toBeCloseTo(10, 12);
    expect(neckOf(u(30, 10, 20), [])).toBeCloseTo(10, 12);
    expect(neckOf(u(30, 20, 15), [])).toBeCloseTo(15, 12);
  });

  it('of a piece with a hole is the bridge beside it', () => {
    expect(neckOf(box(0, 0, 100, 100), [box(60, 30, 28, 20).toReversed()])).toBeCloseTo(12, 12);
  });

  it('of a piece with two holes is the bridge between them', () => {
    const holes = [box(30, 40, 16, 20).toReversed(), box(50, 40, 20, 20).toReversed()];
    expect(neckOf(box(0, 0, 100, 100), holes)).toBeCloseTo(4, 12);
  });

  it('of a slanted hole is measured from its corner', () => {
    // A square on its corner, 25 from the left side.
    const hole = ring([25, 50], [40, 65], [55, 50], [40, 35]);
    expect(neckOf(box(0, 0, 100, 100), [hole])).toBeCloseTo(25, 12);
  });

  it('is not the width of a notch, however thin', () => {
    const notched = ring([0, 0], [48, 0], [48, 15], [50, 15], [50, 0], [100, 0], [100, 100], [0, 100]);
    expect(neckOf(notched, [])).toBeCloseTo(48, 12);
  });

  it('is not a line that another wall blocks', () => {
    // Straight up from the corner at 40,20, a shelf hides the far wall: the line ends at the shelf, 30 away.
    const s = ring([0, 0], [100, 0], [100, 20], [40, 20], [40, 50], [100, 50], [100, 120], [0, 120]);
    expect(neckOf(s, [])).toBeCloseTo(20, 12);
    const wide = ring([0, 0], [100, 0], [100, 60], [55, 60], [55, 65], [100, 65], [100, 130], [0, 130]);
    expect(neckOf(wide, [])).toBeCloseTo(55, 12);
  });
});

/** The definition, literally: from every inner corner to every side along a line strictly inside. */
function neckByPairs(rings: readonly Ring[]): number {
  let narrowest = Infinity;
  const sides = rings.flatMap((corners) => corners.map((to, i) => ({ from: corners.at(i - 1) ?? to, to })));
  const touches = (side: { from: Point; to: Point }, point: Point) => side.from === point || side.to === point;
  const gap = (side: { from: Point; to: Point }, point: Point) => distance(nearestOn(side.from, side.to, point), point);
  for (const { from: before, to: corner } of sides) {
    const after = sides.find(({ from }) => from === corner)?.to ?? corner;
    if ((corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x) >= 0) continue;
    for (const side of sides.filter((other) => !touches(other, corner))) {
      const foot = nearestOn(side.from, side.to, corner);
      const middle = { x: (corner.x + foot.x) / 2, y: (corner.y + foot.y) / 2 };
      const way = distance(corner, foot);
      if (way <= 1e-3 || way >= narrowest || isPassed(before, corner, after, foot)) continue;
      if (rings.filter((corners) => locatePoint(middle, corners) === 'inside').length !== 1) continue;
      const isClear = sides.every((other) => {
        if (touches(other, corner)) return gap(other, middle) > 0.05 * way;
        if (gap(other, middle) <= 1e-6) return false;
        return gap(other, foot) <= 1e-6 || meetingOf(corner, foot, other.from, other.to) === 'apart';
      });
      if (isClear) narrowest = way;
    }
  }
  return narrowest;
}

/** Whether a corner turns by less than 12 degrees and the piece is nearer to the foot beside it. */
function isPassed(before: Point, corner: Point, after: Point, foot: Point): boolean {
  const direction = (from: Point, to: Point) => Math.atan2(to.y - from.y, to.x - from.x);
  const between = (one: number, other: number) => Math.abs(Math.atan2(Math.sin(one - other), Math.cos(one - other)));
  if (between(direction(before, corner), direction(corner, after)) > (12 * Math.PI) / 180) return false;
  return [before, after].some((end) => between(direction(corner, end), direction(corner, foot)) < Math.PI / 2 - 1e-6);
}

describe('the neck of any piece', () => {
  const ragged = fc.array(fc.integer({ min: 200, max: 900 }), { minLength: 3, maxLength: 60 });
  const round = fc.array(fc.integer({ min: 690, max: 700 }), { minLength: 40, maxLength: 60 });
  const radii = fc.oneof(ragged, round);
  const star = (lengths: readonly number[], x: number, y: number, scale: number) =>
    lengths.map((length, i) => {
      const angle = (2 * Math.PI * i) / lengths.length;
      return {
        x: x + Math.round(scale * length * Math.cos(angle)),
        y: y + Math.round(scale * length * Math.sin(angle)),
      };
    });

  it('is that of the narrowest pair', () => {
    fc.assert(
      fc.property(radii, radii, radii, (outer, left, right) => {
        const rings = [
          star(outer, 0, 0, 20),
          star(left, -700, 100, 0.6).reverse(),
          star(right, 700, -100, 0.6).reverse(),
        ];
        fc.pre(rings.every((corners) => !findConflict(corners)));
        expect(neckOf(rings[0], rings.slice(1))).toBe(neckByPairs(rings));
      }),
      { numRuns: 60 },
    );
  });
});

describe('the narrowest cut of a room inside one tile', () => {
  /** The piece is the room itself. */
  function narrowest(outer: Ring, holes: Ring[] = []): number | null {
    return planSquares(roomOf(outer, { holes }), { tileSize: 500 }).tiles.narrowestCut;
  }

  it.each<[string, number, Ring, Ring[]]>([
    ['rectangle', 80, box(0, 0, 80, 300), []],
    ['triangle', 144, ring([0, 0], [240, 0], [0, 180]), []],
    ['L', 30, ring([0, 0], [300, 0], [300, 40], [30, 40], [30, 300], [0, 300]), []],
    [
      'notched rectangle',
      140,
      ring([0, 0], [140, 0], [140, 50], [141, 50], [141, 0], [300, 0], [300, 300], [0, 300]),
      [],
    ],
    ['frame', 20, box(0, 0, 300, 300), [box(20, 30, 240, 230)]],
  ])('is the width of a %s: %d mm', (_, width, outer, holes) => {
    expect(narrowest(outer, holes)).toBeCloseTo(width, 6);
  });

  it('is never wider than the tightest rectangle, whatever the room', () => {
    const star: fc.Arbitrary<Point[]> = fc
      .array(fc.integer({ min: 30, max: 200 }), { minLength: 3, maxLength: 9 })
      .map((radii) =>
        radii.map((r, i) => ({
          x: Math.round(r * Math.cos((2 * Math.PI * i) / radii.length)),
          y: Math.round(r * Math.sin((2 * Math.PI * i) / radii.length)),
        })),
      );
    fc.assert(
      fc.property(star, (outer) => {
        const width = narrowest(outer);
        expect(width).toBeGreaterThan(0);
        expect(width).toBeLessThanOrEqual(caliperOf(cleaned(outer)).width + 1e-6);
      }),
    );
  });
});

describe('the narrowest cut of a room with holes in one tile', () => {
  const narrowest = (outer: Ring, holes: Ring[], tileSize: number) =>
    planSquares(roomOf(outer, { holes }), { tileSize }).tiles.narrowestCut;

  it('considers the corners of every hole, not only of the first', () => {
    const pillar = box(200, 200, 40, 40);
    const nosed = ring([600, 400], [990, 400], [990.9, 500], [990, 600], [600, 600]);
    expect(narrowest(box(0, 0, 1000, 1000), [pillar, nosed], 1200)).toBeCloseTo(9.1, 6);
    expect(narrowest(box(0, 0, 1000, 1000), [nosed, pillar], 1200)).toBeCloseTo(9.1, 6);
  });

  it('is the gap between 28 diamonds', () => {
    const diamonds = Array.from({ length: 28 }, (_, i) => {
      const [x, y] = [100 + 105 * (i % 7), 100 + 105 * Math.floor(i / 7)];
      return ring([x, y - 50], [x + 50, y], [x, y + 50], [x - 50, y]);
    });
    expect(narrowest(box(0, 0, 900, 900), diamonds, 1000)).toBeCloseTo(5, 6);
  });

  it.each([32, 64, 128, 256, 480])(
    'is not the tip beside a round bite of %d corners, but the way around it',
    (corners) => {
      // The bite's circle reaches 40 beyond the right wall, 160 into the room, and is 400 from the walls above and below.
      const bite = circle(960, 500, 100, corners);
      const { tiles } = planSquares(roomOf(box(0, 0, 1000, 1000), { holes: [bite] }), { tileSize: 1200 });
      expect(tiles.narrowestCut).toBeGreaterThan(399);
      expect(tiles.narrowestCut).toBeLessThan(401);
    },
  );

  it.each([32, 64, 256])('is the bridge beside a round hole of %d corners', (corners) => {
    // The circle is turned, so that its nearest corner is somewhere beside the nearest point.
    const hole = turnedBy(circle(0, 0, 100, corners), 1.3).map(({ x, y }) => ({ x: x + 880, y: y + 500 }));
    const bridge = narrowest(box(0, 0, 1000, 1000), [hole], 1200);
    expect(bridge).toBeGreaterThanOrEqual(20);
    expect(bridge).toBeLessThan(20.5);
  });

  it('is found where a round bite and a round hole have a thousand corners', () => {
    // The bite's circle is 1000 from the hole's; both have corners on the line between their centres.
    const bite = circle(3900, 1950, 900, 980).filter(({ x }) => x < 3899);
    const outer = [...ring([3900, 0]), ...bite.toSorted((a, b) => a.y - b.y), ...ring([3900, 3900], [0, 3900], [0, 0])];
    const hole = circle(1500, 1950, 500, 500);
    expect(narrowest(outer, [hole], 4000)).toBeCloseTo(1000, 1);
  });

  it('is that of the wedge alone if it touches the rest in a point', () => {
    const outer = ring([0, 200], [300, 100], [600, 80], [600, 600], [0, 600]);
    const { tiles } = planSquares(roomOf(outer, { rectangles: [{ x: 300, y: 100, width: 200, height: 100 }] }), {
      tileSize: 450,
    });
    // The wedge in the first tile is 150 long and rises by 10: its altitude over the slanted side.
    expect(tiles.narrowestCut).toBeCloseTo((150 * 10) / Math.hypot(150, 10), 6);
  });
});

describe('a neck of up to 0.1 mm', () => {
  const narrowest = (room: Parameters<typeof roomOf>[1], outer = box(0, 0, 1000, 1000), tileSize = 1200) =>
    planSquares(roomOf(outer, room), { tileSize }).tiles.narrowestCut;
  const circles = (...list: [number, number, number][]) => ({
    circles: list.map(([x, y, diameter]) => ({ x, y, diameter })),
  });

  it('is not reported between a cutout and a wall', () => {
    // What is left is the way around the cutout, beside the wall opposite.
    expect(narrowest({ rectangles: [rectangle(0.02, 300, 800, 200)] })).toBeCloseTo(199.98, 6);
    expect(narrowest({ rectangles: [rectangle(0.2, 300, 800, 200)] })).toBeCloseTo(0.2, 6);
  });

  it('is not reported between two cutouts', () => {
    const rectangles = [rectangle(300, 300, 200, 200), rectangle(500.03, 300, 200, 200)];
    expect(narrowest({ rectangles })).toBeCloseTo(299.97, 6);
  });

  it.each([0, 0.03, 0.05])('is not reported beside a circle %d mm from a wall', (gap) => {
    const [near, on] = [gap, -1].map((way) => narrowest(circles([450, 50 + way, 100])));
    // From the circle to the wall opposite, or to one beside it.
    expect(near).toBeGreaterThan(399);
    expect(Math.abs((near ?? 0) - (on ?? 0))).toBeLessThan(0.1);
  });

  it('is not reported between two circles that touch', () => {
    const [touching, overlapping] = [550, 549.9].map((x) => narrowest(circles([450, 500, 100], [x, 500, 100])));
    expect(Math.abs((touching ?? 0) - (overlapping ?? Infinity))).toBeLessThan(0.1);
  });

  it.each([0, 90, 180, 270, 31])('separates two parts, each measured alone: turned by %d degrees', (degrees) => {
    // A square of 300 and a strip of 8 beside it, joined by a tail of a micrometre.
    const outer = ring(
      [0, 0],
      [300, 0],
      [300, 0.001],
      [500, 0.001],
      [500, -8],
      [700, -8],
      [700, 0.002],
      [300, 0.002],
      [300, 300],
      [0, 300],
    );
    const piece = { outer: turnedBy(outer, degrees), holes: [] };
    const parts = partsOf(piece).map((part) => caliperOf(part.outer).width);
    const wide = parts.filter((width) => width > 0.1).sort((a, b) => a - b);
    expect(wide).toHaveLength(2);
    expect(wide[0]).toBeCloseTo(8, 2);
    expect(wide[1]).toBeCloseTo(300, 6);
  });

  it('loses no area where it is cut', () => {
    const outer = box(0, 0, 1000, 1000);
    const holes = [box(0.05, 200, 300, 100), box(300.1, 200, 300, 100), box(300, 300.05, 100, 100)].map((hole) =>
      hole.toReversed(),
    );
    const areaOf = (rings: readonly Ring[]) => rings.reduce((sum, corners) => sum + signedArea(corners), 0);
    const parts = partsOf({ outer, holes });
    expect(parts.length).toBeGreaterThan(1);
    expect(areaOf(parts.flatMap((part) => [part.outer, ...part.holes]))).toBeCloseTo(areaOf([outer, ...holes]), 6);
    expect(parts.every((part) => thinNecks([part.outer, ...part.holes], 1).length === 0)).toBe(true);
  });
});
