import { describe, expect, it } from 'vitest';
import { PATTERNS, type Point, shortNameOf } from '../../engine/index.ts';
import { previewOf, SIZE } from './preview.ts';

function ringsOf(path: string): Point[][] {
  return path
    .split('Z')
    .filter(Boolean)
    .map((ring) =>
      ring
        .slice(1)
        .split('L')
        .map((corner) => {
          const [x, y] = corner.split(' ').map(Number);
          return { x, y };
        }),
    );
}

/** How often a point is covered, by counting crossings of a ray. */
function coverOf(rings: readonly Point[][], { x, y }: Point): number {
  return rings.filter((ring) => {
    let inside = false;
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [a, b] = [ring[i], ring[j]];
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    }
    return inside;
  }).length;
}

describe.each(PATTERNS.map((pattern) => [shortNameOf(pattern), pattern] as const))(
  'the picture of %s',
  (_, pattern) => {
    it('is covered by tiles once, except for the joints', () => {
      const rings = previewOf(pattern).flatMap(({ path }) => ringsOf(path));
      const steps = 60;
      let bare = 0;
      for (let i = 0; i < steps; i++) {
        for (let j = 0; j < steps; j++) {
          const cover = coverOf(rings, { x: ((i + 0.5) * SIZE) / steps, y: ((j + 0.5) * SIZE) / steps });
          expect(cover).toBeLessThanOrEqual(1);
          if (cover === 0) bare++;
        }
      }
      // A joint of a twentieth of a tile covers about a tenth of the floor; a missing tile would leave more bare.
      expect(bare / steps ** 2).toBeGreaterThan(0.02);
      expect(bare / steps ** 2).toBeLessThan(0.17);
    });

    it('has a path for each tile of the motif and is computed once', () => {
      for (const { path, color } of previewOf(pattern)) {
        expect(path).toMatch(/^M/);
        expect(color).toMatch(/^#[0-9a-f]{6}$/);
      }
      expect(previewOf(pattern)).toBe(previewOf(pattern));
    });
  },
);
