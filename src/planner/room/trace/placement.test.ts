import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../../engine/index.ts';
import { type Ends, LIES, type Placement } from '../../plans/traced.ts';
import type { CornerCm } from '../../state/draft.ts';
import { cornersAt, firstEnds, firstPlacement, outlineAt, placed, pointAt, scaledPlacement } from './placement.ts';

const px = fc.double({ min: 0, max: 1600, noNaN: true });
const point: fc.Arbitrary<Point> = fc.record({ x: px, y: px });
const ends = fc.tuple(point, point).filter(([a, b]) => Math.hypot(a.x - b.x, a.y - b.y) > 5);
const length = fc.double({ min: 1, max: 5000, noNaN: true });
const lie = fc.constantFrom(...LIES);
const before: fc.Arbitrary<Placement> = fc.record({
  a: fc.double({ min: 0.01, max: 3, noNaN: true }),
  b: fc.double({ min: -3, max: 3, noNaN: true }),
  x: fc.double({ min: -2000, max: 2000, noNaN: true }),
  y: fc.double({ min: -2000, max: 2000, noNaN: true }),
});

const between = ([ax, ay]: CornerCm, [bx, by]: CornerCm) => Math.hypot(bx - ax, by - ay);

describe('the placement of a picture by a known length', () => {
  it('gives its ends their distance and their direction, and turns the picture by a quarter at most', () => {
    fc.assert(
      fc.property(before, ends, length, lie, (there, [from, to], lengthCm, way) => {
        const placement = scaledPlacement(there, [from, to], lengthCm, way);
        const [a, b] = [placed(placement, from), placed(placement, to)];
        expect(between(a, b)).toBeCloseTo(lengthCm, 6);
        if (way === 'level') expect(b[1]).toBeCloseTo(a[1], 6);
        if (way === 'upright') expect(b[0]).toBeCloseTo(a[0], 6);
        if (way === 'free') expect(placement.b).toBe(0);
        // The cosine of the turn.
        expect(placement.a).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('changes no angle and no proportion: all distances grow alike', () => {
    fc.assert(
      fc.property(before, ends, length, lie, point, point, (there, [from, to], lengthCm, way, p, q) => {
        const placement = scaledPlacement(there, [from, to], lengthCm, way);
        const cmPerPx = lengthCm / Math.hypot(to.x - from.x, to.y - from.y);
        expect(between(placed(placement, p), placed(placement, q))).toBeCloseTo(
          cmPerPx * Math.hypot(q.x - p.x, q.y - p.y),
          4,
        );
      }),
    );
  });

  it('leaves the first end within 5 cm of where it was on each axis, on the grid of 10 cm', () => {
    fc.assert(
      fc.property(before, ends, length, lie, (there, [from, to], lengthCm, way) => {
        const [was] = cornersAt(there, [from, to]);
        const [is] = cornersAt(scaledPlacement(there, [from, to], lengthCm, way), [from, to]);
        for (const axis of [0, 1]) {
          expect(Math.abs(is[axis] - was[axis])).toBeLessThanOrEqual(5.001);
          expect(Math.abs(is[axis] - 10 * Math.round(is[axis] / 10))).toBeLessThan(1e-3);
        }
      }),
    );
  });

  it('leads back from the plan to the picture', () => {
    fc.assert(
      fc.property(before, point, (placement, p) => {
        const back = pointAt(placement, placed(placement, p));
        expect(back.x).toBeCloseTo(p.x, 4);
        expect(back.y).toBeCloseTo(p.y, 4);
      }),
    );
  });
});

it('shows a picture that was just chosen as it is, with both ends in it', () => {
  const size = { width: 1600, height: 900 };
  const placement = firstPlacement(size);
  const outline = outlineAt(placement, size);
  // 500 cm for the longest side.
  expect(outline[2][0]).toBeCloseTo(500);
  expect(outline[2][1]).toBeCloseTo((500 * 900) / 1600);
  const known: Ends = firstEnds(size);
  for (const { x, y } of known) {
    expect(x > 0 && x < size.width && y > 0 && y < size.height).toBe(true);
  }
});
