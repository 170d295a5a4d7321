import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { widthOf } from '../drawing/index.ts';
import { LANGUAGES, wordsFor } from '../words/index.ts';
import { fittedLine, SMALLEST, wrapped } from './ink.ts';

const texts = LANGUAGES.flatMap((lang) => Object.values(wordsFor(lang)));
const AT = { x: 0, y: 0 };

describe('a fitted line', () => {
  it('is no wider than its place, and shortened only if smaller letters are not enough', () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.integer({ min: 15, max: 120 }), fc.boolean(), (text, width, bold) => {
        const { text: shown, size } = fittedLine(text, AT, 3, width, { bold });
        expect(widthOf(shown, size, bold)).toBeLessThanOrEqual(width + 1e-6);
        const wanted = widthOf(text, 3, bold);
        const least = widthOf(text, SMALLEST, bold);
        if (wanted <= width) expect([shown, size]).toEqual([text, 3]);
        if (least < width - 1e-6) expect(shown).toBe(text);
        else if (least > width + 1e-6) expect(shown.endsWith('…')).toBe(true);
        // 7 points.
        expect(size).toBeGreaterThanOrEqual((7 * 25.4) / 72);
      }),
    );
  });
});

describe('a wrapped text', () => {
  it('keeps sizes on one line if the line is wide enough', () => {
    const sizes = ['2 × 606', '158 / 210', '5′ 10 1/2″', '10 3/4″ × 11 13/16″', '3 mm', '4 × 1 1/2″'];
    const words = fc.array(fc.constantFrom(...sizes, 'Tile', 'no.', '12,', '+'), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(words, fc.integer({ min: 40, max: 90 }), (parts, width) => {
        const lines = wrapped(parts.join(' '), 3, width).map((text) => text.replaceAll('\u00a0', ' '));
        expect(lines.join(' ')).toBe(parts.join(' '));
        for (const text of lines) {
          expect(widthOf(text, 3)).toBeLessThanOrEqual(width);
          expect(text).not.toMatch(/^[×/]|[×/]$|^\d+\/|^mm/);
        }
      }),
    );
  });

  it('breaks a size that is wider than the line, and loses nothing', () => {
    expect(wrapped('10 3/4″ × 11 13/16″', 3, 16).join(' ')).toBe('10 3/4″ × 11 13/16″');
  });
});
