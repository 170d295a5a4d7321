// The drawing against the figures: for every acceptance room and pattern, what is drawn is what was counted, to scale.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type DrawingOptions, drawSvg } from '../src/drawing/index.ts';
import { type Plan, plan } from '../src/engine/index.ts';
import { readQuery } from '../src/wire/index.ts';
import { formatNumber, LANGUAGES } from '../src/words/index.ts';
import { drawnArea, expectCounts, expectHarmless, expectInsideView, expectReadable } from './support/drawing-checks.ts';
import { readDrawing, shoelace, subpathsOf, textsOf } from './support/drawn.ts';

interface ExpectedRoom {
  readonly request: Readonly<Record<string, string>>;
  readonly areaM2: number;
  readonly wallsCm: readonly number[];
  readonly plans: Readonly<Record<string, { whole: number; cut: number; laidAreaM2: number; sliverCount: number }>>;
}

const rooms: Record<string, ExpectedRoom> = JSON.parse(
  readFileSync(new URL('./acceptance.json', import.meta.url), 'utf8'),
);

const OPTIONS: DrawingOptions = {
  widthPx: 800,
  walls: true,
  credit: 'https://tiles.example/',
  color: null,
  gapColor: null,
  lang: 'en',
};

function planOf(fields: Readonly<Record<string, string>>): Plan {
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const read = readQuery([...query, 'link=false'].join('&'));
  if (!read.ok) throw new Error(read.mistakes[0].message);
  return plan(read.request);
}

describe.each(Object.entries(rooms))('%s', (_, room) => {
  test.each(Object.entries(room.plans))('%s: tiles are as many and as large as counted', (pattern, expected) => {
    const planned = planOf({ ...room.request, pattern });
    const drawn = readDrawing(drawSvg(planned, OPTIONS));
    expectCounts(drawn, planned);
    expect(subpathsOf(drawn, 'tile whole')).toHaveLength(expected.whole);
    const laid = drawnArea(drawn).areaMm2 / 1e6;
    expect(Math.abs(laid / expected.laidAreaM2 - 1)).toBeLessThan(5e-4);
    const floor = subpathsOf(drawn, 'floor').reduce((sum, { points }) => sum + shoelace(points), 0) / 1e6;
    expect(Math.abs(floor / room.areaM2 - 1)).toBeLessThan(5e-4);
    expectInsideView(drawn);
    expectReadable(drawn);
    expectHarmless(drawn);
  });

  test.each(LANGUAGES)('wall texts are the wall lengths in %s', (lang) => {
    const planned = planOf(room.request);
    const drawn = readDrawing(drawSvg(planned, { ...OPTIONS, lang }));
    const sizes = planned.room.rectangles.length;
    const labels = textsOf(drawn, 'label').map(({ text }) => text);
    expect(labels.filter((text) => !text.includes('×')).sort()).toEqual(
      room.wallsCm.map((length) => formatNumber(lang, length, 2)).sort(),
    );
    expect(labels.filter((text) => text.includes('×'))).toHaveLength(sizes);
  });

  test.each([100, 160, 240, 400, 2000, 4000])('keeps its texts apart and on the sheet at %d px', (widthPx) => {
    for (const lang of LANGUAGES) {
      for (const pattern of ['chevron', 'flat-top-hexagons']) {
        const drawn = readDrawing(drawSvg(planOf({ ...room.request, pattern }), { ...OPTIONS, widthPx, lang }));
        expect(drawn.widthPx).toBe(widthPx);
        expectInsideView(drawn);
        expectReadable(drawn);
      }
    }
  });
});
