// Double herringbone: a herringbone of pairs of planks. Any length and width fit.

import { fallingBar, risingBar } from './bars.ts';
import { definePattern } from './contract.ts';
import { choice, tileLength } from './parameters.ts';
import { swapAxes, swapSides } from './swap.ts';

export const doubleHerringbone = definePattern({
  id: 'double-herringbone-pattern',
  parameters: {
    tileWidth: tileLength('param.tileWidth.plank', 100),
    tileHeight: tileLength('param.tileHeight.plank', 300),
    direction: choice('param.direction', 'direction', ['vertical', 'horizontal'], 'vertical'),
  },
  defaultJoint: 2,
  ordinaryWastePercent: 25,

  tiling({ tileWidth, tileHeight, direction }, joint) {
    const { l, w } = plankOf(tileWidth, tileHeight);
    const [L, W] = [l + joint, w + joint];
    const upright = {
      motif: [
        fallingBar(0, 0, l, w),
        fallingBar(-W, W, l, w),
        risingBar(L - W, 2 * W, l, w),
        risingBar(L, 3 * W, l, w),
      ],
      repeat: [
        { x: 0, y: 2 * W * Math.SQRT2 },
        { x: L * Math.SQRT2, y: 0 },
      ],
    } as const;
    return direction === 'vertical' ? upright : swapAxes(upright);
  },

  rectangularRepeat({ tileWidth, tileHeight, direction }, joint) {
    const { l, w } = plankOf(tileWidth, tileHeight);
    const upright = { width: (l + joint) * Math.SQRT2, height: 2 * (w + joint) * Math.SQRT2, tiles: 4 };
    return direction === 'vertical' ? upright : swapSides(upright);
  },

  derive({ tileWidth, tileHeight }, joint) {
    const { l, w } = plankOf(tileWidth, tileHeight);
    return { stepMm: 2 * (w + joint), aspectRatio: l / w, tileAngleDeg: 45 };
  },
});

/** The longer side is the length, whichever side the caller calls the width. */
function plankOf(tileWidth: number, tileHeight: number): { l: number; w: number } {
  return { l: Math.max(tileWidth, tileHeight), w: Math.min(tileWidth, tileHeight) };
}
