// Packs the forms of a batch into as few tiles as it finds.

import { CONSOLIDATING, FEW_PARTS, MOST_PAIRS, MOST_SORTING, PACKING } from '../../work-limits.ts';
import type { Compatibility } from './compatibility.ts';
import { consolidate } from './consolidate.ts';
import { packExhaustively } from './exhaustive.ts';
import { packFirstFit } from './first-fit.ts';
import { boundBySize, lowerBound, reachableBound } from './lower-bound.ts';
import type { OpenTile, TurnStep } from './open-tile.ts';
import { byArea, bySize, otherOrders } from './sizes.ts';

/** Up to this many different forms, unrelated groups of forms are packed separately. */
export const MOST_SORTED_FORMS = 128;

/** Tiles that forms come out of, and how many are needed at least by the rule of reuse. */
export interface Packing {
  readonly tiles: readonly OpenTile[];
  readonly atLeast: number;
}

/** Packs all forms of a batch; `formsInAll` is the number of forms of all batches, which share the work. */
export function packForms(fits: Compatibility, formsInAll: number): Packing {
  return fits.forms.length <= MOST_SORTED_FORMS ? packFew(fits, formsInAll) : packMany(fits, formsInAll);
}

/** Returns the number of tiles. */
export function countTiles(tiles: readonly OpenTile[]): number {
  let sum = 0;
  for (const { count } of tiles) sum += count;
  return sum;
}

/** Packs the largest first, and tries more only if fewer tiles are possible. */
function packFew(fits: Compatibility, formsInAll: number): Packing {
  const all = bySize(fits.forms);
  const first = packFirstFit(fits, all, mostWorkFor(PACKING, fits, all, formsInAll));
  const count = countTiles(first);
  const atLeast = lowerBound(fits, all, count);
  const areFixed = all.every((form) => fits.isFixed(form));
  if (count <= atLeast || (!areFixed && count <= reachableBound(fits, all, count))) return { tiles: first, atLeast };
  const packed: OpenTile[] = [];
  let sum = 0;
  for (const forms of sortApart(fits, all)) {
    const tiles = first.filter((tile) => forms.includes(tile.forms[0]));
    const improved = improveFew(fits, forms, tiles, formsInAll);
    packed.push(...improved.tiles);
    sum += improved.atLeast;
  }
  // Only forms that keep their places are known to fit no tile of another group.
  return { tiles: packed, atLeast: areFixed ? Math.max(atLeast, sum) : atLeast };
}

/** Groups forms that fit one tile, directly or through others, by size as given; into one group if it takes too long. */
function sortApart(fits: Compatibility, all: readonly number[]): (readonly number[])[] {
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
  return sorted.map((group) => all.filter((form) => group.includes(form)));
}

/** Improves a packing of related forms. */
function improveFew(fits: Compatibility, forms: readonly number[], packed: OpenTile[], formsInAll: number): Packing {
  let best = packed;
  const improve = (tiles: OpenTile[]) => {
    if (countTiles(tiles) < countTiles(best)) best = tiles;
  };
  const least = lowerBound(fits, forms, countTiles(best));
  // Equal parts fill one tile after the other.
  if (forms.length === 1) return { tiles: best, atLeast: fits.isFixed(forms[0]) ? countAlone(fits, forms[0]) : least };
  const areFixed = forms.every((form) => fits.isFixed(form));
  const reachable = areFixed ? least : Math.max(least, reachableBound(fits, forms, countTiles(best)));
  const isBest = () => countTiles(best) <= reachable;
  const mostWork = mostWorkFor(PACKING, fits, forms, formsInAll);
  for (const { order, turnBy } of otherAttempts(fits, forms)) {
    if (isBest()) break;
    improve(packFirstFit(fits, order, mostWork, turnBy));
  }
  // It changes the tiles themselves, and never adds any.
  if (!isBest()) best = consolidate(fits, best, mostWorkFor(CONSOLIDATING, fits, forms, formsInAll));
  const parts = forms.reduce((sum, form) => sum + fits.forms[form].parts.length, 0);
  const fewest = !isBest() && parts <= FEW_PARTS ? packExhaustively(fits, forms) : undefined;
  if (!fewest) return { tiles: best, atLeast: least };
  improve(fewest);
  return { tiles: best, atLeast: areFixed ? countTiles(fewest) : least };
}

/** The fewest tiles for the parts of one form that keeps its place. */
function countAlone(fits: Compatibility, form: number): number {
  return countTiles(packFirstFit(fits, [form], Infinity));
}

/** Ways to pack forms besides the first: in other orders, and with turns tried the other way round. */
function otherAttempts(fits: Compatibility, forms: readonly number[]): Attempt[] {
  const steps: readonly TurnStep[] = fits.turns > 2 ? [1, -1] : [1];
  const orders = [forms, ...otherOrders(fits.forms, forms)];
  return orders.flatMap((order) => steps.map((turnBy) => ({ order, turnBy }))).slice(1);
}

interface Attempt {
  readonly order: readonly number[];
  readonly turnBy: TurnStep;
}

/** Packs forms of which it would take too long to compare all. */
function packMany(fits: Compatibility, formsInAll: number): Packing {
  const all = byArea(fits.forms);
  const packed: OpenTile[] = [];
  for (const forms of spread(all, Math.ceil((all.length * formsInAll) / MOST_PAIRS))) {
    const tiles = packFirstFit(fits, forms, mostWorkFor(PACKING, fits, forms, formsInAll));
    packed.push(...consolidate(fits, tiles, mostWorkFor(CONSOLIDATING, fits, forms, formsInAll)));
  }
  return { tiles: packed, atLeast: boundBySize(fits, all) };
}

/** Divides forms among packs, 16 at a time: pieces of one tile stay together, those of one wall are in all packs. */
function spread(forms: readonly number[], packs: number): number[][] {
  const spread: number[][] = Array.from({ length: packs }, () => []);
  for (const form of forms) spread[(form >> 4) % packs].push(form);
  return spread;
}

/** The work, counted from the first form of the batch, at which an attempt to pack some forms ends. */
function mostWorkFor(
  { eachForm, allForms }: typeof PACKING,
  { work }: Compatibility,
  { length }: readonly number[],
  formsInAll: number,
): number {
  return work + length * Math.min(eachForm, allForms / formsInAll);
}
