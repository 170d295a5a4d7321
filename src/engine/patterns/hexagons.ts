// Honeycomb with a corner at the top: regular hexagons in nested rows, sized by their width across flats.

import { definePattern } from './contract.ts';
import { SQRT3 } from './outlines.ts';
import { tileLength } from './parameters.ts';

export const hexagons = definePattern({
  id: 'hexagons-pattern',
  parameters: { tileSize: tileLength('param.tileSize.hex', 200) },
  defaultJoint: 3,
  ordinaryWastePercent: 20,

  tiling({ tileSize: flats }, joint) {
    const side = flats / SQRT3;
    const pitch = flats + joint;
    return {
      motif: [
        [
          { x: flats / 2, y: 0 },
          { x: flats, y: side / 2 },
          { x: flats, y: (3 * side) / 2 },
          { x: flats / 2, y: 2 * side },
          { x: 0, y: (3 * side) / 2 },
          { x: 0, y: side / 2 },
        ],
      ],
      repeat: [
        { x: pitch, y: 0 },
        { x: pitch / 2, y: rowPitch(pitch) },
      ],
    };
  },

  rectangularRepeat({ tileSize }, joint) {
    const pitch = tileSize + joint;
    return { width: pitch, height: 2 * rowPitch(pitch), tiles: 2 };
  },

  derive({ tileSize }, joint) {
    const side = tileSize / SQRT3;
    return { sideMm: side, acrossCornersMm: 2 * side, rowPitchMm: rowPitch(tileSize + joint) };
  },
});

/** Nested rows are closer together than the tiles within a row. */
function rowPitch(pitch: number): number {
  return (pitch * SQRT3) / 2;
}
