import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../words/index.ts';
import { offcutReuse, reuseOf } from '../search/found.ts';
import { type PlannerContext, setContext } from '../state/context.ts';
import type { PlanOutcome } from '../work/messages.ts';
import { runOrder } from '../work/orders.ts';
import { analysisOf, type CutAnalysis } from './analysis/analysis.ts';
import { middleWithRoom } from './analysis/pieces.ts';
import { csvOf, DEFAULT_ORDER, sortGroups, spansOf } from './rows.ts';

let analysis: CutAnalysis;

beforeAll(async () => {
  const draft = { outline: 'E300 A36.8699:150 S120 W420 N210', pattern: 'isometric-cubes', start: { x: 1, y: 2 } };
  const outcome = (await runOrder({ task: 'plan', draft, lang: 'en' })).result as PlanOutcome;
  if (!outcome.ok) throw new Error(outcome.mistakes[0]?.message);
  analysis = analysisOf({ draft, plan: '', ...outcome });
});

/** The cells of a CSV text, read by the rules of RFC 4180. */
function cellsOf(csv: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  const cell = new RegExp(`("(?:[^"]|"")*"|[^"${separator}\\r]*)(${separator}|\\r\\n)`, 'y');
  for (let found = cell.exec(csv); found; found = cell.exec(csv)) {
    const [, text, end] = found;
    rows.at(-1)?.push(text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('the cut list as a file', () => {
  it.each(LANGUAGES)('opens as a table with every tile counted once (%s)', (lang) => {
    const isComma = lang === 'pl' || lang === 'es';
    const csv = csvOf(analysis, lang, { column: 'area', falls: true });
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    const [head, ...rows] = cellsOf(csv.slice(1), isComma ? ';' : ',');
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head.length]));
    const { tiles } = analysis.planned.answer;
    const numbers = rows.map((row) => row.slice(0, 5).map((cell) => Number(isComma ? cell.replace(',', '.') : cell)));
    expect(numbers.flat().every(Number.isFinite)).toBe(true);
    expect(numbers.reduce((sum, [count]) => sum + count, 0)).toBe(tiles.total);
    const areaM2 = numbers.reduce((sum, [count, , , areaCm2]) => sum + (count * areaCm2) / 1e4, 0);
    // Areas are written to a tenth of a square centimetre.
    expect(Math.abs(areaM2 - tiles.laidAreaM2)).toBeLessThan((tiles.total * 0.05) / 1e4 + 1e-4);
    const named = rows.slice(1).flatMap((row) => row[6].match(/\d+/g) ?? []);
    expect(new Set(named).size).toBe(tiles.cut);
  });

  it('tells the shape of every cut piece, and none reads like a whole tile', async () => {
    // Tiles of 600 × 300 around a shaft of 120 × 90 in the middle of a tile's corner.
    const draft = {
      outline: 'E240 S120 W240 N120',
      subtract: [{ x: 48, y: 51, w: 12, h: 9 }],
      pattern: 'bricks',
      parameters: { tileWidth: 600, tileHeight: 300, offset: 0 },
      joint: 0,
    };
    const outcome = (await runOrder({ task: 'plan', draft, lang: 'en' })).result as PlanOutcome;
    if (!outcome.ok) throw new Error(outcome.mistakes[0]?.message);
    const rows = cellsOf(csvOf(analysisOf({ draft, plan: '', ...outcome }), 'en', DEFAULT_ORDER).slice(1), ',');
    expect(rows.map((row) => row[8])).toEqual(['Shape, mm', '', '600 × 300 less 120 × 90, L-shaped']);
    const cut = cellsOf(csvOf(analysis, 'en', DEFAULT_ORDER).slice(1), ',').slice(2);
    for (const row of cut)
      expect(row[8]).toMatch(/^(within )?[\d.]+ × [\d.]+.*, (rectangle|corners from .*: 0?.*\/.*;.*)$/);
  });

  it('lists the tiles that are cut from one, at each of their pieces', () => {
    const { planned, groups } = analysis;
    const [first, second] = groups.map(({ tiles }) => tiles[0].number);
    const shared = [first, second].toSorted((a, b) => a - b);
    const sharedOf = (csv: string) => cellsOf(csv.slice(1), ',').map((row) => row[7]);
    expect(
      sharedOf(csvOf(analysis, 'en', DEFAULT_ORDER))
        .slice(1)
        .join(''),
    ).toBe('');
    setContext({ session: { planned: { value: planned } } } as unknown as PlannerContext);
    const reuse = { tilesWithReuse: 1, wastePercentWithReuse: 0, sharedTiles: [shared] };
    offcutReuse.keep(planned.draft, reuseOf({ reuse }));
    const reported = sharedOf(csvOf(analysis, 'en', DEFAULT_ORDER)).filter((cell) => cell.includes('+'));
    expect(reported).toEqual([shared.join('+'), shared.join('+')]);
  });

  it.each(LANGUAGES)('contains nothing that a spreadsheet would compute (%s)', (lang) => {
    const cells = cellsOf(csvOf(analysis, lang, DEFAULT_ORDER).slice(1), lang === 'pl' || lang === 'es' ? ';' : ',');
    for (const cell of cells.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });
});

describe('rows', () => {
  it('can be sorted by every column, both ways', () => {
    const byArea = sortGroups(analysis, { column: 'area', falls: false }).map(({ areaCm2 }) => areaCm2);
    expect(byArea).toEqual(byArea.toSorted((a, b) => a - b));
    const byCount = sortGroups(analysis, { column: 'count', falls: true }).map(({ tiles }) => tiles.length);
    expect(byCount).toEqual(byCount.toSorted((a, b) => b - a));
    const byNumber = sortGroups(analysis, { column: 'tiles', falls: false }).map(({ tiles }) => tiles[0].number);
    expect(byNumber).toEqual(byNumber.toSorted((a, b) => a - b));
  });

  it('name the shade of a cube, and never group two shades', () => {
    for (const { tiles, motif } of analysis.groups) {
      expect(new Set(tiles.map((tile) => tile.motif))).toEqual(new Set([motif]));
      expect(analysis.kindOf(motif, 'en')).not.toBe('');
    }
  });

  it('shorten consecutive numbers without losing any', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 60 })).map((list) => list.sort((a, b) => a - b));
    fc.assert(
      fc.property(numbers, (list) => {
        const unfolded = spansOf(list)
          .match(/\d+(–\d+)?/g)
          ?.flatMap((span) => {
            const [first, last = first] = span.split('–').map(Number);
            return Array.from({ length: last - first + 1 }, (_, i) => first + i);
          });
        expect(unfolded ?? []).toEqual(list);
      }),
    );
  });
});

describe('the place for a number', () => {
  it('is the centre of gravity if a circle fits around it', () => {
    const triangle = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 0, y: 40 },
    ];
    // The hypotenuse is nearest: it is 24 from the corner, and the centre of gravity is at two thirds of that.
    expect(middleWithRoom(triangle, 7.99)).toEqual({ x: expect.closeTo(10, 9), y: expect.closeTo(40 / 3, 9) });
    expect(middleWithRoom(triangle, 8.01)).toBeNull();
  });

  it('is nowhere in a hook whose centre of gravity lies outside', () => {
    const hook = [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
      { x: 40, y: 4 },
      { x: 4, y: 4 },
      { x: 4, y: 40 },
      { x: 0, y: 40 },
    ];
    expect(middleWithRoom(hook, 0.1)).toBeNull();
  });
});
