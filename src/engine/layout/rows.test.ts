// Which tiles are whole, cut or nothing: exact fits, floors in a joint, and specks too small to count.

import { describe, expect, it } from 'vitest';
import { areasOfOnlyCut, counts } from '../../../test/support/laid-pieces.ts';
import { laidTiles } from '../../../test/support/laid-tiles.ts';
import { box, planSquares, rectangle, ring, roomOf } from '../../../test/support/plain-rooms.ts';
import { centreOf } from './index.ts';

describe('tiles that fit exactly', () => {
  it.each([
    [1, 1, 300, 0],
    [4, 3, 300, 0],
    [7, 5, 123.456, 1.5],
    [3, 8, 10, 100],
    [2, 2, 4000, 0.001],
  ])('are all whole: %i by %i of %d mm with joints of %d mm', (m, n, tileSize, joint) => {
    const side = (count: number) => count * tileSize + (count - 1) * joint;
    const planned = planSquares(roomOf(box(-17, 4711.5, side(m), side(n))), { tileSize, joint });
    expect(counts(planned)).toEqual([m * n, 0]);
    expect(planned.tiles.laidAreaMm2).toBeCloseTo(m * n * tileSize ** 2, 6);
  });

  it('are still all whole if the walls are anywhere in the joint beyond them', () => {
    // Three tiles and two joints are 320; the fourth tile begins at 330.
    for (const width of [320, 320.001, 325, 330]) {
      expect(counts(planSquares(roomOf(box(0, 0, width, 100)), { tileSize: 100, joint: 10 }))).toEqual([3, 0]);
    }
    expect(counts(planSquares(roomOf(box(0, 0, 330.001, 100)), { tileSize: 100, joint: 10 }))).toEqual([3, 1]);
    expect(counts(planSquares(roomOf(box(0, 0, 319.999, 100)), { tileSize: 100, joint: 10 }))).toEqual([2, 1]);
  });

  it('are whole around a pillar that stands on joints', () => {
    const room = roomOf(box(0, 0, 500, 500), { rectangles: [rectangle(200, 200, 100, 100)] });
    expect(counts(planSquares(room, { tileSize: 100 }))).toEqual([24, 0]);
  });

  it('are whole in a room whose corners are all on corners of tiles', () => {
    const stairs = ring([0, 0], [300, 0], [300, 100], [200, 100], [200, 200], [100, 200], [100, 300], [0, 300]);
    expect(counts(planSquares(roomOf(stairs), { tileSize: 100 }))).toEqual([6, 0]);
  });

  it('are kept as runs that contain each tile once', () => {
    const planned = planSquares(roomOf(box(0, 0, 1000, 700), { rectangles: [rectangle(350, 250, 300, 200)] }), {
      tileSize: 100,
    });
    const names = laidTiles(planned).map(({ motif, a, b }) => `${motif} ${a} ${b}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(planned.tiles.total);
    const { runs } = planned.layout;
    let whole = 0;
    for (let i = 3; i < runs.length; i += 4) whole += runs[i];
    expect(whole).toBe(planned.tiles.whole);
  });

  it('have their centres where the lattice puts them', () => {
    const { layout } = planSquares(roomOf(box(0, 0, 206, 103)), { tileSize: 100, joint: 3 });
    const [motif, row, place] = layout.runs;
    expect(centreOf(layout, { motif, place, row })).toEqual({ x: 50, y: 50 });
    expect(centreOf(layout, { motif, place: place + 1, row })).toEqual({ x: 153, y: 50 });
  });
});

describe('a room in a joint', () => {
  it('needs no tile', () => {
    const planned = planSquares(roomOf(box(0, 0, 100, 500)), { tileSize: 300, joint: 100, start: { x: -300, y: 0 } });
    expect(counts(planned)).toEqual([0, 0]);
    expect(planned.layout.runs).toHaveLength(0);
    expect(planned.layout.laidAreaMm2).toBe(0);
  });

  it('needs none in the crossing of two joints', () => {
    const planned = planSquares(roomOf(box(0, 0, 20, 20)), { tileSize: 300, joint: 100, start: { x: -340, y: -340 } });
    expect(counts(planned)).toEqual([0, 0]);
  });

  it('needs tiles as soon as it reaches a micrometre beyond the joint', () => {
    const planned = planSquares(roomOf(box(0, 0, 100.001, 500)), {
      tileSize: 300,
      joint: 100,
      start: { x: -300, y: 0 },
    });
    expect(counts(planned)).toEqual([0, 2]);
  });
});

describe('specks', () => {
  // A tile of 4 m has 16 m²; a ten-millionth of that is 1.6 mm².
  const tileSize = 4000;

  it('of at most a ten-millionth of a tile are nothing', () => {
    const room = (height: number) => roomOf(box(0, 0, 4000.001, height));
    expect(counts(planSquares(room(1590), { tileSize }))).toEqual([0, 1]);
    expect(counts(planSquares(room(1610), { tileSize }))).toEqual([0, 2]);
  });

  it.each([
    ['in its middle', 2000],
    ['beside its middle', 2345],
    ['near its border', 3990],
  ])('of at most a ten-millionth missing from a tile are ignored %s', (_, x) => {
    const room = (length: number) => roomOf(box(0, 0, 8000, 4000), { rectangles: [rectangle(x, 1000, 0.001, length)] });
    expect(counts(planSquares(room(1590), { tileSize }))).toEqual([2, 0]);
    expect(counts(planSquares(room(1610), { tileSize }))).toEqual([1, 1]);
  });

  it('are not pieces beside larger pieces', () => {
    // A divided tile; one side of the bar is less than a ten-millionth of the tile.
    const room = (beside: number) =>
      roomOf(box(0, 0, 4000, 12_000), { rectangles: [rectangle(beside, 4000, 10, 4000)] });
    expect(areasOfOnlyCut(planSquares(room(0.001), { tileSize }))).toHaveLength(2);
    const short = roomOf(box(0, 0, 4000, 12_000), {
      rectangles: [rectangle(0.001, 4000, 10, 1500), rectangle(-1, 5500, 11.001, 2500)],
    });
    expect(areasOfOnlyCut(planSquares(short, { tileSize }))).toHaveLength(1);
  });

  it('of floor in an otherwise covered tile are nothing', () => {
    // The tile is cut out except for a slit through its middle.
    const slit = (length: number) =>
      roomOf(box(0, 0, 12_000, 4000), {
        rectangles: [
          rectangle(4000, -1, 2000, 4002),
          rectangle(6000.001, -1, 1999.999, 4002),
          rectangle(5990, length, 20, 4002),
        ],
      });
    expect(counts(planSquares(slit(1590), { tileSize }))).toEqual([2, 0]);
    expect(counts(planSquares(slit(1610), { tileSize }))).toEqual([2, 1]);
  });
});
