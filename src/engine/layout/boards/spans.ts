// The floor in each row: its parts between walls, slanted walls included, and where one part ends and the next begins.

import type { Floor } from '../../room.ts';
import { caliperOf, isThin } from '../../widths.ts';
import { type Cuts, type Piece, piecesOf } from '../cuts.ts';
import { bandsOf, type Frame } from '../frame.ts';
import { partsOf } from '../parting.ts';

/** A connected part of the floor in a row, mm along the row from the frame's origin. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** Its outline, mm from the frame's origin along the row, and from the middle of the row across it. */
  readonly outline: () => Piece;
}

/** Floor of a row whose boards are in line: mostly one span. Spans that overlap along the row cannot be told apart by place. */
export interface SpanGroup {
  /** Where it begins: off the floor, between it and the group before. */
  readonly border: number;
  readonly spans: readonly Span[];
}

/** The floor in one row, from left to right. */
export interface RowSpans {
  readonly row: number;
  readonly groups: readonly SpanGroup[];
}

/** Spans that are closer along the row are in one group, mm. */
const LEAST_GAP = 0.01;

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
    const row = cuts.tiles[3 * i + 2];
    const spans = piecesOf(cuts, i)
      .flatMap(partsOf)
      .map((piece) => spanOf(piece, frame, centreS))
      .sort(byPlace);
    const groups = groupsOf(spans);
    if (groups.length > 0) rows.push({ row, groups });
  }
  return rows;
}

/** A piece whose corners are relative to the centre of its row, with s there. */
function spanOf({ outer, holes }: Piece, { along }: Frame, centreS: number): Span & { readonly isThin: boolean } {
  const turned = (ring: Piece['outer']) =>
    ring.map(({ x, y }) => ({ x: centreS + x * along.x + y * along.y, y: y * along.x - x * along.y }));
  let [from, to] = [Infinity, -Infinity];
  for (const { x, y } of outer) {
    const place = centreS + x * along.x + y * along.y;
    from = Math.min(from, place);
    to = Math.max(to, place);
  }
  // Few floors need outlines, and all need their ends.
  const outline = () => ({ outer: turned(outer), holes: holes.map(turned) });
  return { from, to, outline, isThin: isThin(caliperOf(outer).width) };
}

/** Parts that begin at the same place, but for rounding, are sorted by their ends. */
function byPlace(a: Span, b: Span): number {
  return Math.round(1000 * (a.from - b.from)) || a.to - b.to;
}

/** Groups sorted spans, the thin ones left out: they are no floor for a board. */
function groupsOf(spans: readonly (Span & { readonly isThin: boolean })[]): SpanGroup[] {
  const groups: { border: number; spans: Span[] }[] = [];
  let end = -Infinity;
  for (const span of spans) {
    if (span.isThin) continue;
    if (groups.length === 0 || span.from - end > LEAST_GAP) groups.push({ border: (end + span.from) / 2, spans: [] });
    groups[groups.length - 1].spans.push(span);
    end = Math.max(end, span.to);
  }
  return groups;
}
