// Sizes and boxes on paper and in the room.

import type { Size } from '../cutlist/index.ts';
import type { Point } from '../engine/index.ts';

export type { Size } from '../cutlist/index.ts';

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** The box around corners, of which a large floor has more than a call may have arguments. */
export function boxOf(corners: Iterable<Point>): Box {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of corners) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, width: right - left, height: bottom - top };
}
