// The critical starts of a straight lay, and the fast count that tries all of them.
//
// As the start moves, the number of tiles changes only when a tile's edge passes a wall. Between two such places it is
// constant, and the laid area is a + bx + cy + dxy, which is greatest at a corner of the rectangle between four of
// them. In the corner itself, tiles that only touch the floor are gone. So no start wastes less than the best one whose
// x and y are both *critical*: an edge of a tile is on the line of a wall. For slivers, places where a strip along a
// wall is exactly a tenth of a tile are critical too, since that is not yet a sliver: all slivers at such a place are
// also slivers on either side of it.
//
// One case is left to the refinement that follows: a tile with a corner of the room in it is cut in both directions,
// and passes a tenth along a curve from one critical place to the next, not on a line.

import type { Point } from '../geometry/point.ts';
import { isThin, NOTHING } from '../layout/index.ts';
import { SLIVER_SHARE } from '../measures.ts';
import { onGrid } from '../units.ts';
import type { Axis, StraightLay } from './straight-lay.ts';

/** Critical places along and across the rows; a start combines one of each. Caller's frame, mm. */
export interface CriticalPlaces {
  readonly along: readonly number[];
  readonly across: readonly number[];
}

/** Returns the critical places within half a repeat of a start. */
export function criticalPlaces(lay: StraightLay, start: Point): CriticalPlaces {
  const { along, across, shift, isLevel } = lay;
  const [givenAlong, givenAcross] = isLevel ? [start.x, start.y] : [start.y, start.x];
  return {
    along: placesOf(along, givenAlong, shiftsOf(across, givenAcross, shift)),
    across: placesOf(across, givenAcross, [0]),
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
function placesOf({ walls, low, high, pitch }: Axis, given: number, shifts: readonly number[]): number[] {
  const strip = SLIVER_SHARE * (high - low);
  const places = new Set<number>();
  for (const shift of shifts) {
    for (const wall of walls) {
      for (const place of [wall - low, wall - high, wall - strip - low, wall + strip - high]) {
        const way = place - shift - given;
        places.add(onGrid(given + way - Math.round(way / pitch) * pitch));
      }
    }
  }
  return [...places].sort((a, b) => a - b);
}

/** Identical rows: their offset, their number and the height of floor in them. */
interface Rows {
  readonly shift: number;
  readonly times: number;
  /** Height of floor in each column. */
  readonly heights: readonly number[];
  /** The same without thin strips along the edges of the row, which decides whether a tile is laid. */
  readonly seen: readonly number[];
  /** Area of floor to the left of each wall along the rows. */
  readonly areas: readonly number[];
}

/** Counts the tiles of a straight lay from many starts. */
export class StraightCount {
  /** Steps since the last call of `takeSteps`. */
  steps = 0;
  total = 0;
  sliverCount = 0;
  laidAreaMm2 = 0;
  private rows: readonly Rows[] = [];
  private readonly lay: StraightLay;
  private readonly tileAreaMm2: number;

  constructor(lay: StraightLay) {
    this.lay = lay;
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
      const heights = lay.columns.map((column) => heightWithin(column, from, from + high - low));
      this.steps += heights.length;
      if (heights.every((height) => height === 0)) continue;
      const seen = lay.columns.map((column) => heightSeen(column, from, from + high - low));
      const shift = row * lay.shift;
      const pushed = shift - Math.round(shift / lay.along.pitch) * lay.along.pitch;
      // Ignores rounding: rows that differ by less than a millionth of a millimetre are identical.
      const name = [pushed, ...heights, ...seen].map((mm) => Math.round(mm * 1e6)).join();
      const alike = rows.get(name);
      rows.set(name, {
        shift: pushed,
        heights,
        seen,
        areas: alike?.areas ?? areasOf(lay.along.walls, heights),
        times: (alike?.times ?? 0) + 1,
      });
    }
    this.rows = [...rows.values()];
  }

  /** Returns the steps since the last call. */
  takeSteps(): number {
    const { steps } = this;
    this.steps = 0;
    return steps;
  }

  /** Counts the tiles of all rows for a start at `along`. */
  count(along: number): void {
    this.total = 0;
    this.sliverCount = 0;
    this.laidAreaMm2 = 0;
    for (const rows of this.rows) this.countRows(rows, along + rows.shift);
  }

  private countRows({ heights, seen, areas, times }: Rows, start: number): void {
    const { walls, low, high, pitch } = this.lay.along;
    const width = high - low;
    const first = start + low;
    const columns = heights.length;
    let column = 0;
    for (let place = Math.floor((walls[0] - width - first) / pitch) + 1; ; ) {
      const left = first + place * pitch;
      while (column < columns && walls[column + 1] <= left) column++;
      if (column === columns) return;
      this.steps++;
      const inside = Math.floor((walls[column + 1] - width - first) / pitch) - place + 1;
      if (left >= walls[column] && inside > 0) {
        this.add(times * inside, heights[column] * width, seen[column] > 0);
        place += inside;
        continue;
      }
      let end = column;
      while (end < columns && walls[end + 1] < left + width) end++;
      const coveredMm2 =
        areaBefore(walls, heights, areas, end, left + width) - areaBefore(walls, heights, areas, column, left);
      this.add(times, coveredMm2, isSeen(walls, seen, left, left + width, column));
      place++;
    }
  }

  private add(count: number, coveredMm2: number, isLaid: boolean): void {
    const share = coveredMm2 / this.tileAreaMm2;
    if (share <= NOTHING) return;
    this.laidAreaMm2 += count * coveredMm2;
    if (!isLaid) return;
    this.total += count;
    if (share < SLIVER_SHARE - NOTHING) this.sliverCount += count;
  }
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

/** Whether a tile between two places along the row has floor besides thin strips at its ends. */
function isSeen(walls: readonly number[], seen: readonly number[], from: number, to: number, first: number): boolean {
  for (let column = first; column < seen.length && !isThin(to - walls[column]); column++) {
    if (seen[column] > 0 && !isThin(walls[column + 1] - from)) return true;
  }
  return false;
}

function areasOf(walls: readonly number[], heights: readonly number[]): number[] {
  const areas = [0];
  for (const [i, height] of heights.entries()) areas.push(areas[i] + height * (walls[i + 1] - walls[i]));
  return areas;
}

/** Area of floor before a place in a column, or after the last column. */
function areaBefore(
  walls: readonly number[],
  heights: readonly number[],
  areas: readonly number[],
  column: number,
  place: number,
): number {
  if (column === heights.length) return areas[column];
  return areas[column] + heights[column] * Math.max(0, place - walls[column]);
}
