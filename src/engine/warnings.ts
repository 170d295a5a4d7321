// Finds problems of a layout that another start usually fixes, as facts; the texts are made elsewhere.

import { halfWidthsOf, type NarrowTiles, usualStripLimits } from './cut-widths.ts';
import { meanWastePercent } from './expectation.ts';
import type { Layout } from './layout/index.ts';
import type { Measures } from './measures.ts';
import type { Pattern } from './patterns/contract.ts';
import type { Lattice } from './patterns/lattice.ts';
import type { TileFigures, Warning } from './plan-types.ts';
import type { Floor } from './room.ts';

/** Waste above this is always reported. */
const OUTRIGHT_WASTE_PERCENT = 40;

/** Waste exactly at a threshold is not above it, despite rounding. */
const ROUNDING = 1e-9;

/** Returns the warnings: slivers and narrow strips first, then waste, then cutouts that cut nothing. */
export function warningsOf(
  floor: Floor,
  lattice: Lattice,
  layout: Layout,
  { tiles, widths }: Measures,
  { pattern, minCut }: { readonly pattern: Pattern; readonly minCut: number | undefined },
): Warning[] {
  return [
    ...sliverWarnings(tiles, widths.strips),
    ...(minCut === undefined
      ? stripWarnings(lattice, layout, tiles, widths.narrow)
      : minCutWarnings(lattice, layout, tiles, { minCut, narrow: widths.narrow })),
    ...wasteWarnings(floor, lattice, tiles, pattern),
    ...idleCutouts(floor),
  ];
}

function sliverWarnings({ sliverCount, cut, narrowestCut }: TileFigures, strips: number): Warning[] {
  if (sliverCount === 0 || narrowestCut === null) return [];
  return [{ kind: 'slivers', sliverCount, cut, narrowestCut, strips }];
}

/** A strip is narrow by the measure of its own tile; the warning names the limit of the widest. */
function stripWarnings(
  lattice: Lattice,
  layout: Layout,
  { cut, narrowestCut }: TileFigures,
  narrow: NarrowTiles,
): Warning[] {
  const limit = Math.max(...usualStripLimits(layout, lattice));
  if (narrowestCut === null || narrowestCut >= limit - ROUNDING) return [];
  return narrowWarning(narrow, { cut, limit, isGiven: false });
}

/** Somebody who names a limit wants to know about all pieces below it, slivers or not. */
function minCutWarnings(
  lattice: Lattice,
  layout: Layout,
  { cut }: TileFigures,
  { minCut, narrow }: { readonly minCut: number; readonly narrow: NarrowTiles },
): Warning[] {
  const limit = Math.min(minCut, 2 * Math.max(...halfWidthsOf(layout, lattice)));
  return narrowWarning(narrow, { cut, limit, isGiven: true });
}

function narrowWarning(
  { count, narrowest, length }: NarrowTiles,
  about: { readonly cut: number; readonly limit: number; readonly isGiven: boolean },
): Warning[] {
  if (count === 0) return [];
  return [{ kind: 'strips', stripCount: count, stripLength: length, narrowestCut: narrowest, ...about }];
}

/** Waste is high if it is above what is ordinary for the pattern and above the mean over all starts. */
function wasteWarnings(
  floor: Floor,
  lattice: Lattice,
  { cut, wastePercent }: TileFigures,
  pattern: Pattern,
): Warning[] {
  if (cut === 0) return [];
  const meanPercent = meanWastePercent(floor, lattice);
  const isAbove = (percent: number) => wastePercent - percent > ROUNDING;
  const high = isAbove(pattern.ordinaryWastePercent) && isAbove(meanPercent);
  return high || isAbove(OUTRIGHT_WASTE_PERCENT) ? [{ kind: 'waste', wastePercent, meanPercent }] : [];
}

function idleCutouts({ idleCutouts }: Floor): Warning[] {
  return idleCutouts.map((cutout) => ({ kind: 'idle-cutout', ...cutout }));
}
