// Floor and lattice to a layout: whole tiles as runs, cut tiles with their pieces. The work grows with the walls and the
// rows, not with the tiles. Nobody builds a list of tiles unless somebody asks for it.

import type { Point } from '../geometry/point.ts';
import type { Lattice } from '../patterns/lattice.ts';
import type { Floor } from '../room.ts';
import type { Cuts } from './cuts.ts';
import { type Frame, frameOf } from './frame.ts';
import { Rows } from './rows.ts';
import { Touches } from './touches.ts';
import { refuseHopeless, refuseTooMany } from './work.ts';

export { CONVEX, type Cuts, type Piece, piecesOf, type TilePlace } from './cuts.ts';
export { centreOf, type Frame, type Shape } from './frame.ts';
export { NOTHING } from './pieces.ts';

export interface Layout {
  readonly frame: Frame;
  readonly wholeCount: number;
  /** Whole tiles side by side: motif, row, first place and how many, four numbers a run. */
  readonly runs: Int32Array;
  readonly cuts: Cuts;
  readonly laidAreaMm2: number;
}

// One set of lists serves all plans: planning is synchronous, and what a layout keeps is copied out of them.
const touches = new Touches();
const rows = new Rows();

/** Lays a lattice on a floor from `start` (mm, in the floor's frame). Throws a PlanError above `tileLimit` tiles. */
export function layOut(floor: Floor, lattice: Lattice, start: Point, tileLimit: number): Layout {
  const frame = frameOf(lattice, start);
  refuseHopeless(floor, frame, lattice, tileLimit);
  touches.collect(floor, frame);
  rows.settle(touches, frame, floor);
  refuseTooMany(rows.wholeCount + rows.cuts.count, tileLimit);
  const cuts = rows.cuts.finish();
  let laidAreaMm2 = rows.wholeCount * lattice.tileAreaMm2;
  for (let i = 0; i < cuts.count; i++) laidAreaMm2 += cuts.coveredMm2[i];
  return { frame, wholeCount: rows.wholeCount, runs: rows.runs.taken(), cuts, laidAreaMm2 };
}
