// Tiles that fit exactly, the common case: rooms of whole tiles and joints, strips of exactly a tenth of a tile, and
// the maximum number of tiles.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS, PlanError, type PlanRequest, type Point, plan } from '../../src/engine/index.ts';
import { awkwardRequests } from '../support/awkward-rooms.ts';
import { holds } from '../support/laws.ts';
import { mm } from '../support/moved-requests.ts';

const whole = (min: number, max: number) => fc.integer({ min, max });

/** Sizes in µm, on centimetres, millimetres or micrometres; one tile is larger than the smallest floor. */
const sides = fc.oneof(
  whole(2, 60).map((cm) => 10_000 * cm),
  whole(11, 600).map((n) => 1000 * n),
  whole(11_000, 600_000),
);
const joints = fc.oneof(
  fc.constantFrom(0, 0, 2000, 3000),
  whole(0, 100).map((n) => 250 * n),
  whole(0, 100_000),
);
const corners: fc.Arbitrary<Point> = fc.oneof(
  fc.constant({ x: 0, y: 0 }),
  fc.record({ x: whole(-5_000_000, 5_000_000), y: whole(-5_000_000, 5_000_000) }),
  fc.record({ x: whole(-9_900_000_000, 9_900_000_000), y: whole(-9_900_000_000, 9_900_000_000) }),
);

/** A grid of m by n tiles with joints between them, laid from a corner of the room; lengths in µm. */
interface Grid {
  readonly width: number;
  readonly height: number;
  readonly joint: number;
  readonly m: number;
  readonly n: number;
  readonly corner: Point;
  /** Repeats by which the start is shifted. */
  readonly a: number;
  readonly b: number;
}

const grids: fc.Arbitrary<Grid> = fc.record({
  width: sides,
  height: sides,
  joint: joints,
  m: whole(1, 40),
  n: whole(1, 40),
  corner: corners,
  a: fc.oneof(fc.constant(0), whole(-20, 20)),
  b: fc.oneof(fc.constant(0), whole(-20, 20)),
});

/** The request for a room of that grid, extended by `longer` µm. */
function requestOf({ width, height, joint, m, n, corner, a, b }: Grid, longer: Point = { x: 0, y: 0 }): PlanRequest {
  const right = corner.x + m * width + (m - 1) * joint + longer.x;
  const low = corner.y + n * height + (n - 1) * joint + longer.y;
  const outer = [corner, { x: right, y: corner.y }, { x: right, y: low }, { x: corner.x, y: low }].map(mm);
  return {
    room: { outer, holes: [], rectangles: [] },
    pattern: width === height ? 'squares' : 'bricks',
    parameters:
      width === height ? { tileSize: width / 1000 } : { tileWidth: width / 1000, tileHeight: height / 1000, offset: 0 },
    joint: joint / 1000,
    start: mm({ x: corner.x + a * (width + joint), y: corner.y + b * (height + joint) }),
  };
}

function expectAllWhole(request: PlanRequest, count: number): void {
  const { tiles } = plan(request);
  expect(tiles).toMatchObject({
    total: count,
    whole: count,
    cut: 0,
    wastePercent: 0,
    narrowestCut: null,
    sliverCount: 0,
  });
}

const squareGrids = fc
  .tuple(grids, fc.boolean())
  .map(([grid, square]) => (square ? { ...grid, height: grid.width } : grid));

function holdsForGrids(runs: number, law: (grid: Grid) => void): void {
  holds(
    runs,
    squareGrids.map((grid) => ({ grid, request: requestOf(grid) })),
    ({ grid }) => law(grid),
  );
}

describe('a room of m by n tiles and the joints between them', () => {
  it('is laid with whole tiles', () => {
    holdsForGrids(1500, (grid) => expectAllWhole(requestOf(grid), grid.m * grid.n));
  });

  it('is laid with whole tiles turned by a quarter', () => {
    holdsForGrids(500, (grid) => {
      // Turned clockwise, the first tile lies to the left of its start, with width and height exchanged.
      const turned = { ...grid, width: grid.height, height: grid.width };
      const request = requestOf(turned);
      const { width, height, corner, joint, a, b } = grid;
      const start = mm({ x: corner.x + height + a * (height + joint), y: corner.y + b * (width + joint) });
      const { parameters } = requestOf(grid);
      expectAllWhole({ ...request, parameters: { ...parameters, rotation: 90 }, start }, grid.m * grid.n);
    });
  });

  it('and half a joint more needs no more tiles', () => {
    holdsForGrids(500, (grid) => {
      const half = Math.floor(grid.joint / 2);
      expectAllWhole(requestOf(grid, { x: half, y: half }), grid.m * grid.n);
    });
  });

  it('and up to a tenth of a millimetre less is still whole, but more is cut along two sides', () => {
    holdsForGrids(500, (grid) => {
      const total = grid.m * grid.n;
      expect(plan(requestOf(grid, { x: -100, y: -100 })).tiles).toMatchObject({ total, whole: total });
      const { tiles } = plan(requestOf(grid, { x: -101, y: -101 }));
      expect(tiles).toMatchObject({ total, whole: (grid.m - 1) * (grid.n - 1) });
    });
  });

  it('and a strip of exactly a tenth of a tile has no slivers, but a micrometre less does', () => {
    holdsForGrids(1000, (grid) => {
      const width = 10 * Math.ceil(grid.width / 10);
      const even = { ...grid, width, height: grid.width === grid.height ? width : grid.height };
      const strip = { x: even.joint + width / 10, y: 0 };
      const { tiles } = plan(requestOf(even, strip));
      expect(tiles).toMatchObject({ whole: even.m * even.n, cut: even.n, sliverCount: 0 });
      expect(tiles.narrowestCut).toBeCloseTo(Math.min(width / 10, even.height) / 1000, 6);
      const less = plan(requestOf(even, { x: strip.x - 1, y: 0 }));
      expect(less.tiles).toMatchObject({ whole: even.m * even.n, cut: even.n, sliverCount: even.n });
    });
  });
});

/** Squares of 50 mm without joints in a room of m by n. */
const blockOf = (m: number, n: number): PlanRequest =>
  requestOf({ width: 50_000, height: 50_000, joint: 0, m, n, corner: { x: 0, y: 0 }, a: 0, b: 0 });

function refusalOf(request: PlanRequest, limit?: number): PlanError | undefined {
  try {
    plan(request, limit);
  } catch (error) {
    if (error instanceof PlanError) return error;
    throw error;
  }
  return undefined;
}

describe('the maximum number of tiles', () => {
  it('is 20,000', () => {
    expect(LIMITS.tiles).toBe(20_000);
    expectAllWhole(blockOf(200, 100), 20_000);
    expectAllWhole(blockOf(32, 625), 20_000);
  });

  it('is in the message when there is one more', () => {
    const refusal = refusalOf(blockOf(177, 113));
    expect(refusal?.code).toBe('too-many-tiles');
    expect(refusal?.message).toContain('20,001');
  });

  it('is any limit that the caller sets', () => {
    holds(500, fc.record({ request: awkwardRequests() }), ({ request }, { tiles: { total } }) => {
      fc.pre(total > 1);
      expect(plan(request, total).tiles.total).toBe(total);
      const refusal = refusalOf(request, total - 1);
      expect(refusal?.code).toBe('too-many-tiles');
      // An estimate must only be positive; any other number is exact.
      const said = Number(refusal?.details.received?.replace('about ', '').replaceAll(',', ''));
      if (refusal?.details.received?.startsWith('about')) expect(said).toBeGreaterThan(0);
      else expect(said).toBe(total);
    });
  });
});
