// Tiles that are hard to trace: walls that almost touch, walls that almost follow a border, islands beside a cut. Each
// is compared with the result of the boolean library for that tile.

import { describe, expect, it } from 'vitest';
import { bruteLayout } from '../../../test/support/brute-force.ts';
import { laidTiles } from '../../../test/support/laid-tiles.ts';
import { box, planSquares, rectangle, ring, roomOf } from '../../../test/support/plain-rooms.ts';
import type { Ring } from '../geometry/point.ts';
import { plan } from '../plan.ts';
import type { PlanRequest } from '../request.ts';
import { piecesOf } from './index.ts';

interface Found {
  readonly motif: number;
  readonly a: number;
  readonly b: number;
  readonly verdict: string;
  readonly coveredMm2: number;
  readonly pieces: number | undefined;
  readonly pinches?: number;
  readonly tileAreaMm2?: number;
}

const placeOf = ({ motif, a, b }: Found) => `tile ${motif} at ${a},${b}`;
const nameOf = (tile: Found) => `${tile.verdict} ${placeOf(tile)}`;

/** Expects the same tiles with the same areas and, where the library is certain, the same number of pieces. */
function expectLikeBruteForce(request: PlanRequest): void {
  const planned = plan(request);
  const brute = bruteLayout({ ...request, start: planned.start });
  const unsure = new Set(brute.tiles.filter(({ isUnsure }) => isUnsure).map(placeOf));
  const sure = (tiles: readonly Found[]) =>
    tiles.filter((tile) => tile.verdict !== 'nothing' && !unsure.has(placeOf(tile)));
  const laid = new Map(laidTiles(planned).map((tile) => [nameOf(tile), tile]));
  expect(
    sure([...laid.values()])
      .map(nameOf)
      .sort(),
  ).toEqual(sure(brute.tiles).map(nameOf).sort());
  for (const expected of sure(brute.tiles).filter(({ verdict }) => verdict === 'cut')) {
    const tile = laid.get(nameOf(expected));
    const roundingMm2 = 1e-6 * (expected.tileAreaMm2 ?? 0);
    expect(tile?.coveredMm2).toBeGreaterThan(expected.coveredMm2 - roundingMm2);
    expect(tile?.coveredMm2).toBeLessThan(expected.coveredMm2 + roundingMm2);
    if (expected.pieces !== undefined && expected.pinches === 0) expect(tile?.pieces).toBe(expected.pieces);
  }
}

const squares = (outer: Ring, holes: Ring[], x: number, y: number, joint = 0): PlanRequest => ({
  room: roomOf(outer, { holes }),
  pattern: 'squares',
  parameters: { tileSize: 100 },
  joint,
  start: { x, y },
});
const wide = box(-200, -200, 600, 600);

const hardCases: [string, PlanRequest][] = [
  [
    'a triangle along the corners of hexagons',
    {
      room: roomOf(ring([2214, 1420.282], [1722, 852.169], [-1230, 0])),
      pattern: 'hexagons',
      parameters: { tileSize: 492 },
      joint: 0,
      start: { x: -1230, y: 0 },
    },
  ],
  [
    'a hair-thin corridor from a tile corner, the start a hair off the grid',
    {
      room: roomOf(ring([0, 0], [930, -2], [930, -1.825], [0, 0.175])),
      pattern: 'squares',
      parameters: { tileSize: 110 },
      joint: 88,
      start: { x: -3.16e-7, y: 0 },
    },
  ],
  [
    'walls through the tips of diamonds',
    {
      room: roomOf(box(45.255, -438.452, 130.126, 305.507)),
      pattern: 'diamonds',
      parameters: { tileSize: 60.013, rotation: 90 },
      joint: 64,
      start: { x: 0, y: 0 },
    },
  ],
  [
    'walls through the corners of lozenges, the start a hair off the grid',
    {
      room: roomOf(box(1204, 140, 172, 210)),
      pattern: 'rhombus',
      parameters: { tileWidth: 344, tileHeight: 140 },
      joint: 0,
      start: { x: 0, y: 1.88e-7 },
    },
  ],
  [
    'lozenges turned by an odd angle with needles of floor between them',
    {
      room: roomOf(ring([-540.17, 58.662], [298.679, 14.699], [-432.141, 113.705], [-120.746, 36.681])),
      pattern: 'isometric-cubes',
      parameters: { tileSize: 70, rotation: 147 },
      joint: 0,
      start: { x: 0, y: 0 },
    },
  ],
  [
    'a needle of a hole with its point a micrometre from a wall',
    squares(
      ring([0.1, -0.003], [200.003, 0.001], [200, 199.9], [0.1, 200]),
      [ring([100.01, 100], [0, 150.001], [0.001, 150])],
      -0.001,
      0,
    ),
  ],
  [
    'a hole with a point that almost reaches a joint',
    squares(wide, [ring([90, -0.1], [-1, 5.253], [40, 5.251])], -1, -1),
  ],
  [
    'a hole with a corner a hair inside a tile',
    squares(wide, [ring([0, 0], [99.9, 37.615], [1, 37.716])], -0.1, -10, 3),
  ],
  [
    'a hole across a room with only slanted walls',
    squares(
      ring([-0.001, -1], [199.99, -1], [200.1, 200.001], [1, 200.003]),
      [ring([67.022, 60], [0.003, 0.001], [199.999, 0.1])],
      0.001,
      0.001,
      3,
    ),
  ],
  [
    'a slit of a micrometre through the middle of a tile',
    squares(wide, [ring([50.001, 49.999], [50.001, 49], [50, 0.01])], 0.002, 0),
  ],
];

describe('tracing', () => {
  it.each(hardCases)('finds what the library finds: %s', (_, request) => {
    expectLikeBruteForce(request);
  });

  it('assigns each hole to the piece directly around it, even if an open cut runs beside an island', () => {
    // The tile is cut at 250. Inside it is a frame of cutouts, and in that an island with a pillar.
    const frame = [
      rectangle(50, 30, 200, 20),
      rectangle(50, 200, 200, 20),
      rectangle(50, 30, 20, 190),
      rectangle(230, 30, 20, 190),
    ];
    const room = roomOf(box(0, 0, 300, 250), { rectangles: [...frame, rectangle(140, 100, 30, 20)] });
    const { layout } = planSquares(room, { tileSize: 300 });
    expect(layout.cuts.count).toBe(1);
    const pieces = piecesOf(layout.cuts, 0);
    expect(pieces).toHaveLength(2);
    expect(pieces.map(({ holes }) => holes.length)).toEqual([1, 1]);
    expect(layout.cuts.coveredMm2[0]).toBeCloseTo(300 * 250 - 200 * 190 + 160 * 150 - 600, 6);
    expectLikeBruteForce({ room, pattern: 'squares', parameters: { tileSize: 300 }, joint: 0 });
  });
});
