// Reuse of offcuts: which cut pieces come out of one tile. A piece keeps its place in the tile, so that a factory edge
// faces the field. The tile may be turned onto itself but never mirrored, and the saw needs a kerf between two pieces.

import { piecesOf } from './layout/index.ts';
import { Compatibility } from './offcuts/compatibility.ts';
import { consolidate } from './offcuts/consolidate.ts';
import { packExhaustively } from './offcuts/exhaustive.ts';
import { packAsLaid, packFirstFit } from './offcuts/first-fit.ts';
import { exchangesIn } from './offcuts/kinds.ts';
import { lowerBound } from './offcuts/lower-bound.ts';
import type { OpenTile } from './offcuts/open-tile.ts';
import { type Batch, gatherBatches } from './offcuts/parts.ts';
import type { Reuse, SharedPiece, SharedTile } from './offcuts/reuse.ts';
import { degreesOf } from './offcuts/turns.ts';
import type { Plan } from './plan-types.ts';
import { CONSOLIDATING, FEW_PARTS, MOST_PAIRS, MOST_REUSED_CORNERS, MOST_SORTING, PACKING } from './work-limits.ts';

export { eachTile, type Numbers, numberTiles, tilePlaceOf } from './numbering.ts';
export { exchangesOf, type KindFigures, kindsOf, ownTurns } from './offcuts/kinds.ts';
export type { Reuse, SharedPiece, SharedTile } from './offcuts/reuse.ts';
export type { Turn } from './offcuts/turns.ts';

/** Up to this many different forms, unrelated groups of forms are packed separately. */
const MOST_SORTED_FORMS = 64;

/** Packs the cut pieces of a plan into as few tiles as it finds. The same plan always gives the same result. */
export function reuseOffcuts(plan: Plan): Reuse {
  const { layout, lattice, tiles } = plan;
  if (plan.layout.cuts.points.length > 2 * MOST_REUSED_CORNERS) return reuseNothing(plan);
  const batches = gatherBatches(plan);
  const formsInAll = batches.reduce((sum, { forms }) => sum + forms.length, 0);
  const groups: SharedTile[] = [];
  for (const batch of batches) {
    const fits = new Compatibility(batch, layout.frame.shapes[batch.model]);
    const packed: OpenTile[] = [];
    for (const forms of sortApart(fits, formsInAll)) {
      for (const tile of pack(fits, forms, formsInAll)) packed.push(tile);
    }
    handOut(plan, batch, packed.length <= batch.cuts ? packed : packAsLaid(fits, allForms(fits)), groups);
  }
  const tilesWithReuse = tiles.whole + groups.length;
  const boughtMm2 = tilesWithReuse * lattice.tileAreaMm2;
  return {
    tilesWithReuse,
    wastePercentWithReuse: tilesWithReuse === 0 ? 0 : Math.max(0, 100 * (1 - tiles.laidAreaMm2 / boughtMm2)),
    groups: groups.sort((a, b) => a.pieces[0].cut - b.pieces[0].cut || a.pieces[0].piece - b.pieces[0].piece),
  };
}

/** The result without any reuse: one tile for each cut tile. */
function reuseNothing({ layout: { cuts }, tiles }: Plan): Reuse {
  const groups = Array.from({ length: cuts.count }, (_, cut) => ({
    pieces: piecesOf(cuts, cut).map((_piece, piece): SharedPiece => ({ cut, piece, turnDeg: 0 })),
  }));
  return { tilesWithReuse: tiles.total, wastePercentWithReuse: tiles.wastePercent, groups };
}

function allForms({ forms }: Compatibility): number[] {
  return [...forms.keys()];
}

/** Groups forms that fit one tile, directly or through others. If there are too many, divides them evenly instead. */
function sortApart(fits: Compatibility, formsInAll: number): number[][] {
  const all = allForms(fits);
  if (all.length > MOST_SORTED_FORMS) return spread(all, Math.ceil((all.length * formsInAll) / MOST_PAIRS));
  const mostWork = fits.work + MOST_SORTING;
  let sorted: number[][] = [];
  for (const form of all) {
    const meets = (group: number[]) => group.some((other) => fits.fitInAnyTurn(other, form));
    const related = sorted.filter(meets);
    sorted = [...sorted.filter((group) => !related.includes(group)), [...related.flat(), form]];
    if (fits.work > mostWork) return [all];
  }
  return sorted;
}

/** Divides forms among packs, 16 at a time: pieces of one tile stay together, those of one wall are in all packs. */
function spread(forms: readonly number[], packs: number): number[][] {
  const spread: number[][] = Array.from({ length: packs }, () => []);
  for (const form of forms) spread[(form >> 4) % packs].push(form);
  return spread;
}

function pack(fits: Compatibility, forms: readonly number[], formsInAll: number): OpenTile[] {
  const until = ({ eachForm, allForms }: typeof PACKING) =>
    fits.work + forms.length * Math.min(eachForm, allForms / formsInAll);
  const packed = noMoreThanLaid(fits, forms, packFirstFit(fits, forms, until(PACKING)));
  if (forms.length <= MOST_SORTED_FORMS && packed.length <= lowerBound(fits, forms)) return packed;
  const count = forms.reduce((sum, form) => sum + fits.forms[form].parts.length, 0);
  const best = count <= FEW_PARTS ? packExhaustively(fits, forms) : undefined;
  return best ?? consolidate(fits, packed, until(CONSOLIDATING));
}

/** The tiles found, or those of the plan itself if they are fewer. */
function noMoreThanLaid(fits: Compatibility, forms: readonly number[], packed: OpenTile[]): OpenTile[] {
  if (!fits.haveSplitTiles) return packed;
  const laid = new Set<number>();
  for (const form of forms) for (const { cut } of fits.forms[form].parts) laid.add(cut);
  return packed.length <= laid.size ? packed : packAsLaid(fits, forms);
}

/** Assigns the parts of each form to the places found for it, and adds the tiles to `groups`. */
function handOut(plan: Plan, { forms, turns }: Batch, tiles: readonly OpenTile[], groups: SharedTile[]): void {
  const ontoModelDeg = exchangesIn(plan).map(({ ontoModel }) => degreesOf(ontoModel));
  const turnsDeg = turns.map(degreesOf);
  const next = new Int32Array(forms.length);
  for (const tile of tiles) {
    const pieces: { cut: number; piece: number; turnDeg: number }[] = [];
    for (let i = 0; i < tile.forms.length; i++) {
      const form = tile.forms[i];
      const part = forms[form].parts[next[form]++];
      const motif = plan.layout.cuts.tiles[3 * part.cut];
      const turnDeg = ontoModelDeg[motif] + turnsDeg[part.turn] + turnsDeg[tile.turns[i]];
      for (const piece of part.pieces) pieces.push({ cut: part.cut, piece, turnDeg });
    }
    if (pieces.length > 1) pieces.sort((a, b) => a.cut - b.cut || a.piece - b.piece);
    const home = pieces[0].turnDeg;
    for (const piece of pieces) piece.turnDeg = (piece.turnDeg - home + 1080) % 360;
    groups.push({ pieces });
  }
}
