// Lays a lattice on a floor: whole tiles as runs, cut tiles with their pieces. The work grows with the walls and the
// rows, not with the tiles. No list of tiles is built unless a caller asks for it.

import type { Point } from '../geometry/point.ts';
import { areaOfTiles, type Lattice } from '../patterns/lattice.ts';
import type { Floor } from '../room.ts';
import { COUNTED_FIRST } from '../work-limits.ts';
import { chooseShifts } from './boards/index.ts';
import type { Cuts } from './cuts.ts';
import { type Frame, frameOf } from './frame.ts';
import { Rows } from './rows.ts';
import { TileOverlay } from './tile-overlay.ts';
import { type Sieve, STRETCH_SIZE, Touches } from './touches.ts';
import { refuseHopeless, refuseTooMany } from './work.ts';

export {
  beginOf,
  CONVEX,
  type Cuts,
  HOLE,
  type Piece,
  pieceCountOf,
  piecesOf,
  ringOf,
  type TilePlace,
  tilePlaceOf,
} from './cuts.ts';
export { centreOf, type Frame, frameOf, movedFrame, type Shape, shiftOf } from './frame.ts';
export { partsOf, ringsAround } from './parting.ts';
export { NOTHING, packedArea } from './pieces.ts';
export { allRunsOf, eachTile, runAt } from './runs.ts';
export { TRIM, UNDER_TRIM } from './thin-strips.ts';
export type { Sieve } from './touches.ts';
export { refuseTooMany } from './work.ts';

export interface Layout {
  readonly frame: Frame;
  readonly wholeCount: number;
  /** Runs of adjacent whole tiles, four numbers each: motif, row, first place and count. */
  readonly runs: Int32Array;
  readonly cuts: Cuts;
  readonly laidAreaMm2: number;
  /** Number of stretches of walls that run through tiles: the cost of the layout. */
  readonly stretches: number;
}

// All plans share one set of lists: planning is synchronous, and a layout copies what it keeps.
const touches = new Touches();
const rows = new Rows();

/** Lays a lattice on a floor from `start` (mm, in the floor's frame). Throws a PlanError above `tileLimit` tiles. */
export function layOut(floor: Floor, lattice: Lattice, start: Point, tileLimit: number): Layout {
  const frame = checkLayout(floor, lattice, start, tileLimit, COUNTED_FIRST);
  rows.settle(touches, frame, new TileOverlay(floor, frame));
  refuseTooMany(rows.wholeCount + rows.cutCount, tileLimit);
  return finish(frame, lattice);
}

/** The counts of a layout without its pieces, for comparing many starts. The lists are valid until the next layout. */
export interface Tally {
  readonly wholeCount: number;
  readonly cutCount: number;
  /** Cut tiles that lose only a strip narrower than `TRIM`. */
  readonly trimCount: number;
  /** Motif, place and row of each cut tile, and its area on the floor. */
  readonly cutTiles: Int32Array;
  readonly coveredMm2: Float64Array;
  /** Runs of whole tiles, as in a layout. */
  readonly runs: Int32Array;
  readonly stretches: number;
}

/**
 * Counts the tiles of a frame. Refuses nothing, and leaves out the few tiles that need an overlay. Tiles that the sieve
 * takes are whole here if their centre is on the floor.
 */
export function tally(floor: Floor, given: Frame, sieve?: Sieve): Tally {
  const frame = shifted(floor, given);
  touches.collect(floor, frame, sieve);
  rows.settle(touches, frame);
  const { wholeCount, cutCount, trimCount } = rows;
  const { cutTiles, coveredMm2 } = rows.cuts.counted();
  const stretches = touches.stretches.size / STRETCH_SIZE;
  return { wholeCount, cutCount, trimCount, cutTiles, coveredMm2, runs: rows.runs.used(), stretches };
}

/** The frame with the shifts that its rows choose on a floor; the same frame if they choose none. */
function shifted(floor: Floor, frame: Frame): Frame {
  if (!frame.rule) return frame;
  const shifts = chooseShifts(floor, frame, frame.rule, (bands) => {
    touches.collect(floor, bands);
    rows.settle(touches, bands, new TileOverlay(floor, bands));
    return rows.cuts.finish(rows.runs).cuts;
  });
  return { ...frame, shifts };
}

/** Throws what `layOut` would throw for every start. */
export function checkFloor(floor: Floor, lattice: Lattice, tileLimit: number): void {
  refuseHopeless(floor, frameOf(lattice, { x: 0, y: 0 }), lattice, tileLimit);
}

/** The layout of the rows that were settled last. */
function finish(frame: Frame, lattice: Lattice): Layout {
  const { wholeCount, cutCount, thinMm2 } = rows;
  const { cuts, runs } = rows.cuts.finish(rows.runs);
  let laidAreaMm2 = areaOfTiles(lattice, wholeCountsOf({ frame, runs })) + thinMm2;
  for (let i = 0; i < cutCount; i++) laidAreaMm2 += cuts.coveredMm2[i];
  return { frame, wholeCount, runs, cuts, laidAreaMm2, stretches: touches.stretches.size / STRETCH_SIZE };
}

/** Returns the number of whole tiles of each motif tile. */
export function wholeCountsOf({ frame, runs }: Pick<Layout, 'frame' | 'runs'>): Int32Array {
  const counts = new Int32Array(frame.shapes.length);
  for (let i = 0; i < runs.length; i += 4) counts[runs[i]] += runs[i + 3];
  return counts;
}

/** Returns the number of cut tiles of each motif tile. */
export function cutCountsOf({ frame, cuts }: Pick<Layout, 'frame' | 'cuts'>): Int32Array {
  const counts = new Int32Array(frame.shapes.length);
  for (let i = 0; i < cuts.count; i++) counts[cuts.tiles[3 * i]]++;
  return counts;
}

/**
 * Throws what `layOut` would throw, without tracing any piece. Counts tiles only if more than `countFrom` stretches of
 * walls run through them. The few tiles that need an overlay are not counted.
 */
export function checkLayout(floor: Floor, lattice: Lattice, start: Point, tileLimit: number, countFrom = -1): Frame {
  const given = frameOf(lattice, start);
  refuseHopeless(floor, given, lattice, tileLimit);
  const frame = shifted(floor, given);
  touches.collect(floor, frame);
  if (touches.stretches.size > countFrom * STRETCH_SIZE) {
    rows.settle(touches, frame);
    refuseTooMany(rows.wholeCount + rows.cutCount, tileLimit);
  }
  return frame;
}
