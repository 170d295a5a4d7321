// The distances of a cutout to the walls around it. Centimetres.

import type { CornerCm } from '../../state/draft.ts';
import type { BoxCm, RingCm } from '../shapes.ts';

/** From the middle of a side of a cutout straight to the next wall. */
export interface Gap {
  readonly from: CornerCm;
  readonly to: CornerCm;
}

/** The gaps of a box on each axis, before it and after it: left and right, up and down; undefined without a wall. */
export function gapsAround({ left, top, width, height }: BoxCm, outer: RingCm): (readonly (Gap | undefined)[])[] {
  const [x, y] = [left + width / 2, top + height / 2];
  return [
    [gapFrom([left, y], 0, -1, outer), gapFrom([left + width, y], 0, 1, outer)],
    [gapFrom([x, top], 1, -1, outer), gapFrom([x, top + height], 1, 1, outer)],
  ];
}

/** The nearest wall from a point along an axis, in one of its ways. */
export function gapFrom(from: CornerCm, axis: number, way: number, outer: RingCm): Gap | undefined {
  const across = 1 - axis;
  let nearest = Infinity;
  outer.forEach((a, i) => {
    const b = outer[(i + 1) % outer.length];
    const [start, end] = [a[across] - from[across], b[across] - from[across]];
    // A wall that ends at this height counts as above it, so that a corner is not missed between two walls.
    if (start <= 0 === end <= 0) return;
    const distance = (a[axis] + ((b[axis] - a[axis]) * start) / (start - end) - from[axis]) * way;
    if (distance > -1e-6 && distance < nearest) nearest = Math.max(0, distance);
  });
  if (nearest === Infinity) return undefined;
  const to = from[axis] + way * nearest;
  return { from, to: axis ? [from[0], to] : [to, from[1]] };
}
