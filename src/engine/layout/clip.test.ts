// Walls clipped to one tile: where they enter and leave, and that its border is outside.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeParameters, latticeOf, PATTERNS } from '../patterns/index.ts';
import { BORDER, TileClip } from './clip.ts';
import { frameOf, type Shape } from './frame.ts';

/** The first tile of a pattern, laid from 0,0. */
function tileOf(id: string, given: Record<string, number>): Shape {
  const pattern = PATTERNS.find((pattern) => pattern.id === id);
  if (!pattern) throw new Error(`no pattern ${id}`);
  const values = completeParameters(pattern, given);
  return frameOf(latticeOf(pattern.tiling(values, 0), 0), { x: 0, y: 0 }).shapes[0];
}

/** A square of 100 centred on 0,0. */
const square = tileOf('squares-pattern', { tileSize: 100 });
const clip = new TileClip();
const runsThrough = (x0: number, y0: number, x1: number, y1: number) => clip.clip(square, x0, y0, x1, y1);

describe('a wall', () => {
  it('through a tile enters and leaves where it crosses the border', () => {
    expect(runsThrough(-100, 0, 300, 0)).toBe(true);
    expect([clip.enter, clip.leave]).toEqual([1 / 8, 3 / 8]);
    expect(clip.enterEdge).toBeGreaterThanOrEqual(0);
    expect(clip.leaveEdge).toBeGreaterThanOrEqual(0);
    expect(clip.enterEdge).not.toBe(clip.leaveEdge);
  });

  it('that begins inside does not enter', () => {
    expect(runsThrough(0, 10, 100, 10)).toBe(true);
    expect([clip.enter, clip.leave]).toEqual([0, 0.5]);
    expect(clip.enterEdge).toBe(-1);
    expect(clip.leaveEdge).toBeGreaterThanOrEqual(0);
  });

  it('that ends inside does not leave', () => {
    expect(runsThrough(0, -150, 0, 50 - 100)).toBe(false);
    expect(runsThrough(0, -150, 0, 0)).toBe(true);
    expect(clip.enter).toBeCloseTo(100 / 150, 12);
    expect([clip.leave, clip.leaveEdge]).toEqual([1, -1]);
  });

  it('entirely inside does neither', () => {
    expect(runsThrough(-10, -10, 20, 30)).toBe(true);
    expect([clip.enter, clip.leave, clip.enterEdge, clip.leaveEdge]).toEqual([0, 1, -1, -1]);
  });

  it('that begins on the border and runs inwards enters there', () => {
    expect(runsThrough(-50, 0, 0, 0)).toBe(true);
    expect(clip.enter).toBe(0);
    expect(clip.enterEdge).toBeGreaterThanOrEqual(0);
  });

  it('that ends on the border leaves there', () => {
    expect(runsThrough(0, 0, 50, 0)).toBe(true);
    expect(clip.leave).toBe(1);
    expect(clip.leaveEdge).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ['along the border', -50, 50, 50, 50],
    ['along the border, the other way', 50, -50, -50, -50],
    ['along the border and beyond it', -500, 50, 500, 50],
    ['on the border by less than the tolerance', -50, 50 - BORDER / 2, 50, 50 - BORDER / 2],
    ['beside the tile', 60, -100, 60, 100],
    ['only through a corner', 0, 100, 100, 0],
    ['past a corner within the tolerance', 0, 100 - BORDER, 100 - BORDER, 0],
    ['past a corner outside', 0, 110, 110, 0],
    ['that stops before it', 200, 0, 60, 0],
    ['that stops on it', 200, 0, 50, 0],
  ])('%s is outside', (_, x0, y0, x1, y1) => {
    expect(runsThrough(x0, y0, x1, y1)).toBe(false);
    expect(runsThrough(x1, y1, x0, y0)).toBe(false);
  });

  it('slightly deeper than the tolerance is inside', () => {
    expect(runsThrough(-100, 50 - 2 * BORDER, 100, 50 - 2 * BORDER)).toBe(true);
    expect([clip.enter, clip.leave]).toEqual([0.25, 0.75]);
  });
});

describe('any wall and any tile', () => {
  const coordinate = fc.integer({ min: -300, max: 300 });

  it.each(PATTERNS.map(({ id }) => id))('agree with points along the wall: %s', (id) => {
    const shape = tileOf(id, {});
    /** Depth of a point in the tile: its least distance from a side, negative outside. */
    const depth = (x: number, y: number) =>
      Math.min(...Array.from(shape.reach, (reach, k) => reach + shape.normalX[k] * x + shape.normalY[k] * y));
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, (x0, y0, x1, y1) => {
        fc.pre(x0 !== x1 || y0 !== y1);
        const at = (share: number) => depth(x0 + share * (x1 - x0), y0 + share * (y1 - y0));
        const inside = clip.clip(shape, x0, y0, x1, y1);
        const { enter, leave, enterEdge, leaveEdge } = clip;
        for (let i = 0; i <= 50; i++) {
          const deep = at(i / 50);
          if (!inside) expect(deep).toBeLessThan(2 * BORDER);
          else if (deep > 2 * BORDER) expect(i / 50).toBeGreaterThan(enter - 1e-9);
          if (inside && deep > 2 * BORDER) expect(i / 50).toBeLessThan(leave + 1e-9);
        }
        if (!inside) return;
        if (enterEdge >= 0) expect(Math.abs(at(enter))).toBeLessThan(2 * BORDER);
        if (leaveEdge >= 0) expect(Math.abs(at(leave))).toBeLessThan(2 * BORDER);
        if (enterEdge < 0) expect(enter).toBe(0);
        if (leaveEdge < 0) expect(leave).toBe(1);
        expect(at((enter + leave) / 2)).toBeGreaterThan(0);
      }),
    );
  });
});
