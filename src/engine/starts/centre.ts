// The tiler's centre lines: starts that put the middle of the room on the middle of a tile or of a joint.

import type { Point } from '../geometry/point.ts';
import type { Lattice } from '../patterns/lattice.ts';
import { type Floor, originOf } from '../room.ts';
import { onGrid } from '../units.ts';

/**
 * Returns four starts (mm, caller's frame): the middle of the room's box on the middle of a tile or of the joint beside
 * it, across the tile and along it.
 */
export function centredStarts(floor: Floor, { motif }: Lattice, rotationDeg: number, joint: number): Point[] {
  const origin = originOf(floor);
  const middle = { x: origin.x + floor.width / 2, y: origin.y + floor.height / 2 };
  const turn = (rotationDeg * Math.PI) / 180;
  const across = { x: Math.cos(turn), y: Math.sin(turn) };
  const along = { x: -across.y, y: across.x };
  const [tile] = motif;
  const centre = middleOf(tile);
  const stepAcross = extentOf(tile, across) / 2 + joint / 2;
  const stepAlong = extentOf(tile, along) / 2 + joint / 2;
  return [0, stepAlong].flatMap((b) =>
    [0, stepAcross].map((a) => ({
      x: onGrid(middle.x - centre.x - a * across.x - b * along.x),
      y: onGrid(middle.y - centre.y - a * across.y - b * along.y),
    })),
  );
}

function middleOf(ring: readonly Point[]): Point {
  return {
    x: ring.reduce((sum, { x }) => sum + x, 0) / ring.length,
    y: ring.reduce((sum, { y }) => sum + y, 0) / ring.length,
  };
}

/** Length of a ring along a unit vector. */
function extentOf(ring: readonly Point[], { x, y }: Point): number {
  const places = ring.map((corner) => corner.x * x + corner.y * y);
  return Math.max(...places) - Math.min(...places);
}
