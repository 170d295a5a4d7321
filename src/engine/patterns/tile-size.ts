// The size of a tile as it is sold.

import type { Point, Ring } from '../geometry/point.ts';
import type { Lattice } from './lattice.ts';

/** The rectangle around a tile that lies on its longest side, mm, and its area. */
export interface TileSize {
  readonly width: number;
  readonly height: number;
  readonly areaMm2: number;
}

/** Returns the size of each tile of a motif, however the layout is turned. */
export function tileSizesOf({ motif, tileAreasMm2 }: Pick<Lattice, 'motif' | 'tileAreasMm2'>): TileSize[] {
  return motif.map((outline, i) => {
    const along = longestSide(outline);
    const extent = (axis: Point) => {
      const places = outline.map(({ x, y }) => x * axis.x + y * axis.y);
      return Math.max(...places) - Math.min(...places);
    };
    return { width: extent(along), height: extent({ x: -along.y, y: along.x }), areaMm2: tileAreasMm2[i] };
  });
}

/**
 * Returns the size by which a tile is known, mm: of one with four sides, such as a chevron plank, the length of its
 * longest side and the distance of the opposite one; of any other the rectangle around it.
 */
export function soldSizeOf(outline: Ring): { readonly width: number; readonly height: number } {
  const [{ width, height }] = tileSizesOf({ motif: [outline], tileAreasMm2: [0] });
  return { width: outline.length === 4 ? longestSide(outline).length : width, height };
}

/** The direction of the longest side, of length 1, and how long it is. */
function longestSide(outline: Ring): Point & { readonly length: number } {
  let longest = { x: 0, y: 0, length: 0 };
  outline.forEach((from, i) => {
    const to = outline[(i + 1) % outline.length];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length > longest.length) longest = { x: (to.x - from.x) / length, y: (to.y - from.y) / length, length };
  });
  return longest;
}
