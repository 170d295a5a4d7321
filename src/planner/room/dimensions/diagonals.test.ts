import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RingCm } from '../shapes.ts';
import { type Diagonal, diagonalOf, diagonalRange, withDiagonal } from './diagonals.ts';

const length = fc.double({ min: 100, max: 600, noNaN: true });
/** Rectangles, both ways around and anywhere. */
const rectangle = fc
  .tuple(length, length, fc.double({ min: -300, max: 300, noNaN: true }), fc.boolean())
  .map(([w, h, x, isTurned]): RingCm => {
    const ring: RingCm = [
      [x, x],
      [x + w, x],
      [x + w, x + h],
      [x, x + h],
    ];
    return isTurned ? ring.toReversed() : ring;
  });

const sidesOf = (ring: RingCm) =>
  ring.map(([x, y], i) => Math.hypot(ring[(i + 1) % 4][0] - x, ring[(i + 1) % 4][1] - y));

const twiceArea = (ring: RingCm) =>
  ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % 4][1] - y * ring[(i + 1) % 4][0], 0);

it('makes a room whose walls keep their lengths and whose diagonal is the measured one', () => {
  fc.assert(
    fc.property(
      rectangle,
      fc.constantFrom<Diagonal>(0, 1),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (ring, which, share) => {
        const { min, max } = diagonalRange(ring, which);
        const cm = min + share * (max - min);
        const made = withDiagonal(ring, which, cm);
        // Corners are rounded to micrometres.
        for (const [i, side] of sidesOf(made).entries()) expect(side).toBeCloseTo(sidesOf(ring)[i], 3);
        expect(diagonalOf(made, which)).toBeCloseTo(cm, 3);
        expect(made[0]).toEqual(ring[0].map((at) => expect.closeTo(at, 3)));
        // It runs the same way around, so it is not folded over.
        expect(Math.sign(twiceArea(made))).toBe(Math.sign(twiceArea(ring)));
      },
    ),
  );
});

it('is a rectangle again with the diagonal of one', () => {
  const ring: RingCm = [
    [0, 0],
    [300, 0],
    [300, 400],
    [0, 400],
  ];
  expect(diagonalOf(ring, 0)).toBe(500);
  expect(withDiagonal(withDiagonal(ring, 0, 496), 0, 500)).toEqual(
    ring.map((corner) => corner.map((at) => expect.closeTo(at, 2))),
  );
  // The law of the parallelogram: both diagonals squared are the four sides squared.
  expect(diagonalOf(withDiagonal(ring, 1, 496), 0) ** 2 + 496 ** 2).toBeCloseTo(2 * 300 ** 2 + 2 * 400 ** 2, 0);
});
