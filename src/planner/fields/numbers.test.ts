import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, LANGUAGES } from '../../words/index.ts';
import { readNumber, stepped } from './numbers.ts';

describe('a typed number', () => {
  it.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 300 ', 300],
    ['-3', -3],
    ['−3', -3],
    ['+3', 3],
    [',5', 0.5],
    ['3.', 3],
    ['-0', 0],
  ])('%s is %d', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  it.each(['', ' ', '-', '.', '12,5,1', '1 200', '1e3', '0x10', 'twelve', '12 cm', '٣', '9'.repeat(400)])(
    '%s is not a number',
    (text) => {
      expect(readNumber(text)).toBeUndefined();
    },
  );

  it('is read back from the notation of every language', () => {
    const shown = fc.integer({ min: -100_000_000, max: 100_000_000 }).map((n) => n / 1000);
    fc.assert(
      fc.property(shown, fc.constantFrom(...LANGUAGES), (number, lang) => {
        expect(readNumber(formatNumber(lang, number, 3))).toBe(number + 0);
      }),
    );
  });
});

describe('a step', () => {
  it('adds without float noise', () => {
    expect(stepped(0.1, 0.2)).toBe(0.3);
  });

  it('stops at the ends of the range', () => {
    expect(stepped(9.9, 1, 0, 10)).toBe(10);
    expect(stepped(0.5, -1, 0, 10)).toBe(0);
  });
});
