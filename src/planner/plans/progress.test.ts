import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutListOf, cuttingOf, laidTilesOf } from '../../cutlist/index.ts';
import { plan } from '../../engine/index.ts';
import { cutUpTiles } from '../../engine/offcuts.ts';
import { readQuery } from '../../wire/index.ts';
import {
  areTicks,
  floorKey,
  isCut,
  merged,
  nothingDone,
  numberOf,
  progressOn,
  rowsOf,
  ticked,
  tilesToCut,
  withProgress,
} from './progress.ts';

function planned(query: string) {
  const read = readQuery(query);
  if (!read.ok) throw new Error(read.mistakes[0].message);
  const laidOut = plan({ ...read.request, start: read.request.start ?? { x: 0, y: 0 } });
  const laid = { ...laidOut, ...laidTilesOf(laidOut) };
  const list = cutListOf(laid, laidOut.pattern, laidOut.parameters);
  const { groups: bought } = cutUpTiles(laidOut);
  return { laid, list, bought, cutting: cuttingOf({ laid, list, bought, kerf: laidOut.kerf, step: 0.1 }) };
}

const ROOMS = [
  'outline=E320 S240 W320 N240&start=5,5',
  'outline=E300 S120 W100 S130 W200 N250&pattern=bricks&subtract=60,40,30,50&start=3,7',
  'outline=E180 S240 W180 N240&pattern=hexagons&start=1,2',
  'outline=E500 S400 W500 N400&pattern=planks&start=0,0',
];

describe('the tiles to cut', () => {
  it.each(ROOMS)('have every cut tile of the plan, and a bought one only once: %s', (query) => {
    const { list, cutting, bought } = planned(query);
    const toCut = tilesToCut(list.tiles, cutting);
    const cutTiles = list.tiles.filter(({ cut }) => cut >= 0).map(({ number }) => number);
    expect([...new Set(toCut.flatMap(({ names }) => names.map(numberOf)))].sort((a, b) => a - b)).toEqual(cutTiles);
    const names = toCut.flatMap((tile) => tile.names);
    expect(new Set(names).size).toBe(names.length);
    expect(toCut.filter(({ sheet }) => sheet !== null).length).toBe(cutting.tiles);
    // Boards that are only cut to length are one tile each here, and may share one when they are bought.
    expect(toCut.length).toBeGreaterThanOrEqual(bought.length);
    const firsts = toCut.map((tile) => Math.min(...tile.names.map(numberOf)));
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
  });
});

it('has each tile in one row, in the order of their numbers', () => {
  const { list } = planned(ROOMS[1]);
  const rows = rowsOf(list.tiles);
  expect(rows.flatMap(({ numbers }) => numbers)).toEqual(list.tiles.map(({ number }) => number));
  expect(rows.map(({ line }) => line)).toEqual(rows.map((_, i) => i + 1));
});

describe('a floor', () => {
  it('has one key, and another one when a wall, a cutout or the start moves', () => {
    const keys = [
      'outline=E320 S240 W320 N240&start=5,5',
      'outline=E320.1 S240 W320.1 N240&start=5,5',
      'outline=E320 S240 W320 N240&start=5.1,5',
      'outline=E320 S240 W320 N240&start=5,5&subtract=60,40,30,50',
      'outline=E320 S240 W320 N240&start=5,5&pattern=bricks',
    ].map((query) => floorKey(planned(query).laid));
    expect(new Set(keys).size).toBe(keys.length);
    expect(floorKey(planned('outline=E320 S240 W320 N240&start=5,5').laid)).toBe(keys[0]);
  });

  it('has no ticks of another one, and keeps its own', () => {
    const ticks = ticked(nothingDone('a'), 'laid', [4], true);
    const saved = withProgress(withProgress(undefined, ticks), ticked(nothingDone('b'), 'laid', [5], true));
    expect(progressOn('a', saved)).toBe(ticks);
    expect(progressOn('c', saved)).toEqual(nothingDone('c'));
    expect(withProgress(saved, nothingDone('a'))).toHaveLength(2);
  });
});

describe('ticks', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 40 }));

  it('are there after they were added, and gone after they were taken away', () => {
    fc.assert(
      fc.property(numbers, numbers, (before, changed) => {
        const first = ticked(nothingDone('a'), 'laid', before, true);
        const more = ticked(first, 'laid', changed, true);
        expect(new Set(more.laid)).toEqual(new Set([...before, ...changed]));
        expect(more.laid.length).toBe(new Set(more.laid).size);
        const less = ticked(more, 'laid', changed, false);
        expect(new Set(less.laid)).toEqual(new Set(before.filter((number) => !changed.includes(number))));
        expect(areTicks(JSON.parse(JSON.stringify([more])))).toBe(true);
      }),
    );
  });

  it('of two tabs are joined, floor by floor', () => {
    fc.assert(
      fc.property(numbers, numbers, (own, other) => {
        const [mine, theirs] = [own, other].map((list) => ticked(nothingDone('a'), 'laid', list, true));
        const elsewhere = ticked(nothingDone('b'), 'cut', ['7'], true);
        const joined = merged([mine], [elsewhere, theirs]);
        expect(new Set(progressOn('a', joined).laid)).toEqual(new Set([...own, ...other]));
        expect(progressOn('b', joined)).toEqual(elsewhere);
        expect(joined).toHaveLength(2);
      }),
    );
    expect(merged()).toEqual([]);
  });

  it('of laid tiles count as cut, with each of their pieces', () => {
    const ticks = ticked(ticked(nothingDone('a'), 'laid', [12], true), 'cut', ['7a'], true);
    expect(['12', '12b', '7a', '7b', '1'].map((name) => isCut(ticks, name))).toEqual([true, true, true, false, false]);
  });

  it.each([
    null,
    {},
    { floor: 'a', cut: [], laid: ['1'] },
    { floor: 1, cut: [], laid: [] },
    { floor: 'a', cut: ['x'], laid: [] },
    { floor: 'a', cut: [], laid: [], more: 1 },
  ])('are refused in a file: %j', (value) => expect(areTicks([value])).toBe(false));
});
