// Lozenges with two acute and two obtuse corners, sized tip to tip by their two diagonals as shops label them.

import { definePattern } from './contract.ts';
import { lozenge } from './outlines.ts';
import { tileLength } from './parameters.ts';

export const rhombus = definePattern({
  id: 'rhombus-pattern',
  parameters: {
    tileWidth: tileLength('param.tileWidth.rhombus', 140),
    tileHeight: tileLength('param.tileHeight.rhombus', 240),
  },
  defaultJoint: 2,
  ordinaryWastePercent: 20,
  tone: 'mid',

  tiling({ tileWidth: width, tileHeight: height }, joint) {
    const pitch = pitchOf(width, height, joint);
    return {
      motif: [lozenge(width, height)],
      repeat: [
        { x: pitch.width, y: 0 },
        { x: pitch.width / 2, y: pitch.height / 2 },
      ],
    };
  },

  rectangularRepeat({ tileWidth, tileHeight }, joint) {
    return { ...pitchOf(tileWidth, tileHeight, joint), tiles: 2 };
  },

  derive({ tileWidth, tileHeight }) {
    const side = Math.hypot(tileWidth, tileHeight) / 2;
    const slope = Math.min(tileWidth, tileHeight) / Math.max(tileWidth, tileHeight);
    const acute = (2 * Math.atan(slope) * 180) / Math.PI;
    return {
      sideMm: side,
      acuteAngleDeg: acute,
      obtuseAngleDeg: 180 - acute,
      acrossFlatsMm: (tileWidth * tileHeight) / (2 * side),
    };
  },
});

/** Both diagonals grow by the same factor when every side moves out by half a joint. */
function pitchOf(width: number, height: number, joint: number): { width: number; height: number } {
  const side = Math.hypot(width, height) / 2;
  const growth = 1 + (2 * joint * side) / (width * height);
  return { width: growth * width, height: growth * height };
}
