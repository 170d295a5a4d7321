import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findConflict } from '../../../engine/index.ts';
import type { CornerCm } from '../../state/draft.ts';
import { type RingCm, shapesOf } from '../shapes.ts';
import { walkOf } from '../walk.ts';
import { wallsAround } from '../walk-editing.ts';
import { ringsWithLength } from './wall-length.ts';

function ringOf(outline: string): RingCm {
  return shapesOf({ outline })[0].ring;
}

function walkWith(outline: string, wall: number, lengthCm: number): string | undefined {
  const [best] = ringsWithLength(ringOf(outline), wall - 1, lengthCm);
  return best && walkOf(wallsAround(best));
}

const KITCHEN = 'E420 S180 W160 S170 W260 N350';

describe('a typed length', () => {
  it.each([
    ['E400 S300 W400 N300', 1, 450, 'E450 S300 W450 N300'],
    ['E400 S300 W400 N300', 2, 250, 'E400 S250 W400 N250'],
    ['E400 S300 W400 N300', 3, 450, 'E450 S300 W450 N300'],
    ['E400 S300 W400 N300', 4, 250.5, 'E400 S250.5 W400 N250.5'],
    [KITCHEN, 1, 450, 'E450 S180 W190 S170 W260 N350'],
    [KITCHEN, 3, 100, 'E360 S180 W100 S170 W260 N350'],
    [KITCHEN, 5, 300, 'E460 S180 W160 S170 W300 N350'],
    [KITCHEN, 6, 400, 'E420 S180 W160 S220 W260 N400'],
    // Stairs: the other steps keep their lengths.
    ['E100 S20 E100 S30 E100 S50 W300 N100', 1, 150, 'E150 S20 E100 S30 E100 S50 W350 N100'],
    ['E100 S20 E100 S30 E100 S50 W300 N100', 7, 350, 'E100 S20 E100 S30 E150 S50 W350 N100'],
    // The first wall of a straight line of two: the second is carried along.
    ['E200 E200 S300 W400 N300', 1, 250, 'E250 E200 S300 W450 N300'],
  ])('in %s, wall %i gets %f: %s', (outline, wall, lengthCm, expected) => {
    expect(walkWith(outline, wall, lengthCm)).toBe(expected);
  });

  it('moves the other end if a wall would vanish otherwise', () => {
    // The third wall is 160 cm long and cannot lose 220 cm, so the left side moves, and the fifth wall follows.
    const [ring] = ringsWithLength(ringOf(KITCHEN), 0, 200);
    expect(wallsAround(ring).map(({ lengthCm }) => lengthCm)).toEqual([200, 180, 160, 170, 40, 350]);
  });

  it('slides the next wall aside where no wall runs the opposite way', () => {
    // A right triangle grows in all its sides.
    const triangle: RingCm = [
      [0, 0],
      [300, 0],
      [0, 400],
    ];
    const [ring] = ringsWithLength(triangle, 0, 330);
    expect(ring).toEqual([
      [0, 0],
      [330, 0],
      [0, 440],
    ]);
  });

  it('that leaves no room has no ring', () => {
    expect(ringsWithLength(ringOf(KITCHEN), 0, 0)).toEqual([]);
    expect(ringsWithLength(ringOf(KITCHEN), 5, Number.NaN)).toEqual([]);
    // Neither the third nor the fifth wall is long enough to lose 410 cm.
    expect(ringsWithLength(ringOf(KITCHEN), 0, 10)).toEqual([]);
  });

  /** Rooms with square corners: stairs on the right and on the left, turned by any angle. */
  const steps = fc.array(fc.tuple(fc.integer({ min: 5, max: 60 }), fc.integer({ min: 5, max: 60 })), {
    minLength: 1,
    maxLength: 4,
  });
  const room = fc.tuple(steps, fc.boolean(), fc.integer({ min: 100, max: 300 })).map(([stairs, isInwards, left]) => {
    const corners: CornerCm[] = [[-left, 0]];
    let [x, y] = [300, 0];
    for (const [w, h] of stairs) {
      corners.push([x, y]);
      y += h;
      corners.push([x, y]);
      x += isInwards ? -w : w;
    }
    return [...corners, [x, y] as const, [x, y + 50] as const, [-left, y + 50] as const];
  });

  it('is the length of the wall; the room is closed and every wall keeps its direction', () => {
    fc.assert(
      fc.property(room, fc.nat(), fc.integer({ min: 1, max: 90_000 }), fc.nat(359), (square, nth, tenths, degrees) => {
        const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
        const isTurned = degrees % 3 === 0;
        const ring = isTurned ? square.map(([x, y]): CornerCm => [x * cos - y * sin, x * sin + y * cos]) : square;
        const wall = nth % ring.length;
        const before = wallsAround(ring);
        const rings = ringsWithLength(ring, wall, tenths / 100);
        for (const made of rings) {
          const after = wallsAround(made);
          // Corners are on whole micrometres, so walls that are not along an axis are rounded.
          expect(after[wall].lengthCm).toBeCloseTo(tenths / 100, isTurned ? 3 : 9);
          expect(after).toHaveLength(before.length);
          after.forEach(({ bearingDeg, lengthCm }, i) => {
            const off = Math.abs(bearingDeg - before[i].bearingDeg);
            expect(Math.min(off, 360 - off) * lengthCm).toBeLessThan(isTurned ? 0.02 : 1e-9);
          });
          // Only the wall that runs the opposite way follows.
          const others = after.filter(({ lengthCm }, i) => Math.abs(lengthCm - before[i].lengthCm) > 1e-3);
          expect(others.length).toBeLessThanOrEqual(made === rings[0] ? 2 : 3);
        }
      }),
    );
  });

  it('always finds a ring for a longer wall of a convex room', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(3), (more, wall) => {
        const [ring] = ringsWithLength(ringOf('E400 S300 W400 N300'), wall, [400, 300][wall % 2] + more);
        expect(findConflict(ring.map(([x, y]) => ({ x, y })))).toBeUndefined();
      }),
    );
  });
});
