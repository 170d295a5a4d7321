// Numbers the tiles: laid tiles, whole and cut alike, are counted in reading order, row by row from the top and from
// left to right. Rows follow the layout: one that is turned by up to 45° is read along its own rows.

import { type Cuts, centreOf, type Layout, type TilePlace } from './layout/index.ts';

/** Depth of a row, in inradii of a tile. Centres are at least two apart, and rows of a bond more than this. */
const ROW_DEPTH = 0.93;

/** Tiles whose depths differ by no more than this are equally deep, mm. */
const SAME_DEPTH = 1e-6;

export interface Numbering {
  /** Starts at 1. */
  numberOf(tile: TilePlace): number;
  /** Starts at 1. */
  rowOf(tile: TilePlace): number;
}

/** Numbers the tiles of a laid floor. */
export function numberTiles(layout: Layout, rotationDeg: number): Numbering {
  const { count, isLevel, rowOf, keyIn } = readingOf(layout, rotationDeg);
  const keyOf = (tile: TilePlace) => keyIn(rowOf(tile), tile);
  const sorted = new Float64Array(count);
  let size = 0;
  eachRun(layout, (motif, row, first, length) => {
    const level = isLevel(motif, row, first, length);
    let readRow = rowOf({ motif, place: first, row });
    for (let place = first; place < first + length; place++) {
      const tile = { motif, place, row };
      if (!level) readRow = rowOf(tile);
      sorted[size++] = keyIn(readRow, tile);
    }
  });
  sorted.sort();
  return {
    numberOf: (tile) => lastUpTo(sorted, keyOf(tile)) + 1,
    rowOf: (tile) => rowOf(tile) + 1,
  };
}

/**
 * How the tiles of a floor are read. A row begins with the topmost tile that is in no row yet, and includes every tile
 * whose centre is less than half a tile lower. This is a row of the pattern wherever the pattern has rows.
 */
function readingOf(layout: Layout, rotationDeg: number) {
  const lean = ((rotationDeg - 90 * Math.round(rotationDeg / 90)) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const depthOf = (tile: TilePlace) => {
    const { x, y } = centreOf(layout, tile);
    return y * cos - x * sin;
  };
  const alongOf = (tile: TilePlace) => {
    const { x, y } = centreOf(layout, tile);
    return x * cos + y * sin;
  };
  // Tiles of a run are mostly equally deep; then the depth of the first is enough.
  const isLevel = (motif: number, row: number, first: number, length: number) =>
    length === 1 ||
    Math.abs(depthOf({ motif, place: first + length - 1, row }) - depthOf({ motif, place: first, row })) <= SAME_DEPTH;
  const depths: number[] = [];
  let [left, right, count] = [Infinity, -Infinity, 0];
  eachRun(layout, (motif, row, first, length) => {
    const from = alongOf({ motif, place: first, row });
    const to = alongOf({ motif, place: first + length - 1, row });
    left = Math.min(left, from, to);
    right = Math.max(right, from, to);
    count += length;
    const judged = isLevel(motif, row, first, length) ? 1 : length;
    for (let k = 0; k < judged; k++) depths.push(depthOf({ motif, place: first + k, row }));
  });
  const tops = topsOf(Float64Array.from(depths).sort(), ROW_DEPTH * layout.frame.shapes[0].inradius);
  const reach = right - left + 1;
  return {
    count,
    isLevel,
    rowOf: (tile: TilePlace) => lastUpTo(tops, depthOf(tile) + SAME_DEPTH),
    /** A sort key in reading order, as if the rows were laid end to end on one line. */
    keyIn: (readRow: number, tile: TilePlace) => readRow * reach + alongOf(tile) - left,
  };
}

/** Visits consecutive tiles in a row of the lattice: runs of whole tiles, cut tiles one by one. */
function eachRun(
  { runs, cuts }: Layout,
  visit: (motif: number, row: number, first: number, length: number) => void,
): void {
  for (let i = 0; i < runs.length; i += 4) visit(runs[i], runs[i + 1], runs[i + 2], runs[i + 3]);
  for (let i = 0; i < cuts.count; i++) visit(cuts.tiles[3 * i], cuts.tiles[3 * i + 2], cuts.tiles[3 * i + 1], 1);
}

/** Visits every laid tile, whole or cut. */
export function eachTile(layout: Layout, visit: (tile: TilePlace) => void): void {
  eachRun(layout, (motif, row, first, length) => {
    for (let place = first; place < first + length; place++) visit({ motif, place, row });
  });
}

/** Returns the place of a cut tile. */
export function tilePlaceOf({ tiles }: Cuts, cut: number): TilePlace {
  return { motif: tiles[3 * cut], place: tiles[3 * cut + 1], row: tiles[3 * cut + 2] };
}

/** Where the rows begin, given depths in ascending order. */
function topsOf(depths: Float64Array, rowDepth: number): Float64Array {
  const tops: number[] = [];
  for (const depth of depths) if (tops.length === 0 || depth >= tops[tops.length - 1] + rowDepth) tops.push(depth);
  return Float64Array.from(tops);
}

/** Returns the index of the last of the ascending `values` that is not above `value`. */
function lastUpTo(values: Float64Array, value: number): number {
  let from = 0;
  for (let to = values.length; from < to; ) {
    const middle = (from + to) >> 1;
    if (values[middle] <= value) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
