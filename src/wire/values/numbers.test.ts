import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cmFromMm,
  grouped,
  mmFromCm,
  numberFromJson,
  numberFromText,
  plainDecimal,
  withoutNoise,
  written,
} from './numbers.ts';

describe('numbers in text', () => {
  it.each([
    ['0', 0],
    ['-0', 0],
    ['007', 7],
    ['400', 400],
    ['-12.50', -12.5],
    ['36.8699', 36.8699],
  ])('%s is read', (text, number) => {
    expect(numberFromText(text)).toBe(number);
  });

  it('reads back every plain decimal', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(9999), (whole, decimals) => {
        const text = `${whole}.${String(decimals).padStart(4, '0')}`;
        expect(numberFromText(text)).toBe(Number(text) + 0);
      }),
    );
  });
});

describe('numbers in JSON', () => {
  it.each([1, -2.5, 1e-7])('%s is a number', (value) => {
    expect(numberFromJson(value)).toBe(value);
  });

  it('have no negative zero', () => {
    expect(Object.is(numberFromJson(-0), 0)).toBe(true);
  });
});

describe('millimetres from centimetres', () => {
  it('are the doubles nearest to the decimals, up to 10 km away', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (micrometres) => {
        const sign = micrometres < 0 ? '-' : '';
        const digits = String(Math.abs(micrometres)).padStart(5, '0');
        const cm = Number(`${sign}${digits.slice(0, -4)}.${digits.slice(-4)}`);
        expect(mmFromCm(cm)).toBe(micrometres / 1000);
      }),
    );
  });

  it('have no noise of sums, keep digits below a micrometre, and are never -0', () => {
    expect(mmFromCm(0.1 + 0.2)).toBe(3);
    expect(mmFromCm(1 / 3)).toBe((1 / 3) * 10);
    expect(Object.is(mmFromCm(-0), 0)).toBe(true);
  });
});

describe('centimetres from millimetres', () => {
  it('reverse the conversion to the last bit', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (cm) => {
        const mm = mmFromCm(cm);
        expect(mmFromCm(cmFromMm(mm))).toBe(mm);
      }),
      { numRuns: 2000 },
    );
  });

  it('have no more digits than the original', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 8 }), (digits, places) => {
        const cm = Number(`${digits}e-${places}`);
        fc.pre(mmFromCm(cm) === cm * 10 || withoutNoise(cm) === cm);
        expect(String(cmFromMm(mmFromCm(cm))).length).toBeLessThanOrEqual(String(withoutNoise(cm)).length);
      }),
      { numRuns: 2000 },
    );
    expect(cmFromMm(mmFromCm(12.3456789))).toBe(12.3456789);
  });

  it('exist only for values that came from centimetres', () => {
    // There are doubles between ten times two neighbouring doubles.
    const odd = Array.from({ length: 100 }, (_, i) => 1 / 3 + i * 2 ** -54).filter((mm) => {
      try {
        return mmFromCm(cmFromMm(mm)) !== mm;
      } catch {
        return false;
      }
    });
    expect(odd).toEqual([]);
    expect(() => cmFromMm(Number.NaN)).toThrow('NaN');
  });
});

it.each([
  [0, '0'],
  [300, '300'],
  [-12.5, '-12.5'],
  [1e-7, '0.0000001'],
  [-2.5e-8, '-0.000000025'],
  [1.25e21, '1250000000000000000000'],
])('writes %d as %s', (value, text) => {
  expect(plainDecimal(value)).toBe(text);
});

it('writes any number in a form that parses back', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(numberFromText(plainDecimal(value))).toBe(value + 0);
    }),
    { numRuns: 1000 },
  );
});

it('writes numbers for messages', () => {
  expect([written(10), written(0.1 + 0.2), written(-0.0001), written(2 / 3)]).toEqual(['10', '0.3', '0', '0.667']);
  expect([grouped(999), grouped(1_000_000)]).toEqual(['999', '1,000,000']);
});
