// Picket: long hexagons with a right-angled point at both ends, standing in rows that nest into each other. Shops sell
// them by their length from tip to tip.

import { LIMITS } from '../limits.ts';
import { definePattern } from './contract.ts';
import { SHORTEST_SIDE } from './outlines.ts';
import { tenthsDown, tenthsUp, tileLength } from './parameters.ts';

export const picket = definePattern({
  id: 'picket-pattern',
  parameters: {
    tileWidth: tileLength('param.tileWidth', 75),
    tileHeight: tileLength('param.tileHeight.picket', 300),
  },
  defaultJoint: 2,
  ordinaryWastePercent: 20,

  misfit({ tileWidth, tileHeight }) {
    const { length, width } = sizesOf(tileWidth, tileHeight);
    const least = width + SHORTEST_SIDE;
    if (length >= least) return undefined;
    const [long, broad] = tileHeight === length ? ['tileHeight', 'tileWidth'] : ['tileWidth', 'tileHeight'];
    const fits =
      least <= LIMITS.length.max
        ? `${long}=${tenthsUp(least)} or more`
        : `${broad}=${tenthsDown(length - SHORTEST_SIDE)} or less`;
    const message = `${long}: ${length} mm from tip to tip is too small for ${broad}=${width}; send ${fits}.`;
    return { param: long, message };
  },

  tiling({ tileWidth, tileHeight }, joint) {
    const { length, width } = sizesOf(tileWidth, tileHeight);
    const point = width / 2;
    return {
      motif: [
        [
          { x: point, y: 0 },
          { x: width, y: point },
          { x: width, y: length - point },
          { x: point, y: length },
          { x: 0, y: length - point },
          { x: 0, y: point },
        ],
      ],
      repeat: [
        { x: width + joint, y: 0 },
        { x: (width + joint) / 2, y: rowPitch(length, width, joint) },
      ],
    };
  },

  rectangularRepeat({ tileWidth, tileHeight }, joint) {
    const { length, width } = sizesOf(tileWidth, tileHeight);
    return { width: width + joint, height: 2 * rowPitch(length, width, joint), tiles: 2 };
  },

  derive({ tileWidth, tileHeight }, joint) {
    const { length, width } = sizesOf(tileWidth, tileHeight);
    return { straightSideMm: length - width, rowPitchMm: rowPitch(length, width, joint) };
  },
});

/** The longer size is the length from tip to tip, whichever the caller calls so. */
function sizesOf(one: number, other: number): { length: number; width: number } {
  return { length: Math.max(one, other), width: Math.min(one, other) };
}

/** Half a joint all round lengthens the tile by √2 joints; the next row begins where its straight sides end. */
function rowPitch(length: number, width: number, joint: number): number {
  return length + Math.SQRT2 * joint - (width + joint) / 2;
}
