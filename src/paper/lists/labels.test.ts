import { describe, expect, it } from 'vitest';
import { readSent } from '../../../test/support/sent-requests.ts';
import { cutListOf, cuttingOf, laidTilesOf, NONE_SHARED } from '../../cutlist/index.ts';
import { paletteOf, type Text, widthOf } from '../../drawing/index.ts';
import { plan } from '../../engine/index.ts';
import { cutUpTiles } from '../../engine/offcuts.ts';
import { LANGUAGES, type Lang } from '../../words/index.ts';
import { PAGE_MARGIN, type Paper } from '../sheets.ts';
import type { PaperSubject } from '../subject.ts';
import { labelled, labelPages } from './labels.ts';

function subjectOf(outline: string, lang: Lang): PaperSubject {
  const planned = plan(
    readSent({ outline, pattern: 'bricks', parameters: { tileWidth: 600, tileHeight: 300 } }).request,
  );
  const laid = { ...planned, ...laidTilesOf(planned) };
  const list = cutListOf(laid, planned.pattern, planned.parameters);
  const { groups: bought } = cutUpTiles(planned);
  return {
    laid,
    list,
    cutting: cuttingOf({ laid, list, bought, kerf: 3, step: 0.1 }),
    shared: NONE_SHARED,
    colors: paletteOf(planned, { color: null, gapColor: null }),
    figures: { ...planned.tiles, areaM2: 1, withReuse: null, isBoughtWithReuse: false },
    pattern: { name: 'Bricks', tile: '600 × 300 mm', color: null, jointMm: 3, rotationDeg: 0 },
    wallsCm: [],
    setOut: { lines: null, chains: [] },
    remarks: [],
    notation: { lang },
    name: 'x'.repeat(120),
    date: '',
    address: '',
    link: '',
    code: '',
  };
}

/** The sheets as shops sell them, mm: labels across and down, their size, where the first begins, and the pitch. */
const SOLD = {
  a4: { across: 3, down: 8, size: [70, 37], first: [0, 0.5], pitch: [70, 37] },
  a3: { across: 3, down: 8, size: [70, 37], first: [0, 0.5], pitch: [70, 37] },
  letter: { across: 3, down: 10, size: [66.675, 25.4], first: [4.7625, 12.7], pitch: [69.85, 25.4] },
} as const;

describe('labels', () => {
  it.each(Object.keys(SOLD) as Paper[])('are within the labels of a sheet: %s', (paper) => {
    const { across, down, size, first, pitch } = SOLD[paper];
    for (const lang of LANGUAGES) {
      const subject = subjectOf('E900 S850 W200 S120 W700 N970', lang);
      const pages = [...labelPages([labelled(subject)], paper)];
      const numbers: string[] = [];
      for (const { items } of pages) {
        const places = new Set<number>();
        for (const { at, size: high, text, bold } of items as Text[]) {
          const [x, y] = [at.x + PAGE_MARGIN - first[0], at.y + PAGE_MARGIN - first[1]];
          const [column, row] = [Math.floor(x / pitch[0]), Math.floor(y / pitch[1])];
          expect([column < across, row < down]).toEqual([true, true]);
          expect(x - column * pitch[0] + widthOf(text, high, bold)).toBeLessThanOrEqual(size[0]);
          expect(y - row * pitch[1] - high).toBeGreaterThanOrEqual(0);
          expect(high).toBeGreaterThanOrEqual((7 * 25.4) / 72);
          // What a printer cannot reach is no part of the page.
          expect([at.x >= 0, at.y - 0.75 * high >= 0]).toEqual([true, true]);
          places.add(row * across + column);
          if (bold) numbers.push(text);
        }
        expect([...places]).toEqual([...places].map((_, i) => i));
      }
      const cut = subject.list.tiles.filter((tile) => tile.cut >= 0).map(({ number }) => `${number}`);
      expect(numbers).toEqual(cut);
      expect(pages).toHaveLength(Math.ceil(cut.length / (across * down)));
    }
  });
});
