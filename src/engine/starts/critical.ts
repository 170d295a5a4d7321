// The critical starts of a straight lay, and the fast count that tries all of them.
//
// As the start moves, the numbers of tiles and of cut tiles change only when a tile's edge passes a wall. Exactly there,
// tiles that only touch the floor are gone and tiles that only touch the wall are whole. So no start has fewer tiles or
// cuts than the best one whose x and y are both *critical*: an edge of a tile is on the line of a wall. Places where a
// strip along a wall is exactly a tenth of a tile or as wide as the limit of narrow strips, or where a tile loses exactly
// as much as no longer is a thin trim, are critical too: all slivers, strips and trims at such a place are also slivers,
// strips and trims on either side of it.
//
// One case is left to the refinement that follows: a tile with a corner of the room in it is cut in both directions,
// and passes a tenth along a curve from one critical place to the next, not on a line.

import type { Point } from '../geometry/point.ts';
import { NOTHING, TRIM, UNDER_TRIM } from '../layout/index.ts';
import { SLIVER_SHARE } from '../measures.ts';
import { isThin, THIN } from '../widths.ts';
import type { Axis, StraightLay } from './straight-lay.ts';

/** Critical places along and across the rows, not rounded; a start combines one of each. Caller's frame, mm. */
export interface CriticalPlaces {
  readonly along: readonly number[];
  readonly across: readonly number[];
}

/** Returns the critical places within half a repeat of a start; `stripLimit` is the width below which a piece is a narrow strip. */
export function criticalPlaces(lay: StraightLay, start: Point, stripLimit?: number): CriticalPlaces {
  const { along, across, shift, isLevel } = lay;
  const [givenAlong, givenAcross] = isLevel ? [start.x, start.y] : [start.y, start.x];
  return {
    along: placesOf(along, givenAlong, shiftsOf(across, givenAcross, shift), stripLimit),
    across: placesOf(across, givenAcross, [0], stripLimit),
  };
}

/** Offsets of the rows that may reach the floor. */
function shiftsOf({ walls, low, high, pitch }: Axis, given: number, shift: number): number[] {
  if (shift === 0) return [0];
  const first = Math.floor((walls[0] - given - high) / pitch) - 1;
  const last = Math.ceil((walls[walls.length - 1] - given - low) / pitch) + 1;
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * shift);
}

/** The critical places of one axis, in ascending order. */
function placesOf(
  { walls, low, high, pitch }: Axis,
  given: number,
  shifts: readonly number[],
  stripLimit: number | undefined,
): number[] {
  const widths = [SLIVER_SHARE * (high - low), ...(stripLimit === undefined ? [] : [stripLimit])];
  const places = new Set<number>();
  for (const shift of shifts) {
    for (const wall of walls) {
      const edges = [wall - low, wall - high];
      const strips = widths.flatMap((width) => [wall - width - low, wall + width - high]);
      const trims = [wall - TRIM - low, wall + TRIM - high];
      for (const place of [...edges, ...strips, ...trims]) {
        const way = place - shift - given;
        places.add(withoutNoise(given + way - Math.round(way / pitch) * pitch));
      }
    }
  }
  return [...places].sort((a, b) => a - b);
}

/** Rounds off what computing a place adds to it, mm; nothing is measured so exactly. */
function withoutNoise(mm: number): number {
  return Math.round(mm * 1e7) / 1e7 + 0;
}

/** Identical rows: their offset, their number and the floor in them, column by column. */
interface Rows {
  readonly shift: number;
  readonly times: number;
  readonly columns: readonly Column[];
}

/** The floor between two neighbouring walls in a row. */
interface Column {
  readonly height: number;
  /** The same without thin strips along the edges of the row, which decides whether a tile is laid. */
  readonly seen: number;
  /** Whether it fills the row except for thin strips, or for narrow ones, along the edges of the row. */
  readonly isFull: boolean;
  readonly isTrimmed: boolean;
  /** Height of the lowest part of it that is seen; Infinity if it fills the row. */
  readonly lowest: number;
}

/** Counts the tiles of a straight lay from many starts. */
export class StraightCount {
  total = 0;
  sliverCount = 0;
  /** Cut tiles narrower than the limit, as if all pieces were rectangles. */
  stripCount = 0;
  trimCount = 0;
  cut = 0;
  /** Width of the narrowest piece, mm, as if all pieces were rectangles. */
  narrowest = Infinity;
  private rows: readonly Rows[] = [];
  private readonly lay: StraightLay;
  private readonly tileAreaMm2: number;
  private readonly stripLimit: number;

  constructor(lay: StraightLay, stripLimit = 0) {
    this.lay = lay;
    this.stripLimit = stripLimit;
    this.tileAreaMm2 = (lay.along.high - lay.along.low) * (lay.across.high - lay.across.low);
  }

  /** Places the rows for a start at `across`. */
  placeRows(across: number): void {
    const { lay } = this;
    const { walls, low, high, pitch } = lay.across;
    const rows = new Map<string, Rows>();
    const last = Math.ceil((walls[walls.length - 1] - across - low) / pitch);
    for (let row = Math.floor((walls[0] - across - high) / pitch); row <= last; row++) {
      const from = across + low + row * pitch;
      const columns = lay.columns.map((spans) => columnIn(spans, from, from + high - low));
      if (columns.every(({ height }) => height === 0)) continue;
      const shift = row * lay.shift;
      const pushed = shift - Math.round(shift / lay.along.pitch) * lay.along.pitch;
      const name = nameOf(pushed, columns);
      const alike = rows.get(name);
      rows.set(name, { shift: pushed, columns, times: (alike?.times ?? 0) + 1 });
    }
    this.rows = [...rows.values()];
  }

  /** Counts the tiles of all rows for a start at `along`; not to the end if it has more slivers than `mostSlivers`. */
  count(along: number, mostSlivers = Infinity): void {
    this.total = 0;
    this.sliverCount = 0;
    this.stripCount = 0;
    this.trimCount = 0;
    this.cut = 0;
    this.narrowest = Infinity;
    for (const rows of this.rows) {
      if (this.sliverCount > mostSlivers) return;
      this.countRows(rows, along + rows.shift);
    }
  }

  private countRows({ columns, times }: Rows, start: number): void {
    const { walls, low, high, pitch } = this.lay.along;
    const width = high - low;
    const first = start + low;
    let column = 0;
    for (let place = Math.floor((walls[0] - width - first) / pitch) + 1; ; ) {
      const left = first + place * pitch;
      while (column < columns.length && walls[column + 1] <= left) column++;
      if (column === columns.length) return;
      const inside = Math.floor((walls[column + 1] - width - first) / pitch) - place + 1;
      if (left >= walls[column] && inside > 0) {
        this.addInside(times * inside, columns[column], width);
        place += inside;
        continue;
      }
      this.addAcross(times, columns, left, column);
      place++;
    }
  }

  /** Adds tiles between two neighbouring walls. */
  private addInside(count: number, column: Column, width: number): void {
    if (!this.addLaid(count, column.height * width, column.seen > 0) || column.isFull) return;
    this.addCut(count, column.isTrimmed, Math.min(column.lowest, width), column.height * width);
  }

  /** Adds tiles that a wall passes, or that begin or end outside the room. */
  private addAcross(count: number, columns: readonly Column[], left: number, first: number): void {
    const { walls, low, high } = this.lay.along;
    const last = columns.length;
    const right = left + high - low;
    let coveredMm2 = 0;
    let isLaid = false;
    let isFull = isThin(walls[0] - left) && isThin(right - walls[last]);
    let isTrimmed = walls[0] - left < UNDER_TRIM && right - walls[last] < UNDER_TRIM;
    let narrowest = Infinity;
    let run = 0;
    for (let i = first; i < last && walls[i] < right; i++) {
      const column = columns[i];
      const from = walls[i] > left ? walls[i] : left;
      const to = walls[i + 1] < right ? walls[i + 1] : right;
      coveredMm2 += column.height * (to - from);
      if (isThin(walls[i + 1] - left) || isThin(right - walls[i])) continue;
      if (!column.isFull) isFull = false;
      if (!column.isTrimmed && walls[i + 1] - left >= UNDER_TRIM && right - walls[i] >= UNDER_TRIM) isTrimmed = false;
      if (column.lowest < narrowest) narrowest = column.lowest;
      if (column.seen > 0) {
        isLaid = true;
        run += to - from;
      } else {
        if (run > 0 && run < narrowest) narrowest = run;
        run = 0;
      }
    }
    if (run > 0 && run < narrowest) narrowest = run;
    if (this.addLaid(count, coveredMm2, isLaid) && !isFull) this.addCut(count, isTrimmed, narrowest, coveredMm2);
  }

  private addLaid(count: number, coveredMm2: number, isLaid: boolean): boolean {
    const share = coveredMm2 / this.tileAreaMm2;
    if (share <= NOTHING || !isLaid) return false;
    this.total += count;
    if (share < SLIVER_SHARE - NOTHING) this.sliverCount += count;
    return true;
  }

  private addCut(count: number, isTrimmed: boolean, width: number, coveredMm2: number): void {
    this.cut += count;
    if (isTrimmed && 2 * coveredMm2 > this.tileAreaMm2) this.trimCount += count;
    if (width < this.stripLimit) this.stripCount += count;
    if (width < this.narrowest) this.narrowest = width;
  }
}

/** The floor of a column, as spans across, within a row. */
function columnIn(spans: readonly number[], from: number, to: number): Column {
  const height = heightWithin(spans, from, to);
  const seen = heightSeen(spans, from, to);
  const isFull = heightWithin(spans, from + THIN, to - THIN) >= to - from - 2 * THIN - NOTHING;
  const isTrimmed = heightWithin(spans, from + UNDER_TRIM, to - UNDER_TRIM) >= to - from - 2 * UNDER_TRIM - NOTHING;
  let lowest = Infinity;
  if (!isFull) {
    for (let i = 0; i < spans.length; i += 2) {
      const part = Math.min(to, spans[i + 1]) - Math.max(from, spans[i]);
      if (!isThin(part)) lowest = Math.min(lowest, part);
    }
  }
  return { height, seen, isFull, isTrimmed, lowest };
}

/** The same for identical rows. Ignores rounding: a millionth of a millimetre makes no difference. */
function nameOf(shift: number, columns: readonly Column[]): string {
  const whole = (mm: number) => Math.round(mm * 1e6);
  const texts = columns.map(
    ({ height, seen, isTrimmed, lowest }) => `${whole(height)} ${whole(seen)} ${whole(lowest)} ${isTrimmed}`,
  );
  return [whole(shift), ...texts].join();
}

/** Height of floor in a column between two places across. */
function heightWithin(column: readonly number[], from: number, to: number): number {
  let height = 0;
  for (let i = 0; i < column.length; i += 2) {
    height += Math.max(0, Math.min(to, column[i + 1]) - Math.max(from, column[i]));
  }
  return height;
}

/** The same, with walls within `THIN` of the edges of the row moved to the edge. */
function heightSeen(column: readonly number[], from: number, to: number): number {
  const seen = (place: number) => (isThin(place - from) ? from : isThin(to - place) ? to : place);
  let height = 0;
  for (let i = 0; i < column.length; i += 2) height += Math.max(0, seen(column[i + 1]) - seen(column[i]));
  return height;
}
