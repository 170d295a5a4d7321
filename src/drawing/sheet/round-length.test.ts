// Round lengths for the scale bar.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthText, roundLength } from './round-length.ts';

describe('roundLength', () => {
  it('is 1, 2 or 5 times a power of ten, fits, and the next one would not', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e6, noNaN: true }), (most) => {
        const length = roundLength(most);
        expect(length.toExponential()).toMatch(/^[125](\.0*)?e/);
        expect(length).toBeLessThanOrEqual(most);
        expect(2.5 * length * (1 + 1e-9)).toBeGreaterThan(most);
      }),
    );
  });

  it.each([1, 2, 5, 10, 1000, 0.1, 1e5])('%d is itself', (length) => {
    expect(roundLength(length)).toBe(length);
  });
});

describe('in feet and inches', () => {
  it('is 1, 2 or 5 times a power of ten in feet, or a part of a foot, and fits', () => {
    fc.assert(
      fc.property(fc.double({ min: 1.6, max: 1e6, noNaN: true }), (most) => {
        const length = roundLength(most, 'imperial');
        expect(length).toBeLessThanOrEqual(most);
        expect(2.5 * length * (1 + 1e-9)).toBeGreaterThan(most);
        expect(lengthText({ lang: 'en', units: 'imperial' }, length)).toMatch(/^([125]0*′|[1236]″|1\/(2|4|8|16)″)$/);
      }),
    );
  });
});

describe('lengthText', () => {
  it.each([
    [50_000, '50 m'],
    [1000, '1 m'],
    [500, '50 cm'],
    [10, '1 cm'],
    [5, '5 mm'],
    [0.2, '0,2 mm'],
  ])('%d mm is %s', (mm, text) => {
    expect(lengthText({ lang: 'pl' }, mm)).toBe(text);
  });
});
