// Pieces of layouts small enough to be drawn on paper: divided and pierced tiles, islands, corners on borders, combs.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layings } from '../../../test/support/awkward-rooms.ts';
import { areaOf, areasOfOnlyCut, cornersOf, counts, expectAreas, piecesIn } from '../../../test/support/laid-pieces.ts';
import { mostThinMm2 } from '../../../test/support/laid-tiles.ts';
import { box, circle, planSquares, rectangle, ring, roomOf } from '../../../test/support/plain-rooms.ts';
import { signedArea } from '../geometry/point.ts';
import { areaOfTiles } from '../patterns/index.ts';
import { plan } from '../plan.ts';
import { centreOf, wholeCountsOf } from './index.ts';

describe('one tile', () => {
  it('that a pillar divides is one tile in two pieces', () => {
    const room = roomOf(box(0, 0, 300, 900), { rectangles: [rectangle(100, 300, 50, 300)] });
    const planned = planSquares(room, { tileSize: 300 });
    expect(counts(planned)).toEqual([2, 1]);
    expectAreas(areasOfOnlyCut(planned), [100 * 300, 150 * 300]);
  });

  it('with a pillar inside is one piece with a hole, its outer ring the outline of the tile', () => {
    const room = roomOf(box(0, 0, 900, 900), { rectangles: [rectangle(400, 450, 50, 20)] });
    const planned = planSquares(room, { tileSize: 300 });
    expect(counts(planned)).toEqual([8, 1]);
    const [[piece, ...others]] = piecesIn(planned);
    expect(others).toEqual([]);
    expect(cornersOf(piece.outer)).toEqual(cornersOf(box(-150, -150, 300, 300)));
    expect(piece.holes.map(cornersOf)).toEqual([cornersOf(box(-50, 0, 50, 20))]);
    expect(signedArea(piece.outer)).toBeCloseTo(90_000, 6);
    expect(signedArea(piece.holes[0])).toBeCloseTo(-1000, 6);
  });

  it('with an island in a ring of cutouts is a piece with a hole and a piece inside it', () => {
    const bars = [
      rectangle(50, 50, 200, 20),
      rectangle(50, 230, 200, 20),
      rectangle(50, 50, 20, 200),
      rectangle(230, 50, 20, 200),
    ];
    const planned = planSquares(roomOf(box(0, 0, 300, 300), { rectangles: bars }), { tileSize: 300 });
    expect(counts(planned)).toEqual([0, 1]);
    expectAreas(areasOfOnlyCut(planned), [160 * 160, 300 * 300 - 200 * 200]);
  });

  it('with a pillar on the island has holes in both pieces', () => {
    const bars = [
      rectangle(50, 50, 200, 20),
      rectangle(50, 230, 200, 20),
      rectangle(50, 50, 20, 200),
      rectangle(230, 50, 20, 200),
    ];
    const planned = planSquares(roomOf(box(0, 0, 300, 300), { rectangles: [...bars, rectangle(140, 140, 10, 10)] }), {
      tileSize: 300,
    });
    expectAreas(areasOfOnlyCut(planned), [160 * 160 - 100, 300 * 300 - 200 * 200]);
    expect(piecesIn(planned)[0].map(({ holes }) => holes.length)).toEqual([1, 1]);
  });

  it('with only an island on the floor is that island', () => {
    // The room reaches beyond the tile, but all of the tile except the island is cut out.
    const bars = [
      rectangle(250, 250, 400, 200),
      rectangle(250, 500, 400, 200),
      rectangle(250, 250, 100, 400),
      rectangle(550, 250, 100, 400),
    ];
    const planned = planSquares(roomOf(box(0, 0, 900, 900), { rectangles: bars }), { tileSize: 300 });
    const { cuts } = planned.layout;
    const inside = piecesIn(planned).filter((_, i) => {
      const [motif, place, row] = cuts.tiles.subarray(3 * i, 3 * i + 3);
      const { x, y } = centreOf(planned.layout, { motif, place, row });
      return x === 450 && y === 450;
    });
    expect(inside).toHaveLength(1);
    expectAreas(inside[0].map(areaOf), [200 * 50]);
    expect(cornersOf(inside[0][0].outer)).toEqual(cornersOf(box(-100, 0, 200, 50)));
  });

  it('may be larger than the room', () => {
    const planned = planSquares(roomOf(box(0, 0, 120, 80)), { tileSize: 300, start: { x: -50, y: -60 } });
    expect(counts(planned)).toEqual([0, 1]);
    expectAreas(areasOfOnlyCut(planned), [120 * 80]);
  });

  it('may be larger than a room with a pillar', () => {
    const room = roomOf(box(0, 0, 120, 80), { rectangles: [rectangle(20, 20, 10, 10)] });
    const planned = planSquares(room, { tileSize: 300, start: { x: -50, y: -60 } });
    expectAreas(areasOfOnlyCut(planned), [120 * 80 - 100]);
    expect(piecesIn(planned)[0][0].holes).toHaveLength(1);
  });

  it('may be larger than a floor in three parts', () => {
    const room = roomOf(box(0, 0, 120, 80), { rectangles: [rectangle(20, -5, 10, 90), rectangle(60, -5, 30, 90)] });
    const planned = planSquares(room, { tileSize: 300, start: { x: -50, y: -60 } });
    expect(counts(planned)).toEqual([0, 1]);
    expectAreas(areasOfOnlyCut(planned), [20 * 80, 30 * 80, 30 * 80]);
  });

  it('keeps the rest around a round table', () => {
    const planned = planSquares(roomOf(box(0, 0, 900, 900), { holes: [circle(450, 450, 100, 64)] }), { tileSize: 300 });
    expect(counts(planned)).toEqual([8, 1]);
    const polygon = 32 * 100 ** 2 * Math.sin((2 * Math.PI) / 64);
    expect(areasOfOnlyCut(planned)[0]).toBeCloseTo(90_000 - polygon, 0);
  });
});

describe('a corner of the room on the border of a tile', () => {
  it('that points out of the floor divides the tile where it touches', () => {
    // A wedge stands with its point on the joint: left and right of it are two pieces that meet only in that point.
    const holes = [ring([50, 100], [80, 200], [20, 200])];
    const planned = planSquares(roomOf(box(0, 0, 100, 200), { holes }), { tileSize: 100 });
    expect(counts(planned)).toEqual([1, 1]);
    expectAreas(areasOfOnlyCut(planned), [3500, 3500]);
  });

  it('that points into the floor does not', () => {
    // The point of a triangular room on the border: one piece.
    const planned = planSquares(roomOf(ring([50, 100], [80, 200], [20, 200])), {
      tileSize: 100,
      start: { x: 0, y: 0 },
    });
    expect(counts(planned)).toEqual([0, 1]);
    expectAreas(areasOfOnlyCut(planned), [3000]);
  });

  it('does not divide the triangle between two wedges', () => {
    // Floor between two cutouts that touch each other on the border, and left and right of them.
    const holes = [ring([50, 100], [30, 200], [20, 200]), ring([50, 100], [80, 200], [70, 200])];
    const planned = planSquares(roomOf(box(0, 0, 100, 200), { holes }), { tileSize: 100 });
    expect(counts(planned)).toEqual([1, 1]);
    expectAreas(areasOfOnlyCut(planned), [2000, 3500, 3500]);
  });

  it('may be on a corner of the tile', () => {
    const holes = [ring([100, 100], [150, 200], [100, 200])];
    const planned = planSquares(roomOf(box(0, 0, 200, 200), { holes }), { tileSize: 100 });
    expect(counts(planned)).toEqual([3, 1]);
    expectAreas(areasOfOnlyCut(planned), [7500]);
  });

  it('may belong to a diamond-shaped pillar in the middle of four tiles', () => {
    const holes = [ring([100, 50], [150, 100], [100, 150], [50, 100])];
    const planned = planSquares(roomOf(box(0, 0, 200, 200), { holes }), { tileSize: 100 });
    expect(counts(planned)).toEqual([0, 4]);
    for (const pieces of piecesIn(planned)) expectAreas(pieces.map(areaOf), [10_000 - 1250]);
  });

  it('may touch all four sides of one tile', () => {
    const holes = [ring([150, 100], [200, 150], [150, 200], [100, 150])];
    const planned = planSquares(roomOf(box(0, 0, 300, 300), { holes }), { tileSize: 100 });
    expect(counts(planned)).toEqual([8, 1]);
    expectAreas(areasOfOnlyCut(planned), [1250, 1250, 1250, 1250]);
  });
});

describe('combs', () => {
  it('of many teeth cut each tile as often as their walls pass it', () => {
    // 40 teeth of 5 mm with gaps of 5 mm, tiles of 100 mm: each tile below the spine has ten pieces.
    const teeth = Array.from({ length: 40 }, (_, i): [number, number][] => [
      [10 * i, 300],
      [10 * i, 100],
      [10 * i + 5, 100],
      [10 * i + 5, 300],
    ]).flat();
    const outer = ring([-5, 300], [-5, 0], [400, 0], [400, 300], ...teeth.toReversed());
    const planned = planSquares(roomOf(outer), { tileSize: 100, start: { x: 0, y: 0 } });
    const pieces = piecesIn(planned);
    expect(planned.tiles.whole).toBe(4);
    expect(pieces.filter((of) => of.length === 10)).toHaveLength(8);
    for (const of of pieces.filter((of) => of.length === 10)) expectAreas(of.map(areaOf), new Array(10).fill(500));
  });
});

describe('any pattern', () => {
  it('lays the sum of its pieces, and all of the floor except the joints', () => {
    fc.assert(
      fc.property(layings(), ({ pattern, parameters, joint }) => {
        const room = roomOf(box(0, 0, 1700, 1300), {
          rectangles: [rectangle(400, 500, 310, 240)],
          holes: [circle(1200, 600, 150, 17)],
        });
        const planned = plan({ room, pattern, parameters, joint });
        const pieces = piecesIn(planned);
        const cut = pieces.flat().reduce((sum, piece) => sum + areaOf(piece), 0);
        const whole = areaOfTiles(planned.lattice, wholeCountsOf(planned.layout));
        const laid = planned.tiles.laidAreaMm2;
        // Thin strips along the walls are laid, but they are not pieces.
        expect(Math.abs(whole + cut - laid)).toBeLessThan(mostThinMm2(planned));
        if (joint === 0) expect(Math.abs(laid - planned.floor.areaMm2)).toBeLessThan(1e-6 * planned.floor.areaMm2);
        else expect(laid).toBeLessThan(planned.floor.areaMm2 * (1 + 1e-6));
        expect(pieces.every((of) => of.length > 0)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
