// Honeycomb with a flat side at the top: regular hexagons in nested columns. The twin of hexagons.

import { definePattern } from './contract.ts';
import { hexagons } from './hexagons.ts';
import { swapAxes } from './swap.ts';

export const flatTopHexagons = definePattern({
  id: 'flat-top-hexagons-pattern',
  parameters: hexagons.parameters,
  defaultJoint: hexagons.defaultJoint,
  ordinaryWastePercent: hexagons.ordinaryWastePercent,

  tiling(values, joint) {
    return swapAxes(hexagons.tiling(values, joint));
  },

  rectangularRepeat(values, joint) {
    const { width, height, tiles } = hexagons.rectangularRepeat(values, joint);
    return { width: height, height: width, tiles };
  },

  ownFigures: hexagons.ownFigures,
  derive(values, joint) {
    return hexagons.derive(values, joint);
  },
});
