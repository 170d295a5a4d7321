// How a texture lies on a tile: along its longest side.

import { distance, type Ring } from '../../engine/index.ts';
import { type Box, boxOf } from '../scene/box.ts';

/** The direction of a texture on a tile, and the box that the tile covers in that direction, mm. */
export interface Lie {
  readonly cos: number;
  readonly sin: number;
  readonly covered: Box;
}

/** Sides this much longer count as longer, mm. */
const LONGER = 1e-6;

/** How a texture lies on a tile; the box is in the coordinates of the outline, turned back. */
export function lieOn(outline: Ring): Lie {
  const sides = outline.map((from, k) => {
    const to = outline[(k + 1) % outline.length];
    return { from, to, length: distance(from, to) };
  });
  const { from, to, length } = sides.reduce((best, side) => (side.length > best.length + LONGER ? side : best));
  const [cos, sin] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return { cos, sin, covered: boxOf(outline.map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin }))) };
}
