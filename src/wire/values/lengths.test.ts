import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthFromJson, lengthFromText } from './lengths.ts';

describe('a length with a unit', () => {
  it.each([
    ['12in', 304.8],
    ['0.125in', 3.175],
    ['10ft6in', 3200.4],
    ['-10ft6in', -3200.4],
    ['0ft6.5in', 165.1],
    ['8ft', 2438.4],
    ['2.5m', 2500],
    ['-30cm', -300],
    ['7mm', 7],
    ['007mm', 7],
  ])('%s is %d mm', (text, mm) => {
    expect(lengthFromText(text, 'mm')).toBe(mm);
    expect(lengthFromJson(text, 'mm')).toBe(mm);
    expect(lengthFromText(text, 'cm')).toBe(Number((mm / 10).toPrecision(15)));
  });

  // A length of whole micrometres, by decimal arithmetic in whole numbers: n µm are n/1000 mm, n/25400 in.
  it('is the double of the same length as a plain number', () => {
    const decimal = (value: bigint, places: number) => {
      const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
      return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
    };
    // Lengths of n/10000 in, which are n·254 hundredths of a micrometre.
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 8n), max: 10n ** 8n }), (n) => {
        expect(lengthFromText(`${decimal(n, 4)}in`, 'mm')).toBe(Number(decimal(n * 254n, 5)) + 0);
        expect(lengthFromText(`${decimal(n, 4)}in`, 'cm')).toBe(Number(decimal(n * 254n, 6)) + 0);
        expect(lengthFromText(`${decimal(n, 4)}ft`, 'cm')).toBe(Number(decimal(n * 3048n, 6)) + 0);
        expect(lengthFromText(`${decimal(n, 4)}m`, 'cm')).toBe(Number(decimal(n, 2)) + 0);
        expect(lengthFromText(`${decimal(n, 4)}mm`, 'cm')).toBe(Number(decimal(n, 5)) + 0);
        expect(lengthFromText(`${decimal(n, 4)}cm`, 'mm')).toBe(Number(decimal(n, 3)) + 0);
      }),
    );
  });

  it('of the field changes no digit', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), (value) => {
        const text = value.toFixed(20);
        expect(lengthFromText(`${text}mm`, 'mm')).toBe(lengthFromText(text, 'mm'));
      }),
    );
  });
});
