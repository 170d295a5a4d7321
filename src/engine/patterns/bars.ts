// Rectangles that lie at 45 degrees, for herringbones. All lengths are in units of 1/√2 mm, in which their corners are
// sums of length and width.

import type { Ring } from '../geometry/point.ts';

/** A bar that runs down to the right; the top-left corner of its box is (x, y). */
export function fallingBar(x: number, y: number, l: number, w: number): Ring {
  return shrink([
    { x: x + w, y },
    { x: x + w + l, y: y + l },
    { x: x + l, y: y + l + w },
    { x, y: y + w },
  ]);
}

/** Like `fallingBar`, but running up to the right. */
export function risingBar(x: number, y: number, l: number, w: number): Ring {
  return shrink([
    { x, y: y + l },
    { x: x + l, y },
    { x: x + l + w, y: y + w },
    { x: x + w, y: y + l + w },
  ]);
}

function shrink(ring: Ring): Ring {
  return ring.map(({ x, y }) => ({ x: x / Math.SQRT2, y: y / Math.SQRT2 }));
}
