// Cutting sheets and texts of PDF files as other programs read them: every piece once, nothing too small to read, no two
// texts over each other.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PATTERNS, shortNameOf } from '../../src/engine/index.ts';
import { ALL_WRITERS } from '../../src/service/exports.ts';
import { answerRequest } from '../../src/service/index.ts';
import { readBody } from '../../src/wire/index.ts';
import { LANGUAGES, type Lang, say } from '../../src/words/index.ts';
import { casesOf } from '../support/cases.ts';
import { piecesOfPlan, readWords, smallestText, type Word } from './pdf-words.ts';

interface Body {
  readonly lang: Lang;
  readonly [field: string]: unknown;
}

interface Answer {
  readonly pieces: { readonly cut: readonly { readonly number: number }[] };
}

function answerTo(body: Body): string | Uint8Array {
  const read = readBody({ link: false, ...body });
  if (!read.ok) throw new Error(read.mistakes[0].message);
  const answer = answerRequest({ read, where: 'body', publicUrl: 'https://tiles.example' }, { writers: ALL_WRITERS });
  if (!answer.ok) throw new Error(answer.mistakes[0].message);
  return answer.content;
}

/** An L with a shaft and a pipe in it, in cm. Most boards have no cutting sheets. */
const rooms = fc
  .record({
    width: fc.integer({ min: 150, max: 450 }),
    height: fc.integer({ min: 150, max: 450 }),
    notch: fc.integer({ min: 60, max: 120 }),
    pipe: fc.integer({ min: 6, max: 30 }),
    pattern: fc.constantFrom(...PATTERNS.map(shortNameOf).filter((name) => name !== 'planks')),
    lang: fc.constantFrom(...LANGUAGES),
    paper: fc.constantFrom('a4', 'a3', 'letter'),
    scale: fc.constantFrom('fit', 10, 20),
    units: fc.constantFrom('metric', 'imperial'),
    labels: fc.boolean(),
  })
  .map(({ width, height, notch, pipe, ...rest }) => ({
    ...rest,
    outline: `E${width - notch} S${notch} E${notch} S${height - notch} W${width} N${height}`,
    subtract: [{ x: 20, y: 70, w: 30, h: 40 }],
    circles: [{ x: width / 2, y: height - 50, d: pipe }],
  }));

/** An upright length of a wall whose feet are as long as they are high, close to a number over the wall. */
const UPRIGHT_FEET: typeof rooms extends fc.Arbitrary<infer Room> ? Room : never = {
  ...{ pattern: 'basket-weave', lang: 'en', paper: 'a4', scale: 'fit', units: 'imperial', labels: false },
  outline: 'E179 S69 E69 S325 W248 N394',
  subtract: [{ x: 20, y: 70, w: 30, h: 40 }],
  circles: [{ x: 124, y: 344, d: 6 }],
};

const overlap = (a: Word, b: Word) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.3 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.3;

describe('a PDF file', () => {
  it('has every piece on one cutting sheet, no text below 7 points, and no two texts over each other', () => {
    const law = fc.property(rooms, (body) => {
      const bytes = answerTo({ ...body, format: 'pdf' }) as Uint8Array;
      const { pieces } = JSON.parse(String(answerTo({ ...body, pieces: true }))) as Answer;
      const pages = readWords(bytes);
      expect(smallestText(bytes)).toBeGreaterThanOrEqual(7);
      for (const { words } of pages) {
        const clashes = words.flatMap((word, i) =>
          words.slice(0, i).flatMap((other) => (overlap(word, other) ? [`${word.text} / ${other.text}`] : [])),
        );
        expect(clashes).toEqual([]);
        expect(words.filter(({ text }) => /…|\.\.\./.test(text))).toEqual([]);
      }
      const found = piecesOfPlan(pages, say(body.lang, 'cuts.tiles'));
      // Tiles that are divided are on several sheets, a part on each.
      const whole = found.filter((name) => !name.includes('/'));
      expect(new Set(found).size).toBe(found.length);
      const numbers = new Set(found.map((name) => Number(name.split('/')[0])));
      expect(whole.filter((name) => found.some((other) => other.startsWith(`${name}/`)))).toEqual([]);
      const cut = pieces.cut.map(({ number }) => number);
      expect([...numbers].sort((a, b) => a - b)).toEqual(cut.sort((a, b) => a - b));
    });
    fc.assert(law, { numRuns: casesOf(4, 300), examples: [[UPRIGHT_FEET]] });
  });
});
