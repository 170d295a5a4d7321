// Boards in rows are bought with offcuts carried on, unless a request says otherwise; links from before keep their order.

import { describe, expect, it } from 'vitest';
import { cellsOf, sheetsOf } from '../../test/support/cut-list-files.ts';
import { bytesOf, textOf } from '../../test/support/plan-files.ts';
import { draftText, type PlanAnswer, projectOf, readBody, readProject } from '../wire/index.ts';
import { openProject } from './project.ts';

const FLOOR = { outline: 'E520 S210 W120 S190 W400 N400', pattern: 'planks', edge: 8, link: false };
const PUBLIC_URL = 'https://tiles.example';
const answerTo = (body: object): PlanAnswer => JSON.parse(textOf({ ...FLOOR, ...body }));
const storedTextOf = (body: object): string => {
  const read = readBody({ ...FLOOR, ...body });
  if (!read.ok) throw new Error(read.mistakes[0].message);
  return projectOf(read).text;
};

describe('an order of boards', () => {
  const usual = answerTo({ tilesPerBox: 8, breakage: 0 });
  const carried = usual.tiles.reuse?.tilesWithReuse ?? 0;

  it('buys by the count with offcuts reused; the total stays one board for each place', () => {
    expect(carried).toBeLessThan(usual.tiles.total);
    expect(usual.order).toMatchObject({ tiles: carried, boxes: Math.ceil(carried / 8) });
    expect(answerTo({ tilesPerBox: 8, breakage: 0, buyWithReuse: true })).toEqual(usual);
    const apart = answerTo({ tilesPerBox: 8, breakage: 0, buyWithReuse: false });
    expect(apart.order).toMatchObject({ tiles: usual.tiles.total, boxes: Math.ceil(usual.tiles.total / 8) });
    expect(apart.tiles).toEqual(usual.tiles);
  });

  it('is not changed for other patterns', () => {
    const { tiles, order } = answerTo({ pattern: 'bricks', breakage: 0 });
    expect(order?.tiles).toBe(tiles.total);
  });

  it('is in the caption, and so is the count without an order', () => {
    const captionOf = (body: object) => textOf({ ...FLOOR, ...body, format: 'svg' });
    expect(captionOf({})).toContain(`to buy with offcuts reused: ${carried}`);
    expect(captionOf({ buyWithReuse: false })).not.toContain('offcuts reused');
    expect(captionOf({ pattern: 'bricks' })).not.toContain('offcuts reused');
  });

  it('is the same in a spreadsheet, whose list has every place', () => {
    const body = { ...FLOOR, tilesPerBox: 8, breakage: 0 };
    const [summary] = sheetsOf(bytesOf({ ...body, format: 'xlsx' }));
    expect(summary.rows.find(([label]) => label === 'Boxes')?.[1]).toBe(Math.ceil(carried / 8));
    const [head, ...rows] = cellsOf(textOf({ ...body, format: 'csv' }), ',');
    const count = head.indexOf('Count');
    expect(rows.reduce((sum, row) => sum + Number(row[count]), 0)).toBe(usual.tiles.total);
  });
});

describe('the link of an order of boards', () => {
  const boxesOf = (project: string) =>
    openProject({ id: 'x', project }, { lang: 'en', units: 'metric' }, PUBLIC_URL).answer.order?.boxes;
  const before = JSON.stringify({ outline: FLOOR.outline, pattern: 'planks', edge: 8, tilesPerBox: 8 });

  it('from before boards were carried on keeps buying one for each place', () => {
    const apart = answerTo({ tilesPerBox: 8, buyWithReuse: false }).order?.boxes;
    expect(boxesOf(before)).toBe(apart);
    expect(JSON.parse(draftText(before)).page.order).toEqual({ tilesPerBox: 8, reuse: false });
    const read = readProject(before);
    expect(read.ok && read.options.buyWithReuse).toBe(false);
  });

  it('says how boards are bought, whichever way', () => {
    for (const buyWithReuse of [true, false]) {
      const text = storedTextOf({ tilesPerBox: 8, buyWithReuse });
      expect(JSON.parse(text)).toMatchObject({ buyWithReuse });
      expect(boxesOf(text)).toBe(answerTo({ tilesPerBox: 8, buyWithReuse }).order?.boxes);
    }
    expect(storedTextOf({ tilesPerBox: 8 })).toBe(storedTextOf({ tilesPerBox: 8, buyWithReuse: true }));
  });

  it('opens in the planner with the switch as it was', () => {
    const reuseOf = (body: object) => JSON.parse(draftText(storedTextOf(body))).page?.order?.reuse;
    expect([reuseOf({}), reuseOf({ buyWithReuse: false })]).toEqual([undefined, false]);
    expect([reuseOf({ spares: 2 }), reuseOf({ spares: 2, buyWithReuse: false })]).toEqual([undefined, false]);
    expect(reuseOf({ pattern: 'bricks', buyWithReuse: true })).toBe(true);
  });
});
