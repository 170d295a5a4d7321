// Square tiles in a straight grid, joint on joint.

import { definePattern } from './contract.ts';
import { rectangle } from './outlines.ts';
import { tileLength } from './parameters.ts';

export const squares = definePattern({
  id: 'squares-pattern',
  parameters: { tileSize: tileLength('param.tileSize.square', 300) },
  defaultJoint: 3,
  ordinaryWastePercent: 15,

  tiling({ tileSize: side }, joint) {
    const pitch = side + joint;
    return {
      motif: [rectangle(0, 0, side, side)],
      repeat: [
        { x: pitch, y: 0 },
        { x: 0, y: pitch },
      ],
    };
  },

  rectangularRepeat({ tileSize }, joint) {
    return { width: tileSize + joint, height: tileSize + joint, tiles: 1 };
  },

  derive: () => ({}),
});
