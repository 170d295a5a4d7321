// Picket: long hexagons with a right-angled point at both ends, standing in rows that nest into each other.

import { definePattern } from './contract.ts';
import { tileLength } from './parameters.ts';

export const picket = definePattern({
  id: 'picket-pattern',
  parameters: {
    tileWidth: tileLength('param.tileWidth', 75),
    tileHeight: tileLength('param.tileHeight.picket', 225),
  },
  defaultJoint: 2,
  ordinaryWastePercent: 20,

  tiling({ tileWidth: width, tileHeight: side }, joint) {
    const point = width / 2;
    return {
      motif: [
        [
          { x: point, y: 0 },
          { x: width, y: point },
          { x: width, y: point + side },
          { x: point, y: width + side },
          { x: 0, y: point + side },
          { x: 0, y: point },
        ],
      ],
      repeat: [
        { x: width + joint, y: 0 },
        { x: (width + joint) / 2, y: rowPitch(width, side, joint) },
      ],
    };
  },

  rectangularRepeat({ tileWidth, tileHeight }, joint) {
    return { width: tileWidth + joint, height: 2 * rowPitch(tileWidth, tileHeight, joint), tiles: 2 };
  },

  derive({ tileWidth, tileHeight }, joint) {
    return { tipToTipMm: tileWidth + tileHeight, rowPitchMm: rowPitch(tileWidth, tileHeight, joint) };
  },
});

/** Half a joint all round widens the tile by the joint and lengthens its straight sides by √2 − 1 of it. */
function rowPitch(width: number, side: number, joint: number): number {
  return side + (Math.SQRT2 - 1) * joint + (width + joint) / 2;
}
