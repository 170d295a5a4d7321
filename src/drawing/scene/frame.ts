// The frame of what has sizes in pixels, in which the floor's 0,0 is at `origin`: a drawing, or a sheet of paper with
// pixels of a quarter of a millimetre.

import type { Point } from '../../engine/index.ts';

export interface Frame {
  /** The origin of the floor's frame, px. */
  readonly origin: Point;
  readonly mmPerPx: number;
}

/** Converts a point in the floor's frame, mm, to pixels. */
export function toPx({ x, y }: Point, { origin, mmPerPx }: Frame): Point {
  return { x: origin.x + x / mmPerPx, y: origin.y + y / mmPerPx };
}

/** Converts a point in pixels to mm in the floor's frame. */
export function toMm({ x, y }: Point, { origin, mmPerPx }: Frame): Point {
  return { x: (x - origin.x) * mmPerPx, y: (y - origin.y) * mmPerPx };
}
