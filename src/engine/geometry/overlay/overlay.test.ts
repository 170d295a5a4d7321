// The overlay on cases that can be checked by hand, and its predicates against big integers.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, ring } from '../../../../test/support/plain-rooms.ts';
import { type Point, type Ring, signedArea } from '../point.ts';
import { canonicalRing, turned } from '../rings.ts';
import { crossingOf, passesPixel } from './grid.ts';
import { type FloorRule, overlay } from './index.ts';

const less: FloorRule = (first, second) => first > 0 && second <= 0;
const both: FloorRule = (first, second) => first > 0 && second > 0;

/** Areas of the rings, the largest first. */
function areasOf(rings: readonly Ring[]): number[] {
  return rings.map(signedArea).sort((a, b) => b - a);
}

const square = box(0, 0, 10, 10);

describe('the overlay', () => {
  it('counts the area shared by two rings once', () => {
    expect(areasOf(overlay([square, box(5, 5, 10, 10)], [], (count) => count > 0))).toEqual([175]);
  });

  it('has a hole where four bars surround a yard', () => {
    const bars = [box(0, 0, 10, 2), box(0, 8, 10, 2), box(0, 0, 2, 10), box(8, 0, 2, 10)];
    expect(areasOf(overlay(bars, [], (count) => count > 0))).toEqual([100, -36]);
  });

  it('subtracts the union of several rings', () => {
    expect(areasOf(overlay([square], [box(8, 0, 5, 5), box(8, 3, 5, 5)], less))).toEqual([84]);
  });

  it('is split by a bar that runs through', () => {
    expect(areasOf(overlay([square], [box(-1, 4, 12, 2)], less))).toEqual([40, 40]);
  });

  it('is empty if all is covered, or if rings only touch', () => {
    expect(overlay([square], [box(-1, -1, 20, 20)], less)).toEqual([]);
    expect(overlay([square], [square], less)).toEqual([]);
    expect(overlay([square], [box(10, 0, 5, 5)], both)).toEqual([]);
    expect(overlay([square], [box(10, 10, 5, 5)], both)).toEqual([]);
  });

  it('ignores rings without area', () => {
    const point = { x: -5, y: 4 };
    const line = ring([2, 2], [7, 7], [4, 4]);
    expect(areasOf(overlay([square], [[point, point, point], line], less))).toEqual([100]);
  });

  it('distinguishes a ring around a place from one beside it', () => {
    expect(areasOf(overlay([square], [box(3, 3, 2, 2)], less))).toEqual([100, -4]);
    expect(areasOf(overlay([box(0, 0, 10, 10), box(20, 0, 10, 10)], [box(22, 2, 2, 2)], less))).toEqual([100, 100, -4]);
  });

  it('works up to its limits and returns undefined beyond them', () => {
    const bars = [box(-1, 1, 12, 1), box(-1, 3, 12, 1)];
    const enough = { walls: 12, comparisons: 66, crossings: 8 };
    expect(overlay([square], bars, less, enough)).toHaveLength(3);
    expect(overlay([square], bars, less, { ...enough, walls: 11 })).toBeUndefined();
    expect(overlay([square], bars, less, { ...enough, crossings: 7 })).toBeUndefined();
    expect(overlay([square], bars, less, { ...enough, comparisons: 20 })).toBeUndefined();
  });
});

describe('parts that touch in a point', () => {
  it('have separate rings', () => {
    const cutouts = [box(0, 0, 5, 5), box(5, 5, 5, 5)];
    expect(areasOf(overlay([square], cutouts, less))).toEqual([25, 25]);
  });

  it('are one if a hole touches the wall: the ring visits that corner twice', () => {
    const diamond = ring([5, 0], [7, 3], [5, 6], [3, 3]);
    const [floor, ...others] = overlay([square], [diamond], less);
    expect(others).toEqual([]);
    expect(signedArea(floor)).toBe(88);
    expect(floor.filter(({ x, y }) => x === 5 && y === 0)).toHaveLength(2);
  });
});

describe('walls', () => {
  it('stay straight where others cross them', () => {
    const slanted = ring([0, 0], [1_000_003, 0], [700_001, 900_007], [0, 900_007]);
    const bar = box(-10, 300_000, 2_000_000, 50_001);
    const [a, b] = overlay([slanted], [bar], less).toSorted((one, other) => one[0].y - other[0].y);
    expect([a.length, b.length]).toEqual([4, 4]);
    for (const corner of [
      [1_000_003, 0],
      [0, 0],
    ])
      expect(a).toContainEqual({ x: corner[0], y: corner[1] });
    for (const corner of [
      [700_001, 900_007],
      [0, 900_007],
    ])
      expect(b).toContainEqual({ x: corner[0], y: corner[1] });
  });

  it('of rings that overlap along their sides leave no corner between', () => {
    const rings = overlay([square], [box(-1, 0, 4, 5), box(2, 0, 4, 5)], less);
    expect(rings.map((corners) => canonicalRing(corners).length)).toEqual([6]);
    expect(areasOf(rings)).toEqual([70]);
  });
});

const grid = fc.integer({ min: -(2 ** 50), max: 2 ** 50 });
const near = fc.integer({ min: -9, max: 9 });
const points = fc.record({ x: fc.oneof(near, grid), y: fc.oneof(near, grid) });

/** The exact cross product of the vectors from `o` to `a` and to `b`. */
function crossFrom(o: Point, a: Point, b: Point): bigint {
  return BigInt(a.x - o.x) * BigInt(b.y - o.y) - BigInt(a.y - o.y) * BigInt(b.x - o.x);
}

describe('a crossing', () => {
  it('is rounded to the nearest point of the grid, halves upwards', () => {
    const across = (x: number) => crossingOf({ x: 0, y: 0 }, { x: 10, y: 2 * x }, { x: 5, y: -9 }, { x: 5, y: 9 });
    expect(across(3)).toEqual({ x: 5, y: 3 });
    expect(crossingOf({ x: 0, y: 0 }, { x: 2, y: 1 }, { x: 1, y: -9 }, { x: 1, y: 9 })).toEqual({ x: 1, y: 1 });
    expect(crossingOf({ x: 0, y: 0 }, { x: 2, y: -1 }, { x: 1, y: -9 }, { x: 1, y: 9 })).toEqual({ x: 1, y: 0 });
  });

  it('is in a pixel that both walls pass', () => {
    fc.assert(
      fc.property(points, points, points, points, (a, b, c, d) => {
        fc.pre(crossFrom(a, b, c) * crossFrom(a, b, d) < 0n && crossFrom(c, d, a) * crossFrom(c, d, b) < 0n);
        const { x, y } = crossingOf(a, b, c, d);
        expect([passesPixel(a, b, x, y), passesPixel(c, d, x, y)]).toEqual([true, true]);
      }),
    );
  });
});

describe('a pixel', () => {
  it('includes its left and top sides and the corner between them', () => {
    expect(passesPixel({ x: -9, y: 8 }, { x: 9, y: -10 }, 0, 0)).toBe(true);
    expect(passesPixel({ x: -9, y: 10 }, { x: 9, y: -8 }, 0, 0)).toBe(false);
    expect(passesPixel({ x: -9, y: -10 }, { x: 9, y: 8 }, 0, 0)).toBe(false);
    expect(passesPixel({ x: -9, y: -8 }, { x: 9, y: 10 }, 0, 0)).toBe(false);
  });

  it('is passed by walls that come nearer than half a step across', () => {
    fc.assert(
      fc.property(points, points, points, (a, b, c) => {
        const twice = 2n * crossFrom(a, b, c);
        const [dx, dy] = [BigInt(b.x - a.x), BigInt(b.y - a.y)];
        const reach = (dx < 0n ? -dx : dx) + (dy < 0n ? -dy : dy);
        const passes = (twice < reach && -twice < reach) || twice === dx - dy;
        expect(passesPixel(a, b, c.x, c.y)).toBe(passes);
      }),
    );
  });
});

describe('triangles on a small grid', () => {
  const corner = fc.record({ x: fc.integer({ min: 0, max: 6 }), y: fc.integer({ min: 0, max: 6 }) });
  const triangles = fc.tuple(corner, corner, corner).filter((corners) => signedArea(corners) !== 0);

  it('leave the room less the area that they cover', () => {
    const room = box(0, 0, 6, 6);
    fc.assert(
      fc.property(fc.array(triangles, { maxLength: 8 }), (cutouts) => {
        const cut = cutouts.map((triangle) => turned(triangle, 1));
        const sum = (rings: readonly Ring[]) => rings.reduce((area, corners) => area + signedArea(corners), 0);
        const left = sum(overlay([room], cut, less));
        const covered = sum(overlay([], cut, (_, count) => count > 0));
        expect(left + covered).toBeCloseTo(36, 9);
      }),
    );
  });
});
