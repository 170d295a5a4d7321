// The smallest cut of a request: which pieces are narrow strips, and that searches avoid them where they can.

import { describe, expect, it } from 'vitest';
import { awkwardRequests } from '../../test/support/awkward-rooms.ts';
import { box, planSquares, R1, refusalOf, roomOf, squaresIn } from '../../test/support/plain-rooms.ts';
import { plansOf } from '../../test/support/start-checks.ts';
import { halfWidthsOf } from './cut-widths.ts';
import { type Piece, piecesOf } from './layout/index.ts';
import { narrowestNeck } from './necks.ts';
import { plan } from './plan.ts';
import type { Plan, Warning } from './plan-types.ts';
import type { PlanRequest } from './request.ts';
import { startFor } from './starts.ts';
import { caliperOf, cleaned } from './widths.ts';

const strips = ({ warnings }: Plan) => warnings.filter(({ kind }) => kind === 'strips');

/** A room of one row of tiles of 300 mm that leaves strips of 80 mm on the left and 130 mm on the right. */
const row = (minCut?: number) =>
  planSquares(roomOf(box(0, 0, 810, 300)), {
    tileSize: 300,
    start: { x: 80, y: 0 },
    ...(minCut === undefined ? {} : { minCut }),
  });

describe('narrow strips', () => {
  it('are the pieces narrower than the smallest cut, which the warning names', () => {
    expect(strips(row())).toEqual([]);
    expect(strips(row(80))).toEqual([]);
    const warning = { kind: 'strips', cut: 2, narrowestCut: expect.closeTo(80, 9), isGiven: true };
    // The pieces lie across a row of 300 mm.
    const lengths = (pieces: number) => expect.closeTo(300 * pieces, 6);
    expect(strips(row(80.001))).toEqual([{ ...warning, stripCount: 1, stripLength: lengths(1), limit: 80.001 }]);
    expect(strips(row(130))).toEqual([{ ...warning, stripCount: 1, stripLength: lengths(1), limit: 130 }]);
    expect(strips(row(131))).toEqual([{ ...warning, stripCount: 2, stripLength: lengths(2), limit: 131 }]);
  });

  it('are never as wide as their tile', () => {
    expect(strips(row(500))).toMatchObject([{ stripCount: 2, limit: 300 }]);
    // Planks cut to length are as wide as planks can be.
    const planks = (minCut: number) =>
      plan({
        room: roomOf(box(0, 0, 3000, 380)),
        pattern: 'bricks',
        parameters: { tileWidth: 1200, tileHeight: 190, offset: 0 },
        joint: 0,
        minCut,
      });
    expect([strips(planks(190)), strips(planks(500))]).toEqual([[], []]);
  });

  it('do not exist for a smallest cut of 0', () => {
    const thin = planSquares(roomOf(box(0, 0, 640, 300)), { tileSize: 300, minCut: 0 });
    expect(strips(thin)).toEqual([]);
    expect(strips(planSquares(roomOf(box(0, 0, 640, 300)), { tileSize: 300 }))).toHaveLength(1);
  });

  it('are reported beside slivers', () => {
    const kinds = (minCut?: number) =>
      planSquares(R1, { tileSize: 300, joint: 3, ...(minCut === undefined ? {} : { minCut }) }).warnings.map(
        ({ kind }) => kind,
      );
    expect([kinds(), kinds(50)]).toEqual([['slivers'], ['slivers', 'strips']]);
  });

  it('are counted piece by piece, in any pattern', () => {
    for (const planned of plansOf(awkwardRequests(), 12, 8)) {
      const minCut = 40;
      const again = plan({ ...requestOf(planned), minCut });
      const [warning] = strips(again) as Extract<Warning, { kind: 'strips' }>[];
      expect(warning?.stripCount ?? 0).toBe(narrowTiles(again, minCut));
    }
  });

  it('outside the range of their limit are refused', () => {
    for (const minCut of [-1, 500.001, Number.NaN]) {
      const refusal = refusalOf(() => row(minCut));
      expect([refusal.code, refusal.details.param]).toEqual(['minCut-range', 'minCut']);
    }
  });
});

function requestOf({ room, pattern, parameters, joint, start }: Plan): PlanRequest {
  return { room, pattern: pattern.id, parameters, joint, start };
}

/** The cut tiles with a place that is narrower than `minCut` and than the tile. */
function narrowTiles({ layout, lattice }: Plan, minCut: number): number {
  const widths = halfWidthsOf(layout, lattice).map((half) => 2 * half);
  let count = 0;
  for (let cut = 0; cut < layout.cuts.count; cut++) {
    const limit = Math.min(minCut, widths[layout.cuts.tiles[3 * cut]]) - 1e-6;
    if (piecesOf(layout.cuts, cut).some((piece) => widthOf(piece) < limit)) count++;
  }
  return count;
}

/** The narrowest place of a piece; a strip of up to 0.1 mm does not exist. */
function widthOf({ outer, holes }: Piece): number {
  const ring = cleaned(outer);
  const { width } = caliperOf(ring);
  const neck = narrowestNeck([ring, ...holes.map((hole) => cleaned(hole))], width);
  return width <= 0.1 + 1e-9 ? Infinity : (neck?.width ?? width);
}

describe('the best start', () => {
  it('cuts two tiles rather than lay one strip that is too narrow', () => {
    // Three tiles and 60 mm. From the wall, one strip of 60 mm is cut; from within, two pieces of 180 mm.
    const thrifty = (minCut: number) =>
      startFor(squaresIn(roomOf(box(0, 0, 960, 300)), { tileSize: 300, minCut }), 'thrift').tiles;
    expect(thrifty(60)).toMatchObject({ total: 4, cut: 1, narrowestCut: expect.closeTo(60, 9) });
    expect(thrifty(61)).toMatchObject({ total: 4, cut: 2, narrowestCut: expect.closeTo(180, 9) });
  });
});
