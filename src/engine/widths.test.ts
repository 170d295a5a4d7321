// Widths of pieces, checked by hand: rectangles, triangles, hexagons and the hull of an L.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, circle, ring } from '../../test/support/plain-rooms.ts';
import type { Ring } from './geometry/point.ts';
import { caliperOf, cleaned, isPackedConvex, packedCaliper } from './widths.ts';

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

  it('encloses the hull of an L', () => {
    const l = ring([0, 0], [90, 0], [90, 30], [30, 30], [30, 90], [0, 90]);
    // Its hull is the square less a corner of 60 by 60: across the diagonal from 0,0 to the cut.
    expect(caliperOf(l).width).toBeCloseTo(120 / Math.SQRT2, 9);
  });
});

describe('a cleaned ring', () => {
  it('has neither repeated nor collinear corners', () => {
    const given = ring([0, 0], [0, 0], [50, 0], [60, 0], [70, 0], [100, 0], [100, 50], [100, 50], [0, 50], [0, 20]);
    expect(cleaned(given)).toEqual(ring([0, 0], [100, 0], [100, 50], [0, 50]));
  });

  it('has none of the noise that clipping leaves', () => {
    const given = ring([0, 0], [1e-7, 1e-7], [50, 5e-7], [100, 0], [100, 50], [0, 50]);
    expect(cleaned(given)).toHaveLength(4);
  });

  it('keeps a corner that turns by more than noise', () => {
    expect(cleaned(ring([0, 0], [50, 1e-5], [100, 0], [100, 50], [0, 50]))).toHaveLength(5);
  });

  it('loses a spike without width', () => {
    expect(cleaned(ring([0, 0], [100, 0], [100, 50], [150, 50], [100, 50], [0, 50]))).toEqual(
      ring([0, 0], [100, 0], [100, 50], [0, 50]),
    );
  });

  it('keeps a triangle as it is', () => {
    const thin = ring([0, 0], [100, 0], [50, 1e-9]);
    expect(cleaned(thin)).toEqual(thin);
  });

  it('keeps its width, wherever collinear corners are added', () => {
    fc.assert(
      fc.property(lengths, lengths, fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 5 }), (w, h, shares) => {
        const corners = box(0, 0, w, h);
        const along = shares.sort((a, b) => a - b).map((share) => ({ x: (w * share) / 100, y: 0 }));
        const given = [corners[0], ...along, ...corners.slice(1)];
        expect(caliperOf(cleaned(given)).width).toBeCloseTo(Math.min(w, h), 9);
      }),
    );
  });
});

/** A ring packed in a list, alternating x and y, with other numbers before and after it. */
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
        // The triangle stands on its longest side, which is as long as the rectangle; its area is half the rectangle's.
        expect(caliper?.length).toBeCloseTo(longest, 7);
        expect(caliper?.width).toBeCloseTo((a * c.y) / longest, 7);
      }),
    );
  });

  it('is measured across its edges, not across the noise beside a corner', () => {
    const given = ring([0, 0], [1e-9, -1e-9], [100, 0], [100, 30], [0, 30]);
    expect(packedCaliper(...packed(given))?.width).toBeCloseTo(30, 6);
  });

  it('has no caliper if it is not convex', () => {
    expect(packedCaliper(...packed(ring([0, 0], [9, 0], [9, 3], [3, 3], [3, 9], [0, 9])))).toBeUndefined();
    expect(packedCaliper(...packed(box(0, 0, 5, 9).toReversed()))).toBeUndefined();
  });
});
