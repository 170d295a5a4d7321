// Reuse of offcuts: which cut pieces come out of one tile. A piece keeps its place in the tile, or slides between two
// walls, so that a factory edge faces the field. The tile may be turned onto itself but never mirrored, and the saw
// needs a kerf between two pieces.

import { cutCountsOf, wholeCountsOf } from './layout/index.ts';
import { assignCuts, piecesAsLaid } from './offcuts/assign.ts';
import { compareByCut, handOut, type PackedBatch } from './offcuts/hand-out.ts';
import { cutUpCountsOf, type LaidPlan } from './offcuts/kinds.ts';
import { Compatibility } from './offcuts/packing/compatibility.ts';
import { countTiles, MOST_SORTED_FORMS, packForms } from './offcuts/packing/packing.ts';
import { type Batch, gatherBatches } from './offcuts/parts.ts';
import { NONE, type Reuse, type SharedTile } from './offcuts/reuse.ts';
import { areaOfTiles } from './patterns/lattice.ts';
import type { Plan } from './plan-types.ts';
import { MOST_REUSED_CORNERS } from './work-limits.ts';

export { type Numbers, numberTiles } from './numbering.ts';
export { exchangesOf, type KindFigures, kindAreasOf, kindsOf, type LaidPlan, ownTurns } from './offcuts/kinds.ts';
export { cutsOf, type Reuse, type SharedPiece, type SharedTile } from './offcuts/reuse.ts';
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
  for (const packed of packBatches(plan)) {
    const { batch, fits, tiles } = packed;
    counts[batch.model] += fits.haveSplitTiles ? sharedTilesOf(plan, packed).length : countTiles(tiles);
  }
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
  return Array.from({ length: cuts.count }, (_, cut) => ({ pieces: piecesAsLaid(cuts, cut), elsewhere: NONE }));
}

/** Packs the pieces of a plan. Of few forms, those of a tile are packed one by one only where that takes fewer tiles. */
function packBatches(plan: LaidPlan): PackedBatch[] {
  const apart = packAll(plan, gatherBatches(plan));
  if (!apart.some(mayStayTogether)) return apart;
  const together = packAll(plan, gatherBatches(plan, true));
  return apart.map((packed, i) => {
    const isBetter = mayStayTogether(packed) && countTiles(together[i].tiles) <= countTiles(packed.tiles);
    return isBetter ? together[i] : packed;
  });
}

/** Whether it is worth packing the pieces of each tile together as well. For many forms it would take too long. */
function mayStayTogether({ fits }: PackedBatch): boolean {
  return fits.haveSplitTiles && fits.forms.length <= MOST_SORTED_FORMS;
}

function packAll(plan: LaidPlan, batches: readonly Batch[]): PackedBatch[] {
  const formsInAll = batches.reduce((sum, { forms }) => sum + forms.length, 0);
  return batches.map((batch) => {
    const fits = new Compatibility(batch, plan.layout.frame.shapes[batch.model]);
    return { batch, fits, tiles: packForms(fits, formsInAll) };
  });
}

function groupsOf(plan: Plan): SharedTile[] {
  return packBatches(plan).flatMap((packed) => sharedTilesOf(plan, packed));
}

function sharedTilesOf(plan: LaidPlan, packed: PackedBatch): SharedTile[] {
  const tiles = handOut(plan, packed);
  return packed.fits.haveSplitTiles ? assignCuts(plan.layout.cuts, tiles) : tiles;
}
