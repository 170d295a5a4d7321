import { describe, expect, it } from 'vitest';
import { box, roomOf, squaresIn } from '../../../../test/support/plain-rooms.ts';
import { otherCases, plansOf } from '../../../../test/support/start-checks.ts';
import { type Point, signedArea } from '../../geometry/point.ts';
import { frameOf, movedFrame, type Shape, tally } from '../../layout/index.ts';
import { weightsOf } from '../../patterns/lattice.ts';
import { plan } from '../../plan.ts';
import type { Plan } from '../../plan-types.ts';
import type { PlanRequest } from '../../request.ts';
import { toFloorFrame } from '../../room.ts';
import { OneWallTiles } from './one-wall.ts';
import { wallMarksOf } from './wall-marks.ts';

const ROOMS = Number(process.env.ONE_WALL_ROOMS ?? 40);

function shapeOf(request: PlanRequest): Shape {
  return plan(request).layout.frame.shapes[0];
}

const room = roomOf(box(0, 0, 1000, 800));

describe('the marks of a tile at a wall', () => {
  it('of a square beside a wall are strips of its side', () => {
    const square = shapeOf(squaresIn(room, { tileSize: 200, joint: 3 }));
    const { half, laid, sliver, trim, whole } = wallMarksOf(square, { x: 0, y: 1 });
    expect(half).toBeCloseTo(100, 9);
    // A tenth of a millimetre, a tenth of the tile, and 10 mm.
    expect([half + laid, half + sliver, half - trim, half - whole].map((depth) => Number(depth.toFixed(4)))).toEqual([
      0.1, 20, 10, 0.1,
    ]);
  });

  it('of a square on its corner are triangles', () => {
    const square = shapeOf({ ...squaresIn(room, { tileSize: 200 }), parameters: { tileSize: 200, rotation: 45 } });
    const { half, laid, sliver, trim } = wallMarksOf(square, { x: 1, y: 0 });
    expect(half).toBeCloseTo(100 * Math.SQRT2, 9);
    // A triangle of depth d has an area of d²; its height is its width.
    expect(half + laid).toBeCloseTo(0.1, 5);
    expect(half + sliver).toBeCloseTo(Math.sqrt(0.1 * 200 * 200), 3);
    expect(half - trim).toBeCloseTo(10, 5);
  });

  it('of a tile smaller than a thin trim never make it one that is mostly cut off', () => {
    const { trim } = wallMarksOf(shapeOf(squaresIn(room, { tileSize: 15, joint: 1 })), { x: 0, y: 1 });
    expect(trim).toBeGreaterThanOrEqual(0);
  });
});

/** Whole tiles, cut tiles, trims and slivers from a start, with a sieve or by clipping alone. */
function countsFrom({ floor, lattice }: Plan, start: Point, oneWall?: OneWallTiles): number[] {
  const frame = movedFrame(frameOf(lattice, { x: 0, y: 0 }), toFloorFrame(start, floor));
  const { wholeCount, cutCount, trimCount, coveredMm2, cutTiles, runs } = tally(floor, frame, oneWall?.cleared());
  const areaOf = (motif: number) => signedArea(lattice.motif[motif]);
  const slivers = coveredMm2.filter((areaMm2, i) => areaMm2 < (0.1 - 1e-7) * areaOf(cutTiles[3 * i])).length;
  const weights = weightsOf(lattice);
  let bought = 0;
  for (let i = 0; i < runs.length; i += 4) bought += weights[runs[i]] * runs[i + 3];
  for (let i = 0; i < cutCount; i++) bought += weights[cutTiles[3 * i]];
  if (!oneWall) return [wholeCount, cutCount, trimCount, slivers, bought];
  return [
    wholeCount - oneWall.centredCount,
    cutCount + oneWall.cutCount,
    trimCount + oneWall.trimCount,
    slivers + oneWall.sliverCount,
    bought + oneWall.boughtBeside,
  ];
}

function sieveOf({ floor, lattice }: Plan): OneWallTiles {
  return new OneWallTiles(floor, frameOf(lattice, { x: 0, y: 0 }), weightsOf(lattice));
}

describe('tiles that only one wall can reach', () => {
  it('are counted as if they were clipped', () => {
    let sieved = 0;
    for (const [i, planned] of plansOf(otherCases, ROOMS, 11).entries()) {
      const oneWall = sieveOf(planned);
      const [step, row] = planned.lattice.repeat;
      for (let k = 0; k < 20; k++) {
        // Every other start is on a coarse grid, from which walls run through centres and along edges.
        const [a, b] = k % 2 === 0 ? [k / 20, (7 * k + i) / 23] : [(k >> 2) / 4, (k & 3) / 4];
        const start = { x: a * step.x + b * row.x, y: a * step.y + b * row.y };
        expect(countsFrom(planned, start, oneWall), `room ${i}, start ${k}`).toEqual(countsFrom(planned, start));
        sieved += oneWall.cutCount;
      }
    }
    expect(sieved).toBeGreaterThan(1000);
  });

  it('are also counted so where a strip is exactly as wide as a limit', () => {
    const planned = plan(squaresIn(roomOf(box(0, 0, 1400, 1120)), { tileSize: 140, joint: 0 }));
    const oneWall = sieveOf(planned);
    const limits = [0.1, 10, 14, 70];
    for (const x of [...limits, ...limits.map((limit) => -limit)]) {
      for (const start of [
        { x, y: 33 },
        { x: 33, y: x },
        { x: x + 1400, y: 33.3 },
      ]) {
        expect(countsFrom(planned, start, oneWall), `${start.x},${start.y}`).toEqual(countsFrom(planned, start));
      }
    }
  });
});
