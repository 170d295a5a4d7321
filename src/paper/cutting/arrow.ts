// A small arrow around a point.

import { INK, type Item, linesOf } from '../../drawing/index.ts';
import type { Point } from '../../engine/index.ts';

/** An arrow of a length, mm, clockwise from the right. */
export function arrowItem(at: Point, degrees: number, length: number): Item {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const point = (along: number, across: number) => ({
    x: at.x + along * cos - across * sin,
    y: at.y + along * sin + across * cos,
  });
  const half = length / 2;
  const tip = point(half, 0);
  const paths = [
    [point(-half, 0), tip],
    [point(half - 1, -0.7), tip, point(half - 1, 0.7)],
  ];
  return linesOf('leader', { color: INK, width: 0.25 }, paths);
}
