// Reuse of offcuts: which cut pieces come out of one tile. A piece keeps its place in the tile, or slides between two
// walls, so that a factory edge faces the field. The tile may be turned onto itself but never mirrored, and the saw
// needs a kerf between two pieces.

import type { Point } from './geometry/point.ts';
import { cutCountsOf, piecesOf, wholeCountsOf } from './layout/index.ts';
import { cutUpCountsOf, exchangesIn, type LaidPlan } from './offcuts/kinds.ts';
import { Compatibility } from './offcuts/packing/compatibility.ts';
import type { OpenTile } from './offcuts/packing/open-tile.ts';
import { countTiles, packAll } from './offcuts/packing/packing.ts';
import { type Batch, gatherBatches } from './offcuts/parts.ts';
import type { Reuse, SharedPiece, SharedTile } from './offcuts/reuse.ts';
import { degreesOf } from './offcuts/turns.ts';
import { areaOfTiles } from './patterns/lattice.ts';
import type { Plan } from './plan-types.ts';
import { MOST_REUSED_CORNERS } from './work-limits.ts';

export { type Numbers, numberTiles } from './numbering.ts';
export { exchangesOf, type KindFigures, kindAreasOf, kindsOf, type LaidPlan, ownTurns } from './offcuts/kinds.ts';
export type { Reuse, SharedPiece, SharedTile } from './offcuts/reuse.ts';
export type { Turn } from './offcuts/turns.ts';

/** Packs the cut pieces of a plan into as few tiles as it finds. The same plan always gives the same result. */
export function reuseOffcuts(plan: Plan): Reuse {
  const { lattice, tiles } = plan;
  const groups = isTooMuch(plan) ? groupsAsLaid(plan) : groupsOf(plan);
  const tilesWithReuse = tiles.whole + groups.length;
  const cutUp = cutUpCountsOf(plan.layout, groups);
  const bought = wholeCountsOf(plan.layout).map((count, motif) => count + cutUp[motif]);
  const boughtMm2 = areaOfTiles(lattice, bought);
  return {
    tilesWithReuse,
    wastePercentWithReuse: tilesWithReuse === 0 ? 0 : Math.max(0, 100 * (1 - tiles.laidAreaMm2 / boughtMm2)),
    groups: groups.sort((a, b) => compareByCut(a.pieces[0], b.pieces[0])),
  };
}

/**
 * Returns how many tiles of each motif tile to buy if offcuts are reused. Their sum is the `tilesWithReuse` of
 * `reuseOffcuts`, without the list of shared tiles. It needs a layout, but no figures and no warnings, so it is what to
 * compare starts by.
 */
export function countsWithReuse(plan: LaidPlan): Int32Array {
  const counts = wholeCountsOf(plan.layout);
  if (isTooMuch(plan)) return cutCountsOf(plan.layout).map((count, motif) => count + counts[motif]);
  for (const { batch, tiles } of packBatches(plan)) counts[batch.model] += countTiles(tiles);
  return counts;
}

/** Returns how many tiles to buy if offcuts are reused. */
export function countWithReuse(plan: LaidPlan): number {
  return countsWithReuse(plan).reduce((sum, count) => sum + count, 0);
}

function isTooMuch({ layout: { cuts } }: LaidPlan): boolean {
  return cuts.points.length > 2 * MOST_REUSED_CORNERS;
}

/** The tiles without any reuse: one for each cut tile. */
function groupsAsLaid({ layout: { cuts } }: Plan): SharedTile[] {
  return Array.from({ length: cuts.count }, (_, cut) => ({
    pieces: piecesOf(cuts, cut).map((_piece, piece): SharedPiece => ({ cut, piece, turnDeg: 0, shift: NO_SHIFT })),
  }));
}

const NO_SHIFT = { x: 0, y: 0 };

/** A batch and the tiles that its forms come out of. */
interface PackedBatch {
  readonly batch: Batch;
  readonly fits: Compatibility;
  readonly tiles: readonly OpenTile[];
}

function packBatches(plan: LaidPlan): PackedBatch[] {
  const batches = gatherBatches(plan);
  const formsInAll = batches.reduce((sum, { forms }) => sum + forms.length, 0);
  return batches.map((batch) => {
    const fits = new Compatibility(batch, plan.layout.frame.shapes[batch.model]);
    return { batch, fits, tiles: packAll(fits, formsInAll) };
  });
}

function groupsOf(plan: Plan): SharedTile[] {
  const groups: SharedTile[] = [];
  for (const packed of packBatches(plan)) handOut(plan, packed, groups);
  return groups;
}

/** Assigns the parts of each form to the places found for it, and adds the tiles to `groups`. */
function handOut(plan: Plan, { batch: { forms, turns }, fits, tiles }: PackedBatch, groups: SharedTile[]): void {
  const ontoModelDeg = exchangesIn(plan).map(({ ontoModel }) => degreesOf(ontoModel));
  const turnsDeg = turns.map(degreesOf);
  const next = new Int32Array(forms.length);
  for (const tile of tiles) {
    const shifts = shiftsIn(fits, tile);
    for (let copy = 0; copy < tile.count; copy++) {
      const pieces: Mutable<SharedPiece>[] = [];
      for (let i = 0; i < tile.forms.length; i++) {
        const form = tile.forms[i];
        const part = forms[form].parts[next[form]++];
        const motif = plan.layout.cuts.tiles[3 * part.cut];
        const turnDeg = ontoModelDeg[motif] + turnsDeg[part.turn] + turnsDeg[tile.turns[i]];
        const shift = shifts?.[i] ?? NO_SHIFT;
        for (const piece of part.pieces) insert(pieces, { cut: part.cut, piece, turnDeg, shift });
      }
      const home = pieces[0].turnDeg;
      for (const piece of pieces) {
        piece.turnDeg = piece.turnDeg === home ? 0 : (piece.turnDeg - home + 1080) % 360;
        if (piece.shift !== NO_SHIFT) piece.shift = turnedBy(piece.shift, -home);
      }
      groups.push({ pieces });
    }
  }
}

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

/** Inserts a piece into a sorted list; for so few, calling `sort` takes longer. */
function insert<T extends SharedPiece>(pieces: T[], piece: T): void {
  let at = pieces.length;
  for (; at > 0 && compareByCut(pieces[at - 1], piece) > 0; at--) pieces[at] = pieces[at - 1];
  pieces[at] = piece;
}

function compareByCut(a: SharedPiece, b: SharedPiece): number {
  return a.cut - b.cut || a.piece - b.piece;
}

/** How far each form of a tile is moved, in the frame of the model; undefined if none is. */
function shiftsIn(fits: Compatibility, { forms, turns, offsets }: OpenTile): Point[] | undefined {
  // A piece that has the tile for itself is cut where it is laid.
  if (forms.length === 1 || !offsets) return undefined;
  return forms.map((form, i) => {
    const slide = fits.slideIn(form, turns[i]);
    return slide && offsets[i] !== 0 ? { x: slide.x * offsets[i], y: slide.y * offsets[i] } : NO_SHIFT;
  });
}

function turnedBy({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
