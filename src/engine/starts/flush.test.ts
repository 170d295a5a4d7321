import { describe, expect, it } from 'vitest';
import { box, R1, roomOf } from '../../../test/support/plain-rooms.ts';
import { plan } from '../plan.ts';
import { flushStarts, thinned } from './flush.ts';
import { isTyped } from './typed.ts';

const room = roomOf(box(0, 0, 1800, 2400));

describe('flush starts', () => {
  it('put a tile against each wall, from inside or from outside', () => {
    const { floor, lattice } = plan({ room, pattern: 'squares', parameters: {}, joint: 3 });
    const starts = flushStarts(floor, lattice, { x: 0, y: 0 }, 100);
    // At the left wall from inside and outside; at the right 1800 - 6 × 303 from outside, 1500 - 5 × 303 from inside.
    expect([...new Set(starts.map(({ x }) => x))]).toEqual([-18, -15, 0, 3]);
    expect([...new Set(starts.map(({ y }) => y))]).toEqual([-24, -21, 0, 3]);
    expect(starts).toHaveLength(16);
  });

  it.each([
    ['hexagons', {}],
    ['flat-top-hexagons', {}],
    ['diamonds', {}],
    ['isometric-cubes', {}],
    ['chevron', {}],
    ['bricks', { offset: 33 }],
    ['herringbone', {}],
  ])('touch a wall in x and in y to a tenth of a millimetre, can be typed and are near: %s', (pattern, parameters) => {
    const { floor, lattice } = plan({ room: R1, pattern, parameters });
    const { motif, repeat } = lattice;
    const given = { x: 100, y: -50 };
    const starts = flushStarts(floor, lattice, given, 400);
    expect(starts.length).toBeGreaterThan(10);
    const counts = Array.from({ length: 121 }, (_, i) => i - 60);
    const shifts = (first: number, second: number) => counts.flatMap((a) => counts.map((b) => a * first + b * second));
    const touches = (place: number, walls: readonly number[], edges: readonly number[], all: readonly number[]) =>
      walls.some((wall) => edges.some((edge) => all.some((shift) => Math.abs(place + edge + shift - wall) <= 0.1001)));
    const xs = shifts(repeat[0].x, repeat[1].x);
    const ys = shifts(repeat[0].y, repeat[1].y);
    const edgesOf = (axis: 'x' | 'y') =>
      motif.flatMap((outline) => {
        const corners = outline.map((corner) => corner[axis]);
        return [Math.min(...corners), Math.max(...corners)];
      });
    for (const start of starts.filter((_, i) => i % 7 === 0)) {
      expect(isTyped(start)).toBe(true);
      expect(touches(start.x, [0, 1400, 1800], edgesOf('x'), xs)).toBe(true);
      expect(touches(start.y, [0, 600, 2400], edgesOf('y'), ys)).toBe(true);
      expect(Math.hypot(start.x - given.x, start.y - given.y)).toBeLessThan(2000);
    }
  });

  it('are empty if the lattice is slanted, or no wall is vertical', () => {
    const turned = plan({ room, pattern: 'squares', parameters: { rotation: 20 } });
    expect(flushStarts(turned.floor, turned.lattice, turned.start, 100)).toEqual([]);
    const rhomb = roomOf([
      { x: 0, y: 500 },
      { x: 900, y: 0 },
      { x: 1800, y: 500 },
      { x: 900, y: 1000 },
    ]);
    const leaning = plan({ room: rhomb, pattern: 'squares', parameters: {} });
    expect(flushStarts(leaning.floor, leaning.lattice, leaning.start, 100)).toEqual([]);
  });

  it('are thinned evenly', () => {
    expect(thinned([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([1, 4, 7]);
    expect(thinned([1, 2], 3)).toEqual([1, 2]);
    const { floor, lattice } = plan({ room: R1, pattern: 'chevron', parameters: {} });
    expect(flushStarts(floor, lattice, { x: 0, y: 0 }, 50).length).toBeLessThanOrEqual(50);
  });
});
