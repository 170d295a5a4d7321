// What closed outlines enclose on a raster. Where an outline overlaps itself, the overlap counts once: a tile in two pieces
// is one tile.

/** A raster that is wrapped around its columns and rows, row by row: by how much each count differs from the one before. */
export interface Raster {
  readonly columns: number;
  readonly rows: number;
  readonly counts: Float64Array;
}

/** Columns and rows of the corners in turn, clockwise on the drawing. */
export type Outline = readonly number[];

// Where the crossings of each row end, and all crossings: twice the column, and one more where an outline runs up. Shared,
// since rasters are drawn in one go, and large.
let ends = new Int32Array(1024);
let crossings = new Int32Array(1024);

/** Adds a weight to what outlines enclose. */
export function addEnclosed(raster: Raster, outlines: readonly Outline[], weight: number): void {
  const { top, end } = rowsOf(outlines);
  ends = withRoomFor(end - top, ends).fill(0, 0, end - top);
  const rowEnds = ends;
  eachSide(outlines, ({ begin, end }) => {
    for (let row = begin; row < end; row++) rowEnds[row - top]++;
  });
  let total = 0;
  for (let line = 0; line < end - top; line++) {
    total += rowEnds[line];
    rowEnds[line] = total - rowEnds[line];
  }
  crossings = withRoomFor(total, crossings);
  const found = crossings;
  eachSide(outlines, ({ begin, end, column, slope, up }) => {
    for (let row = begin; row < end; row++) {
      found[rowEnds[row - top]++] = 2 * Math.ceil(column + (row - begin) * slope) + up;
    }
  });
  let from = 0;
  let begin = wrapped(top, raster.rows) * raster.columns;
  for (let line = 0; line < end - top; line++) {
    addRow(raster, begin, from, rowEnds[line], weight);
    from = rowEnds[line];
    begin += raster.columns;
    if (begin === raster.counts.length) begin = 0;
  }
}

/** Adds a weight to what the crossings of one row enclose. Whole turns around the columns count for all of them. */
function addRow({ columns, counts }: Raster, begin: number, from: number, to: number, weight: number): void {
  sort(from, to);
  let depth = 0;
  for (let i = from; i < to; i++) {
    const wasInside = depth > 0;
    // What an outline encloses begins where it runs up.
    depth += (crossings[i] & 1) === 1 ? 1 : -1;
    if (depth > 0 === wasInside) continue;
    const change = wasInside ? -weight : weight;
    const column = crossings[i] >> 1;
    const turns = Math.floor(column / columns);
    counts[begin] -= change * turns;
    counts[begin + column - turns * columns] += change;
  }
}

/** Rows with more crossings are rare; fewer are sorted much faster here than by the list. */
const FEW = 32;

function sort(from: number, to: number): void {
  if (to - from > FEW) {
    crossings.subarray(from, to).sort();
    return;
  }
  for (let i = from + 1; i < to; i++) {
    const crossing = crossings[i];
    let at = i;
    for (; at > from && crossings[at - 1] > crossing; at--) crossings[at] = crossings[at - 1];
    crossings[at] = crossing;
  }
}

/** A side of an outline that crosses rows: the rows, the column at the first of them, and how far it moves per row. */
interface Side {
  readonly begin: number;
  readonly end: number;
  readonly column: number;
  readonly slope: number;
  /** 1 if the side runs up, 0 if it runs down. */
  readonly up: number;
}

function eachSide(outlines: readonly Outline[], visit: (side: Side) => void): void {
  for (const outline of outlines) {
    let column0 = outline[outline.length - 2];
    let row0 = outline[outline.length - 1];
    for (let i = 0; i < outline.length; i += 2) {
      const [column1, row1] = [outline[i], outline[i + 1]];
      const begin = Math.ceil(Math.min(row0, row1));
      const end = Math.ceil(Math.max(row0, row1));
      const slope = (column1 - column0) / (row1 - row0);
      const up = row1 < row0 ? 1 : 0;
      if (begin < end) visit({ begin, end, column: column0 + (begin - row0) * slope, slope, up });
      [column0, row0] = [column1, row1];
    }
  }
}

/** The first row that outlines cross, and the one after the last. */
function rowsOf(outlines: readonly Outline[]): { top: number; end: number } {
  let [top, bottom] = [Infinity, -Infinity];
  for (const outline of outlines) {
    for (let i = 1; i < outline.length; i += 2) {
      top = Math.min(top, outline[i]);
      bottom = Math.max(bottom, outline[i]);
    }
  }
  return { top: Math.ceil(top), end: Math.ceil(bottom) };
}

function withRoomFor(size: number, list: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  return size <= list.length ? list : new Int32Array(2 * size);
}

/** An index of a list that begins again after its end. */
export function wrapped(index: number, count: number): number {
  return index - Math.floor(index / count) * count;
}
