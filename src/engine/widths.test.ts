// How narrow pieces are: rectangles, triangles, legs of an L, bridges beside holes; every width by hand.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, circle, planSquares, ring, roomOf } from '../../test/support/plain-rooms.ts';
import type { Point, Ring } from './geometry/point.ts';
import { caliperOf, cleaned, isPackedConvex, narrowestNeck, packedCaliper } from './widths.ts';

function turnedBy(corners: Ring, degrees: number): Ring {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return corners.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
}

const angles = fc.double({ min: -180, max: 180, noNaN: true });
const lengths = fc.integer({ min: 1, max: 500 });

describe('tightest rectangle', () => {
  it('of a rectangle at any angle is itself', () => {
    fc.assert(
      fc.property(lengths, lengths, angles, (width, height, degrees) => {
        const caliper = caliperOf(turnedBy(box(3, -7, width, height), degrees));
        expect(caliper.width).toBeCloseTo(Math.min(width, height), 7);
        expect(caliper.length).toBeCloseTo(Math.max(width, height), 7);
      }),
    );
  });

  it('of a triangle is as wide as its least altitude', () => {
    // 3-4-5: the altitude on the side of 5 is 12 / 5.
    const caliper = caliperOf(ring([0, 0], [4, 0], [0, 3]));
    expect(caliper.width).toBeCloseTo(2.4, 12);
    expect(caliper.length).toBeCloseTo(5, 12);
  });

  it('of any triangle at any angle is twice its area over its longest side', () => {
    fc.assert(
      fc.property(lengths, lengths, fc.integer({ min: 5, max: 175 }), angles, (a, b, between, degrees) => {
        const c = { x: b * Math.cos((between * Math.PI) / 180), y: b * Math.sin((between * Math.PI) / 180) };
        const longest = Math.max(a, b, Math.hypot(c.x - a, c.y));
        const corners = turnedBy([{ x: 0, y: 0 }, { x: a, y: 0 }, c], degrees);
        expect(caliperOf(corners).width).toBeCloseTo((a * c.y) / longest, 7);
      }),
    );
  });

  it('of a regular hexagon spans its flats', () => {
    expect(caliperOf(circle(0, 0, 100, 6)).width).toBeCloseTo(100 * Math.sqrt(3), 2);
  });

  it('goes round the hull of an L', () => {
    const l = ring([0, 0], [90, 0], [90, 30], [30, 30], [30, 90], [0, 90]);
    // Its hull is the square less a corner of 60 by 60: across the diagonal from 0,0 to the cut.
    expect(caliperOf(l).width).toBeCloseTo(120 / Math.SQRT2, 9);
  });
});

describe('a cleaned ring', () => {
  it('has neither repeated nor straight corners', () => {
    const told = ring([0, 0], [0, 0], [50, 0], [60, 0], [70, 0], [100, 0], [100, 50], [100, 50], [0, 50], [0, 20]);
    expect(cleaned(told)).toEqual(ring([0, 0], [100, 0], [100, 50], [0, 50]));
  });

  it('has none of the noise that clipping leaves', () => {
    const told = ring([0, 0], [1e-7, 1e-7], [50, 5e-7], [100, 0], [100, 50], [0, 50]);
    expect(cleaned(told)).toHaveLength(4);
  });

  it('keeps a corner that turns by more than noise', () => {
    expect(cleaned(ring([0, 0], [50, 1e-5], [100, 0], [100, 50], [0, 50]))).toHaveLength(5);
  });

  it('loses a spike of no width', () => {
    expect(cleaned(ring([0, 0], [100, 0], [100, 50], [150, 50], [100, 50], [0, 50]))).toEqual(
      ring([0, 0], [100, 0], [100, 50], [0, 50]),
    );
  });

  it('keeps a triangle as it is', () => {
    const thin = ring([0, 0], [100, 0], [50, 1e-9]);
    expect(cleaned(thin)).toEqual(thin);
  });

  it('keeps its width, wherever straight corners were put', () => {
    fc.assert(
      fc.property(lengths, lengths, fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 5 }), (w, h, shares) => {
        const corners = box(0, 0, w, h);
        const along = shares.sort((a, b) => a - b).map((share) => ({ x: (w * share) / 100, y: 0 }));
        const told = [corners[0], ...along, ...corners.slice(1)];
        expect(caliperOf(cleaned(told)).width).toBeCloseTo(Math.min(w, h), 9);
      }),
    );
  });
});

/** A ring as it lies in a list between others: x and y in turn, strangers before and behind. */
function packed(corners: Ring): [Float64Array, number, number] {
  const numbers = corners.flatMap(({ x, y }) => [x, y]);
  return [new Float64Array([7, -3, ...numbers, 1e6, -1e6]), 2, 2 + numbers.length];
}

describe('a packed ring', () => {
  it('is convex as a rectangle or a hexagon, not as an L or a hole', () => {
    expect(isPackedConvex(...packed(box(0, 0, 5, 9)))).toBe(true);
    expect(isPackedConvex(...packed(circle(0, 0, 100, 6)))).toBe(true);
    expect(isPackedConvex(...packed(ring([0, 0], [9, 0], [9, 3], [3, 3], [3, 9], [0, 9])))).toBe(false);
    expect(isPackedConvex(...packed(box(0, 0, 5, 9).toReversed()))).toBe(false);
  });

  it('has the caliper of the plain ring', () => {
    fc.assert(
      fc.property(lengths, lengths, fc.integer({ min: 5, max: 175 }), angles, (a, b, between, degrees) => {
        const c = { x: b * Math.cos((between * Math.PI) / 180), y: b * Math.sin((between * Math.PI) / 180) };
        const corners = turnedBy([{ x: 0, y: 0 }, { x: a, y: 0 }, c], degrees);
        const longest = Math.max(a, b, Math.hypot(c.x - a, c.y));
        const caliper = packedCaliper(...packed(corners));
        // It stands on its longest side, which is as long as the rectangle is; its area is half the rectangle's.
        expect(caliper?.length).toBeCloseTo(longest, 7);
        expect(caliper?.width).toBeCloseTo((a * c.y) / longest, 7);
      }),
    );
  });

  it('is measured across its edges, not across the noise beside a corner', () => {
    const told = ring([0, 0], [1e-9, -1e-9], [100, 0], [100, 30], [0, 30]);
    expect(packedCaliper(...packed(told))?.width).toBeCloseTo(30, 6);
  });

  it('has no caliper of its own where it is not convex', () => {
    expect(packedCaliper(...packed(ring([0, 0], [9, 0], [9, 3], [3, 3], [3, 9], [0, 9])))).toBeUndefined();
    expect(packedCaliper(...packed(box(0, 0, 5, 9).toReversed()))).toBeUndefined();
  });
});

describe('neck', () => {
  it('of a convex piece is none', () => {
    expect(narrowestNeck(box(0, 0, 50, 90), [])).toBe(Infinity);
    expect(narrowestNeck(box(0, 0, 50, 90), [], 17)).toBe(17);
  });

  it('of an L is its thinner leg', () => {
    const l = ring([0, 0], [90, 0], [90, 20], [30, 20], [30, 90], [0, 90]);
    expect(narrowestNeck(l, [])).toBeCloseTo(20, 12);
    expect(narrowestNeck(l, [], 15)).toBe(15);
  });

  it('of a turned L is its thinner leg', () => {
    const l = ring([0, 0], [90, 0], [90, 20], [30, 20], [30, 90], [0, 90]);
    fc.assert(
      fc.property(angles, (degrees) => {
        expect(narrowestNeck(turnedBy(l, degrees), [])).toBeCloseTo(20, 9);
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
    expect(narrowestNeck(u(10, 30, 20), [])).toBeCloseTo(10, 12);
    expect(narrowestNeck(u(30, 10, 20), [])).toBeCloseTo(10, 12);
    expect(narrowestNeck(u(30, 20, 15), [])).toBeCloseTo(15, 12);
  });

  it('of a pierced piece is the bridge beside the hole', () => {
    expect(narrowestNeck(box(0, 0, 100, 100), [box(60, 30, 28, 20).toReversed()])).toBeCloseTo(12, 12);
  });

  it('of a piece with two holes is the bridge between them', () => {
    const holes = [box(30, 40, 16, 20).toReversed(), box(50, 40, 20, 20).toReversed()];
    expect(narrowestNeck(box(0, 0, 100, 100), holes)).toBeCloseTo(4, 12);
  });

  it('of a slanted hole is measured from its corner', () => {
    // A square on its corner, 25 from the left side.
    const hole = ring([25, 50], [40, 65], [55, 50], [40, 35]);
    expect(narrowestNeck(box(0, 0, 100, 100), [hole])).toBeCloseTo(25, 12);
  });

  it('is not the width of a notch, however thin', () => {
    const notched = ring([0, 0], [48, 0], [48, 15], [50, 15], [50, 0], [100, 0], [100, 100], [0, 100]);
    expect(narrowestNeck(notched, [])).toBeCloseTo(48, 12);
  });

  it('is not a way that another wall stands in', () => {
    // From the corner at 40,20 straight up a shelf hides the far wall: the way ends at the shelf, 30 away.
    const s = ring([0, 0], [100, 0], [100, 20], [40, 20], [40, 50], [100, 50], [100, 120], [0, 120]);
    expect(narrowestNeck(s, [])).toBeCloseTo(20, 12);
    const wide = ring([0, 0], [100, 0], [100, 60], [55, 60], [55, 65], [100, 65], [100, 130], [0, 130]);
    expect(narrowestNeck(wide, [])).toBeCloseTo(55, 12);
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

  it('is never more than the tightest rectangle, whatever the room', () => {
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
