import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ring, signedArea } from '../../engine/index.ts';
import { contoursOf, simplified, withinConvex } from './contours.ts';

const SIDE = 41;

/** Samples of a function of the distance from a point, on a grid. */
function sampled(of: (x: number, y: number) => number) {
  const values = Float64Array.from({ length: SIDE * SIDE }, (_, i) => of(i % SIDE, Math.floor(i / SIDE)));
  return { columns: SIDE, rows: SIDE, values };
}

const areaOf = (rings: readonly Ring[]) => Math.abs(rings.reduce((sum, ring) => sum + signedArea(ring), 0));

describe('contours', () => {
  it('are closed around what is above the limit, holes the other way round', () => {
    const place = fc.double({ min: 18, max: 22, noNaN: true });
    const radius = fc.double({ min: 4, max: 16, noNaN: true });
    fc.assert(
      fc.property(place, place, radius, (x, y, r) => {
        const cone = sampled((i, j) => -Math.hypot(i - x, j - y));
        const [disc, ...others] = contoursOf(cone, -r);
        expect(others).toEqual([]);
        // A chord of at most a cell's diagonal cuts off this share of a circle at most.
        expect(Math.abs(areaOf([disc]) / (Math.PI * r * r) - 1)).toBeLessThan(0.05);
        const annulus = contoursOf(
          sampled((i, j) => -Math.abs(Math.hypot(i - x, j - y) - r)),
          -2,
        );
        expect(annulus).toHaveLength(2);
        expect(Math.sign(signedArea(annulus[0])) * Math.sign(signedArea(annulus[1]))).toBe(-1);
        expect(Math.abs(areaOf(annulus) / (Math.PI * 8 * r) - 1)).toBeLessThan(0.1);
      }),
    );
  });

  it('stay inside the grid where the whole of it is above the limit', () => {
    const [all, ...others] = contoursOf(
      sampled(() => 1),
      0,
    );
    expect(others).toEqual([]);
    expect(areaOf([all])).toBeGreaterThan((SIDE - 3) ** 2);
    expect(areaOf([all])).toBeLessThanOrEqual((SIDE - 1) ** 2);
    expect(
      contoursOf(
        sampled(() => 0),
        0,
      ),
    ).toEqual([]);
  });
});

describe('a ring within a convex one', () => {
  const square = (left: number, top: number, side: number): Ring => [
    { x: left, y: top },
    { x: left + side, y: top },
    { x: left + side, y: top + side },
    { x: left, y: top + side },
  ];

  it('is what both cover', () => {
    const at = fc.integer({ min: -12, max: 12 });
    fc.assert(
      fc.property(at, at, (left, top) => {
        const overlap = (from: number) => Math.max(0, Math.min(10, from + 10) - Math.max(0, from));
        const both = withinConvex(square(left, top, 10), square(0, 0, 10));
        expect(Math.abs(signedArea(both))).toBeCloseTo(overlap(left) * overlap(top), 9);
      }),
    );
  });

  it('keeps its corners when it is simplified, and loses those between', () => {
    const dense = square(0, 0, 10).flatMap((from, k, ring) => {
      const to = ring[(k + 1) % ring.length];
      return [0, 0.25, 0.5, 0.75].map((share) => ({
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      }));
    });
    expect(simplified(dense, 0.01)).toEqual(square(0, 0, 10));
  });
});
