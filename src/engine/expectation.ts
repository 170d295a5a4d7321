// The mean figures of a layout over all starts, in closed form: integral geometry instead of a search. A start with
// worse figures is worse than average.

import type { Ring } from './geometry/point.ts';
import type { Lattice } from './patterns/lattice.ts';
import { eachWall, type Floor } from './room.ts';

/** Returns the mean number of tiles over all starts. */
export function meanTiles(floor: Floor, lattice: Lattice): number {
  return positionsMm2(floor, lattice, () => 1) / lattice.cellAreaMm2;
}

/**
 * Area of the places where the centre of a motif tile may be if the tile meets the floor, for all motif tiles, each
 * with its own weight; the weights are 1 on average. A centrally symmetric tile meets the floor if its centre is in the
 * Minkowski sum of both. Its area is the floor's, plus half of each wall times the tile's width across it, plus the
 * tile's for each part less each hole. Parts that touch in a point count as one there: a tile on that point meets both.
 */
function positionsMm2(floor: Floor, { motif, tileAreasMm2 }: Lattice, weightOf: (motif: number) => number): number {
  const meanMm2 = tileAreasMm2.reduce((sum, areaMm2, m) => sum + weightOf(m) * areaMm2, 0) / motif.length;
  let sumMm2 = motif.length * (floor.areaMm2 + (floor.euler - floor.touches) * meanMm2);
  eachWall(floor, (dx, dy) => {
    motif.forEach((outline, m) => {
      sumMm2 += (weightOf(m) * sweptMm2(outline, dx, dy)) / 2;
    });
  });
  return sumMm2;
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
  const { motif, tileAreasMm2, tileAreaMm2, cellAreaMm2 } = lattice;
  // Bought tiles, counted in tiles of the mean size.
  const bought = positionsMm2(floor, lattice, (m) => tileAreasMm2[m] / tileAreaMm2) / cellAreaMm2;
  return 100 * (1 - (floor.areaMm2 * motif.length) / (bought * cellAreaMm2));
}
