// Tumbling blocks: three lozenges of 60 and 120 degrees (light, mid, dark) that look like a cube. Each is one tile.

import type { Point, Ring } from '../geometry/point.ts';
import { definePattern } from './contract.ts';
import { SQRT3 } from './outlines.ts';
import { tileLength } from './parameters.ts';

export const isometricCubes = definePattern({
  id: 'isometric-cubes-pattern',
  parameters: { tileSize: tileLength('param.tileSize.cube', 140) },
  defaultJoint: 2,
  ordinaryWastePercent: 20,

  tiling({ tileSize: edge }, joint) {
    const pitch = pitchOf(edge, joint);
    // The box of the whole cube is at the origin: with that of one face, its neighbour would be half a joint outside.
    const centre = { x: ((pitch + edge) * SQRT3) / 4, y: (pitch + edge) / 2 };
    const sideways = (pitch * SQRT3) / 4;
    const rising = { x: (edge * SQRT3) / 4, y: -edge / 4 };
    const falling = { x: (edge * SQRT3) / 4, y: edge / 4 };
    const upright = { x: 0, y: edge / 2 };
    return {
      motif: [
        lozenge({ x: centre.x, y: centre.y - pitch / 2 }, rising, falling),
        lozenge({ x: centre.x - sideways, y: centre.y + pitch / 4 }, falling, upright),
        lozenge({ x: centre.x + sideways, y: centre.y + pitch / 4 }, rising, upright),
      ],
      repeat: [
        { x: pitch * SQRT3, y: 0 },
        { x: (pitch * SQRT3) / 2, y: (3 * pitch) / 2 },
      ],
    };
  },

  rectangularRepeat({ tileSize }, joint) {
    const pitch = pitchOf(tileSize, joint);
    return { width: pitch * SQRT3, height: 3 * pitch, tiles: 6 };
  },

  derive({ tileSize: edge }, joint) {
    // The visible hexagon, symmetric about its centre; the lower faces end slightly inside it.
    const cubeHeight = pitchOf(edge, joint) + edge;
    return {
      shortDiagonalMm: edge,
      longDiagonalMm: edge * SQRT3,
      acrossFlatsMm: (edge * SQRT3) / 2,
      cubeWidthMm: (cubeHeight * SQRT3) / 2,
      cubeHeightMm: cubeHeight,
      acuteAngleDeg: 60,
      obtuseAngleDeg: 120,
    };
  },

  kinds: () => ['top', 'left', 'right'],
  kindLabels: 'kind.cube',
});

/** Edge of a lozenge whose sides have all moved out by half a joint. */
function pitchOf(edge: number, joint: number): number {
  return edge + (2 * joint) / SQRT3;
}

/** The lozenge around a centre whose sides are twice `u` and twice `v`, with `u` turning into `v` clockwise. */
function lozenge(centre: Point, u: Point, v: Point): Ring {
  return [
    { x: centre.x - u.x - v.x, y: centre.y - u.y - v.y },
    { x: centre.x + u.x - v.x, y: centre.y + u.y - v.y },
    { x: centre.x + u.x + v.x, y: centre.y + u.y + v.y },
    { x: centre.x - u.x + v.x, y: centre.y - u.y + v.y },
  ];
}
