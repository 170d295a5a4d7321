// Finds problems of a layout that another start usually fixes, as facts; the texts are made elsewhere.

import { meanWastePercent } from './expectation.ts';
import type { Layout } from './layout/index.ts';
import { countNarrow, countStrips } from './measures.ts';
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

/** Returns the warnings: slivers or narrow strips first, then waste, then cutouts that cut nothing. */
export function warningsOf(
  floor: Floor,
  lattice: Lattice,
  layout: Layout,
  tiles: TileFigures,
  pattern: Pattern,
): Warning[] {
  return [
    ...sliverWarnings(lattice, layout, tiles),
    ...stripWarnings(layout, tiles),
    ...wasteWarnings(floor, lattice, tiles, pattern),
    ...idleCutouts(floor),
  ];
}

function sliverWarnings(lattice: Lattice, layout: Layout, { sliverCount, cut, narrowestCut }: TileFigures): Warning[] {
  if (sliverCount === 0 || narrowestCut === null) return [];
  return [{ kind: 'slivers', sliverCount, cut, narrowestCut, strips: countStrips(layout, lattice) }];
}

function stripWarnings(layout: Layout, { sliverCount, cut, narrowestCut }: TileFigures): Warning[] {
  const limit = narrowLimit(layout);
  if (sliverCount > 0 || narrowestCut === null || narrowestCut >= limit - ROUNDING) return [];
  return [{ kind: 'strips', stripCount: countNarrow(layout, limit), cut, narrowestCut, limit }];
}

/** Width, mm, below which a piece is a narrow strip. */
function narrowLimit({ frame }: Layout): number {
  // Opposite sides of a tile are parallel, so its narrow side is the diameter of its incircle.
  return Math.min(NARROW, NARROW_SHARE * 2 * frame.shapes[0].inradius);
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
