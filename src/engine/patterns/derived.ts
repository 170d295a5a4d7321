// The read-only figures that a layout implies: those every pattern has, then the pattern's own.

import type { DerivedFigure, ParameterValues, Pattern } from './contract.ts';
import { latticeOf } from './lattice.ts';

const COMMON_FIGURES: readonly DerivedFigure[] = [
  { name: 'repeatWidthMm', unit: 'mm' },
  { name: 'repeatHeightMm', unit: 'mm' },
  { name: 'tilesPerRepeat', unit: 'count' },
  { name: 'tileAreaCm2', unit: 'cm2' },
  { name: 'tilesPerM2', unit: 'perM2' },
  { name: 'jointSharePercent', unit: 'percent' },
];

/** Names and units of a pattern's figures, in the order of listings and answers. */
export function derivedFiguresOf(pattern: Pattern): readonly DerivedFigure[] {
  return [...COMMON_FIGURES, ...pattern.ownFigures];
}

/** The figures for a complete set of values and a joint in mm, unrounded. A rotation changes none of them. */
export function derive(pattern: Pattern, values: ParameterValues, joint: number): Readonly<Record<string, number>> {
  const { motif, tileAreaMm2, cellAreaMm2 } = latticeOf(pattern.tiling(values, joint), 0);
  const { width, height, tiles } = pattern.rectangularRepeat(values, joint);
  const tileShare = (motif.length * tileAreaMm2) / cellAreaMm2;
  return {
    repeatWidthMm: width,
    repeatHeightMm: height,
    tilesPerRepeat: tiles,
    tileAreaCm2: tileAreaMm2 / 100,
    tilesPerM2: (motif.length * 1e6) / cellAreaMm2,
    // Without joints the share is nothing, not the rounding noise on either side of it.
    jointSharePercent: joint === 0 ? 0 : 100 * (1 - tileShare),
    ...pattern.derive(values, joint),
  };
}
