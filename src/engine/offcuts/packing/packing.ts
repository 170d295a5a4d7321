// Packs the forms of a batch into as few tiles as it finds.

import { CONSOLIDATING, FEW_PARTS, MOST_PAIRS, MOST_SORTING, PACKING } from '../../work-limits.ts';
import type { Compatibility } from './compatibility.ts';
import { consolidate } from './consolidate.ts';
import { packExhaustively } from './exhaustive.ts';
import { packAsLaid, packFirstFit } from './first-fit.ts';
import { lowerBound } from './lower-bound.ts';
import type { OpenTile } from './open-tile.ts';
import { byArea, bySize, otherOrders } from './sizes.ts';

/** Up to this many different forms, unrelated groups of forms are packed separately. */
const MOST_SORTED_FORMS = 64;

/** Packs all forms of a batch; `formsInAll` is the number of forms of all batches, which share the work. */
export function packAll(fits: Compatibility, formsInAll: number): OpenTile[] {
  const all = fits.forms.length <= MOST_SORTED_FORMS ? bySize(fits.forms) : byArea(fits.forms);
  const packed: OpenTile[] = [];
  for (const forms of sortApart(fits, all, formsInAll)) packed.push(...pack(fits, forms, formsInAll));
  return noMoreThanLaid(fits, all, packed);
}

/** Returns the number of tiles. */
export function countTiles(tiles: readonly OpenTile[]): number {
  let sum = 0;
  for (const { count } of tiles) sum += count;
  return sum;
}

/** Groups forms that fit one tile, directly or through others. If there are too many, divides them evenly instead. */
function sortApart(fits: Compatibility, all: readonly number[], formsInAll: number): (readonly number[])[] {
  if (all.length > MOST_SORTED_FORMS) return spread(all, Math.ceil((all.length * formsInAll) / MOST_PAIRS));
  const mostWork = fits.work + MOST_SORTING;
  let sorted: number[][] = [];
  for (const form of all) {
    const unrelated: number[][] = [];
    const related: number[] = [];
    for (const group of sorted) {
      if (group.some((other) => fits.fitInAnyTurn(other, form))) related.push(...group);
      else unrelated.push(group);
    }
    sorted = [...unrelated, [...related, form]];
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
  const isSmall = forms.length <= MOST_SORTED_FORMS;
  let best = noMoreThanLaid(fits, forms, packFirstFit(fits, forms, until(PACKING)));
  // Equal parts fill one tile after the other.
  if (forms.length === 1) return best;
  const least = isSmall ? lowerBound(fits, forms) : 0;
  const isBest = () => countTiles(best) <= least;
  const improve = (tiles: OpenTile[]) => {
    if (countTiles(tiles) < countTiles(best)) best = tiles;
  };
  if (isSmall && !isBest()) {
    for (const order of otherOrders(fits.forms, forms)) improve(packFirstFit(fits, order, until(PACKING)));
  }
  // It changes the tiles themselves, and never adds any.
  if (!isBest()) best = consolidate(fits, best, until(CONSOLIDATING));
  const parts = forms.reduce((sum, form) => sum + fits.forms[form].parts.length, 0);
  if (!isBest() && parts <= FEW_PARTS) improve(packExhaustively(fits, forms) ?? best);
  return best;
}

/** The tiles found, or those of the plan itself if they are fewer. */
function noMoreThanLaid(fits: Compatibility, forms: readonly number[], packed: OpenTile[]): OpenTile[] {
  if (!fits.haveSplitTiles) return packed;
  const laid = new Set<number>();
  for (const form of forms) for (const { cut } of fits.forms[form].parts) laid.add(cut);
  return countTiles(packed) <= laid.size ? packed : packAsLaid(fits, forms);
}
