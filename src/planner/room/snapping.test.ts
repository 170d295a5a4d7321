import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CornerCm } from '../state/draft.ts';
import { snap, squareEnd } from './snapping.ts';

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

describe('the end of a drawn wall', () => {
  const end = (to: CornerCm, before?: CornerCm, corners: CornerCm[] = []) =>
    squareEnd([10, 20], to, before, 5, corners, 3);

  it('is straight and of a round length if the pointer is a little off', () => {
    // 10 px off over 400 were a wall of 1.2189° before.
    expect(end([411.3, 30])).toEqual([410, 20]);
    expect(end([8, -192.4])).toEqual([10, -190]);
  });

  it('is at a right angle to the wall before', () => {
    // The wall before has the direction 4, 3; across it, 3 to the left for 4 down.
    expect(end([10 - 60.4, 20 + 79], [-70, -40])).toEqual([-50, 100]);
  });

  it('is in line with the first corner, so that the next wall can close the room', () => {
    expect(end([10.5, 301], [310, 20], [[300, 300.25]])).toEqual([10, 300.25]);
  });

  it('is anywhere else as it was drawn', () => {
    expect(end([200, 120])).toBeUndefined();
  });
});
