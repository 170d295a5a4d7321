// The figures of a layout: counts, areas, waste, slivers and the narrowest cut.

import { type CutWidths, sliverAreasOf, widthsOfCuts } from './cut-widths.ts';
import { cutCountsOf, type Layout, wholeCountsOf } from './layout/index.ts';
import { areaOfTiles, type Lattice } from './patterns/lattice.ts';
import type { TileFigures } from './plan-types.ts';

export interface Measures {
  readonly tiles: TileFigures;
  readonly widths: CutWidths;
}

/** Returns the figures of a layout, in mm and mm². */
export function measure(layout: Layout, lattice: Lattice, minCut?: number): Measures {
  const cut = layout.cuts.count;
  const total = layout.wholeCount + cut;
  const cutCounts = cutCountsOf(layout);
  const purchasedAreaMm2 = areaOfTiles(
    lattice,
    wholeCountsOf(layout).map((count, motif) => count + cutCounts[motif]),
  );
  const widths = widthsOfCuts(layout, lattice, minCut);
  const tiles = {
    total,
    whole: layout.wholeCount,
    cut,
    wastePercent: wastePercentOf(layout.laidAreaMm2, purchasedAreaMm2),
    laidAreaMm2: layout.laidAreaMm2,
    purchasedAreaMm2,
    narrowestCut: cut === 0 ? null : widths.narrowest,
    sliverCount: widths.slivers,
  };
  return { tiles, widths };
}

/** The share of the purchased area that is not laid, percent. */
function wastePercentOf(laidAreaMm2: number, purchasedAreaMm2: number): number {
  return purchasedAreaMm2 === 0 ? 0 : Math.max(0, 100 * (1 - laidAreaMm2 / purchasedAreaMm2));
}

/** Returns the indices of the cut tiles that are slivers. */
export function sliversOf({ cuts }: Layout, lattice: Pick<Lattice, 'tileAreasMm2'>): number[] {
  const leastMm2 = sliverAreasOf(lattice);
  const slivers: number[] = [];
  for (let i = 0; i < cuts.count; i++) {
    if (cuts.coveredMm2[i] < leastMm2[cuts.tiles[3 * i]]) slivers.push(i);
  }
  return slivers;
}
