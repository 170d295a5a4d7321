// The small pictures: what they paint is what the plan lays.

import { describe, expect, it } from 'vitest';
import { PATTERNS, plan } from '../engine/index.ts';
import { readQuery } from '../wire/index.ts';
import { textOf } from './markup.ts';
import { pictureOf } from './picture.ts';

/** Area and border of all rings of a path of our own writing; holes turn the other way round and take away. */
function measured(path: string): { area: number; border: number } {
  let area = 0;
  let border = 0;
  for (const [, x, y, moves] of path.matchAll(/M(-?\d+) (-?\d+)l([^z]*)z/g)) {
    const steps = moves.split(' ').map(Number);
    const ring = [[Number(x), Number(y)]];
    for (let i = 0; i < steps.length; i += 2) ring.push([ring[i / 2][0] + steps[i], ring[i / 2][1] + steps[i + 1]]);
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length];
      area += (ax * by - bx * ay) / 2;
      border += Math.hypot(bx - ax, by - ay);
    });
  }
  return { area, border };
}

describe.each(PATTERNS.map(({ id }) => [id]))('%s', (pattern) => {
  const read = readQuery(`outline=E420+S180+A135:113.1371+S100+W340+N360&subtract=150,120,33,45&pattern=${pattern}`);
  if (!read.ok) throw new Error(read.mistakes[0].message);
  const planned = plan(read.request);
  const paths = [...textOf(pictureOf(planned)).matchAll(/<path(?: class="wall")? d="([^"]*)" fill="([^"]*)"/g)];

  it('paints the tiles that are laid', () => {
    const tiles = paths.slice(1, -1).map(([, path]) => measured(path));
    const area = tiles.reduce((sum, tile) => sum + tile.area, 0);
    const border = tiles.reduce((sum, tile) => sum + tile.border, 0);
    // Corners are put on whole millimetres: each moves a border by at most half a diagonal of one.
    expect(Math.abs(area - planned.tiles.laidAreaMm2)).toBeLessThan(border * Math.SQRT1_2);
    expect(tiles.length).toBeGreaterThan(0);
  });

  it('paints them on the floor', () => {
    const floor = measured(paths[0][1]);
    expect(Math.abs(floor.area - planned.surface.areaMm2)).toBeLessThan(floor.border);
    expect(paths.at(-1)?.[2]).toBe('none');
  });
});
