// Reuse of offcuts: which cut pieces come out of one tile. A piece keeps its place in the tile, or slides between two
// walls, so that a factory edge faces the field. The tile may be turned onto itself but never mirrored, and the saw
// needs a kerf between two pieces.

import { cutCountsOf, fewestBoardsOf, wholeCountsOf } from './layout/index.ts';
import { cutTilesOf } from './offcuts/cut-tiles.ts';
import { compareByCut } from './offcuts/hand-out.ts';
import { cutUpCountsOf, type LaidPlan } from './offcuts/kinds.ts';
import { type CutUp, countSharedTiles, cutAsLaid, cutShared, isTooMuch, packBatches } from './offcuts/pack-cuts.ts';
import { tilesFor } from './offcuts/packing/lower-bound.ts';
import type { Reuse } from './offcuts/reuse.ts';
import { areaOfTiles } from './patterns/lattice.ts';
import type { Plan } from './plan-types.ts';

export { type Numbers, numberTiles } from './numbering.ts';
export {
  exchangesOf,
  type KindFigures,
  kindAreasOf,
  kindsOf,
  type LaidPlan,
  ownTurns,
} from './offcuts/kinds.ts';
export { levelOf, outlineOf } from './offcuts/level.ts';
export { materialsOf, type ReusedIn, reusedIn } from './offcuts/materials.ts';
export {
  type JoinedLayout,
  joinedLayout,
  type PooledPiece,
  type PooledReuse,
  type PooledTile,
  poolOffcuts,
} from './offcuts/pool.ts';
export {
  type KeptOffcut,
  type KeptOffcuts,
  type KeptRectangle,
  KeptRectangles,
  offcutsWorthKeeping,
  type SkirtingStrips,
  skirtingStrips,
} from './offcuts/rests/worth-keeping.ts';
export { cutsOf, type Reuse, type SharedPiece, type SharedTile } from './offcuts/reuse.ts';
export { combined, type Turn } from './offcuts/turns.ts';

/** For boards in rows, the bound is for all ways to lay the rows; undefined for other patterns. */
function boardsNeeded({ floor, layout, lattice, tiles }: Plan): number | undefined {
  if (!lattice.rows) return undefined;
  const byArea = tilesFor(tiles.laidAreaMm2, lattice.tileAreaMm2);
  return Math.max(byArea, fewestBoardsOf(floor, layout, lattice.rows) ?? 0);
}

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
    atLeast: boardsNeeded(plan) ?? tiles.whole + atLeast,
    wastePercentWithReuse: tilesWithReuse === 0 ? 0 : Math.max(0, 100 * (1 - tiles.laidAreaMm2 / boughtMm2)),
    groups,
  };
}

/** The tiles that are cut up, in the order of their first cut tiles, and how many are needed at least. */
export function cutUpTiles(plan: LaidPlan): CutUp {
  const tiles = cutTilesOf(plan);
  const { groups, atLeast } = isTooMuch(plan.layout.cuts) ? cutAsLaid(tiles) : cutShared(tiles);
  return { groups: groups.toSorted((a, b) => compareByCut(a.pieces[0], b.pieces[0])), atLeast };
}

/**
 * Returns how many tiles of each motif tile to buy if offcuts are reused. Their sum is the `tilesWithReuse` of
 * `reuseOffcuts`, without the list of shared tiles. It needs a layout, but no figures and no warnings, so it is what to
 * compare starts by.
 */
export function countsWithReuse(plan: LaidPlan): Int32Array {
  const counts = wholeCountsOf(plan.layout);
  if (isTooMuch(plan.layout.cuts)) return cutCountsOf(plan.layout).map((count, motif) => count + counts[motif]);
  const tiles = cutTilesOf(plan);
  for (const packed of packBatches(tiles)) counts[packed.batch.model] += countSharedTiles(tiles, packed);
  return counts;
}

/** Returns how many tiles to buy if offcuts are reused. */
export function countWithReuse(plan: LaidPlan): number {
  return countsWithReuse(plan).reduce((sum, count) => sum + count, 0);
}
