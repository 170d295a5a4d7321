// Ladder: columns of lying tiles, the rungs, between columns of standing ones. The length of a tile follows from its
// width.

import { stripLength, stripPlaces, stripsParameter } from './blocks.ts';
import { definePattern } from './contract.ts';
import { rectangle } from './outlines.ts';
import { tileLength } from './parameters.ts';

export const ladder = definePattern({
  id: 'ladder-pattern',
  parameters: { tileWidth: tileLength('param.tileWidth', 100), strips: stripsParameter('param.strips.ladder', '3') },
  defaultJoint: 3,
  ordinaryWastePercent: 20,

  tiling({ tileWidth: width, strips }, joint) {
    const length = stripLength(width, strips, joint);
    const rungs = stripPlaces(width, strips, joint).map((place) => rectangle(width + joint, place, length, width));
    return {
      motif: [rectangle(0, 0, width, length), ...rungs],
      repeat: [
        { x: width + length + 2 * joint, y: 0 },
        { x: 0, y: length + joint },
      ],
    };
  },

  rectangularRepeat({ tileWidth, strips }, joint) {
    const length = stripLength(tileWidth, strips, joint);
    return { width: tileWidth + length + 2 * joint, height: length + joint, tiles: Number(strips) + 1 };
  },

  derive({ tileWidth, strips }, joint) {
    return { tileLengthMm: stripLength(tileWidth, strips, joint) };
  },
});
