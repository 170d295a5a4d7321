// Lays a lattice on a floor: whole tiles as runs, cut tiles with their pieces. The work grows with the walls and the
// rows, not with the tiles. No list of tiles is built unless a caller asks for it.

import type { Point } from '../geometry/point.ts';
import { areaOfTiles, type BoardRule, type Lattice } from '../patterns/lattice.ts';
import type { Floor } from '../room.ts';
import { COUNTED_FIRST } from '../work-limits.ts';
import { chooseShifts, type Effort, fewestBoards, keptStagger } from './boards/index.ts';
import type { Cuts } from './cuts.ts';
import { type Frame, frameOf } from './frame.ts';
import { Rows } from './rows.ts';
import { TileOverlay } from './tile-overlay.ts';
import { ARC_IN, ARC_OUT, PLACE, PREVIOUS, SHARE, STRETCH_SIZE, Touches, WALL, X0, X1, Y0, Y1 } from './touches.ts';
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
export {
  centreOf,
  type Frame,
  frameOf,
  movedFrame,
  partOf,
  partsOfRow,
  type RowShifts,
  type Shape,
  shiftAt,
  shiftOf,
} from './frame.ts';
export { partsOf, ringsAround } from './parting.ts';
export { NOTHING } from './pieces.ts';
export { allRunsOf, eachTile, runAt } from './runs.ts';
export { ownPartOf } from './tile-overlay.ts';

export interface Layout {
  readonly frame: Frame;
  readonly wholeCount: number;
  /** Runs of adjacent whole tiles, four numbers each: motif, row, first place and count. */
  readonly runs: Int32Array;
  readonly cuts: Cuts;
  readonly laidAreaMm2: number;
}

// All plans share one set of lists: planning is synchronous, and a layout copies what it keeps.
const touches = new Touches();
const rows = new Rows();

/**
 * Lays a lattice on a floor from `start` (mm, in the floor's frame). Throws a PlanError above `tileLimit` tiles. A quick
 * search for the places of boards is for comparing starts.
 */
export function layOut(
  floor: Floor,
  lattice: Lattice,
  start: Point,
  tileLimit: number,
  effort: Effort = 'full',
): Layout {
  const frame = checkLayout(floor, lattice, start, tileLimit, COUNTED_FIRST, effort);
  rows.settle(touches, frame, { overlay: new TileOverlay(floor, frame) });
  refuseTooMany(rows.wholeCount + rows.cutCount, tileLimit);
  return finish(frame, lattice);
}

/** The counts of a layout, for comparing many starts. */
export interface Tally {
  readonly wholeCount: number;
  /** The cut tiles; only those that may be narrow have pieces. */
  readonly cuts: Cuts;
  /** Runs of whole tiles, as in a layout. */
  readonly runs: Int32Array;
  readonly frame: Frame;
}

/**
 * Counts the tiles of a frame, and traces the pieces of tiles that cover less than `traceBelowMm2` for their motif tile.
 * Refuses nothing, and leaves out the few tiles that need an overlay.
 */
export function tally(floor: Floor, given: Frame, traceBelowMm2: readonly number[]): Tally {
  const frame = shifted(floor, given, 'quick');
  touches.collect(floor, frame);
  rows.settle(touches, frame, { traceBelowMm2 });
  const { wholeCount } = rows;
  return { wholeCount, ...rows.cuts.finish(rows.runs), frame };
}

/** A part of a wall inside a tile, both ends relative to the tile's centre. */
export interface Stretch {
  /** The wall, by the corner of the floor at which it begins. */
  wall: number;
  motif: number;
  place: number;
  row: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** Area of the tile on the floor's side of the wall, mm²; undefined if the wall begins or ends in the tile. */
  besideMm2: number | undefined;
}

/** Visits the walls' parts inside tiles of the layout or tally that was made last. The same object is used for all. */
export function eachStretch(frame: Frame, visit: (stretch: Readonly<Stretch>) => void): void {
  const { data } = touches.stretches;
  const stretch: Stretch = { wall: 0, motif: 0, place: 0, row: 0, x0: 0, y0: 0, x1: 0, y1: 0, besideMm2: undefined };
  frame.shapes.forEach(({ green, corners }, motif) => {
    const { first, count, offset } = touches.rows[motif];
    stretch.motif = motif;
    for (let row = first; row < first + count; row++) {
      stretch.row = row;
      for (let i = touches.lastStretch[offset + row]; i >= 0; i = data[i * STRETCH_SIZE + PREVIOUS]) {
        const at = i * STRETCH_SIZE;
        stretch.wall = data[at + WALL];
        stretch.place = data[at + PLACE];
        stretch.x0 = data[at + X0];
        stretch.y0 = data[at + Y0];
        stretch.x1 = data[at + X1];
        stretch.y1 = data[at + Y1];
        const isThrough = data[at + ARC_IN] >= 0 && data[at + ARC_OUT] >= 0;
        const share = data[at + SHARE] / green[corners];
        stretch.besideMm2 = isThrough ? (share - Math.floor(share)) * green[corners] : undefined;
        visit(stretch);
      }
    }
  });
}

/** The frame with the shifts that its rows choose on a floor; the same frame if they choose none. */
function shifted(floor: Floor, frame: Frame, effort: Effort): Frame {
  if (!frame.rule) return frame;
  return { ...frame, shifts: chooseShifts(floor, frame, frame.rule, effort, (bands) => cutsOf(floor, bands)) };
}

/** The tiles of a frame that a wall cuts. */
function cutsOf(floor: Floor, frame: Frame): Cuts {
  touches.collect(floor, frame);
  rows.settle(touches, frame, { overlay: new TileOverlay(floor, frame) });
  return rows.cuts.finish(rows.runs).cuts;
}

/** The least distance of joints of neighbouring rows of boards, mm; Infinity if no two rows have any. */
export function staggerOf(floor: Floor, { frame }: Layout, rule: BoardRule): number {
  return keptStagger(floor, frame, rule, (bands) => cutsOf(floor, bands));
}

/** The boards that a floor needs at least, whichever way its rows are laid; undefined if that is not known. */
export function fewestBoardsOf(floor: Floor, { frame }: Layout, rule: BoardRule): number | undefined {
  return fewestBoards(floor, frame, rule, (bands) => cutsOf(floor, bands));
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
  return { frame, wholeCount, runs, cuts, laidAreaMm2 };
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
export function checkLayout(
  floor: Floor,
  lattice: Lattice,
  start: Point,
  tileLimit: number,
  countFrom = -1,
  effort: Effort = 'full',
): Frame {
  const given = frameOf(lattice, start);
  refuseHopeless(floor, given, lattice, tileLimit);
  const frame = shifted(floor, given, effort);
  touches.collect(floor, frame);
  if (touches.stretches.size > countFrom * STRETCH_SIZE) {
    rows.settle(touches, frame);
    refuseTooMany(rows.wholeCount + rows.cutCount, tileLimit);
  }
  return frame;
}
