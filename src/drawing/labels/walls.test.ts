import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readableTurn } from './walls.ts';

function turnAlong(deg: number): number {
  const angle = (deg * Math.PI) / 180;
  return readableTurn({ x: Math.cos(angle), y: Math.sin(angle) });
}

describe('the rotation of a text along a wall', () => {
  const degrees = fc.double({ min: -720, max: 720, noNaN: true });

  it('is along the wall, the same in both directions of the wall', () => {
    fc.assert(
      fc.property(degrees, (deg) => {
        const turns = (turnAlong(deg) - deg) / 180;
        expect(turns).toBeCloseTo(Math.round(turns), 6);
        // A text that changes sides is as steep as that from either side.
        fc.pre(Math.abs((((deg % 180) + 180) % 180) - 80) > 1e-6);
        expect(turnAlong(deg + 180)).toBeCloseTo(turnAlong(deg), 6);
      }),
    );
  });

  it('is readable from below or from the right, and from one side for walls that are level or upright within 9°', () => {
    fc.assert(
      fc.property(degrees, fc.double({ min: -9, max: 9, noNaN: true }), (deg, slant) => {
        expect(Math.abs(turnAlong(deg) + 10)).toBeLessThanOrEqual(90 + 1e-6);
        expect(turnAlong(slant)).toBeCloseTo(slant, 6);
        expect(turnAlong(90 + slant)).toBeCloseTo(slant - 90, 6);
      }),
    );
  });
});
