// The read-only figures that a layout implies: those every pattern has, then the pattern's own.

import type { ParameterValues, Pattern } from './contract.ts';
import { latticeOf } from './lattice.ts';

/** Returns the figures for a complete set of values and a joint in mm, unrounded. A rotation changes none of them. */
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
    // Without joints the share is exactly 0, not rounding noise around it.
    jointSharePercent: joint === 0 ? 0 : 100 * (1 - tileShare),
    ...pattern.derive(values, joint),
  };
}
