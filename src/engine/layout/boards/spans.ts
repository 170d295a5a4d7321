// The floor in each row: where its connected parts begin and end along the row, slanted walls included.

import type { Floor } from '../../room.ts';
import { caliperOf, isThin } from '../../widths.ts';
import { type Cuts, piecesOf } from '../cuts.ts';
import { bandsOf, type Frame } from '../frame.ts';
import { partsOf } from '../parting.ts';

/** A connected part of the floor in a row, mm along the row from the frame's origin. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The parts of the floor in one row, from left to right. */
export interface RowSpans {
  readonly row: number;
  readonly spans: Span[];
}

/** Returns the rows that the floor reaches, in ascending order. `cut` lays a frame on the floor. */
export function spansOf(floor: Floor, frame: Frame, cut: (bands: Frame) => Cuts): RowSpans[] {
  const { along, origin, rowPitch } = frame;
  let [low, high] = [Infinity, -Infinity];
  for (let i = 0; i < floor.xs.length; i++) {
    const s = (floor.xs[i] - origin.x) * along.x + (floor.ys[i] - origin.y) * along.y;
    low = Math.min(low, s);
    high = Math.max(high, s);
  }
  // Each row is cut as one tile that extends beyond the floor, so it is never whole.
  const bands = bandsOf(frame, low - rowPitch, high + rowPitch);
  const cuts = cut(bands);
  const { centreS } = bands.shapes[0];
  const rows: RowSpans[] = [];
  for (let i = 0; i < cuts.count; i++) {
    const spans: Span[] = [];
    for (const { outer } of piecesOf(cuts, i).flatMap(partsOf)) {
      if (isThin(caliperOf(outer).width)) continue;
      const places = outer.map(({ x, y }) => centreS + x * along.x + y * along.y);
      spans.push({ from: Math.min(...places), to: Math.max(...places) });
    }
    if (spans.length > 0) rows.push({ row: cuts.tiles[3 * i + 2], spans: spans.sort(byPlace) });
  }
  return rows;
}

/** Parts that begin at the same place, but for rounding, are sorted by their ends. */
function byPlace(a: Span, b: Span): number {
  return Math.round(1000 * (a.from - b.from)) || a.to - b.to;
}
