import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { widthOf } from '../drawing/index.ts';
import { LANGUAGES, wordsFor } from '../words/index.ts';
import { fittedLine, SMALLEST } from './ink.ts';

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
