// Pictures of several plans at one scale: side by side in rows, as many to a row as makes them largest.

import type { Point } from '../../engine/index.ts';
import type { Size } from '../scene/box.ts';

export interface PlacedInRows extends Size {
  /** The most boxes in a row. */
  readonly columns: number;
  /** The top-left corner of each, in the order given. */
  readonly places: readonly Point[];
}

/** Places boxes in rows with gaps between them, for a space of which only the shape counts. */
export function inRows(sizes: readonly Size[], gap: number, space: Size): PlacedInRows {
  const tries = sizes.map((_, others) => rowsOf(sizes, gap, others + 1));
  const needs = ({ width, height }: Size) => Math.max(width / space.width, height / space.height);
  return tries.reduce((best, next) => (needs(next) < needs(best) ? next : best));
}

/** Places boxes in rows of this many. */
export function rowsOf(sizes: readonly Size[], gap: number, columns: number): PlacedInRows {
  const places: Point[] = [];
  let [width, height] = [0, 0];
  for (let first = 0; first < sizes.length; first += columns) {
    const row = sizes.slice(first, first + columns);
    const y = first === 0 ? 0 : height + gap;
    let x = 0;
    for (const size of row) {
      places.push({ x, y });
      x += size.width + gap;
    }
    width = Math.max(width, x - gap);
    height = y + Math.max(...row.map((size) => size.height));
  }
  return { columns, places, width, height };
}
