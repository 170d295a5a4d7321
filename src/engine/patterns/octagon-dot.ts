// Octagon and dot: octagons in a straight grid, with a square dot on its corner where four of them meet. Shops sell
// octagons by their width across flats; the straight side is what the dot leaves of it.

import type { Ring } from '../geometry/point.ts';
import { definePattern } from './contract.ts';
import { SHORTEST_SIDE } from './outlines.ts';
import { tenthsDown, tenthsUp, tileLength } from './parameters.ts';

const SIZES = {
  tileSize: tileLength('param.tileSize.hex', 150, { min: 20 }),
  dotSize: tileLength('param.dotSize', 46, { max: 2800 }),
};

export const octagonDot = definePattern({
  id: 'octagon-dot-pattern',
  parameters: SIZES,
  defaultJoint: 2,
  ordinaryWastePercent: 20,

  misfit({ tileSize, dotSize }, joint) {
    if (tileSize >= leastFlats(dotSize, joint)) return undefined;
    const fault = `${tileSize} mm is too small for dotSize=${dotSize} with a joint of ${joint} mm`;
    return { param: 'tileSize', message: `tileSize: ${fault}; send ${sizesThatFit(tileSize, dotSize, joint)}.` };
  },

  tiling({ tileSize: flats, dotSize }, joint) {
    const pitch = flats + joint;
    // The middle of the joints' crossing below and to the right of the first octagon.
    const middle = flats + joint / 2;
    return {
      motif: [octagon(flats, cornerOf(dotSize, joint)), lozengeAround(middle, dotSize / Math.SQRT2)],
      repeat: [
        { x: pitch, y: 0 },
        { x: 0, y: pitch },
      ],
    };
  },

  rectangularRepeat({ tileSize }, joint) {
    const pitch = tileSize + joint;
    return { width: pitch, height: pitch, tiles: 2 };
  },

  derive({ tileSize, dotSize }, joint) {
    const corner = cornerOf(dotSize, joint);
    return { straightSideMm: tileSize - 2 * corner, cutEdgeMm: corner * Math.SQRT2 };
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

function leastFlats(dotSize: number, joint: number): number {
  return 2 * cornerOf(dotSize, joint) + SHORTEST_SIDE;
}

/** The inverse of `leastFlats`. */
function largestDot(flats: number, joint: number): number {
  return 2 * (((flats - SHORTEST_SIDE) / 2 + joint) / Math.SQRT2 - joint);
}

/** What to send instead of sizes that misfit. */
function sizesThatFit(tileSize: number, dotSize: number, joint: number): string {
  const flats = tenthsUp(leastFlats(dotSize, joint));
  const { max } = SIZES.tileSize;
  if (flats > max) return `tileSize=${max} and dotSize=${tenthsDown(largestDot(max, joint))} or less`;
  const dot = tenthsDown(largestDot(tileSize, joint));
  return `tileSize=${flats} or more${dot < SIZES.dotSize.min ? '' : `, or dotSize=${dot} or less`}`;
}

function octagon(flats: number, corner: number): Ring {
  const far = flats - corner;
  return [
    { x: corner, y: 0 },
    { x: far, y: 0 },
    { x: flats, y: corner },
    { x: flats, y: far },
    { x: far, y: flats },
    { x: corner, y: flats },
    { x: 0, y: far },
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
