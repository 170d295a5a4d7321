// The mean figures of a layout over all starts, in closed form: integral geometry instead of a search. A start with
// worse figures is worse than average.

import type { Ring } from './geometry/point.ts';
import type { Lattice } from './patterns/lattice.ts';
import { eachWall, type Floor } from './room.ts';

/**
 * Returns the mean number of tiles over all starts. A centrally symmetric tile meets the floor if its centre is in the
 * Minkowski sum of both. Its area is the floor's, plus half of each wall times the tile's width across it, plus the
 * tile's for each part less each hole. Parts that touch in a point count as one there: a tile on that point meets both.
 */
export function meanTiles(floor: Floor, { motif, tileAreaMm2, cellAreaMm2 }: Lattice): number {
  let positionsMm2 = motif.length * (floor.areaMm2 + (floor.euler - floor.touches) * tileAreaMm2);
  eachWall(floor, (dx, dy) => {
    for (const outline of motif) positionsMm2 += sweptMm2(outline, dx, dy) / 2;
  });
  return positionsMm2 / cellAreaMm2;
}

/** Length of a wall times the width of a tile across it. */
function sweptMm2(outline: Ring, dx: number, dy: number): number {
  let low = Infinity;
  let high = -Infinity;
  for (const { x, y } of outline) {
    const across = y * dx - x * dy;
    if (across < low) low = across;
    if (across > high) high = across;
  }
  return high - low;
}

/** Returns the mean waste over all starts, percent. */
export function meanWastePercent(floor: Floor, lattice: Lattice): number {
  const { motif, cellAreaMm2 } = lattice;
  return 100 * (1 - (floor.areaMm2 * motif.length) / (meanTiles(floor, lattice) * cellAreaMm2));
}
