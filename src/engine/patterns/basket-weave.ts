// Basket weave: square blocks of strips, alternately lying and standing. The length of a strip follows from its width.

import { stripLength, stripPlaces, stripsParameter } from './blocks.ts';
import { definePattern } from './contract.ts';
import { rectangle } from './outlines.ts';
import { tileLength } from './parameters.ts';

export const basketWeave = definePattern({
  id: 'basket-weave-pattern',
  parameters: { tileWidth: tileLength('param.tileWidth', 100), strips: stripsParameter('param.strips', '2') },
  defaultJoint: 3,
  ordinaryWastePercent: 20,

  tiling({ tileWidth: width, strips }, joint) {
    const length = stripLength(width, strips, joint);
    const block = length + joint;
    const places = stripPlaces(width, strips, joint);
    return {
      motif: [
        ...places.map((place) => rectangle(0, place, length, width)),
        ...places.map((place) => rectangle(block + place, 0, width, length)),
      ],
      repeat: [
        { x: block, y: block },
        { x: block, y: -block },
      ],
    };
  },

  rectangularRepeat({ tileWidth, strips }, joint) {
    const side = 2 * (stripLength(tileWidth, strips, joint) + joint);
    return { width: side, height: side, tiles: 4 * Number(strips) };
  },

  derive({ tileWidth, strips }, joint) {
    return { tileLengthMm: stripLength(tileWidth, strips, joint) };
  },
});
