// Numbers tiles: laid tiles, whole and cut alike, are counted in reading order, row by row from the top and from left
// to right. Rows follow the layout: one that is turned by up to 45° is read along its own rows. Boards are counted in the
// order in which they are laid. Runs of tiles are counted at once, so that numbering a few tiles takes less time than
// laying the floor.

import type { Point } from './geometry/point.ts';
import { allRunsOf, type Frame, type Layout, runAt, type TilePlace } from './layout/index.ts';

/** Depth of a row, in inradii of the smallest tile. Centres are at least two apart, and rows of a bond more than this. */
const ROW_DEPTH = 0.93;

/** Tiles whose depths differ by no more than this are equally deep, mm. */
const SAME_DEPTH = 1e-6;

/** Rounding of places along a row is far below this, mm, and no two tiles of a row are so close. */
const PLACE_ROUNDING = 1e-3;

/** Number and row of each tile in a list; both start at 1. */
export interface Numbers {
  readonly numbers: Int32Array;
  readonly rows: Int32Array;
}

/** Numbers some tiles of a laid floor. */
export function numberTiles(layout: Layout, rotationDeg: number, tiles: readonly TilePlace[]): Numbers {
  const reading = new Reading(layout, rotationDeg);
  const rows = new Int32Array(tiles.length);
  const keys = new Float64Array(tiles.length);
  // Loops, because `from` with a function is many times slower.
  for (let i = 0; i < tiles.length; i++) {
    const { motif, place, row } = tiles[i];
    const readRow = reading.rowAt(reading.depthOf(motif, place, row));
    rows[i] = readRow + 1;
    keys[i] = reading.keyIn(readRow, motif, place, row);
  }
  const tally = new Tally(keys, rows, reading.rowCount);
  reading.countInto(tally);
  return { numbers: tally.numbersOf(keys), rows };
}

/**
 * How the tiles of a floor are read. A row begins with the topmost tile that is in no row yet, and includes every tile
 * whose centre is less than half a tile lower. This is a row of the pattern wherever the pattern has rows.
 */
class Reading {
  private readonly runs: Int32Array;
  /** From one tile of a run to the next, and from one row of the lattice to the next. */
  private readonly depthStep: number;
  private readonly depthRow: number;
  private readonly alongStep: number;
  private readonly alongRow: number;
  /** Of each motif tile at the lattice point 0,0. */
  private readonly depths: readonly number[];
  private readonly alongs: readonly number[];
  /** Where each row begins. */
  private readonly tops: Float64Array;
  private left = Infinity;
  /** More than the length of any row. */
  private readonly reach: number;

  constructor(layout: Layout, rotationDeg: number) {
    const { stepX, stepY, rowX, rowY, shapes } = layout.frame;
    const { along, across } = directionsOf(layout.frame, rotationDeg);
    const alongOf = (x: number, y: number) => x * along.x + y * along.y;
    const depthOf = (x: number, y: number) => y * across.y + x * across.x;
    this.runs = allRunsOf(layout);
    this.depthStep = depthOf(stepX, stepY);
    this.depthRow = depthOf(rowX, rowY);
    this.alongStep = alongOf(stepX, stepY);
    this.alongRow = alongOf(rowX, rowY);
    this.depths = shapes.map(({ centreX, centreY }) => depthOf(centreX, centreY));
    this.alongs = shapes.map(({ centreX, centreY }) => alongOf(centreX, centreY));
    let [right, top, bottom] = [-Infinity, Infinity, -Infinity];
    for (let i = 0; i < this.runs.length; i += 4) {
      const [motif, row, first, length] = runAt(this.runs, i);
      for (let place = first, ends = 0; ends < 2; ends++, place = first + length - 1) {
        const along = this.alongOf(motif, place, row);
        const depth = this.depthOf(motif, place, row);
        if (along < this.left) this.left = along;
        if (along > right) right = along;
        if (depth < top) top = depth;
        if (depth > bottom) bottom = depth;
      }
    }
    this.reach = right - this.left + 1;
    const inradius = Math.min(...shapes.map((shape) => shape.inradius));
    this.tops = this.findTops(top, bottom, ROW_DEPTH * inradius);
  }

  get rowCount(): number {
    return this.tops.length;
  }

  depthOf(motif: number, place: number, row: number): number {
    return this.depths[motif] + place * this.depthStep + row * this.depthRow;
  }

  private alongOf(motif: number, place: number, row: number): number {
    // Places of rows with shifts ascend in the order of reading, so shifts do not matter.
    return this.alongs[motif] + place * this.alongStep + row * this.alongRow;
  }

  /** The row of tiles at a depth; starts at 0. */
  rowAt(depth: number): number {
    return firstFrom(this.tops, depth + SAME_DEPTH, 0, this.tops.length) - 1;
  }

  /** A sort key in reading order, as if the rows were laid end to end on one line. */
  keyIn(readRow: number, motif: number, place: number, row: number): number {
    return readRow * this.reach + this.alongOf(motif, place, row) - this.left;
  }

  countInto(tally: Tally): void {
    for (let i = 0; i < this.runs.length; i += 4) {
      const [motif, row, first, length] = runAt(this.runs, i);
      this.countRun(motif, row, first, length, tally);
    }
  }

  /** Counts a run: at once if all its tiles are equally deep, as they mostly are, and otherwise tile by tile. */
  private countRun(motif: number, row: number, first: number, length: number, tally: Tally): void {
    const { alongStep, depthStep } = this;
    const readRow = this.rowAt(this.depthOf(motif, first, row));
    if (this.isLevel(length)) {
      const leftmost = alongStep < 0 ? first + length - 1 : first;
      tally.add(readRow, this.keyIn(readRow, motif, leftmost, row), Math.abs(alongStep), length);
      return;
    }
    let current = readRow;
    for (let place = first; place < first + length; place++) {
      const depth = this.depthOf(motif, place, row) + SAME_DEPTH;
      if (depthStep > 0) while (this.tops[current + 1] <= depth) current++;
      else while (this.tops[current] > depth) current--;
      tally.add(current, this.keyIn(current, motif, place, row), 1, 1);
    }
  }

  private isLevel(length: number): boolean {
    return Math.abs(this.depthStep) * (length - 1) <= SAME_DEPTH;
  }

  private findTops(top: number, bottom: number, rowDepth: number): Float64Array {
    // The depth seen last in each band of one row's depth: most tiles of a band are equally deep, and are listed once.
    const seen = new Float64Array(top > bottom ? 0 : Math.floor((bottom - top) / rowDepth) + 1).fill(-Infinity);
    const depths: number[] = [];
    for (let i = 0; i < this.runs.length; i += 4) {
      const [motif, row, first, length] = runAt(this.runs, i);
      const end = this.isLevel(length) ? first + 1 : first + length;
      for (let place = first; place < end; place++) {
        const depth = this.depthOf(motif, place, row);
        const band = Math.floor((depth - top) / rowDepth);
        if (Math.abs(depth - seen[band]) <= SAME_DEPTH) continue;
        seen[band] = depth;
        depths.push(depth);
      }
    }
    const tops: number[] = [];
    for (const depth of new Float64Array(depths).sort()) {
      if (tops.length === 0 || depth >= tops[tops.length - 1] + rowDepth) tops.push(depth);
    }
    return new Float64Array(tops);
  }
}

/** Unit vectors along the rows that are read and from row to row. */
function directionsOf({ along, rule }: Frame, rotationDeg: number): { along: Point; across: Point } {
  if (rule) return { along, across: { x: -along.y * rule.order, y: along.x * rule.order } };
  const lean = ((rotationDeg - 90 * Math.round(rotationDeg / 90)) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  return { along: { x: cos, y: sin }, across: { x: -sin, y: cos } };
}

/** Counts how many tiles come before each of some keys. */
class Tally {
  private readonly sorted: Float64Array;
  /** Where the keys of each row end in the sorted list. */
  private readonly rowEnds: Int32Array;
  /** By sorted key: the tiles up to it that are not yet counted for the key before it. */
  private readonly counts: Int32Array;

  /** `rows` start at 1. */
  constructor(keys: Float64Array, rows: Int32Array, rowCount: number) {
    this.sorted = keys.slice().sort();
    this.counts = new Int32Array(keys.length + 1);
    this.rowEnds = new Int32Array(rowCount + 1);
    for (const row of rows) this.rowEnds[row]++;
    for (let row = 1; row <= rowCount; row++) this.rowEnds[row] += this.rowEnds[row - 1];
  }

  /** Adds `length` tiles of a row, `step` apart from the key of the first on. */
  add(row: number, key: number, step: number, length: number): void {
    const { sorted, counts, rowEnds } = this;
    const from = key - PLACE_ROUNDING;
    const end = rowEnds[row + 1];
    let i = firstFrom(sorted, from, rowEnds[row], end);
    let added = 0;
    for (; i < end && added < length; i++) {
      const upTo = Math.min(length, 1 + Math.floor((sorted[i] - from) / step));
      counts[i] += upTo - added;
      added = upTo;
    }
    counts[i] += length - added;
  }

  /** The number of the tile with each key. */
  numbersOf(keys: Float64Array): Int32Array {
    const { sorted, counts } = this;
    for (let i = 1; i < counts.length; i++) counts[i] += counts[i - 1];
    const numbers = new Int32Array(keys.length);
    for (let i = 0; i < keys.length; i++) numbers[i] = counts[firstFrom(sorted, keys[i], 0, keys.length)];
    return numbers;
  }
}

/** Returns the index of the first of the ascending `values` from `from` to `to` that is not below `value`. */
function firstFrom(values: Float64Array, value: number, from: number, to: number): number {
  while (from < to) {
    const middle = (from + to) >> 1;
    if (values[middle] < value) from = middle + 1;
    else to = middle;
  }
  return from;
}
