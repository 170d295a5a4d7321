// Running bond: rectangular tiles in horizontal rows, each row offset by the same share of a tile, in the same direction
// or there and back.

import { bondParameter, offsetParameter, rowsUntilRepeat, shareOfOffset } from './bond.ts';
import { definePattern } from './contract.ts';
import { rectangle } from './outlines.ts';
import { tileLength } from './parameters.ts';

export const bricks = definePattern({
  id: 'bricks-pattern',
  parameters: {
    tileWidth: tileLength('param.tileWidth.row', 200),
    tileHeight: tileLength('param.tileHeight', 100),
    offset: offsetParameter,
    bond: bondParameter,
  },
  defaultJoint: 3,
  ordinaryWastePercent: 15,
  tone: 'mid',

  tiling({ tileWidth: width, tileHeight: height, offset, bond }, joint) {
    const pitch = width + joint;
    if (bond === 'alternate') {
      const second = rectangle(shareOfOffset(offset) * pitch, height + joint, width, height);
      return {
        motif: [rectangle(0, 0, width, height), second],
        repeat: [
          { x: pitch, y: 0 },
          { x: 0, y: 2 * (height + joint) },
        ],
      };
    }
    return {
      motif: [rectangle(0, 0, width, height)],
      repeat: [
        { x: pitch, y: 0 },
        { x: shareOfOffset(offset) * pitch, y: height + joint },
      ],
    };
  },

  rectangularRepeat({ tileWidth, tileHeight, offset, bond }, joint) {
    const rows = bond === 'alternate' ? 2 : rowsUntilRepeat(offset);
    return { width: tileWidth + joint, height: rows * (tileHeight + joint), tiles: rows };
  },

  derive({ tileWidth, offset }, joint) {
    return { rowOffsetMm: shareOfOffset(offset) * (tileWidth + joint) };
  },
});
