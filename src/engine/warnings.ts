// Finds problems of a layout that another start usually fixes, as facts; the texts are made elsewhere.

import { meanWastePercent } from './expectation.ts';
import type { Layout } from './layout/index.ts';
import {
  countStrips,
  halfWidthsOf,
  type NarrowTiles,
  narrowTilesOf,
  sliverAreasOf,
  stripLimitsOf,
} from './measures.ts';
import type { Pattern } from './patterns/contract.ts';
import type { Lattice } from './patterns/lattice.ts';
import type { TileFigures, Warning } from './plan-types.ts';
import type { Floor } from './room.ts';

/** Waste above this is always reported. */
const OUTRIGHT_WASTE_PERCENT = 40;

/** Waste exactly at a threshold is not above it, despite rounding. */
const ROUNDING = 1e-9;

/** Strips narrower than this, mm, and than this share of the tile's narrow side are hard to saw and look poor. */
const NARROW = 50;
const NARROW_SHARE = 1 / 3;

/** Returns the warnings: slivers and narrow strips first, then waste, then cutouts that cut nothing. */
export function warningsOf(
  floor: Floor,
  lattice: Lattice,
  layout: Layout,
  tiles: TileFigures,
  { pattern, minCut }: { readonly pattern: Pattern; readonly minCut: number | undefined },
): Warning[] {
  return [
    ...sliverWarnings(lattice, layout, tiles),
    ...(minCut === undefined
      ? stripWarnings(lattice, layout, tiles)
      : minCutWarnings(lattice, layout, tiles.cut, minCut)),
    ...wasteWarnings(floor, lattice, tiles, pattern),
    ...idleCutouts(floor),
  ];
}

function sliverWarnings(lattice: Lattice, layout: Layout, { sliverCount, cut, narrowestCut }: TileFigures): Warning[] {
  if (sliverCount === 0 || narrowestCut === null) return [];
  return [{ kind: 'slivers', sliverCount, cut, narrowestCut, strips: countStrips(layout, lattice) }];
}

/** Returns the width below which a piece of each motif tile is a narrow strip, mm, unless a request says another. */
export function usualStripLimits(layout: Pick<Layout, 'frame'>, lattice: Pick<Lattice, 'sizes'>): number[] {
  return halfWidthsOf(layout, lattice).map((half) => Math.min(NARROW, NARROW_SHARE * 2 * half));
}

/**
 * A strip is narrow by the measure of its own tile; the warning names the limit of the widest. Beside slivers, only a row
 * of its own is told: in the corner of a row of slivers one piece is often a little larger.
 */
function stripWarnings(lattice: Lattice, layout: Layout, { cut, narrowestCut, sliverCount }: TileFigures): Warning[] {
  const limits = usualStripLimits(layout, lattice);
  const limit = Math.max(...limits);
  if (narrowestCut === null || narrowestCut >= limit - ROUNDING) return [];
  const narrow = narrowTilesOf(layout, limits, sliverAreasOf(lattice));
  return narrow.count > sliverCount ? narrowWarning(narrow, { cut, limit, isGiven: false }) : [];
}

/** Somebody who names a limit wants to know about all pieces below it, slivers or not. */
function minCutWarnings(lattice: Lattice, layout: Layout, cut: number, minCut: number): Warning[] {
  const limit = Math.min(minCut, 2 * Math.max(...halfWidthsOf(layout, lattice)));
  const narrow = narrowTilesOf(layout, stripLimitsOf(layout.frame.shapes, lattice, minCut));
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
