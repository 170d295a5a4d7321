// Square tiles standing on a corner, laid at 45 degrees and sized by their side.

import { definePattern } from './contract.ts';
import { lozenge } from './outlines.ts';
import { tileLength } from './parameters.ts';

export const diamonds = definePattern({
  id: 'diamonds-pattern',
  parameters: { tileSize: tileLength('param.tileSize.square', 300) },
  defaultJoint: 3,
  ordinaryWastePercent: 20,

  tiling({ tileSize }, joint) {
    const diagonal = tileSize * Math.SQRT2;
    const pitch = (tileSize + joint) * Math.SQRT2;
    return {
      motif: [lozenge(diagonal, diagonal)],
      repeat: [
        { x: pitch, y: 0 },
        { x: pitch / 2, y: pitch / 2 },
      ],
    };
  },

  rectangularRepeat({ tileSize }, joint) {
    const pitch = (tileSize + joint) * Math.SQRT2;
    return { width: pitch, height: pitch, tiles: 2 };
  },

  derive({ tileSize }) {
    return { diagonalMm: tileSize * Math.SQRT2 };
  },
});
