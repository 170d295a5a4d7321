// The figures of layouts that can be counted by hand: slivers, strips, waste, the narrowest cut.

import { describe, expect, it } from 'vitest';
import { box, planSquares, R1, rectangle, ring, roomOf } from '../../test/support/plain-rooms.ts';
import type { Ring } from './geometry/point.ts';
import { measure, sliversOf } from './measures.ts';
import { plan } from './plan.ts';
import type { Plan } from './plan-types.ts';

describe('the bathroom R1 with tiles of 300 mm and joints of 3 mm', () => {
  const laid = (x: number, y: number) => planSquares(R1, { tileSize: 300, joint: 3, start: { x, y } });

  it('has 33 whole and 14 cut tiles, and a strip of 285 by 3 mm', () => {
    const planned = laid(0, 0);
    const { tiles } = planned;
    expect([tiles.whole, tiles.cut, tiles.total, tiles.sliverCount]).toEqual([33, 14, 47, 1]);
    expect(tiles.narrowestCut).toBeCloseTo(3, 9);
    expect(tiles.laidAreaMm2).toBeCloseTo(4_009_506, 3);
    expect(tiles.purchasedAreaMm2).toBe(47 * 90_000);
    expect(tiles.wastePercent).toBeCloseTo(5.213, 3);
    expect(measure(planned.layout, planned.lattice).widths.strips).toBe(1);
    const [sliver] = sliversOf(planned.layout, { tileAreasMm2: [90_000] });
    expect(planned.layout.cuts.coveredMm2[sliver]).toBeCloseTo(285 * 3, 6);
  });

  it.each([
    [0, -10, 28, 18, 3.12, 0, 188],
    [0, -150, 33, 19, 14.42, 0, 126],
    // The tile at 1365,-150 keeps 35 mm beside the shaft, 150 mm high: under a tenth.
    [-150, -150, 33, 28, 27.17, 1, 35],
  ])('laid from %d,%d has %d whole and %d cut tiles, %d percent waste, %d slivers', (x, y, ...expected) => {
    const { whole, cut, wastePercent, sliverCount, narrowestCut } = laid(x, y).tiles;
    const [waste, slivers, narrowest] = expected.slice(2);
    expect([whole, cut, sliverCount]).toEqual([expected[0], expected[1], slivers]);
    expect(wastePercent).toBeCloseTo(waste, 2);
    expect(narrowestCut).toBeCloseTo(narrowest, 6);
  });
});

describe('figures', () => {
  it('of a room that tiles fit exactly are all whole', () => {
    expect(planSquares(roomOf(box(0, 0, 906, 603)), { tileSize: 300, joint: 3 }).tiles).toEqual({
      total: 6,
      whole: 6,
      cut: 0,
      wastePercent: 0,
      laidAreaMm2: 540_000,
      purchasedAreaMm2: 540_000,
      narrowestCut: null,
      sliverCount: 0,
    });
  });

  it('of a room entirely inside a joint are zero, without a NaN', () => {
    const planned = planSquares(roomOf(box(0, 0, 50, 500)), { tileSize: 300, joint: 100, start: { x: -350, y: 0 } });
    expect(planned.tiles).toEqual({
      total: 0,
      whole: 0,
      cut: 0,
      wastePercent: 0,
      laidAreaMm2: 0,
      purchasedAreaMm2: 0,
      narrowestCut: null,
      sliverCount: 0,
    });
    expect(planned.warnings).toEqual([]);
    expect(measure(planned.layout, planned.lattice).tiles).toEqual(planned.tiles);
  });

  it('include the narrowest piece even if others are smaller', () => {
    // Tiles of 200: the room is 210 by 100 with a leg of 4 mm in its large tile, against a strip of 10 mm beside it.
    const outer = ring([0, 0], [210, 0], [210, 100], [196, 100], [196, 40], [0, 40]);
    const legged = ring([0, 0], [210, 0], [210, 190], [206, 190], [206, 40], [0, 40]);
    expect(planSquares(roomOf(outer), { tileSize: 200 }).tiles.narrowestCut).toBeCloseTo(4, 9);
    expect(planSquares(roomOf(legged), { tileSize: 200 }).tiles.narrowestCut).toBeCloseTo(4, 9);
  });

  it('include a bridge beside a pipe in an otherwise whole tile', () => {
    const room = roomOf(box(0, 0, 600, 300), { holes: [box(302, 100, 50, 50)], rectangles: [rectangle(0, 0, 20, 20)] });
    expect(planSquares(room, { tileSize: 300 }).tiles.narrowestCut).toBeCloseTo(2, 9);
  });

  it('include both pieces of a tile that a pillar divides', () => {
    const room = roomOf(box(0, 0, 300, 900), { rectangles: [rectangle(7, 300, 100, 300)] });
    const { tiles } = planSquares(room, { tileSize: 300 });
    expect([tiles.whole, tiles.cut]).toEqual([2, 1]);
    expect(tiles.narrowestCut).toBeCloseTo(7, 9);
  });
});

describe('a sliver', () => {
  const slivers = (height: number) => planSquares(roomOf(box(0, 0, 300, height)), { tileSize: 300 }).tiles.sliverCount;

  it('is less than a tenth of a tile, to the micrometre', () => {
    expect(slivers(30)).toBe(0);
    expect(slivers(29.999)).toBe(1);
    expect(slivers(30.001)).toBe(0);
  });

  it('counts per tile: two small pieces of one tile are one sliver or none', () => {
    const two = (height: number) =>
      roomOf(box(0, 0, 300, 900), { rectangles: [rectangle(0, 300 + height, 300, 300 - 2 * height)] });
    expect(planSquares(two(14), { tileSize: 300 }).tiles.sliverCount).toBe(1);
    expect(planSquares(two(15), { tileSize: 300 }).tiles.sliverCount).toBe(0);
  });
});

describe('a strip', () => {
  const stripsOf = ({ layout, lattice }: Plan) => measure(layout, lattice).widths.strips;
  /** Strips of a room that is one sliver of one tile of 300 mm. */
  const strips = (outer: Ring) => {
    const planned = planSquares(roomOf(outer), { tileSize: 300 });
    expect(planned.tiles.sliverCount).toBe(1);
    return stripsOf(planned);
  };

  it('is at least a quarter of the tile long', () => {
    expect(strips(box(0, 0, 75, 3))).toBe(1);
    expect(strips(box(0, 0, 74.999, 3))).toBe(0);
  });

  it('is at least four times as long as wide', () => {
    expect(strips(box(0, 0, 80, 20))).toBe(1);
    expect(strips(box(0, 0, 80, 20.001))).toBe(0);
  });

  it('is not the tip of a tile that stands on its corner', () => {
    // A triangle of 90 by 45 mm, in joints so wide that nothing else is on the floor. Its tip is on a whole micrometre.
    const diagonal = 424.264;
    const planned = plan({
      room: roomOf(box(0, 0, 100, 45)),
      pattern: 'diamonds',
      parameters: { tileSize: diagonal / Math.SQRT2 },
      joint: 100,
      start: { x: 50 - diagonal / 2, y: 45 - diagonal },
    });
    expect([planned.tiles.cut, planned.tiles.sliverCount]).toEqual([1, 1]);
    expect(planned.tiles.laidAreaMm2).toBeCloseTo(45 * 45, 6);
    expect(planned.tiles.narrowestCut).toBeCloseTo(45, 6);
    expect(stripsOf(planned)).toBe(0);
  });

  it('may be one of two pieces', () => {
    const room = roomOf(box(0, 0, 300, 900), {
      rectangles: [rectangle(0, 305, 280, 295), rectangle(280, 305, 20, 290)],
    });
    const planned = planSquares(room, { tileSize: 300 });
    expect(planned.tiles.sliverCount).toBe(1);
    expect(stripsOf(planned)).toBe(1);
  });

  it('is never a piece of a tile that is not a sliver', () => {
    expect(stripsOf(planSquares(roomOf(box(0, 0, 300, 31)), { tileSize: 300 }))).toBe(0);
  });
});
