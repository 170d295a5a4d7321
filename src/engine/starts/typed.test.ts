import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTyped, typed, typedAround } from './typed.ts';

const lengths = fc.double({ min: -1e7, max: 1e7, noNaN: true });

describe('places that can be typed', () => {
  it('are written with two decimals of a centimetre', () => {
    expect([typed(12.34), typed(-0.26), typed(99.99)]).toEqual([12.3, -0.3, 100]);
    expect([isTyped({ x: 0.1, y: -7 }), isTyped({ x: 0.1, y: 0.25 })]).toEqual([true, false]);
  });

  it('surround any place, at most a tenth of a millimetre away', () => {
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
});
