// Hopscotch (pinwheel, Pythagorean tiling): large and small squares side by side, each small one in the corner of four
// large ones.

import { definePattern } from './contract.ts';
import { rectangle } from './outlines.ts';
import { tileLength } from './parameters.ts';

export const hopscotch = definePattern({
  id: 'hopscotch-pattern',
  parameters: {
    tileSize: tileLength('param.tileSize.large', 300),
    dotSize: tileLength('param.dotSize.small', 150),
  },
  defaultJoint: 3,
  ordinaryWastePercent: 20,

  tiling({ tileSize, dotSize }, joint) {
    const { large, small } = sidesOf(tileSize, dotSize);
    const [a, b] = [large + joint, small + joint];
    return {
      motif: [rectangle(0, 0, large, large), rectangle(a, 0, small, small)],
      repeat: [
        { x: a, y: b },
        { x: -b, y: a },
      ],
    };
  },

  rectangularRepeat({ tileSize, dotSize }, joint) {
    // A square that stands askew, as the tiles step.
    const side = Math.hypot(tileSize + joint, dotSize + joint);
    return { width: side, height: side, tiles: 2 };
  },

  derive({ tileSize, dotSize }, joint) {
    const { large, small } = sidesOf(tileSize, dotSize);
    return { repeatAngleDeg: (Math.atan2(small + joint, large + joint) * 180) / Math.PI };
  },

  kinds: () => ['large', 'small'],
  kindLabels: 'kind.tile',
});

/** The longer side is that of the large tiles, whichever the caller calls so. */
function sidesOf(one: number, other: number): { large: number; small: number } {
  return { large: Math.max(one, other), small: Math.min(one, other) };
}
