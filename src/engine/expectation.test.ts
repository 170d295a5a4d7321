// The closed form of the mean over all starts, compared with formulas by hand and with plans from a grid of starts.

import { describe, expect, it } from 'vitest';
import { box, planSquares, R1, rectangle, ring, roomOf } from '../../test/support/plain-rooms.ts';
import { meanTiles, meanWastePercent } from './expectation.ts';
import { type Plan, plan } from './index.ts';
import { piecesOf } from './layout/index.ts';
import type { Room } from './request.ts';

describe('mean number of tiles', () => {
  it.each([
    [950, 950, 100, 0],
    [1800, 2400, 300, 3],
    [70, 50, 300, 20],
  ])('of a room of %i by %i and squares of %i with joints of %i is the product of both directions', (w, h, s, j) => {
    const { floor, lattice } = planSquares(roomOf(box(0, 0, w, h)), { tileSize: s, joint: j });
    expect(meanTiles(floor, lattice)).toBeCloseTo(((w + s) * (h + s)) / (s + j) ** 2, 9);
  });

  it('of R1 gives 24.9 percent of waste', () => {
    const { floor, lattice } = planSquares(R1, { tileSize: 300, joint: 3 });
    const tiles = (4_080_000 + (8400 * 300) / 2 + 300 ** 2) / 303 ** 2;
    expect(meanTiles(floor, lattice)).toBeCloseTo(tiles, 9);
    expect(meanWastePercent(floor, lattice)).toBeCloseTo(100 * (1 - 4_080_000 / (tiles * 303 ** 2)), 9);
    expect(meanWastePercent(floor, lattice)).toBeCloseTo(24.9, 1);
  });

  it('counts a slanted wall by the width of the tile across it', () => {
    // A square on its corner: each wall is 700·√2 long, and a tile of 100 is 100·√2 wide across it.
    const outer = ring([0, 700], [700, 0], [1400, 700], [700, 1400]);
    const { floor, lattice } = planSquares(roomOf(outer), { tileSize: 100 });
    expect(meanTiles(floor, lattice)).toBeCloseTo((2 * 700 ** 2 + 4 * 700 * 100 + 100 ** 2) / 100 ** 2, 9);
  });

  it('counts each tile of a motif', () => {
    const { floor, lattice } = plan({
      room: roomOf(box(0, 0, 1000, 800)),
      pattern: 'herringbone',
      parameters: { tileWidth: 100, tileHeight: 300, direction: 'diagonal-down' },
      joint: 0,
    });
    // One horizontal and one vertical tile: (w + 300)(h + 100) and (w + 100)(h + 300) in a cell of two tiles.
    expect(meanTiles(floor, lattice)).toBeCloseTo((1300 * 900 + 1100 * 1100) / (2 * 100 * 300), 9);
  });
});

/** Pieces less holes in pieces: what the closed form counts. */
function piecesLessHoles({ layout: { wholeCount, cuts } }: Plan): number {
  let count = wholeCount;
  for (let i = 0; i < cuts.count; i++) for (const { holes } of piecesOf(cuts, i)) count += 1 - holes.length;
  return count;
}

describe('mean over starts', () => {
  // Walls are on tens and starts on fives, so the mean over one repeat in steps of ten is exactly that over all starts.
  const rooms: [string, Room][] = [
    ['a rectangle', roomOf(box(0, 0, 250, 130))],
    ['a pillar smaller than a tile', roomOf(box(0, 0, 250, 230), { rectangles: [rectangle(90, 80, 30, 60)] })],
    ['a pillar longer than a tile', roomOf(box(0, 0, 350, 330), { rectangles: [rectangle(90, 80, 30, 160)] })],
    ['a floor in two parts', roomOf(box(0, 0, 350, 230), { rectangles: [rectangle(150, -10, 40, 300)] })],
    ['a shaft in a corner', roomOf(box(0, 0, 350, 230), { rectangles: [rectangle(150, 0, 200, 140)] })],
  ];

  it.each(rooms)('of pieces less holes equals the closed form for %s', (_, room) => {
    let sum = 0;
    for (let x = 5; x < 100; x += 10) {
      for (let y = 5; y < 100; y += 10)
        sum += piecesLessHoles(planSquares(room, { tileSize: 80, joint: 20, start: { x, y } }));
    }
    const { floor, lattice } = planSquares(room, { tileSize: 80, joint: 20 });
    expect(meanTiles(floor, lattice)).toBeCloseTo(sum / 100, 9);
  });
});

describe('parts of a floor that touch in a point', () => {
  it('share the tile on that point', () => {
    const room = roomOf(box(0, 0, 200, 200), {
      rectangles: [rectangle(0, 0, 100, 100), rectangle(100, 100, 100, 100)],
    });
    const tileSize = 30;
    let [tiles, starts] = [0, 0];
    // The count changes only at whole millimetres, so the middles between them represent all starts.
    for (let x = 0.5; x < tileSize; x++) {
      for (let y = 0.5; y < tileSize; y++) {
        tiles += planSquares(room, { tileSize, start: { x, y } }).tiles.total;
        starts++;
      }
    }
    const { floor, lattice } = planSquares(room, { tileSize });
    expect([floor.euler, floor.touches]).toEqual([2, 1]);
    expect(meanTiles(floor, lattice)).toBeCloseTo(tiles / starts, 9);
  });
});
