// Micrometres without floating-point noise, and the format of lengths and counts in messages.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cm, grouped, micrometresOf, onGrid, unlike } from './units.ts';

describe('micrometres', () => {
  it('are exact for lengths with three decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (um) => {
        expect(micrometresOf(um / 1000)).toBe(um);
      }),
      { numRuns: 1000 },
    );
  });

  it('are exact for sums with floating-point noise', () => {
    expect(0.1 + 0.2).not.toBe(0.3);
    expect(micrometresOf(0.1 + 0.2)).toBe(300);
    expect(micrometresOf(10 * 1.1)).toBe(11_000);
  });

  it('are rounded to the nearest for any length', () => {
    expect([micrometresOf(1 / 3), micrometresOf(2 / 3)]).toEqual([333, 667]);
    expect(micrometresOf(-0.0001)).toBe(0);
    expect(onGrid(1 / 3)).toBe(0.333);
  });
});

describe('in messages', () => {
  it('lengths are centimetres with at most two decimals', () => {
    expect(cm(1234)).toBe(123.4);
    expect(cm(1234.56)).toBe(123.46);
    expect(cm(-50)).toBe(-5);
    expect(cm(0)).toBe(0);
    expect(String(cm(10_000_000))).toBe('1000000');
  });

  it('a figure that misses a limit is never written as the limit', () => {
    expect(unlike(1, 0.9999, 3)).toBe(0.9999);
    expect(unlike(1, 0.51234, 3)).toBe(0.512);
    expect(unlike(20_000, 20_000.001, 7)).toBe(20_000.001);
    expect(unlike(20_000, 23_456.78, 7)).toBe(23_456.78);
    expect(unlike(1, 1 - 2 ** -53, 3)).toBe(1 - 2 ** -53);
  });

  it('counts are whole and grouped by thousands', () => {
    expect(grouped(7)).toBe('7');
    expect(grouped(20_001)).toBe('20,001');
    expect(grouped(1_234_567.6)).toBe('1,234,568');
  });
});
