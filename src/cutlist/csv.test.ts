// The CSV file, read back by the rules of RFC 4180 alone.

import { describe, expect, it } from 'vitest';
import { cellsOf, listOf } from '../../test/support/cut-list-files.ts';
import { readSent } from '../../test/support/sent-requests.ts';
import { type Plan, plan } from '../engine/index.ts';
import { LANGUAGES } from '../words/index.ts';
import { csvOf, textCell } from './csv.ts';
import { DEFAULT_ORDER } from './rows.ts';

function planned(body: Readonly<Record<string, unknown>>): Plan {
  return plan(readSent(body).request);
}

const CUBES = planned({
  outline: 'E300 A36.8699:150 S120 W420 N210',
  pattern: 'isometric-cubes',
  start: { x: 1, y: 2 },
});
const list = listOf(CUBES);

describe('the cut list as a file', () => {
  it('tells the shape of every cut piece, and none reads like a whole tile', () => {
    // Tiles of 600 × 300 around a shaft of 120 × 90 in the middle of a tile's corner.
    const shaft = planned({
      outline: 'E240 S120 W240 N120',
      subtract: [{ x: 48, y: 51, w: 12, h: 9 }],
      pattern: 'bricks',
      parameters: { tileWidth: 600, tileHeight: 300, offset: 0 },
      gapMm: 0,
    });
    const [head, ...rows] = cellsOf(csvOf(listOf(shaft), [], { lang: 'en' }, DEFAULT_ORDER), ',');
    expect([head, ...rows].map((row) => row.at(-1))).toEqual([
      'Shape, mm',
      '600 × 300, rectangle',
      '600 × 300 less 120 × 90, L-shaped',
    ]);
    // The second row of four begins with number 5, and the piece loses its lower right corner.
    expect(rows[1].slice(0, 6)).toEqual(['5', 'cut', '', '1', '600', '300']);
    expect(rows[1].slice(6, 9)).toEqual(['600 · 210 · 120 · ∠270° 90 · 480 · 300', '1692', '108']);
    expect(rows[1].slice(10, 12)).toEqual(['2', '1']);
    const cut = cellsOf(csvOf(list, [], { lang: 'en' }, DEFAULT_ORDER), ',').slice(1 + list.wholes.length);
    for (const row of cut)
      expect(row.at(-1)).toMatch(/^(within )?[\d.]+ × [\d.]+.*, (rectangle|corners from .*: 0?.*\/.*;.*)$/);
  });

  it('lists the tiles that are cut from one, at each of their pieces', () => {
    const numbers = list.groups.map(({ tiles }) => tiles[0].number);
    const lists = [numbers.slice(0, 2), numbers.slice(2, 5)];
    const cells = cellsOf(csvOf(list, lists, { lang: 'en' }, DEFAULT_ORDER), ',').slice(1);
    const shared = cells.map((row) => row[9]).filter(Boolean);
    const [pair, triple] = lists.map((tiles) => tiles.join('+'));
    expect(shared.toSorted()).toEqual([pair, pair, triple, triple, triple].toSorted());
  });

  it('lists all tiles that equal pieces are cut from in their row', () => {
    const several = list.groups.find(({ tiles }) => tiles.length > 1)?.tiles ?? expect.fail('No pieces are equal.');
    const [one, other] = several.map(({ number }) => number);
    const [first, second] = list.wholes[0].tiles.map(({ number }) => number);
    const csv = csvOf(
      list,
      [
        [first, one],
        [second, other],
      ],
      { lang: 'en' },
      DEFAULT_ORDER,
    );
    expect(cellsOf(csv, ',').map((row) => row[9])).toContain(`${first}+${one}, ${second}+${other}`);
  });

  it('separates the shades of cubes, whole ones too', () => {
    const rows = cellsOf(csvOf(list, [], { lang: 'en' }, DEFAULT_ORDER), ',').slice(1);
    expect(new Set(rows.map((row) => row[2])).size).toBe(3);
    expect(rows.slice(0, 3).map((row) => row[1])).toEqual(['whole', 'whole', 'whole']);
    expect(rows.slice(3).map((row) => row[1])).not.toContain('whole');
  });

  it('has lengths and areas in inches as texts', () => {
    const imperial = { lang: 'en', units: 'imperial' } as const;
    const [head, row] = cellsOf(csvOf(list, [], imperial, DEFAULT_ORDER), ',');
    expect(head.join()).not.toMatch(/mm|cm/);
    expect([row[4], row[5]]).toEqual([expect.stringMatching(/″$/), expect.stringMatching(/″$/)]);
    expect(row[7]).toMatch(/in²$/);
  });

  it.each(LANGUAGES)('contains nothing that a spreadsheet would compute (%s)', (lang) => {
    const cells = cellsOf(csvOf(list, [], { lang }, DEFAULT_ORDER), lang === 'pl' || lang === 'es' ? ';' : ',');
    for (const cell of cells.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });

  it.each([
    ["=cmd|'/C calc'!A0", "\"'=cmd|'/C calc'!A0\""],
    ['+1', '"\'+1"'],
    ['-1', '"\'-1"'],
    ['@SUM(A1)', '"\'@SUM(A1)"'],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    ['\n=1', '"\'\n=1"'],
    ['12″ "wide"', '"12″ ""wide"""'],
  ])('writes %j as a text', (text, cell) => {
    expect(textCell(text)).toBe(cell);
  });
});
