// Warnings: slivers, waste on either side of each threshold, cutouts that cut nothing.

import { describe, expect, it } from 'vitest';
import { box, planSquares, R1, rectangle, roomOf } from '../../test/support/plain-rooms.ts';
import { plan } from './plan.ts';
import type { Warning } from './plan-types.ts';

const kinds = (warnings: readonly Warning[]) => warnings.map(({ kind }) => kind);

const aboutWaste = (warnings: readonly Warning[]) => warnings.filter(({ kind }) => kind === 'waste');

/** The waste warnings for a room of `width` by `height` mm, laid with squares of 100 mm without joints. */
function wasteIn(width: number, height: number, x = 0, y = 0): readonly Warning[] {
  return aboutWaste(planSquares(roomOf(box(0, 0, width, height)), { tileSize: 100, start: { x, y } }).warnings);
}

describe('slivers', () => {
  it('of R1 are one strip of 3 mm', () => {
    const [warning, ...others] = planSquares(R1, { tileSize: 300, joint: 3 }).warnings;
    expect(others).toEqual([]);
    expect(warning).toEqual({
      kind: 'slivers',
      sliverCount: 1,
      cut: 14,
      narrowestCut: expect.closeTo(3, 9),
      strips: 1,
    });
  });

  it('are gone from other starts', () => {
    for (const y of [-10, -150]) {
      expect(planSquares(R1, { tileSize: 300, joint: 3, start: { x: 0, y } }).warnings).toEqual([]);
    }
  });
});

describe('waste', () => {
  it('of R1 laid from half a tile is reported, with the mean of 24.9 percent', () => {
    const { warnings } = planSquares(R1, { tileSize: 300, joint: 3, start: { x: -150, y: -150 } });
    // By hand: (area + half the walls times 300 + one tile) over the cell of 303² tiles, on average.
    const meanTiles = (4_080_000 + 8400 * 150 + 90_000) / 303 ** 2;
    const meanPercent = 100 * (1 - 4_080_000 / 303 ** 2 / meanTiles);
    expect(meanPercent).toBeCloseTo(24.9, 1);
    expect(aboutWaste(warnings)).toEqual([
      { kind: 'waste', wastePercent: expect.closeTo(27.17, 2), meanPercent: expect.closeTo(meanPercent, 9) },
    ]);
  });

  // A room of W by H, squares of 100 and no joint: on average (W + 100)(H + 100) / 100² tiles.
  it('above the base and above the mean is reported', () => {
    // 950 by 950: 18.1 % on average, 11 by 11 tiles from half a cut at each wall.
    expect(wasteIn(950, 950, 25, 25)).toEqual([
      {
        kind: 'waste',
        wastePercent: expect.closeTo(100 * (1 - 95 ** 2 / 110 ** 2), 9),
        meanPercent: expect.closeTo(100 * (1 - 95 ** 2 / 105 ** 2), 9),
      },
    ]);
  });

  it('above the base but not above the mean is not', () => {
    // 10 by 11 tiles: 17.95 %, a little less than the mean of 18.14 %.
    expect(wasteIn(950, 950, 0, 25)).toEqual([]);
  });

  it('above the mean but not above the base is not', () => {
    // 15.3 by 17 tiles as 17 by 18: almost exactly 15 %, on average 11.3 %.
    expect(wasteIn(1530.002, 1700, 15, 50)).toEqual([]);
    expect(wasteIn(1529.998, 1700, 15, 50)).toHaveLength(1);
  });

  it('above 40 percent is reported even where most starts are worse', () => {
    // 150 by 150: 43.75 % from the corner, 64 % on average.
    expect(wasteIn(150, 150)).toEqual([
      { kind: 'waste', wastePercent: expect.closeTo(43.75, 9), meanPercent: expect.closeTo(64, 9) },
    ]);
    expect(wasteIn(120, 100)).toEqual([]);
    expect(wasteIn(119.999, 100)).toHaveLength(1);
  });

  it('is compared with the base of the pattern', () => {
    // The same grid as above from a pattern with a base of 20 %: diamonds turned by 45° are squares again. (The first
    // tile then extends from 50 left to 50 right of the start, and begins 50 below it.)
    const turned = (width: number) =>
      plan({
        room: roomOf(box(0, 0, width, 950)),
        pattern: 'diamonds',
        parameters: { tileSize: 100, rotation: 45 },
        joint: 0,
        start: { x: 75, y: 75 },
      });
    // 950 by 950 as 11 by 11: 25.4 %. 1950 by 950 as 21 by 11: 19.8 %, on average 14.0 %.
    expect(turned(950).tiles.total).toBe(121);
    expect(aboutWaste(turned(950).warnings)).toHaveLength(1);
    expect(turned(1950).tiles.total).toBe(231);
    expect(aboutWaste(turned(1950).warnings)).toEqual([]);
    expect(wasteIn(1950, 950, 25, 25)).toHaveLength(1);
  });

  it('is never reported if nothing is cut', () => {
    expect(planSquares(roomOf(box(0, 0, 100, 100)), { tileSize: 100 }).warnings).toEqual([]);
    expect(planSquares(roomOf(box(0, 0, 1009, 706)), { tileSize: 100, joint: 1 }).warnings).toEqual([]);
  });
});

describe('a cutout that cuts nothing', () => {
  it('is reported by source and index, last, and even where no tile is cut', () => {
    const idle = { holes: [box(5000, 0, 10, 10)], rectangles: [rectangle(50, 50, 10, 10), rectangle(0, -9, 9, 9)] };
    const { warnings } = planSquares(roomOf(box(0, 0, 150, 150), idle), { tileSize: 100 });
    expect(kinds(warnings)).toEqual(['waste', 'idle-cutout', 'idle-cutout']);
    expect(warnings.slice(1)).toEqual([
      { kind: 'idle-cutout', source: 'holes', index: 0 },
      { kind: 'idle-cutout', source: 'rectangles', index: 1 },
    ]);
    const fitting = planSquares(roomOf(box(0, 0, 200, 100), { holes: idle.holes }), { tileSize: 100 });
    expect(kinds(fitting.warnings)).toEqual(['idle-cutout']);
  });

  it('comes after slivers and waste', () => {
    const room = roomOf(box(0, 0, 105, 105), { holes: [box(900, 0, 9, 9)] });
    expect(kinds(planSquares(room, { tileSize: 100 }).warnings)).toEqual(['slivers', 'waste', 'idle-cutout']);
  });
});
