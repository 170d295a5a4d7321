// The patterns: their names, their order and their properties besides geometry.

import { describe, expect, it } from 'vitest';
import {
  completeParameters,
  kindNamesOf,
  latticeOf,
  PATTERN_NAMES,
  PATTERNS,
  patternByName,
  shortNameOf,
} from './index.ts';

/** Joint in mm and waste in percent, as the trade note and the specification have them. */
const TEN: Readonly<Record<string, readonly [joint: number, waste: number]>> = {
  squares: [3, 15],
  bricks: [3, 15],
  'vertical-bricks': [3, 15],
  hexagons: [3, 20],
  'flat-top-hexagons': [3, 20],
  diamonds: [3, 20],
  rhombus: [2, 20],
  'isometric-cubes': [2, 20],
  herringbone: [2, 25],
  chevron: [2, 25],
};
const names = PATTERNS.map(shortNameOf);

describe('patterns', () => {
  it('are the ten of the specification in its order, and then the others', () => {
    expect(names.slice(0, 10)).toEqual(Object.keys(TEN));
    expect(new Set(names).size).toBe(names.length);
    expect(PATTERNS.map(({ id }) => id)).toEqual(names.map((name) => `${name}-pattern`));
    expect(PATTERN_NAMES).toEqual(names.flatMap((name) => [`${name}-pattern`, name]));
  });

  it('are found by both of their names', () => {
    for (const [i, name] of names.entries()) {
      expect(patternByName(name)).toBe(PATTERNS[i]);
      expect(patternByName(`${name}-pattern`)).toBe(PATTERNS[i]);
    }
  });

  it.each(['Squares', 'squares ', 'square', '', 'constructor', '__proto__', '-pattern'])('exclude "%s"', (name) => {
    expect(patternByName(name)).toBeUndefined();
  });

  it('have their own joints and ordinary waste', () => {
    const figures = PATTERNS.slice(0, 10).map((pattern) => [pattern.defaultJoint, pattern.ordinaryWastePercent]);
    expect(figures).toEqual(Object.values(TEN));
  });

  it('distinguish the faces of a cube', () => {
    const cubes = patternByName('isometric-cubes')!;
    expect(cubes.kinds?.(completeParameters(cubes, {}))).toEqual(['top', 'left', 'right']);
  });

  // Tiles of each kind in the smallest set that repeats.
  it.each([
    ['versailles', { 'large-rectangle': 1, 'large-square': 2, 'small-rectangle': 1, 'small-square': 2 }],
    ['hopscotch', { large: 1, small: 1 }],
    ['windmill', { plank: 4, dot: 1 }],
    ['octagon-dot', { octagon: 1, dot: 1 }],
    ['brick-and-square', { brick: 1, square: 1 }],
    ['checkerboard', { light: 1, dark: 1 }],
    ['isometric-cubes', { top: 1, left: 1, right: 1 }],
    ['chevron', { left: 1, right: 1 }],
  ])('%s has these numbers of each kind in a repeat', (name, numbers) => {
    const pattern = patternByName(name)!;
    const values = completeParameters(pattern, {});
    const kinds = pattern.kinds?.(values) ?? [];
    const counted = Object.keys(numbers).map((kind) => [kind, kinds.filter((one) => one === kind).length]);
    expect(Object.fromEntries(counted)).toEqual(numbers);
    expect(pattern.rectangularRepeat(values, pattern.defaultJoint).tiles % kinds.length).toBe(0);
    expect(kindNamesOf(pattern)).toEqual([...new Set(kinds)]);
  });

  it('have several kinds if they have tiles of several sizes', () => {
    for (const pattern of PATTERNS) {
      const values = completeParameters(pattern, {});
      const { sizes } = latticeOf(pattern.tiling(values, pattern.defaultJoint), 0);
      if (new Set(sizes).size > 1) expect(kindNamesOf(pattern).length).toBe(new Set(sizes).size);
    }
  });

  it('name a chevron plank by its hand, which the mirrored horizontal laying changes', () => {
    const chevron = patternByName('chevron')!;
    const [upright, lying] = ['vertical', 'horizontal'].map((direction) => {
      const values = completeParameters(chevron, { direction });
      const { motif } = chevron.tiling(values, 2);
      const kinds = chevron.kinds?.(values) ?? [];
      return Object.fromEntries(kinds.map((kind, i) => [kind, sidesInOrder(motif[i])]));
    });
    // A parallelogram and its mirror image differ in the order of corner angles and sides, at any rotation.
    expect(lying.left).toBe(upright.left);
    expect(lying.right).toBe(upright.right);
    expect(upright.left).not.toBe(upright.right);
  });
});

/** Whether the angle between a long side and the short side after it is acute. */
function sidesInOrder(ring: readonly { x: number; y: number }[]): string {
  const sides = ring.map((corner, i) => {
    const next = ring[(i + 1) % ring.length];
    return { x: next.x - corner.x, y: next.y - corner.y };
  });
  const long = sides.findIndex(({ x, y }) => Math.hypot(x, y) > 400);
  const after = sides[(long + 1) % sides.length];
  return sides[long].x * after.x + sides[long].y * after.y < 0 ? 'acute' : 'obtuse';
}
