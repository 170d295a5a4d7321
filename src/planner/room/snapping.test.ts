import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snap } from './snapping.ts';

describe('snapping', () => {
  it('snaps a point to the grid, at most half a step away', () => {
    const cm = fc.double({ min: -2000, max: 2000, noNaN: true });
    fc.assert(
      fc.property(cm, fc.constantFrom(0.1, 1, 5, 10), (value, stepCm) => {
        const [rest] = snap([value, 0], 1 / stepCm).at;
        expect(Math.abs(rest - value)).toBeLessThanOrEqual(stepCm / 2 + 1e-6);
        expect(rest / stepCm).toBeCloseTo(Math.round(rest / stepCm), 6);
        expect(String(rest).length).toBeLessThan(9);
      }),
    );
  });

  it('prefers the nearest corner in line, on each axis separately', () => {
    expect(
      snap(
        [103.4, 57.6],
        1,
        [
          [100, 0],
          [104.5, 300],
        ],
        4,
      ),
    ).toEqual({ at: [104.5, 58], guides: [[104.5, 300], undefined] });
    expect(snap([103.4, 57.6], 1, [[100, 58.2]], 2)).toEqual({ at: [103, 58.2], guides: [undefined, [100, 58.2]] });
    expect(snap([103.4, 57.6], 1 / 5, [], 100)).toEqual({ at: [105, 60], guides: [undefined, undefined] });
  });

  it('uses the first of equally near corners', () => {
    expect(
      snap(
        [1, 1],
        1,
        [
          [0, 50],
          [2, 60],
        ],
        5,
      ).guides[0],
    ).toEqual([0, 50]);
  });
});
