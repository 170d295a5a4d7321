// Formatting of numbers, colours and texts for markup.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDrawing } from '../../../test/support/drawn.ts';
import { hex } from '../scene/colors.ts';
import { decimal, escaped, whole } from './svg-text.ts';

describe('decimal', () => {
  it.each([
    [1, 2, '1'],
    [1.005, 1, '1'],
    [0.1 + 0.2, 3, '0.3'],
    [-0.0001, 2, '0'],
    [100, 0, '100'],
    [1e-9, 4, '0'],
    [123456789.125, 2, '123456789.13'],
    [-2.5, 1, '-2.5'],
  ])('%d with at most %d decimals is %s', (value, decimals, text) => {
    expect(decimal(value, decimals)).toBe(text);
  });

  it('matches the number within its last decimal, and never has an exponent', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e9, max: 1e9, noNaN: true }),
        fc.integer({ min: 0, max: 8 }),
        (value, decimals) => {
          const text = decimal(value, decimals);
          expect(text).toMatch(/^-?\d+(\.\d*[1-9])?$/);
          expect(Math.abs(Number(text) - value)).toBeLessThanOrEqual(0.5001 * 10 ** -decimals + 1e-6);
        },
      ),
    );
  });

  it.each([Number.NaN, Infinity, -Infinity, 1e300])('refuses %d', (value) => {
    expect(() => decimal(value, 2)).toThrow('cannot be drawn');
  });
});

describe('whole', () => {
  it('writes whole numbers and refuses others', () => {
    expect(whole(-12)).toBe('-12');
    for (const value of [0.5, Number.NaN, 1e21]) expect(() => whole(value)).toThrow('not whole');
  });
});

describe('hex', () => {
  it('formats colours from numbers only', () => {
    expect(hex({ r: 0, g: 10, b: 255 })).toBe('#000aff');
    expect(() => hex({ r: -1, g: 0, b: 0 })).toThrow('not a valid colour');
  });
});

describe('escaped', () => {
  it('is read back unchanged by a parser, except for characters that XML does not allow', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { root } = readDrawing(
          `<svg viewBox="0 0 1 1" width="1" height="1" label="${escaped(text)}">${escaped(text)}</svg>`,
        );
        const held = text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
        // Parsers normalise line ends, and turn them into spaces in attributes.
        expect(root.textContent).toBe(held.replace(/\r\n?/g, '\n'));
        expect(root.getAttribute('label')).toBe(held.replace(/\r\n?/g, '\n').replace(/[\t\n]/g, ' '));
      }),
    );
  });
});
