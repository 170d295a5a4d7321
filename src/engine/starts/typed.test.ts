import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finest, isTyped, typed, typedAround } from './typed.ts';

const lengths = fc.double({ min: -1e7, max: 1e7, noNaN: true });

describe('places that can be typed', () => {
  it('are written with two decimals of a centimetre', () => {
    expect([typed(12.34), typed(-0.26), typed(99.99)]).toEqual([12.3, -0.3, 100]);
    expect([isTyped({ x: 0.1, y: -7 }), isTyped({ x: 0.1, y: 0.25 })]).toEqual([true, false]);
  });

  it('stand around any place, a tenth of a millimetre away at most', () => {
    fc.assert(
      fc.property(lengths, lengths, (x, y) => {
        for (const place of typedAround({ x, y })) {
          expect(isTyped(place)).toBe(true);
          expect(Math.max(Math.abs(place.x - x), Math.abs(place.y - y))).toBeLessThan(0.1001);
        }
      }),
    );
    expect(typedAround({ x: 1.5, y: 2 })).toEqual([{ x: 1.5, y: 2 }]);
    expect(typedAround({ x: 0.25, y: 0.31 })).toHaveLength(4);
  });

  it('are kept but for noise, and others to the sixth decimal of a centimetre', () => {
    expect([finest(0.1 + 0.2), finest(203 / 3), finest(12.5 - 1e-9)]).toEqual([0.3, 6.766667 * 10, 12.5]);
    expect(finest(12.345)).toBe(12.345);
    fc.assert(
      fc.property(lengths, (mm) => {
        expect(Math.abs(finest(mm) - mm)).toBeLessThanOrEqual(6e-6);
      }),
    );
  });
});
