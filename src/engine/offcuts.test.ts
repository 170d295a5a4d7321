// Offcuts that can be checked by hand, and random plans whose shared tiles are reassembled.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awkwardRequests } from '../../test/support/awkward-rooms.ts';
import { casesOf } from '../../test/support/cases.ts';
import {
  box,
  planSquares,
  R1,
  rectangle,
  refusalOf,
  ring,
  roomOf,
  unlessRefused,
} from '../../test/support/plain-rooms.ts';
import { faultsOf, fewestTiles, hasSlidingPieces } from '../../test/support/shared-tiles.ts';
import { piecesOf } from './layout/index.ts';
import { kindsOf, reuseOffcuts } from './offcuts.ts';
import { PATTERNS } from './patterns/index.ts';
import { plan } from './plan.ts';
import type { Plan } from './plan-types.ts';
import type { PlanRequest } from './request.ts';

const planOf = (request: PlanRequest) => unlessRefused(() => plan(request));

/** Number of tiles bought for the cut pieces of a plan, after a check of its shared tiles. */
function cutUp(planned: Plan): number {
  const reuse = reuseOffcuts(planned);
  expect(faultsOf(planned, reuse)).toEqual([]);
  return reuse.groups.length;
}

/** The turns of all pieces in shared tiles, except the first piece of each tile. */
function turnsIn(planned: Plan): number[] {
  const { groups } = reuseOffcuts(planned);
  return groups.flatMap(({ pieces }) => pieces.slice(1).map(({ turnDeg }) => turnDeg));
}

describe('two strips', () => {
  /** Two tiles of 300 mm in a column, with `upper` mm of the first on the floor and `lower` mm of the second. */
  const column = (upper: number, lower: number, kerf = 3) =>
    planSquares(roomOf(box(0, 0, 300, upper + lower)), { tileSize: 300, kerf, start: { x: 0, y: upper - 300 } });

  it('share a tile when the saw fits between them, to the micrometre', () => {
    expect(cutUp(column(148.5, 148.5))).toBe(1);
    expect(cutUp(column(148.5, 148.501))).toBe(2);
    expect(cutUp(column(200, 97))).toBe(1);
    expect(cutUp(column(200, 97.001))).toBe(2);
  });

  it('share a tile by the kerf of the request', () => {
    expect(cutUp(column(150, 150, 0))).toBe(1);
    expect(cutUp(column(150, 150.001, 0))).toBe(2);
    expect(cutUp(column(149, 150.5, 0.5))).toBe(1);
    expect(cutUp(column(149, 150.5, 0.501))).toBe(2);
    expect(cutUp(column(200, 95, 5))).toBe(1);
    expect(cutUp(column(200, 95.001, 5))).toBe(2);
  });

  it('of one side share a tile by a half turn, unless they are panels without a joint', () => {
    /** Two columns of 300 mm, each with a whole tile and below it a strip of 148 mm. */
    const columns = (joint: number) =>
      planSquares(roomOf(box(0, 0, 600 + joint, 448 + joint)), { tileSize: 300, joint, start: { x: 0, y: 0 } });
    expect(cutUp(columns(3))).toBe(1);
    expect(turnsIn(columns(3))).toEqual([180]);
    expect(cutUp(columns(0))).toBe(2);
  });

  it('do not share with a piece of more than nine tenths, but with one of exactly that', () => {
    expect(cutUp(column(271, 10))).toBe(2);
    expect(cutUp(column(270, 10))).toBe(1);
  });

  it('determine the tiles to buy and their waste', () => {
    const { tilesWithReuse, wastePercentWithReuse } = reuseOffcuts(column(200, 97));
    expect(tilesWithReuse).toBe(1);
    expect(wastePercentWithReuse).toBeCloseTo(1, 9);
  });
});

describe('a piece between two walls', () => {
  const [TILE, PIECES] = [600, 10];
  /** A corridor of ten tiles, `width` wide; its upper wall is `above` mm below the upper edge of the tiles. */
  const corridor = (width: number, above: number, joint: number, kerf = 3) =>
    planSquares(roomOf(box(0, 0, PIECES * (TILE + joint) - joint, width)), {
      tileSize: TILE,
      joint,
      kerf,
      start: { x: 0, y: -above },
    });

  it.each([
    [280, 160],
    [280, 0],
    [280, 320],
    [190, 333],
    [190, 0],
    [117, 450],
    [299, 1],
    [350, 100],
    [300, 150],
    [60, 20],
    [100, 500],
  ])('%d mm wide may be cut from anywhere between the ends of a tile, laid %d mm from its edge', (width, above) => {
    for (const kerf of [0, 0.001, 1.5, 3, 5]) {
      const inEach = Math.floor((TILE + kerf) / (width + kerf));
      for (const joint of [0, 3]) expect(cutUp(corridor(width, above, joint, kerf))).toBe(Math.ceil(PIECES / inEach));
    }
  });

  it('keeps its place if one of its ends faces another tile', () => {
    // The same strip in a corridor, and at the wall of a room.
    expect(cutUp(corridor(190, 0, 3))).toBe(4);
    const room = planSquares(roomOf(box(0, 0, 10 * 603 - 3, 603 + 190)), { tileSize: 600, joint: 3 });
    expect(cutUp(room)).toBe(5);
  });
});

describe('a tile', () => {
  it('is turned but never mirrored', () => {
    // A triangle under the falling diagonal of each of two bricks; the floor connects them in the joint below.
    const bricks = (...corners: [number, number][]): PlanRequest => ({
      room: roomOf(ring(...corners)),
      pattern: 'bricks',
      parameters: { tileWidth: 200, tileHeight: 100, offset: 0 },
      joint: 10,
      start: { x: 0, y: 0 },
    });
    const alike = [
      [190, 103],
      [210, 103],
      [210, 5],
      [400, 100],
      [400, 105],
      [0, 105],
    ] satisfies [number, number][];
    const mirrored = [
      [190, 103],
      [220, 103],
      [220, 100],
      [410, 5],
      [410, 105],
      [0, 105],
    ] satisfies [number, number][];
    const twins = plan(bricks([0, 5], [190, 100], ...alike));
    expect(cutUp(twins)).toBe(1);
    expect(turnsIn(twins)).toEqual([180]);
    const pair = plan(bricks([0, 5], [190, 100], ...mirrored));
    expect(pair.tiles.laidAreaMm2).toBeCloseTo(twins.tiles.laidAreaMm2, 6);
    expect(cutUp(pair)).toBe(2);
  });

  it('gives its four corners to four places', () => {
    // The room is where four tiles meet, with 100 by 100 mm of each.
    const room = roomOf(box(200, 200, 300, 300));
    expect(cutUp(planSquares(room, { tileSize: 300, joint: 100, start: { x: 0, y: 0 } }))).toBe(1);
  });

  it('turns to give the same corner to four places, if it is square', () => {
    // Tiles of 300 mm with a pitch of 400 mm; a corner of 100 by 100 mm of each is on the floor, with a notch, because
    // pieces with inner corners never slide.
    const spots = [box(100, 0, 300, 100), box(0, 100, 400, 300), box(100, 400, 300, 100), box(400, 100, 100, 300)];
    const notches = [0, 400].flatMap((x) => [0, 400].map((y) => rectangle(x + 90, y + 90, 10, 10)));
    const bricks = (tileHeight: number) =>
      plan({
        room: roomOf(box(0, 0, 500, 500), { holes: spots, rectangles: notches }),
        pattern: 'bricks',
        parameters: { tileWidth: 300, tileHeight, offset: 0 },
        joint: 100,
      });
    expect([bricks(300).tiles.cut, bricks(301).tiles.cut]).toEqual([4, 4]);
    expect(cutUp(bricks(300))).toBe(1);
    expect(turnsIn(bricks(300)).sort((a, b) => a - b)).toEqual([90, 180, 270]);
    expect(cutUp(bricks(301))).toBe(2);
    expect(turnsIn(bricks(301))).toEqual([180, 180]);
  });

  it('divided by a slit narrower than a kerf gives both its pieces, as in the plan', () => {
    const room = roomOf(box(0, 0, 300, 900), { rectangles: [rectangle(0, 400, 300, 1)] });
    const planned = planSquares(room, { tileSize: 300 });
    expect(planned.tiles.cut).toBe(1);
    expect(cutUp(planned)).toBe(1);
    expect(reuseOffcuts(planned).groups[0].pieces).toHaveLength(2);
  });

  it('with an island beside more than nine tenths of it gives both', () => {
    const frame = [box(10, 10, 30, 4), box(10, 36, 30, 4), box(10, 14, 4, 22), box(36, 14, 4, 22)];
    const planned = planSquares(roomOf(box(0, 0, 300, 300), { holes: frame }), { tileSize: 300 });
    expect(planned.tiles.cut).toBe(1);
    expect(cutUp(planned)).toBe(1);
  });

  it('of a herringbone replaces one at a right angle to it', () => {
    const planned = plan({ room: R1, pattern: 'herringbone', parameters: {} });
    cutUp(planned);
    expect(turnsIn(planned)).toEqual(expect.arrayContaining([90]));
  });
});

describe('without a kerf', () => {
  it('the halves of a tile are two pieces, whichever half they are', () => {
    // Two rows of half tiles at the lower wall, and two at the right one: each pair comes from one tile by a half turn.
    const strips = (width: number, height: number) =>
      planSquares(roomOf(box(0, 0, width, height)), { tileSize: 300, joint: 3, kerf: 0, start: { x: 0, y: 0 } });
    expect(cutUp(strips(603, 453))).toBe(1);
    expect(cutUp(strips(453, 603))).toBe(1);
    const upper = planSquares(roomOf(box(0, 0, 603, 453)), {
      tileSize: 300,
      joint: 3,
      kerf: 0,
      start: { x: 0, y: 153 },
    });
    expect(cutUp(upper)).toBe(1);
  });

  it('a corner fits into a notch of its size', () => {
    // Of one tile of 300 mm, all but its lower left 200 by 100 mm; of another one, a corner as large as `corner`, with a
    // nick of 10 mm, because pieces with inner corners do not slide. The floor connects both in the wide joint.
    const notched = (corner: number, kerf: number) => {
      const far = 400 + corner;
      const right = ring([0, 0], [300, 0], [300, 340], [400, 340], [400, 400], [far, 400], [far, far - 10]);
      const left = ring([far - 10, far - 10], [far - 10, far], [350, far], [350, 390], [290, 390], [290, 340]);
      const room = roomOf([...right, ...left, ...ring([200, 340], [200, 200], [0, 200])]);
      return planSquares(room, { tileSize: 300, joint: 100, kerf, start: { x: 0, y: 0 } });
    };
    expect(notched(100, 0).tiles.cut).toBe(2);
    expect([cutUp(notched(100, 0)), cutUp(notched(100.002, 0))]).toEqual([1, 2]);
    expect([cutUp(notched(97, 3)), cutUp(notched(97.002, 3))]).toEqual([1, 2]);
  });

  it('equal pieces with inner corners do not lie on each other', () => {
    // The same piece of three quarters of two tiles: no two of them fit one tile.
    const room = roomOf(box(0, 0, 603, 300), {
      rectangles: [rectangle(100, 200, 100, 100), rectangle(403, 200, 100, 100)],
    });
    const planned = planSquares(room, { tileSize: 300, joint: 3, kerf: 0, start: { x: 0, y: 0 } });
    expect([planned.tiles.cut, cutUp(planned)]).toEqual([2, 2]);
  });
});

describe('the kerf', () => {
  it('is 3 mm if it is left out', () => {
    for (const request of fc.sample(awkwardRequests(), { seed: 5, numRuns: casesOf(10, 30) })) {
      const [planned, given] = [planOf(request), planOf({ ...request, kerf: 3 })];
      if (planned && given) expect(reuseOffcuts(given)).toEqual(reuseOffcuts(planned));
    }
  });

  it('leaves shared tiles that can be sawn with any narrower one', () => {
    for (const request of fc.sample(awkwardRequests(), { seed: 31, numRuns: casesOf(5, 12) })) {
      const planned = planOf({ ...request, kerf: 5 });
      if (!planned) continue;
      const reuse = reuseOffcuts(planned);
      for (const kerf of [5, 2.2, 0]) expect(faultsOf({ ...planned, kerf }, reuse)).toEqual([]);
      for (const kerf of [2.2, 0]) cutUp({ ...planned, kerf });
    }
  });

  it.each([0, 1, 5])('of %d mm: a few pieces need the fewest tiles possible', (kerf) => {
    const few = fc.sample(awkwardRequests(), { seed: 12, numRuns: 50 }).flatMap((request) => {
      const planned = planOf({ ...request, kerf });
      return planned && planned.tiles.cut > 1 && planned.tiles.cut <= 5 ? [planned] : [];
    });
    expect(few.length).toBeGreaterThan(3);
    for (const planned of few) {
      if (hasSlidingPieces(planned)) expect(cutUp(planned)).toBeLessThanOrEqual(fewestTiles(planned));
      else expect(cutUp(planned)).toBe(fewestTiles(planned));
    }
  });

  it('outside its range is refused', () => {
    for (const kerf of [-0.001, 5.001, Number.NaN]) {
      const refusal = refusalOf(() => planSquares(R1, { tileSize: 300, kerf }));
      expect([refusal.code, refusal.details.param]).toEqual(['kerf-range', 'kerf']);
    }
  });
});

describe('kinds', () => {
  const chevron = plan({ room: R1, pattern: 'chevron', parameters: {} });
  const cubes = plan({ room: R1, pattern: 'isometric-cubes', parameters: {} });

  it.each([
    ['chevron', chevron, ['left', 'right']],
    ['cubes', cubes, ['top', 'left', 'right']],
  ])('of %s add up to all tiles', (_, planned, names) => {
    const reuse = reuseOffcuts(planned);
    const kinds = kindsOf(planned, reuse.groups);
    expect(kinds.map(({ kind }) => kind)).toEqual(names);
    const sum = (figure: 'total' | 'whole' | 'cut' | 'tilesWithReuse') =>
      kinds.reduce((all, kind) => all + kind[figure], 0);
    expect([sum('total'), sum('whole'), sum('cut')]).toEqual([
      planned.tiles.total,
      planned.tiles.whole,
      planned.tiles.cut,
    ]);
    expect(sum('tilesWithReuse')).toBe(reuse.tilesWithReuse);
    for (const { total, whole, cut, tilesWithReuse } of kinds) {
      expect(total).toBe(whole + cut);
      expect(tilesWithReuse).toBeGreaterThanOrEqual(whole);
      expect(tilesWithReuse).toBeLessThanOrEqual(total);
    }
  });

  it('are empty if all tiles are alike', () => {
    expect(kindsOf(plan({ room: R1, pattern: 'herringbone', parameters: {} }), [])).toEqual([]);
    expect(kindsOf(plan({ room: R1, pattern: 'squares', parameters: {} }), [])).toEqual([]);
  });

  it('of equal shape have equal counts over whole repeats', () => {
    // Twelve columns with their joints, six of each hand, in a room that ends in the last joint and cuts all alike.
    const room = roomOf(box(0, 0, Math.round(12 * (chevron.derived.columnWidthMm + 2)) - 1, 1000));
    const [left, right] = kindsOf(plan({ room, pattern: 'chevron', parameters: {}, start: { x: 0, y: 0 } }), []);
    expect(left.total).toBe(right.total);
  });

  it('never share a tile', () => {
    for (const planned of [chevron, cubes]) {
      const kindOf = (cut: number) => planned.layout.cuts.tiles[3 * cut];
      for (const { pieces } of reuseOffcuts(planned).groups) {
        expect(new Set(pieces.map(({ cut }) => kindOf(cut))).size).toBe(1);
      }
      cutUp(planned);
    }
  });
});

describe('reuse', () => {
  it('of a plan without cuts changes nothing', () => {
    const planned = planSquares(roomOf(box(0, 0, 900, 600)), { tileSize: 300 });
    expect(reuseOffcuts(planned)).toEqual({ tilesWithReuse: 6, atLeast: 6, wastePercentWithReuse: 0, groups: [] });
  });

  it('of a plan without tiles is empty', () => {
    const planned = planSquares(roomOf(box(0, 0, 50, 500)), { tileSize: 300, joint: 100, start: { x: -350, y: 0 } });
    expect(reuseOffcuts(planned)).toEqual({ tilesWithReuse: 0, atLeast: 0, wastePercentWithReuse: 0, groups: [] });
  });

  it('reduces the waste of the bathroom laid from the middle of tiles from 27 percent', () => {
    const planned = planSquares(R1, { tileSize: 300, joint: 3, start: { x: -150, y: -150 } });
    const { wastePercentWithReuse } = reuseOffcuts(planned);
    cutUp(planned);
    expect(planned.tiles.wastePercent).toBeCloseTo(27.17, 2);
    expect(wastePercentWithReuse).toBeLessThan(12);
  });

  it('is the same wherever the room is, and every time', () => {
    const at = (x: number, y: number) =>
      plan({ room: roomOf(box(x, y, 3170, 2230)), pattern: 'hexagons', parameters: { tileSize: 170 }, joint: 4 });
    const home = JSON.stringify(reuseOffcuts(at(0, 0)));
    expect(JSON.stringify(reuseOffcuts(at(0, 0)))).toBe(home);
    expect(JSON.stringify(reuseOffcuts(at(4_000_000, -70_000)))).toBe(home);
  });

  it.each(PATTERNS.map(({ id }) => id))('of random plans can be sawn: %s', (id) => {
    for (const request of fc.sample(awkwardRequests([id]), { seed: 6, numRuns: casesOf(4, 12) })) {
      const planned = planOf(request);
      if (planned) cutUp(planned);
    }
  });

  it.each([
    ['hexagons', 90, 3000],
    ['squares', 10, 12],
  ])('of thousands of %s of %d mm, hardly two of them alike, can be sawn', (pattern, tileSize, height) => {
    const room = roomOf(ring([0, 0], [40_000, 4667], [40_000, 4667 + height], [0, height]));
    const planned = plan({ room, pattern, parameters: { tileSize } });
    expect(planned.tiles.cut).toBeGreaterThan(1000);
    expect(cutUp(planned)).toBeLessThan(0.9 * planned.tiles.cut);
  });

  it('of a tile in very many pieces keeps them together', () => {
    // Sixty bars of 5 mm with a pitch of 10 mm: at least 240 corners.
    const gaps = Array.from({ length: 32 }, (_, i) => rectangle(5 + 10 * i, -1, 5, 902));
    const more = Array.from({ length: 28 }, (_, i) => box(325 + 10 * i, -1, 5, 902));
    const room = roomOf(box(0, 0, 900, 900), { rectangles: gaps, holes: more });
    const planned = planSquares(room, { tileSize: 900 });
    expect(piecesOf(planned.layout.cuts, 0)).toHaveLength(61);
    expect(planned.tiles.cut).toBe(1);
    expect(cutUp(planned)).toBe(1);
  });

  it('of a few pieces needs the fewest tiles possible', () => {
    const few = fc.sample(awkwardRequests(), { seed: 12, numRuns: 150 }).flatMap((request) => {
      const planned = planOf(request);
      return planned && planned.tiles.cut > 1 && planned.tiles.cut <= 7 ? [planned] : [];
    });
    expect(few.length).toBeGreaterThan(5);
    expect(few.filter((planned) => !hasSlidingPieces(planned)).length).toBeGreaterThan(3);
    for (const planned of few) {
      if (hasSlidingPieces(planned)) expect(cutUp(planned)).toBeLessThanOrEqual(fewestTiles(planned));
      else expect(cutUp(planned)).toBe(fewestTiles(planned));
    }
  });
});
