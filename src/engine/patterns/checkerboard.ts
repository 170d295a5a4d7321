// Squares of two alternating colours, joint on joint. They are bought by colour, and an offcut is reused only in its own.

import { definePattern } from './contract.ts';
import { rectangle } from './outlines.ts';
import { tileLength } from './parameters.ts';

export const checkerboard = definePattern({
  id: 'checkerboard-pattern',
  parameters: { tileSize: tileLength('param.tileSize.square', 300) },
  defaultJoint: 3,
  ordinaryWastePercent: 15,
  tone: 'contrast',

  tiling({ tileSize: side }, joint) {
    const pitch = side + joint;
    return {
      motif: [rectangle(0, 0, side, side), rectangle(pitch, 0, side, side)],
      repeat: [
        { x: 2 * pitch, y: 0 },
        { x: pitch, y: pitch },
      ],
    };
  },

  rectangularRepeat({ tileSize }, joint) {
    return { width: 2 * (tileSize + joint), height: 2 * (tileSize + joint), tiles: 4 };
  },

  derive: () => ({}),

  kinds: () => ['light', 'dark'],
  kindLabels: 'kind.shade',
});
