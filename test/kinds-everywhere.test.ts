// Counts by kind are the same wherever a plan is shown: the answer, the order, the caption of drawings, CSV and XLSX files
// and the embedded page, for all patterns with several kinds, read from the files themselves.

import { DOMParser } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { PATTERNS, shortNameOf } from '../src/engine/index.ts';
import { projectPage } from '../src/pages/documents.ts';
import type { PlanAnswer } from '../src/wire/index.ts';
import { formatNumber, LANGUAGES, type Lang } from '../src/words/index.ts';
import { cellsOf, sheetsOf } from './support/cut-list-files.ts';
import { entitiesOf } from './support/dxf-entities.ts';
import { bytesOf, textOf } from './support/plan-files.ts';

const SEVERAL = PATTERNS.filter(({ kinds }) => kinds !== undefined).map(shortNameOf);
const bodyOf = (pattern: string, lang: Lang) => ({
  outline: 'E420 S310 W420 N310',
  pattern,
  start: { x: 11, y: 7 },
  lang,
  link: false,
  breakage: 0,
});

function answerTo(body: ReturnType<typeof bodyOf>): PlanAnswer {
  return JSON.parse(textOf(body));
}

/** The texts of an SVG drawing. */
function textsIn(svg: string): string {
  const all = new DOMParser().parseFromString(svg, 'text/xml').getElementsByTagName('text');
  return Array.from(all, ({ textContent }) => textContent).join(' ');
}

/** A name with its count beside it, as lists say it. */
function counted(lang: Lang, { name, total }: { readonly name: string; readonly total: number }): string {
  return `${name}${lang === 'zh' ? '：' : ': '}${formatNumber(lang, total)}`;
}

it('are about eight patterns', () => {
  expect(SEVERAL.toSorted()).toEqual([
    'brick-and-square',
    'checkerboard',
    'chevron',
    'hopscotch',
    'isometric-cubes',
    'octagon-dot',
    'versailles',
    'windmill',
  ]);
});

describe.each(SEVERAL)('the kinds of %s', (pattern) => {
  it.each(LANGUAGES)('are counted alike everywhere (%s)', (lang) => {
    const body = bodyOf(pattern, lang);
    const { tiles, order } = answerTo(body);
    const kinds = tiles.kinds ?? [];
    const sum = (figure: 'total' | 'whole' | 'cut') => kinds.reduce((all, kind) => all + kind[figure], 0);
    expect([sum('total'), sum('whole'), sum('cut')]).toEqual([tiles.total, tiles.whole, tiles.cut]);
    expect(order?.kinds.map(({ kind, tiles: count }) => [kind, count])).toEqual(
      kinds.map(({ kind, total }) => [kind, total]),
    );

    // The list of pieces.
    const separator = formatNumber(lang, 0.5).charAt(1) === ',' ? ';' : ',';
    const [, ...rows] = cellsOf(textOf({ ...body, format: 'csv' }), separator);
    const sheets = sheetsOf(bytesOf({ ...body, format: 'xlsx' }));
    const inList = (lines: readonly (readonly (string | number | undefined)[])[], name: string) =>
      lines.filter((line) => line[2] === name).reduce((all, line) => all + Number(line[3]), 0);
    const [summary, list] = sheets;
    const page = projectPage({
      ...{ kind: 'embed', id: '3fJk9QvX2mTz7LbW8sYcRd', lang, units: 'metric', publicUrl: 'https://tiles.example' },
      project: JSON.stringify({ outline: body.outline, pattern, start: body.start }),
    });
    const caption = textsIn(textOf({ ...body, format: 'svg' }));
    const inDxf = entitiesOf(textOf({ ...body, format: 'dxf' }))
      .map(({ text }) => text)
      .join(' ');
    for (const kind of kinds) {
      const { name, total, sizeMm, wastePercent } = kind;
      expect([name, inList(rows, name), inList(list.rows, name)]).toEqual([name, total, total]);
      const [bought, waste] = summary.rows.filter(([label]) => String(label).endsWith(name));
      expect([bought[1], waste[1]]).toEqual([total, wastePercent]);
      const size = [sizeMm.width, sizeMm.height].map((mm) => formatNumber(lang, mm, 1)).join(' × ');
      expect(bought[2]).toContain(size);
      // Lines of captions end anywhere.
      expect(caption).toContain(counted(lang, kind));
      expect(caption).toContain(size);
      expect(inDxf).toContain(counted(lang, kind));
      expect(page).toContain(`<dt>${name}, ${size}\u00a0mm</dt><dd>${formatNumber(lang, total)}`);
    }
  });
});
