// Puts boxes into rows, from left to right and from top to bottom, in their order.

import type { Point } from '../../engine/index.ts';
import type { Size } from './box.ts';

export interface Rows {
  /** The upper left corner of each box. */
  readonly places: readonly Point[];
  /** The box around all of them. */
  readonly size: Size;
}

/** Puts boxes into rows of at most a width, with a gap between them; a box that is wider has a row of its own. */
export function placeInRows(boxes: readonly Size[], width: number, gap: number): Rows {
  const places: Point[] = [];
  let [x, y, bottom, right] = [0, 0, 0, 0];
  for (const box of boxes) {
    if (x > 0 && x + box.width > width) {
      x = 0;
      y = bottom + gap;
    }
    places.push({ x, y });
    right = Math.max(right, x + box.width);
    bottom = Math.max(bottom, y + box.height);
    x += box.width + gap;
  }
  return { places, size: { width: right, height: bottom } };
}
