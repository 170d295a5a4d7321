import { describe, expect, it } from 'vitest';
import { readSent } from '../../test/support/sent-requests.ts';
import { type Plan, plan } from '../engine/index.ts';
import { LANGUAGES } from '../words/index.ts';
import { csvOf } from './csv.ts';
import { type CutList, cutListOf } from './cut-list.ts';
import { laidTilesOf } from './laid.ts';
import { DEFAULT_ORDER } from './rows.ts';
import { NONE_SHARED, sharedTilesOf } from './shared.ts';

function planned(body: Readonly<Record<string, unknown>>): Plan {
  return plan(readSent(body).request);
}

function listOf({ layout, lattice, pattern, parameters }: Plan): CutList {
  return cutListOf(laidTilesOf({ layout, lattice }), pattern, parameters);
}

const CUBES = planned({
  outline: 'E300 A36.8699:150 S120 W420 N210',
  pattern: 'isometric-cubes',
  start: { x: 1, y: 2 },
});
const list = listOf(CUBES);

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
    const csv = csvOf(list, NONE_SHARED, lang, { column: 'area', falls: true });
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    const [head, ...rows] = cellsOf(csv.slice(1), isComma ? ';' : ',');
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head.length]));
    const { total, cut, laidAreaMm2 } = CUBES.tiles;
    const numbers = rows.map((row) => row.slice(0, 5).map((cell) => Number(isComma ? cell.replace(',', '.') : cell)));
    expect(numbers.flat().every(Number.isFinite)).toBe(true);
    expect(numbers.reduce((sum, [count]) => sum + count, 0)).toBe(total);
    const areaCm2 = numbers.reduce((sum, [count, , , area]) => sum + count * area, 0);
    // Areas are written to a tenth of a square centimetre.
    expect(Math.abs(areaCm2 - laidAreaMm2 / 100)).toBeLessThan(total * 0.05 + 1);
    const named = rows.slice(1).flatMap((row) => row[6].match(/\d+/g) ?? []);
    expect(new Set(named).size).toBe(cut);
  });

  it('tells the shape of every cut piece, and none reads like a whole tile', () => {
    // Tiles of 600 × 300 around a shaft of 120 × 90 in the middle of a tile's corner.
    const shaft = planned({
      outline: 'E240 S120 W240 N120',
      subtract: [{ x: 48, y: 51, w: 12, h: 9 }],
      pattern: 'bricks',
      parameters: { tileWidth: 600, tileHeight: 300, offset: 0 },
      gapMm: 0,
    });
    const rows = cellsOf(csvOf(listOf(shaft), NONE_SHARED, 'en', DEFAULT_ORDER).slice(1), ',');
    expect(rows.map((row) => row[8])).toEqual(['Shape, mm', '', '600 × 300 less 120 × 90, L-shaped']);
    const cut = cellsOf(csvOf(list, NONE_SHARED, 'en', DEFAULT_ORDER).slice(1), ',').slice(2);
    for (const row of cut)
      expect(row[8]).toMatch(/^(within )?[\d.]+ × [\d.]+.*, (rectangle|corners from .*: 0?.*\/.*;.*)$/);
  });

  it('lists the tiles that are cut from one, at each of their pieces', () => {
    const [first, second] = list.groups.map(({ tiles }) => tiles[0].number);
    const shared = [first, second].toSorted((a, b) => a - b);
    const csv = csvOf(list, sharedTilesOf([shared]), 'en', DEFAULT_ORDER);
    const cells = cellsOf(csv.slice(1), ',').slice(1);
    expect(cells.map((row) => row[7]).filter(Boolean)).toEqual([shared.join('+'), shared.join('+')]);
  });

  it.each(LANGUAGES)('contains nothing that a spreadsheet would compute (%s)', (lang) => {
    const csv = csvOf(list, NONE_SHARED, lang, DEFAULT_ORDER);
    const cells = cellsOf(csv.slice(1), lang === 'pl' || lang === 'es' ? ';' : ',');
    for (const cell of cells.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });
});
