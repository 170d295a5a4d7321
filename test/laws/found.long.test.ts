// Rooms that once broke a law, shrunk, so that each stays fixed whatever the seed.

import { describe, expect, it } from 'vitest';
import { type PlanRequest, type Point, plan, type Ring } from '../../src/engine/index.ts';

/** A ring from alternating x and y coordinates. */
function ring(...coordinates: number[]): Ring {
  return Array.from(
    { length: coordinates.length / 2 },
    (_, i): Point => ({ x: coordinates[2 * i], y: coordinates[2 * i + 1] }),
  );
}

function squaresIn(outer: Ring, tileSize: number): PlanRequest {
  return {
    room: { outer, holes: [], rectangles: [] },
    pattern: 'squares',
    parameters: { tileSize },
    joint: 0,
    start: outer[0],
  };
}

describe('a corner of the room in the exact centre of a tile', () => {
  it('does not lay the tile twice', () => {
    const { tiles } = plan(squaresIn(ring(0, 0, 100, 0, 100, 100, 50, 50, 0, 100), 100));
    expect(tiles).toMatchObject({ total: 1, whole: 0, cut: 1, laidAreaMm2: 7500 });
  });
});

describe('a strip of exactly a tenth of a tile', () => {
  it.each([60, 61, 62, 63, 100, 300, 597])('of %i mm is not a sliver', (size) => {
    const { tiles } = plan(squaresIn(ring(0, 0, size / 10, 0, size / 10, size, 0, size), size));
    expect(tiles).toMatchObject({ total: 1, cut: 1, sliverCount: 0 });
  });
});

describe('the narrowest place', () => {
  it('is found between gaps that are exactly or nearly on one line', () => {
    // A comb with teeth of 20, 20 and 13 mm.
    const comb = (gap: number) =>
      ring(0, 0, 100, 0, 100, 50, 87, 50, 87, 40, 60, 40, 60, 50, 40, 50, 40, gap, 20, gap, 20, 50, 0, 50);
    expect(plan(squaresIn(comb(40.001), 100)).tiles.narrowestCut).toBeCloseTo(13, 2);
    expect(plan(squaresIn(comb(40), 100)).tiles.narrowestCut).toBeCloseTo(13, 2);
  });

  it('is not the depth of a notch if a wall of 3 m leans by a hundredth of a millimetre', () => {
    // The tile at the corner loses 124 by 15 mm and keeps 176 beside it.
    const room = (lean: number) => ring(0, 0, 3000, 0, 3000, 2985, 2876, 2985, 2876, 3000, 0, 3000 - lean);
    expect(plan(squaresIn(room(0), 300)).tiles.narrowestCut).toBeCloseTo(176, 1);
    expect(plan(squaresIn(room(0.01), 300)).tiles.narrowestCut).toBeCloseTo(176, 1);
  });

  it('of a needle cut just before the corner of the tile is its width, also mirrored', () => {
    const needle = (side: 1 | -1): PlanRequest => ({
      pattern: 'rhombus',
      parameters: { tileWidth: 370, tileHeight: 168.097 },
      joint: 2,
      room: {
        outer: ring(0, 84.049, side * 1307.088, -1.098, side * -2.418, 82.95, side * -754.506, -86.245),
        holes: [],
        rectangles: [],
      },
      start: { x: side === 1 ? 0 : -370, y: 0 },
    });
    const { narrowestCut } = plan(needle(1)).tiles;
    expect(narrowestCut).toBeGreaterThan(0);
    expect(plan(needle(-1)).tiles.narrowestCut).toBeCloseTo(narrowestCut ?? 0, 5);
  });
});
