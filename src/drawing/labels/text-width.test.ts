// Text widths and line wrapping.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, wordsFor } from '../../words/index.ts';
import { widthOf, wrapParts, wrapWords } from './text-width.ts';

const texts = LANGUAGES.flatMap((lang) => Object.values(wordsFor(lang)));

describe('widthOf', () => {
  it('grows with the size and with every letter', () => {
    expect(widthOf('420', 20)).toBeCloseTo(2 * widthOf('420', 10), 9);
    expect(widthOf('4200', 10)).toBeGreaterThan(widthOf('420', 10));
    expect(widthOf('420', 10, true)).toBeGreaterThan(widthOf('420', 10));
  });

  it('gives a Chinese character its whole square', () => {
    expect(widthOf('铺砖', 10)).toBeGreaterThanOrEqual(20);
  });
});

describe('wrapWords', () => {
  it('keeps all letters in order and no line too wide, if the words fit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.integer({ min: 250, max: 900 }), (text, width) => {
        const lines = wrapWords(text, 10, width);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        for (const line of lines) {
          expect(widthOf(line, 10)).toBeLessThanOrEqual(width);
          expect(line).toBe(line.trim());
        }
      }),
    );
  });

  it('leaves out a word that fits no line', () => {
    expect(wrapWords('a incomprehensibilities b', 10, 40)).toEqual(['a', 'b']);
  });
});

describe('wrapParts', () => {
  it('breaks between parts before it breaks parts', () => {
    expect(wrapParts(['Squares', '300 mm', 'joint 3 mm'], 10, 500)).toEqual(['Squares · 300 mm · joint 3 mm']);
    expect(wrapParts(['Squares', '300 mm', 'joint 3 mm'], 10, 60)).toEqual(['Squares', '300 mm', 'joint 3 mm']);
  });
});
