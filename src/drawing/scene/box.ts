// Sizes, and upright boxes around points.

import type { Point } from '../../engine/index.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** The box around points, of which a large floor has more than a call may have arguments. */
export function boxOf(points: Iterable<Point>): Box & { readonly right: number; readonly bottom: number } {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, right, top, bottom, width: right - left, height: bottom - top };
}

/** The corners of a box. */
export function cornersOfBox({ left, top, width, height }: Box): Point[] {
  return [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ];
}
