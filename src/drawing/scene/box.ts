// Sizes, and upright boxes around points.

import { boxOf as extentOf, type Point } from '../../engine/index.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** The box around points, as drawings measure it. */
export function boxOf(points: Iterable<Point>): Box & { readonly right: number; readonly bottom: number } {
  const { minX: left, minY: top, maxX: right, maxY: bottom } = extentOf(points);
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
