// Brick and square: rows in which bricks and squares of the same height alternate, each row offset by half a repeat.

import { definePattern } from './contract.ts';
import { rectangle } from './outlines.ts';
import { tileLength } from './parameters.ts';

export const brickAndSquare = definePattern({
  id: 'brick-and-square-pattern',
  parameters: {
    tileWidth: tileLength('param.tileWidth.brick', 200),
    tileHeight: tileLength('param.tileHeight.brick', 100),
  },
  defaultJoint: 3,
  ordinaryWastePercent: 15,

  tiling({ tileWidth: length, tileHeight: side }, joint) {
    const repeat = length + side + 2 * joint;
    return {
      motif: [rectangle(0, 0, length, side), rectangle(length + joint, 0, side, side)],
      repeat: [
        { x: repeat, y: 0 },
        { x: repeat / 2, y: side + joint },
      ],
    };
  },

  rectangularRepeat({ tileWidth, tileHeight }, joint) {
    return { width: tileWidth + tileHeight + 2 * joint, height: 2 * (tileHeight + joint), tiles: 4 };
  },

  derive({ tileWidth, tileHeight }, joint) {
    return { rowOffsetMm: (tileWidth + tileHeight) / 2 + joint };
  },

  kinds: () => ['brick', 'square'],
  kindLabels: 'kind.tile',
});
