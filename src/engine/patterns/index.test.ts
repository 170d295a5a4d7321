// The patterns: their names, their order and their properties besides geometry.

import { describe, expect, it } from 'vitest';
import { completeParameters, PATTERN_NAMES, PATTERNS, patternByName, shortNameOf } from './index.ts';

const names = [
  'squares',
  'bricks',
  'vertical-bricks',
  'hexagons',
  'flat-top-hexagons',
  'diamonds',
  'rhombus',
  'isometric-cubes',
  'herringbone',
  'chevron',
  'basket-weave',
  'versailles',
  'hopscotch',
  'windmill',
  'double-herringbone',
  'octagon-dot',
  'picket',
  'brick-and-square',
  'ladder',
  'checkerboard',
];

describe('patterns', () => {
  it('are the ten of the specification in its order, and then the others', () => {
    expect(PATTERNS.map(({ id }) => id)).toEqual(names.map((name) => `${name}-pattern`));
    expect(PATTERNS.map(shortNameOf)).toEqual(names);
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
    const by = (figure: 'defaultJoint' | 'ordinaryWastePercent') => PATTERNS.map((pattern) => pattern[figure]);
    expect(by('defaultJoint')).toEqual([3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 3, 3, 3, 3, 2, 2, 2, 3, 3, 3]);
    expect(by('ordinaryWastePercent')).toEqual([
      15, 15, 15, 20, 20, 20, 20, 20, 25, 25, 20, 20, 20, 20, 25, 20, 20, 15, 20, 15,
    ]);
  });

  it('distinguish the faces of a cube', () => {
    const cubes = patternByName('isometric-cubes')!;
    expect(cubes.kinds?.(completeParameters(cubes, {}))).toEqual(['top', 'left', 'right']);
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
