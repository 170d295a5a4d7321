import { describe, expect, it } from 'vitest';
import { completeParameters, latticeOf, patternByName } from '../patterns/index.ts';
import { linesOf } from './lines.ts';

function linesIn(name: string, direction: 'x' | 'y', sent: Record<string, number | string> = {}, joint = 2) {
  const pattern = patternByName(name);
  if (!pattern) throw new Error(name);
  const lattice = latticeOf(pattern.tiling(completeParameters(pattern, sent), joint), 0);
  return linesOf(lattice, direction === 'x' ? { x: 1, y: 0 } : { x: 0, y: 1 });
}

describe('lines of symmetry', () => {
  it('of squares are the middles of tiles and of joints', () => {
    const { middles, spacing } = linesIn('squares', 'x', { tileSize: 300 });
    expect(middles).toEqual([
      { at: 150, middle: 'tile' },
      { at: 301, middle: 'joint' },
    ]);
    expect(spacing).toBe(151);
  });

  it('of a half bond are also the quarters', () => {
    const { middles, spacing } = linesIn('bricks', 'x', { tileWidth: 200, tileHeight: 100, offset: 50 });
    expect(spacing).toBe(50.5);
    expect(middles.map(({ at }) => at)).toEqual([100, 150.5, 201, 251.5]);
    expect(middles[1].middle).toBe('line');
  });

  it('of a herringbone are its spines, and never the middle of a column', () => {
    const { middles } = linesIn('herringbone', 'x', { tileWidth: 100, tileHeight: 300 });
    // The centres of neighbouring columns are half a repeat apart, and a spine is in their middle.
    const column = 400 / Math.SQRT2 / 2;
    const repeat = 302 * Math.SQRT2;
    expect(middles).toHaveLength(2);
    for (const { at, middle } of middles) {
      expect(middle).toBe('line');
      expect(Math.abs((((at - column) / repeat) % 0.5) - 0.25)).toBeCloseTo(0, 6);
    }
  });

  it('of a chevron are its spines, in the joint between two columns', () => {
    const { middles } = linesIn('chevron', 'x', { tileWidth: 90, tileHeight: 500, angle: 45 });
    const column = 500 / Math.SQRT2;
    expect(middles.map(({ at }) => Math.abs(at - (column + 1)) % (column + 2))).toEqual([
      expect.closeTo(0, 6),
      expect.closeTo(0, 6),
    ]);
    expect(middles.every(({ middle }) => middle === 'joint')).toBe(true);
  });

  it('of a stepped third bond are not there: it has no mirror image', () => {
    expect(linesIn('bricks', 'x', { offset: 33 }).middles.length).toBeGreaterThan(0);
  });
});
