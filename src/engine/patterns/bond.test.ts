// The offset of a running bond: 33 means one third, and any decimal has an exact number of rows.

import { describe, expect, it } from 'vitest';
import { offsetParameter, rowsUntilRepeat, shareOfOffset } from './bond.ts';
import { bricks } from './bricks.ts';
import { verticalBricks } from './vertical-bricks.ts';

describe('offset of a bond', () => {
  it.each([33, 33.3, 33.33, 100 / 3, 33.8, 32.9])('treats %d percent as exactly one third', (percent) => {
    expect(shareOfOffset(percent)).toBe(1 / 3);
    expect(rowsUntilRepeat(percent)).toBe(3);
    expect(offsetParameter.settle?.(percent)).toBe(33.33);
  });

  it.each([32.8, 33.9, 0, 50])('uses %d percent as it is', (percent) => {
    expect(shareOfOffset(percent)).toBe(percent / 100);
    expect(offsetParameter.settle?.(percent)).toBe(percent);
  });

  it.each([
    [0, 1],
    [50, 2],
    [25, 4],
    [20, 5],
    [40, 5],
    [12.5, 8],
    [37.5, 8],
    [10, 10],
    [37.3, 1000],
    [16.67, 10_000],
    [12.3456789, 1_000_000_000],
    [0.000001, 100_000_000],
    [1e-300, 1],
  ])('repeats an offset of %d percent after %d rows', (percent, rows) => {
    expect(rowsUntilRepeat(percent)).toBe(rows);
  });

  it('is fast and a whole number of rows for decimals of any length', () => {
    const rows = rowsUntilRepeat(Math.PI);
    expect(Number.isInteger(rows)).toBe(true);
    expect(rows).toBeGreaterThan(1e6);
  });
});

describe('bricks', () => {
  it('return to the first row after three rows of 33 percent', () => {
    const { repeat } = bricks.tiling({ tileWidth: 600, tileHeight: 100, offset: 33 }, 3);
    expect(3 * repeat[1].x).toBeCloseTo(603, 9);
    expect(bricks.rectangularRepeat({ tileWidth: 600, tileHeight: 100, offset: 33 }, 3)).toEqual({
      width: 603,
      height: 309,
      tiles: 3,
    });
  });

  it('have vertical bricks as their twin', () => {
    const { motif, repeat } = verticalBricks.tiling({ tileWidth: 100, tileHeight: 200, offset: 25 }, 3);
    expect(motif).toEqual([
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 100, y: 200 },
        { x: 0, y: 200 },
      ],
    ]);
    expect(repeat).toEqual([
      { x: 103, y: 50.75 },
      { x: 0, y: 203 },
    ]);
  });
});
