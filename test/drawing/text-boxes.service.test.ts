// Texts rendered by Chromium: none overlaps another or a mark, none leaves the sheet, none is too small to read.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DrawingOptions } from '../../src/drawing/index.ts';
import type { Point } from '../../src/engine/index.ts';
import { LANGUAGES } from '../../src/words/index.ts';
import { browserOfFile } from '../browser/chromium.ts';
import { casesOf } from '../support/cases.ts';
import { ACCEPTANCE, drawingOf, EXTREMES, type Fields } from './rooms.ts';
import { type Box, type Boxes, marksOf, measureBoxes, overlapPx } from './text-boxes.ts';

const browser = browserOfFile();
let page: Page;

beforeAll(async () => {
  page = await browser().newPage();
});
afterAll(() => page.close());

/** Boxes have the height of the font, sometimes rounded to pixels; letters are well inside them. */
const TOUCH_PX = 0.5;
const LEAST_PX = 10;

const rooms: readonly (readonly [string, Fields])[] = [
  ...Object.entries(ACCEPTANCE).map(([name, { request }]) => [name, request] as const),
  ...Object.entries(EXTREMES),
];

/** The faults of the texts of a drawing, one per line. */
function faultsOf({ widthPx, heightPx, texts }: Boxes, marks: readonly Point[][]): string[] {
  const faults: string[] = [];
  texts.forEach((box, i) => {
    if (box.sizePx < LEAST_PX) faults.push(`"${box.text}" is ${box.sizePx} px high`);
    if (!isOnSheet(box, widthPx, heightPx)) faults.push(`"${box.text}" (${box.role}) is clipped`);
    for (const other of texts.slice(0, i)) {
      const px = overlapPx(box.corners, other.corners);
      if (px > TOUCH_PX) faults.push(`"${box.text}" lies ${px.toFixed(1)} px over "${other.text}" (${other.role})`);
    }
    if (marks.some((mark) => overlapPx(box.corners, mark) > TOUCH_PX)) faults.push(`"${box.text}" lies over a mark`);
  });
  return faults;
}

function isOnSheet({ corners }: Box, widthPx: number, heightPx: number): boolean {
  return corners.every(({ x, y }) => x >= 0 && y >= 0 && x <= widthPx && y <= heightPx);
}

/**
 * A drawing uses the first of its fonts that the reader has; here that is Inter. The others stand for wide and high
 * fonts.
 */
const FONTS = [undefined, 'DejaVu Sans', 'Noto Sans CJK SC'];

const CASES: readonly Partial<DrawingOptions>[] = [
  ...LANGUAGES.flatMap((lang) => [400, 800, 2000].map((widthPx) => ({ lang, widthPx }))),
  // Feet and inches are longer than centimetres.
  ...[400, 800].map((widthPx) => ({ lang: 'en', widthPx, units: 'imperial' }) as const),
];

/** In a test run a room has every other case, each in one font; the next room has the others. */
test.each(rooms.map(([name, fields], room) => ({ name, fields, room })))(
  'texts of $name are separate, on the sheet and readable, in any font',
  async ({ fields, room }) => {
    const cases = casesOf(
      CASES.filter((_, i) => i % 2 === room % 2),
      [...CASES],
    );
    const drawn = cases.map((options) => {
      const drawing = drawingOf(fields, options);
      return { options, drawing, marks: marksOf(drawing) };
    });
    for (const [k, font] of FONTS.entries()) {
      const some = casesOf(
        drawn.filter((_, i) => (room + i) % FONTS.length === k),
        drawn,
      );
      const measured = await measureBoxes(
        page,
        some.map(({ drawing }) => drawing),
        font,
      );
      expect(measured.length).toBe(some.length);
      measured.forEach((boxes, i) => {
        const { options, marks } = some[i];
        expect(boxes.texts.length).toBeGreaterThan(3);
        expect(faultsOf(boxes, marks), JSON.stringify({ font, ...options })).toEqual([]);
      });
    }
  },
);

test('the overlap of turned boxes is the depth of their intersection', () => {
  const box = (x: number, y: number, width: number, height: number) => [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  expect(overlapPx(box(0, 0, 10, 10), box(8, 3, 10, 10))).toBeCloseTo(2, 12);
  expect(overlapPx(box(0, 0, 10, 10), box(12, 3, 10, 10))).toBeCloseTo(-2, 12);
  // A square on its tip: its bounding box overlaps, the square itself does not.
  const onTip = [
    { x: 11, y: 4 },
    { x: 18, y: 11 },
    { x: 11, y: 18 },
    { x: 4, y: 11 },
  ];
  expect(overlapPx(box(0, 0, 7, 7), onTip)).toBeCloseTo(-1 / Math.SQRT2, 12);
});
