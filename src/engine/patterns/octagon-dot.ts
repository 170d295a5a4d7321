// Octagon and dot: octagons in a straight grid, with a square dot on its corner where four of them meet. The width of an
// octagon follows from its straight side and the dot, so that any two sizes fit.

import type { Ring } from '../geometry/point.ts';
import { definePattern } from './contract.ts';
import { tileLength } from './parameters.ts';

export const octagonDot = definePattern({
  id: 'octagon-dot-pattern',
  parameters: {
    tileSize: tileLength('param.tileSize.octagon', 84),
    dotSize: tileLength('param.dotSize', 46),
  },
  defaultJoint: 2,
  ordinaryWastePercent: 20,

  tiling({ tileSize: side, dotSize }, joint) {
    const corner = cornerOf(dotSize, joint);
    const flats = side + 2 * corner;
    const pitch = flats + joint;
    // The middle of the joints' crossing below and to the right of the first octagon.
    const middle = flats + joint / 2;
    const half = dotSize / Math.SQRT2;
    return {
      motif: [octagon(side, corner), lozengeAround(middle, half)],
      repeat: [
        { x: pitch, y: 0 },
        { x: 0, y: pitch },
      ],
    };
  },

  rectangularRepeat({ tileSize, dotSize }, joint) {
    const pitch = tileSize + 2 * cornerOf(dotSize, joint) + joint;
    return { width: pitch, height: pitch, tiles: 2 };
  },

  derive({ tileSize, dotSize }, joint) {
    const corner = cornerOf(dotSize, joint);
    return { acrossFlatsMm: tileSize + 2 * corner, cutEdgeMm: corner * Math.SQRT2 };
  },

  kinds: () => ['octagon', 'dot'],
  kindLabels: 'kind.tile',
});

/**
 * How much of the octagon's box is cut off at each corner, along a side. From the middle of the dot to that of the cut
 * edge it is half a dot and a joint, √2 of which are two corners less the joint between octagons.
 */
function cornerOf(dotSize: number, joint: number): number {
  return (dotSize / 2 + joint) * Math.SQRT2 - joint;
}

function octagon(side: number, corner: number): Ring {
  const [near, far] = [corner + side, 2 * corner + side];
  return [
    { x: corner, y: 0 },
    { x: near, y: 0 },
    { x: far, y: corner },
    { x: far, y: near },
    { x: near, y: far },
    { x: corner, y: far },
    { x: 0, y: near },
    { x: 0, y: corner },
  ];
}

/** A square on its corner, around a place on the diagonal. */
function lozengeAround(place: number, half: number): Ring {
  return [
    { x: place, y: place - half },
    { x: place + half, y: place },
    { x: place, y: place + half },
    { x: place - half, y: place },
  ];
}
