// Outlines that several patterns share, positive signed area.

import type { Ring } from '../geometry/point.ts';

export const SQRT3 = Math.sqrt(3);

/** mm. Sizes that leave a shorter straight side between the slanted ones are another form. */
export const SHORTEST_SIDE = 1;

/** A rectangle with its top-left corner at x, y. */
export function rectangle(x: number, y: number, width: number, height: number): Ring {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** A rhombus standing on its tip, given by its two diagonals; the top-left corner of its box is at 0,0. */
export function lozenge(width: number, height: number): Ring {
  return [
    { x: width / 2, y: 0 },
    { x: width, y: height / 2 },
    { x: width / 2, y: height },
    { x: 0, y: height / 2 },
  ];
}
