// All tiles of a lattice near a floor as plain outlines: the input for a polygon library.

import type { Floor, Lattice, Point, Ring } from '../src/engine/index.ts';

/** The outlines of all tiles whose bounding box overlaps the floor's, in the floor's frame. */
export function tilesNear(floor: Floor, lattice: Lattice, start: Point): Ring[] {
  const [v1, v2] = lattice.repeat;
  const cell = v1.x * v2.y - v1.y * v2.x;
  const margin = 2 * Math.max(...lattice.motif.flat().map(({ x, y }) => Math.hypot(x, y)));
  const corners = [
    { x: -margin, y: -margin },
    { x: floor.width + margin, y: -margin },
    { x: floor.width + margin, y: floor.height + margin },
    { x: -margin, y: floor.height + margin },
  ].map(({ x, y }) => ({ x: x - start.x, y: y - start.y }));
  const as = corners.map(({ x, y }) => (x * v2.y - y * v2.x) / cell);
  const bs = corners.map(({ x, y }) => (v1.x * y - v1.y * x) / cell);
  const tiles: Ring[] = [];
  for (let a = Math.floor(Math.min(...as)); a <= Math.max(...as); a++) {
    for (let b = Math.floor(Math.min(...bs)); b <= Math.max(...bs); b++) {
      const x0 = start.x + a * v1.x + b * v2.x;
      const y0 = start.y + a * v1.y + b * v2.y;
      for (const outline of lattice.motif) {
        const tile = outline.map(({ x, y }) => ({ x: x + x0, y: y + y0 }));
        if (meetsBox(tile, floor.width, floor.height)) tiles.push(tile);
      }
    }
  }
  return tiles;
}

function meetsBox(tile: Ring, width: number, height: number): boolean {
  const xs = tile.map(({ x }) => x);
  const ys = tile.map(({ y }) => y);
  return Math.max(...xs) > 0 && Math.min(...xs) < width && Math.max(...ys) > 0 && Math.min(...ys) < height;
}
