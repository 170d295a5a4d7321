// The tiles of a pattern that fill a small box, without a room: for pictures of the pattern itself.

import { cross, type Lattice, type Point, type Ring } from '../../engine/index.ts';
import type { Size } from '../scene/box.ts';

/** A tile by its place in the lattice. */
export interface FieldTile {
  readonly motif: number;
  readonly place: number;
  readonly row: number;
  /** mm from the top-left corner of the box */
  readonly outline: Ring;
}

/** How far each row of boards is shifted, in boards; on a floor, each has a shift of its own. */
const ROW_SHIFT = 0.39;

/** The tiles that are seen in a box of this size, mm, with the layout's origin at a point of it. */
export function fieldOf({ motif, repeat, rows }: Lattice, size: Size, origin: Point = { x: 0, y: 0 }): FieldTile[] {
  const [first, second] = repeat;
  const tiles: FieldTile[] = [];
  const reach = Math.ceil(reachOf(motif, repeat, size));
  for (const [m, outline] of motif.entries()) {
    for (let place = -reach; place <= reach; place++) {
      for (let row = -reach; row <= reach; row++) {
        const along = place + (rows ? (ROW_SHIFT * row) % 1 : 0);
        const [dx, dy] = [origin.x + along * first.x + row * second.x, origin.y + along * first.y + row * second.y];
        const placed = outline.map(({ x, y }) => ({ x: x + dx, y: y + dy }));
        if (isSeen(placed, size)) tiles.push({ motif: m, place, row, outline: placed });
      }
    }
  }
  return tiles;
}

/** How many repeats away from the origin a tile can be visible. */
function reachOf(motif: readonly Ring[], [first, second]: readonly [Point, Point], { width, height }: Size): number {
  const farthest = Math.max(...motif.flat().map(({ x, y }) => Math.hypot(x, y))) + Math.hypot(width, height);
  const cell = Math.abs(cross(first, second));
  // A point r away is at most r·|other step| / cell repeats along either step.
  return (farthest * Math.max(Math.hypot(first.x, first.y), Math.hypot(second.x, second.y))) / cell;
}

function isSeen(ring: Ring, { width, height }: Size): boolean {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  return Math.max(...xs) > 0 && Math.min(...xs) < width && Math.max(...ys) > 0 && Math.min(...ys) < height;
}
