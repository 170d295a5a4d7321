import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, rectangle, ring, roomOf, squaresIn } from '../../../../test/support/plain-rooms.ts';
import { crossFrom, type Point, type Ring, signedArea } from '../../geometry/point.ts';
import { type Frame, frameOf } from '../../layout/index.ts';
import { PATTERNS } from '../../patterns/index.ts';
import type { Lattice } from '../../patterns/lattice.ts';
import { plan } from '../../plan.ts';
import type { PlanRequest } from '../../request.ts';
import { caliperOf } from '../../widths.ts';
import { StartMap } from './start-map.ts';

function mapped(request: PlanRequest): { map: StartMap; frame: Frame; lattice: Lattice } {
  const { floor, lattice } = plan(request);
  const frame = frameOf(lattice, { x: 0, y: 0 });
  return { map: new StartMap(floor, lattice, frame), frame, lattice };
}

describe('a map of squares of 100 mm without joints in a room of 1050 by 700 mm', () => {
  const { map } = mapped(squaresIn(roomOf(box(0, 0, 1050, 700)), { tileSize: 100, joint: 0 }));

  it.each([
    // Half a tile at the left wall, and strips of 0.2 mm at the top.
    { start: { x: 50, y: 0.2 }, tiles: 11 * 8, sliverCount: 11 },
    // Strips of 30 mm at the left wall and of 20 mm at the right one, half a tile at the top.
    { start: { x: 30, y: 50 }, tiles: 12 * 8, sliverCount: 0 },
    // Strips of 5 mm at the left wall and of 45 mm at the right one.
    { start: { x: 5, y: 50 }, tiles: 12 * 8, sliverCount: 8 },
    // Strips of 5 mm at the top.
    { start: { x: 25, y: 5 }, tiles: 12 * 8, sliverCount: 12 },
    // Strips of 75 mm at both walls, and of 25 and 75 mm at the top and the bottom.
    { start: { x: 75, y: 25 }, tiles: 11 * 8, sliverCount: 0 },
  ])('expects $tiles tiles and $sliverCount slivers from $start.x,$start.y', ({ start, tiles, sliverCount }) => {
    expect(map.at(start)).toEqual({ tiles, sliverCount });
    // One repeat further on, the layout is the same.
    expect(map.at({ x: start.x - 300, y: start.y + 200 })).toEqual({ tiles, sliverCount });
  });

  it('proposes the starts with the fewest tiles and no slivers first', () => {
    const [first] = map.best(10);
    expect(map.at(first)).toEqual({ tiles: 11 * 8, sliverCount: 0 });
  });

  it('has all starts from which less is expected, as long as it is less', () => {
    const few = { tiles: 11 * 8, sliverCount: 0 };
    const better = [...map.betterThan(() => ({ ...few, tiles: few.tiles + 1 }))];
    expect(new Set(better.map((start) => JSON.stringify(map.at(start))))).toEqual(
      new Set([JSON.stringify({ sliverCount: few.sliverCount, tiles: few.tiles })]),
    );
    // The narrower one of the left and the right strip is 50 to 75 mm wide, and tiles in the corners are at least a tenth
    // of a tile if the top and the bottom strip have 0.1 of a tile divided by that width: 1 - 0.2 / width on average.
    const share = 2 * (0.25 - 0.2 * Math.log(75 / 50));
    expect(better.length / (map.columns * map.rows)).toBeCloseTo(share, 1);
    expect([...map.betterThan(() => few)]).toEqual([]);
    let best = { ...few, tiles: few.tiles + 1 };
    for (const _ of map.betterThan(() => best)) {
      expect(best).not.toBe(few);
      best = few;
    }
  });
});

describe('a map of tiles in several pieces', () => {
  const notched = ring([0, 0], [230, 0], [230, 180], [270, 180], [270, 0], [480, 0], [480, 280], [0, 280]);

  it('counts a tile once that has a piece on both sides of a narrow wall', () => {
    const { map } = mapped(squaresIn(roomOf(notched), { tileSize: 100, joint: 0 }));
    // The third of five columns begins 40 mm before the wall and ends 20 mm behind it.
    expect(map.at({ x: -10, y: -10 })).toEqual({ tiles: 5 * 3, sliverCount: 0 });
  });

  it('counts a tile around a pillar, and none inside a larger hole', () => {
    const pillar = roomOf(box(0, 0, 480, 280), { rectangles: [rectangle(130, 130, 20, 20)] });
    const { map } = mapped(squaresIn(pillar, { tileSize: 100, joint: 0 }));
    expect(map.at({ x: -10, y: -10 })).toEqual({ tiles: 5 * 3, sliverCount: 0 });
    const shaft = roomOf(box(0, 0, 480, 480), { rectangles: [rectangle(50, 50, 320, 320)] });
    const { map: around } = mapped(squaresIn(shaft, { tileSize: 100, joint: 0 }));
    // Tiles from 90 to 290 mm are inside the hole both ways.
    expect(around.at({ x: -10, y: -10 })).toEqual({ tiles: 5 * 5 - 2 * 2, sliverCount: 0 });
  });
});

/** Four or five corners of a convex room of 1.5 to 4 m. */
const convexRooms: fc.Arbitrary<Ring> = fc
  .record({
    width: fc.integer({ min: 1500, max: 4000 }),
    height: fc.integer({ min: 1500, max: 4000 }),
    // Walls that lean by less share an edge of the core with others.
    lean: fc.oneof(fc.constant(0), fc.integer({ min: 250, max: 400 })),
    slant: fc.integer({ min: 0, max: 900 }),
  })
  .map(({ width, height, lean, slant }) => {
    const corners = [
      { x: 0, y: 0 },
      { x: width, y: lean },
      { x: width, y: lean + height - slant },
      { x: width - slant, y: lean + height },
      { x: lean, y: lean + height },
    ];
    return slant === 0 ? corners.toSpliced(3, 1) : corners;
  });

const requests: fc.Arbitrary<PlanRequest> = fc
  .record({
    outer: convexRooms,
    pattern: fc.constantFrom(...PATTERNS.map(({ id }) => id)),
    rotation: fc.constantFrom(0, 0, 30, 45, 7),
  })
  .map(({ outer, pattern, rotation }) => ({
    room: { outer, holes: [], rectangles: [] },
    pattern,
    parameters: { rotation },
  }));

/** The part of a convex ring on the left of a line. */
function clipped(ring: Ring, from: Point, to: Point): Ring {
  return ring.flatMap((corner, i) => {
    const next = ring[(i + 1) % ring.length];
    const [begin, end] = [crossFrom(from, to, corner), crossFrom(from, to, next)];
    const share = begin / (begin - end);
    const crossing = { x: corner.x + share * (next.x - corner.x), y: corner.y + share * (next.y - corner.y) };
    return [...(begin > 0 ? [corner] : []), ...(begin > 0 === end > 0 ? [] : [crossing])];
  });
}

/** No tile as far as this from 0,0 is on the floor of a convex room, mm. */
const FAR = 8000;

/** Clips the tiles of a lattice laid from `start` at the walls of a convex room. */
function clippedTiles(outer: Ring, { motif, repeat: [first, second], tileAreasMm2 }: Lattice, start: Point) {
  const repeats = Math.ceil(FAR / Math.min(Math.hypot(first.x, first.y), Math.hypot(second.x, second.y)));
  const tiles = [];
  for (let k = 0; k < motif.length * (2 * repeats + 1) ** 2; k++) {
    const a = (Math.floor(k / motif.length) % (2 * repeats + 1)) - repeats;
    const b = Math.floor(k / motif.length / (2 * repeats + 1)) - repeats;
    const place = { x: start.x + a * first.x + b * second.x, y: start.y + a * first.y + b * second.y };
    if (Math.hypot(place.x, place.y) > FAR) continue;
    const tile = motif[k % motif.length].map(({ x, y }) => ({ x: x + place.x, y: y + place.y }));
    let [piece, walls] = [tile as Ring, 0];
    for (const [i, corner] of outer.entries()) {
      const part = clipped(piece, corner, outer[(i + 1) % outer.length]);
      if (part.length !== piece.length || part.some((point, j) => point !== piece[j])) walls++;
      piece = part;
    }
    const areaMm2 = signedArea(piece);
    if (areaMm2 > 0) {
      const share = areaMm2 / tileAreasMm2[k % motif.length];
      tiles.push({ motif: k % motif.length, width: caliperOf(piece).width, share, walls });
    }
  }
  return tiles;
}

describe('a map of a convex room', () => {
  it('expects all tiles, and all slivers except those that two walls make', () => {
    fc.assert(
      fc.property(requests, fc.nat(), fc.nat(), (request, a, b) => {
        const { map, frame, lattice } = mapped(request);
        fc.pre(frame.rule === undefined);
        const [column, row] = [((a % map.columns) + 0.5) / map.columns, ((b % map.rows) + 0.5) / map.rows];
        const start = { x: column * frame.stepX + row * frame.rowX, y: column * frame.stepY + row * frame.rowY };
        const tiles = clippedTiles(request.room.outer, lattice, start);
        // A map need not know to the tenth of a millimetre from where on a strip exists, and rounding decides about a
        // tile with exactly a tenth on the floor.
        fc.pre(tiles.every(({ width, share }) => width > 0.3 && Math.abs(share - 0.1) > 1e-4));
        const sizeOf = (motif: number) => Math.round((100 * lattice.tileAreasMm2[motif]) / lattice.tileAreaMm2);
        const expected = map.at(start);
        expect(expected.tiles).toBe(tiles.reduce((sum, { motif }) => sum + sizeOf(motif), 0) / 100);
        const slivers = tiles.filter(({ share }) => share < 0.1);
        expect(expected.sliverCount).toBeGreaterThanOrEqual(slivers.filter(({ walls }) => walls === 1).length);
        expect(expected.sliverCount).toBeLessThanOrEqual(slivers.length);
      }),
    );
  });
});
