// Herringbone: rectangular tiles at right angles, the end of each against the side of the next, stepping along a
// diagonal. Any length and width fit: the width is both tread and riser of both staircases.

import { fallingBar, risingBar } from './bars.ts';
import type { Tiling } from './contract.ts';
import { definePattern } from './contract.ts';
import { rectangle } from './outlines.ts';
import { choice, tileLength } from './parameters.ts';

interface Plank {
  readonly l: number;
  readonly w: number;
  /** Length and width with their joint. */
  readonly L: number;
  readonly W: number;
}

/** Keyed by the axis that the arrowheads point along. */
const layings = {
  vertical: layVertically,
  horizontal: layHorizontally,
  'diagonal-down': layDiagonallyDown,
  'diagonal-up': layDiagonallyUp,
};

export const herringbone = definePattern({
  id: 'herringbone-pattern',
  parameters: {
    tileWidth: tileLength('param.tileWidth.plank', 100),
    tileHeight: tileLength('param.tileHeight.plank', 300),
    direction: choice(
      'param.direction',
      'direction',
      ['vertical', 'horizontal', 'diagonal-down', 'diagonal-up'],
      'vertical',
    ),
  },
  defaultJoint: 2,
  ordinaryWastePercent: 25,

  tiling({ tileWidth, tileHeight, direction }, joint) {
    return layings[direction](plankOf(tileWidth, tileHeight, joint));
  },

  rectangularRepeat({ tileWidth, tileHeight, direction }, joint) {
    const { L, W } = plankOf(tileWidth, tileHeight, joint);
    const across = L * Math.SQRT2;
    const along = W * Math.SQRT2;
    if (direction === 'horizontal') return { width: along, height: across, tiles: 2 };
    // The diagonal layings repeat by the same two figures, measured along the diagonals.
    return { width: across, height: along, tiles: 2 };
  },

  derive({ tileWidth, tileHeight, direction }, joint) {
    const { l, w, W } = plankOf(tileWidth, tileHeight, joint);
    const slanted = direction === 'vertical' || direction === 'horizontal';
    return { stepMm: W, aspectRatio: l / w, tileAngleDeg: slanted ? 45 : 0 };
  },
});

/** The longer side is the length, whichever side the caller calls the width. */
function plankOf(tileWidth: number, tileHeight: number, joint: number): Plank {
  const l = Math.max(tileWidth, tileHeight);
  const w = Math.min(tileWidth, tileHeight);
  return { l, w, L: l + joint, W: w + joint };
}

function layDiagonallyDown({ l, w, L, W }: Plank): Tiling {
  return {
    motif: [rectangle(0, 0, l, w), rectangle(L, W - L, w, l)],
    repeat: [
      { x: W, y: W },
      { x: L, y: -L },
    ],
  };
}

function layDiagonallyUp({ l, w, L, W }: Plank): Tiling {
  return {
    motif: [rectangle(0, 0, l, w), rectangle(L, 0, w, l)],
    repeat: [
      { x: W, y: -W },
      { x: L, y: L },
    ],
  };
}

function layVertically({ l, w, L, W }: Plank): Tiling {
  return {
    motif: [fallingBar(0, 0, l, w), risingBar(L, W, l, w)],
    repeat: [
      { x: 0, y: W * Math.SQRT2 },
      { x: L * Math.SQRT2, y: 0 },
    ],
  };
}

function layHorizontally({ l, w, L, W }: Plank): Tiling {
  return {
    motif: [risingBar(0, 0, l, w), fallingBar(W, -L, l, w)],
    repeat: [
      { x: W * Math.SQRT2, y: 0 },
      { x: 0, y: -L * Math.SQRT2 },
    ],
  };
}
