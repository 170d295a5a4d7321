// Reuse of offcuts: which cut pieces come out of one tile. A piece keeps its place in the tile, or slides between two
// walls, so that a factory edge faces the field. The tile may be turned onto itself but never mirrored, and the saw
// needs a kerf between two pieces.

import { cutCountsOf, wholeCountsOf } from './layout/index.ts';
import { assignCuts, piecesAsLaid } from './offcuts/assign.ts';
import { compareByCut, handOut, type PackedBatch } from './offcuts/hand-out.ts';
import { cutUpCountsOf, exchangesIn, type LaidPlan } from './offcuts/kinds.ts';
import { Compatibility } from './offcuts/packing/compatibility.ts';
import { tilesFor } from './offcuts/packing/lower-bound.ts';
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
  const { groups, atLeast } = cutUpTiles(plan);
  const tilesWithReuse = tiles.whole + groups.length;
  const cutUp = cutUpCountsOf(plan.layout, groups);
  const bought = wholeCountsOf(plan.layout).map((count, motif) => count + cutUp[motif]);
  const boughtMm2 = areaOfTiles(lattice, bought);
  return {
    tilesWithReuse,
    atLeast: tiles.whole + atLeast,
    wastePercentWithReuse: tilesWithReuse === 0 ? 0 : Math.max(0, 100 * (1 - tiles.laidAreaMm2 / boughtMm2)),
    groups,
  };
}

/** The tiles that are cut up, in the order of their first cut tiles, and how many are needed at least. */
export function cutUpTiles(plan: LaidPlan): CutUp {
  const { groups, atLeast } = isTooMuch(plan) ? cutAsLaid(plan) : cutShared(plan);
  return { groups: groups.toSorted((a, b) => compareByCut(a.pieces[0], b.pieces[0])), atLeast };
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

export interface CutUp {
  readonly groups: readonly SharedTile[];
  readonly atLeast: number;
}

/** Without any reuse: one for each cut tile. */
function cutAsLaid(plan: LaidPlan): CutUp {
  const { cuts } = plan.layout;
  const groups = Array.from({ length: cuts.count }, (_, cut) => ({
    pieces: piecesAsLaid(cuts, cut),
    elsewhere: NONE,
  }));
  return { groups, atLeast: tilesOfArea(plan) };
}

/** How many tiles the area of the cut ones needs, where tiles are exchanged for those of their kind. */
function tilesOfArea(plan: LaidPlan): number {
  const { cuts } = plan.layout;
  const models = exchangesIn(plan).map(({ model }) => model);
  const areasMm2 = models.map(() => 0);
  for (let cut = 0; cut < cuts.count; cut++) areasMm2[models[cuts.tiles[3 * cut]]] += cuts.coveredMm2[cut];
  return areasMm2.reduce((sum, area, model) => sum + tilesFor(area, plan.lattice.tileAreasMm2[model]), 0);
}

/** Packs the pieces of a plan. Of few forms, those of a tile are packed one by one only where that takes fewer tiles. */
function packBatches(plan: LaidPlan): PackedBatch[] {
  const apart = packAll(plan, gatherBatches(plan));
  if (!apart.some(mayStayTogether)) return apart;
  const together = packAll(plan, gatherBatches(plan, true));
  return apart.map((packed, i) => {
    const isBetter = mayStayTogether(packed) && countTiles(together[i].tiles) <= countTiles(packed.tiles);
    // Pieces that are kept together could still come out of several tiles, so the bound stays.
    return isBetter ? { ...together[i], atLeast: packed.atLeast } : packed;
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
    return { batch, fits, ...packForms(fits, formsInAll) };
  });
}

function cutShared(plan: LaidPlan): CutUp {
  const packed = packBatches(plan);
  const groups = packed.flatMap((batch) => sharedTilesOf(plan, batch));
  return { groups, atLeast: fewestCutUp(packed) };
}

/** How many tiles must be cut up at least: kinds do not replace each other, so it is the sum. */
function fewestCutUp(packed: readonly PackedBatch[]): number {
  return packed.reduce((sum, { atLeast }) => sum + atLeast, 0);
}

function sharedTilesOf(plan: LaidPlan, packed: PackedBatch): SharedTile[] {
  const tiles = handOut(plan, packed);
  return packed.fits.haveSplitTiles ? assignCuts(plan.layout.cuts, tiles) : tiles;
}
