// Offcuts that can be worked out by hand, and random plans whose rectangles and strips are placed back into their tiles
// and compared with a grid.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awkwardRequests } from '../../../../test/support/awkward-rooms.ts';
import { casesOf } from '../../../../test/support/cases.ts';
import { areaOf } from '../../../../test/support/laid-pieces.ts';
import { box, planSquares, rectangle, ring, roomOf, unlessRefused } from '../../../../test/support/plain-rooms.ts';
import { areApart, outlineOf, placed } from '../../../../test/support/shared-tiles.ts';
import { type Box, boxOf, type Point, type Ring, signedArea } from '../../geometry/point.ts';
import { type Piece, piecesOf } from '../../layout/index.ts';
import { offcutsWorthKeeping, reuseOffcuts, skirtingStrips } from '../../offcuts.ts';
import { plan } from '../../plan.ts';
import type { Plan } from '../../plan-types.ts';
import { levelOf } from '../level.ts';
import type { SharedTile } from '../reuse.ts';
import { largestRectangle } from './largest-rectangle.ts';
import { restOf } from './rest.ts';
import { stripsOf } from './strips.ts';

const START = { x: 0, y: 0 };
const sizesIn = (planned: Plan) =>
  offcutsWorthKeeping(planned, reuseOffcuts(planned)).offcuts.map(({ width, height, from }) => [
    width,
    height,
    from.length,
  ]);

describe('the offcuts worth keeping', () => {
  it('are what a straight cut leaves, less the kerf', () => {
    const strip = (width: number, kerf = 3) =>
      sizesIn(planSquares(roomOf(box(0, 0, width, 300)), { tileSize: 300, start: START, kerf }));
    expect(strip(150)).toEqual([[300, 147, 1]]);
    expect(strip(150, 0)).toEqual([[300, 150, 1]]);
    // Exactly a third, and a hair less.
    expect(strip(197)).toEqual([[300, 100, 1]]);
    expect(strip(197.01)).toEqual([]);
  });

  it('are the larger arm of an L', () => {
    const corner = planSquares(roomOf(box(0, 0, 120, 90)), { tileSize: 300, start: START });
    expect(sizesIn(corner)).toEqual([[300, 207, 1]]);
  });

  it('touch a slanted cut where they are largest', () => {
    // The kerf beside a cut through x + y = 200 ends at x + y = 200 + 3√2. With a corner there, (300 − x)(300 − s + x) is
    // largest at x = s / 2.
    const triangle = planSquares(roomOf(ring([0, 0], [200, 0], [0, 200])), { tileSize: 300, start: START });
    const side = 300 - (200 + 3 * Math.SQRT2) / 2;
    expect(sizesIn(triangle)).toEqual([[Math.floor(10 * side) / 10, Math.floor(10 * side) / 10, 1]]);
  });

  it('are listed once with their count, the largest first, with the tiles that they are left of', () => {
    // Two columns of tiles, of which 100 mm of the second are laid, and a strip of 50 mm below them.
    const planned = planSquares(roomOf(box(0, 0, 400, 650), { rectangles: [rectangle(0, 600, 300, 50)] }), {
      tileSize: 300,
      start: START,
    });
    // The corner of 100 by 50 mm and one of the two pieces of 100 by 300 mm may share a tile; two of three remain.
    const { offcuts, isComplete } = offcutsWorthKeeping(planned, reuseOffcuts(planned));
    expect(isComplete).toBe(true);
    const areas = offcuts.map(({ width, height }) => width * height);
    expect(areas).toEqual(areas.toSorted((a, b) => b - a));
    const { groups } = reuseOffcuts(planned);
    expect(offcuts.reduce((sum, { from }) => sum + from.length, 0)).toBeLessThanOrEqual(groups.length);
    expect(new Set(offcuts.flatMap(({ from }) => from.map(({ place, row }) => `${place} ${row}`))).size).toBe(
      offcuts.reduce((sum, { from }) => sum + from.length, 0),
    );
  });
});

describe('strips for skirting', () => {
  const fromTile = (height: number) => {
    const planned = unlessRefused(() =>
      plan({
        room: roomOf(box(0, 0, 600, 300)),
        pattern: 'bricks-pattern',
        parameters: { tileWidth: 600, tileHeight: 300 },
        start: START,
        joint: 2,
      }),
    );
    return planned && skirtingStrips(planned, reuseOffcuts(planned), height).fromTile;
  };

  it('are cut along all edges of a tile that leave a third of the edge', () => {
    // Both long edges, and between them 300 − 2 × 73 mm at both short ones.
    expect(fromTile(70)).toBeCloseTo(2 * 600 + 2 * 154, 6);
    expect(fromTile(140)).toBeCloseTo(2 * 600, 6);
    expect(fromTile(148.5)).toBeCloseTo(2 * 600, 6);
    // 148.4 mm are left at the other side: two short strips.
    expect(fromTile(148.6)).toBeCloseTo(600 + 2 * 148.4, 6);
    expect(fromTile(200)).toBeCloseTo(600, 6);
    // Only a short edge has so much tile behind it.
    expect(fromTile(310)).toBeCloseTo(300, 6);
  });

  it('come from what a cut leaves', () => {
    // 147 mm are left of the tile: a whole edge, two more with 147 mm each, and nothing between them.
    const half = planSquares(roomOf(box(0, 0, 150, 300)), { tileSize: 300, start: START });
    expect(skirtingStrips(half, reuseOffcuts(half), 60).fromOffcuts).toBeCloseTo(300, 6);
    // 147 − 43 = 104 mm at both other edges, more than a third.
    expect(skirtingStrips(half, reuseOffcuts(half), 40).fromOffcuts).toBeCloseTo(300 + 2 * 104, 6);
  });
});

/** Rings and boxes in the frame of the level tile, turned back into that of the shared tile. */
function backOf(planned: Plan, motif: number): (points: Ring) => Piece {
  const { cos, sin } = levelOf(planned.layout.frame.shapes[motif]);
  return (points) => ({ outer: points.map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin })), holes: [] });
}

function cornersOf({ minX, minY, maxX, maxY }: Box): Ring {
  return box(minX, minY, maxX - minX, maxY - minY);
}

function isWithin(points: Ring, outline: Ring): boolean {
  return points.every((point) =>
    outline.every((a, i) => {
      const b = outline[(i + 1) % outline.length];
      return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) >= -1e-3 * Math.hypot(b.x - a.x, b.y - a.y);
    }),
  );
}

const GRID = 12;

/** The area of the largest rectangle of a grid over the level tile whose cells are all in the tile and clear of pieces. */
function areaOnGrid(tile: Ring, isFree: (cell: Ring) => boolean): number {
  const { minX, minY, maxX, maxY } = boxOf(tile);
  const [w, h] = [(maxX - minX) / GRID, (maxY - minY) / GRID];
  const free = Array.from({ length: GRID }, (_, row) =>
    Array.from({ length: GRID }, (_, column) => isFree(box(minX + column * w, minY + row * h, w, h))),
  );
  let most = 0;
  for (let top = 0; top < GRID; top++) {
    for (let bottom = top; bottom < GRID; bottom++) {
      let length = 0;
      for (let column = 0; column < GRID; column++) {
        const isColumnFree = free.slice(top, bottom + 1).every((row) => row[column]);
        length = isColumnFree ? length + 1 : 0;
        most = Math.max(most, length * (bottom + 1 - top));
      }
    }
  }
  return most * w * h;
}

interface Looked {
  readonly planned: Plan;
  readonly group: SharedTile;
  readonly tile: Ring;
  readonly pieces: readonly Piece[];
  readonly back: (points: Ring) => Piece;
}

/** The first tiles of a plan that are cut up, with their pieces placed by the test. */
function cutTiles(planned: Plan, most: number): Looked[] {
  return reuseOffcuts(planned)
    .groups.slice(0, most)
    .map((group) => {
      const motif = planned.layout.cuts.tiles[3 * group.pieces[0].cut];
      const pieces = group.pieces.map((piece) => placed(piecesOf(planned.layout.cuts, piece.cut)[piece.piece], piece));
      return { planned, group, tile: outlineOf(planned, motif), pieces, back: backOf(planned, motif) };
    });
}

const plans = fc.tuple(awkwardRequests(), fc.constantFrom(0, 3)).map(([request, kerf]) => ({ ...request, kerf }));

describe('in random plans', () => {
  it('a rectangle lies in its tile, keeps the kerf, and no rectangle of a grid is larger', () => {
    let found = 0;
    fc.assert(
      fc.property(plans, (request) => {
        const planned = unlessRefused(() => plan(request));
        if (planned === undefined) return;
        const { kerf, layout } = planned;
        for (const { group, tile, pieces, back } of cutTiles(planned, 4)) {
          const tileMm2 = signedArea(tile);
          if (tileMm2 - pieces.reduce((sum, piece) => sum + areaOf(piece), 0) < tileMm2 / 3) continue;
          const rest = restOf(layout, group, kerf);
          const best = largestRectangle(rest, tileMm2 / 3, { left: 1e9 });
          const onGrid = areaOnGrid(rest.tile.corners, (cell) => {
            const piece = back(cell);
            return isWithin(piece.outer, tile) && pieces.every((other) => areApart(piece, other, kerf));
          });
          const bestMm2 = best ? (best.maxX - best.minX) * (best.maxY - best.minY) : tileMm2 / 3;
          // At a corner the kerf is square, where the grid has it round.
          const { minX, minY, maxX, maxY } = boxOf(rest.tile.corners);
          expect(onGrid).toBeLessThanOrEqual(
            bestMm2 + 1e-3 * tileMm2 ** 0.5 + 0.42 * kerf * (maxX - minX + maxY - minY),
          );
          if (best === undefined) continue;
          found++;
          const rectangle = back(cornersOf(best));
          expect(isWithin(rectangle.outer, tile)).toBe(true);
          for (const piece of pieces) expect(areApart(rectangle, piece, kerf, 1e-3)).toBe(true);
        }
      }),
      { numRuns: casesOf(25, 400) },
    );
    expect(found).toBeGreaterThan(5);
  });

  it('strips begin at an edge, have its third, and keep the kerf from pieces and from each other', () => {
    let found = 0;
    fc.assert(
      fc.property(plans, fc.integer({ min: 20, max: 200 }), (request, height) => {
        const planned = unlessRefused(() => plan(request));
        if (planned === undefined) return;
        const { kerf, layout } = planned;
        for (const { group, tile, pieces, back } of cutTiles(planned, 4)) {
          const strips = stripsOf(restOf(layout, group, kerf), height, kerf).map(back);
          found += strips.length;
          strips.forEach((strip, i) => {
            expect(isWithin(strip.outer, tile)).toBe(true);
            expectStripOf(strip.outer, tile, height);
            for (const other of [...pieces, ...strips.slice(0, i)])
              expect(areApart(strip, other, kerf, 1e-3)).toBe(true);
          });
        }
      }),
      { numRuns: casesOf(25, 400) },
    );
    expect(found).toBeGreaterThan(10);
  });
});

function expectStripOf([a, b, c]: Ring, tile: Ring, height: number): void {
  const length = (p: Point, q: Point) => Math.hypot(q.x - p.x, q.y - p.y);
  expect(length(b, c)).toBeCloseTo(height, 4);
  const offOf = (p: Point, q: Point, { x, y }: Point) =>
    Math.abs((q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x)) / length(p, q);
  const edges = tile.map((p, i) => [p, tile[(i + 1) % tile.length]] as const);
  const along = edges.find(([p, q]) => offOf(p, q, a) < 1e-3 && offOf(p, q, b) < 1e-3);
  if (along === undefined) expect.fail('a strip lies along no edge');
  expect(length(a, b)).toBeGreaterThan(length(...along) / 3 - 1e-3);
}
