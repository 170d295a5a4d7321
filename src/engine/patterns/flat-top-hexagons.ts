// Honeycomb with a flat side at the top: regular hexagons in nested columns. The twin of hexagons.

import { definePattern } from './contract.ts';
import { hexagons } from './hexagons.ts';
import { swapAxes, swapSides } from './swap.ts';

export const flatTopHexagons = definePattern({
  ...hexagons,
  id: 'flat-top-hexagons-pattern',

  tiling(values, joint) {
    return swapAxes(hexagons.tiling(values, joint));
  },

  rectangularRepeat(values, joint) {
    return swapSides(hexagons.rectangularRepeat(values, joint));
  },
});
