// Packs cut tiles: gathers their pieces, packs them, and hands them out to the tiles to cut up.

import type { Cuts } from '../layout/index.ts';
import { MOST_REUSED_CORNERS } from '../work-limits.ts';
import { assignCuts, piecesAsLaid } from './assign.ts';
import type { CutTiles } from './cut-tiles.ts';
import { handOut, type PackedBatch } from './hand-out.ts';
import { exchangesIn } from './kinds.ts';
import { Compatibility } from './packing/compatibility.ts';
import { tilesFor } from './packing/lower-bound.ts';
import { countTiles, MOST_SORTED_FORMS, packForms } from './packing/packing.ts';
import { type Batch, gatherBatches } from './parts.ts';
import { NONE, type SharedTile } from './reuse.ts';

/** The tiles that are cut up, and how many are needed at least. */
export interface CutUp {
  readonly groups: SharedTile[];
  readonly atLeast: number;
}

/** Whether cut tiles have too many corners for their offcuts to be reused. */
export function isTooMuch({ points }: Pick<Cuts, 'points'>): boolean {
  return points.length > 2 * MOST_REUSED_CORNERS;
}

/** The tiles to cut up if offcuts are not reused: one for each cut tile. */
export function cutAsLaid(tiles: CutTiles): CutUp {
  const { cuts } = tiles.layout;
  const groups = Array.from({ length: cuts.count }, (_, cut) => ({
    pieces: piecesAsLaid(cuts, cut),
    elsewhere: NONE,
  }));
  return { groups, atLeast: tilesOfArea(tiles) };
}

/** How many tiles the area of the cut ones needs, where tiles are exchanged for those of their kind. */
export function tilesOfArea(tiles: CutTiles): number {
  const { cuts } = tiles.layout;
  const models = exchangesIn(tiles).map(({ model }) => model);
  const areasMm2 = models.map(() => 0);
  for (let cut = 0; cut < cuts.count; cut++) areasMm2[models[cuts.tiles[3 * cut]]] += cuts.coveredMm2[cut];
  return areasMm2.reduce((sum, area, model) => sum + tilesFor(area, tiles.lattice.tileAreasMm2[model]), 0);
}

/** The tiles to cut up if offcuts are reused. */
export function cutShared(tiles: CutTiles): CutUp {
  const packed = packBatches(tiles);
  const groups = packed.flatMap((batch) => sharedTilesOf(tiles, batch));
  return { groups, atLeast: fewestCutUp(packed) };
}

/** Packs the pieces of cut tiles. Of few forms, those of a tile are packed one by one only where that takes fewer tiles. */
export function packBatches(tiles: CutTiles): PackedBatch[] {
  const apart = packAll(tiles, gatherBatches(tiles));
  if (!apart.some(mayStayTogether)) return apart;
  const together = packAll(tiles, gatherBatches(tiles, true));
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

function packAll(tiles: CutTiles, batches: readonly Batch[]): PackedBatch[] {
  const formsInAll = batches.reduce((sum, { forms }) => sum + forms.length, 0);
  return batches.map((batch) => {
    const fits = new Compatibility(batch, tiles.layout.frame.shapes[batch.model]);
    return { batch, fits, ...packForms(fits, formsInAll) };
  });
}

/** How many tiles must be cut up at least: kinds do not replace each other, so it is the sum. */
function fewestCutUp(packed: readonly PackedBatch[]): number {
  return packed.reduce((sum, { atLeast }) => sum + atLeast, 0);
}

/** The tiles that the pieces of a batch come out of. */
export function sharedTilesOf(tiles: CutTiles, packed: PackedBatch): SharedTile[] {
  const handedOut = handOut(tiles, packed);
  return packed.fits.haveSplitTiles ? assignCuts(tiles.layout.cuts, handedOut) : handedOut;
}

/** The number of tiles that the pieces of a batch come out of. */
export function countSharedTiles(tiles: CutTiles, packed: PackedBatch): number {
  return packed.fits.haveSplitTiles ? sharedTilesOf(tiles, packed).length : countTiles(packed.tiles);
}
