// A law of the cut lists of all patterns, read back from the bytes of the files: every row is about tiles of its own
// kind. The size of a tile comes from its outline in the answer, the pieces from theirs.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layings } from '../../test/support/awkward-rooms.ts';
import { casesOf } from '../../test/support/cases.ts';
import { cellsOf, sheetsOf } from '../../test/support/cut-list-files.ts';
import { bytesOf, numbersIn, textOf } from '../../test/support/plan-files.ts';
import type { Body } from '../../test/support/sent-requests.ts';
import { PATTERNS, shortNameOf } from '../engine/index.ts';
import type { PlanAnswer } from '../wire/index.ts';

interface ListRow {
  readonly numbers: readonly number[];
  readonly piece: string;
  readonly kind: string;
  readonly count: number;
  readonly areaCm2: number;
  readonly offcutCm2: number;
}

const HEADS = {
  numbers: 'Tile no.',
  piece: 'Piece',
  kind: 'Kind of tile',
  count: 'Count',
  areaCm2: 'Area, cm²',
  offcutCm2: 'Offcut per tile, cm²',
};

/** The rows of a list by the names of their columns. */
function rowsOf([head, ...rows]: readonly (readonly (string | number | undefined)[])[]): ListRow[] {
  const at = (name: keyof typeof HEADS) => {
    const column = head.indexOf(HEADS[name]);
    return column >= 0 ? column : expect.fail(`There is no column "${HEADS[name]}" among ${head.join('; ')}.`);
  };
  return rows.map((row) => ({
    numbers: numbersIn(String(row[at('numbers')])),
    piece: String(row[at('piece')]),
    kind: String(row[at('kind')] ?? ''),
    count: Number(row[at('count')]),
    areaCm2: Number(row[at('areaCm2')]),
    offcutCm2: Number(row[at('offcutCm2')]),
  }));
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function areaOf(ring: readonly (readonly [number, number])[]): number {
  return sumOf(ring.map(([x, y], i) => (x * ring[(i + 1) % ring.length][1] - ring[(i + 1) % ring.length][0] * y) / 2));
}

function perimeterOf(ring: readonly (readonly [number, number])[]): number {
  return sumOf(
    ring.map(([x, y], i) => Math.hypot(ring[(i + 1) % ring.length][0] - x, ring[(i + 1) % ring.length][1] - y)),
  );
}

/** Pieces of a row are equal to this along their sides, mm. */
const SAME = 0.05;

function checkList(body: Body): void {
  const { tiles, pieces, surface }: PlanAnswer = JSON.parse(textOf({ ...body, pieces: true }));
  if (pieces === undefined) throw new Error('There are no pieces.');
  const nameOf = (kind = '') => tiles.kinds?.find((other) => other.kind === kind)?.name ?? '';
  const motifs = pieces.motif.map(({ tileKind, outlineMm }) => ({
    kind: nameOf(tileKind),
    areaCm2: areaOf(outlineMm) / 100,
    spreadCm2: (SAME * perimeterOf(outlineMm)) / 100,
  }));
  const laid = new Map(pieces.cut.map((piece) => [piece.number, piece]));
  const csv = cellsOf(textOf({ ...body, format: 'csv' }), ',');
  const xlsx = sheetsOf(bytesOf({ ...body, format: 'xlsx' }))[1].rows;
  for (const rows of [rowsOf(csv), rowsOf(xlsx)]) {
    for (const { piece, kind, count, numbers, areaCm2, offcutCm2 } of rows) {
      const tile = motifs.find((motif) => motif.kind === kind) ?? expect.fail(`There is no ${kind}.`);
      expect(numbers).toHaveLength(count);
      expect(offcutCm2).toBeGreaterThanOrEqual(0);
      if (piece === 'whole') expect(offcutCm2).toBe(0);
      // Both figures are rounded to 0.01 cm², corners of outlines to a micrometre.
      expect(Math.abs(areaCm2 + offcutCm2 - tile.areaCm2)).toBeLessThan(0.011 + tile.spreadCm2 / 50);
      for (const number of numbers) {
        const cut = laid.get(number);
        expect(cut === undefined).toBe(piece === 'whole');
        if (cut === undefined) continue;
        expect(nameOf(cut.tileKind)).toBe(kind);
        expect(Math.abs(cut.areaMm2 / 100 - areaCm2)).toBeLessThan(0.011 + tile.spreadCm2);
      }
    }
    const countOf = (name: string, isWhole: boolean) =>
      sumOf(
        rows.filter(({ kind, piece }) => kind === name && (piece === 'whole') === isWhole).map(({ count }) => count),
      );
    for (const { name, total, whole, cut } of tiles.kinds ?? [{ name: '', ...tiles }]) {
      expect([countOf(name, true), countOf(name, false)]).toEqual([whole, cut]);
      expect(whole + cut).toBe(total);
    }
    expect(sumOf(rows.map(({ count }) => count))).toBe(tiles.total);
    // Whole tiles of a kind are one row, with the size of that kind.
    const wholes = rows.filter(({ piece }) => piece === 'whole');
    expect(new Set(wholes.map(({ kind }) => kind)).size).toBe(wholes.length);
    // The laid area includes strips of up to 0.1 mm along walls and cutouts, which are no pieces.
    const spreadCm2 = sumOf(
      rows.map(({ kind, count, piece }) => {
        const spread = motifs.find((motif) => motif.kind === kind)?.spreadCm2 ?? 0;
        return 0.005 * count + (piece === 'whole' || count === 1 ? 0 : count * spread);
      }),
    );
    const stripsCm2 = 0.1 * 12 * surface.perimeterM;
    const listedCm2 = sumOf(rows.map(({ count, areaCm2 }) => count * areaCm2));
    expect(Math.abs(listedCm2 - 1e4 * tiles.laidAreaM2)).toBeLessThan(0.5 + spreadCm2 + stripsCm2);
  }
}

const whole = (min: number, max: number) => fc.integer({ min, max });

/** Rooms of some 2 by 3 m with a slanted wall, a pipe, a beam across tiles and a slit that leaves tiles in two parts. */
const rooms: fc.Arbitrary<Body> = fc
  .record({ width: whole(150, 320), height: whole(120, 260), slant: whole(1, 90), x: whole(10, 90), y: whole(20, 70) })
  .map(({ width, height, slant, x, y }) => ({
    polygon: [
      [0, 0],
      [width, 0],
      [width, height - slant],
      [width - slant, height],
      [0, height],
    ],
    subtract: [
      { x, y, w: 55, h: 2 },
      { x: x + 20, y: y + 15, w: 1.5, h: 40 },
    ],
    circles: [{ x: x + 40, y: y + 30, d: 12 }],
    link: false,
  }));

describe('the cut list of any pattern', () => {
  it.each(PATTERNS.map(shortNameOf))('has areas, offcuts and counts of the own kind of each tile (%s)', (pattern) => {
    const bodies = fc
      .record({ room: rooms, laying: layings([pattern]), x: whole(-400, 400), y: whole(-400, 400) })
      .map(({ room, laying, x, y }) => ({
        ...room,
        pattern,
        parameters: laying.parameters,
        joint: laying.joint,
        start: { x: x / 4, y: y / 4 },
      }));
    fc.assert(fc.property(bodies, checkList), { numRuns: casesOf(3, 60) });
  });
});
