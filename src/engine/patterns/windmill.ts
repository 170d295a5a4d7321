// Windmill: four planks around a square dot. The length of a plank follows from its width and the dot.

import { definePattern } from './contract.ts';
import { rectangle } from './outlines.ts';
import { tileLength } from './parameters.ts';

export const windmill = definePattern({
  id: 'windmill-pattern',
  parameters: {
    tileWidth: tileLength('param.tileWidth.plank', 97),
    dotSize: tileLength('param.dotSize', 97),
  },
  defaultJoint: 3,
  ordinaryWastePercent: 20,

  tiling({ tileWidth: w, dotSize }, joint) {
    const l = plankLength(w, dotSize, joint);
    const [L, W] = [l + joint, w + joint];
    return {
      motif: [
        rectangle(0, 0, l, w),
        rectangle(L, 0, w, l),
        rectangle(W, L, l, w),
        rectangle(0, W, w, l),
        rectangle(W, W, dotSize, dotSize),
      ],
      repeat: [
        { x: L + W, y: 0 },
        { x: 0, y: L + W },
      ],
    };
  },

  rectangularRepeat({ tileWidth, dotSize }, joint) {
    const side = plankLength(tileWidth, dotSize, joint) + tileWidth + 2 * joint;
    return { width: side, height: side, tiles: 5 };
  },

  derive({ tileWidth, dotSize }, joint) {
    return { tileLengthMm: plankLength(tileWidth, dotSize, joint) };
  },

  kinds: () => ['plank', 'plank', 'plank', 'plank', 'dot'],
  kindLabels: 'kind.tile',
});

/** A plank runs along the dot and the end of the next plank. */
function plankLength(width: number, dotSize: number, joint: number): number {
  return width + dotSize + joint;
}
