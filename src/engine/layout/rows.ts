// Settling the rows: of every tile that a wall runs through, what it is; of all others, whether their centre is on the
// floor. Those that lie whole on the floor are kept as runs, never one by one.

import type { Floor } from '../room.ts';
import { Floats, Ints, sortFirst } from './buffers.ts';
import { CutsBuilder, type Piece } from './cuts.ts';
import type { Frame, Shape } from './frame.ts';
import { LibraryTiles } from './library-tiles.ts';
import { NOTHING, traceChain, tracePieces } from './pieces.ts';
import { MARK_SIZE, PLACE, PREVIOUS, SHARE, STRETCH_SIZE, type Touches, X0, X1, Y0, Y1 } from './touches.ts';

type Verdict = 'whole' | 'cut' | 'nothing';

// A row's stretches are sorted as single numbers: place in the row first, then the order in which walls were followed.
const PLACE_FACTOR = 2 ** 26;
const PLACE_ZERO = 2 ** 25;

export class Rows {
  wholeCount = 0;
  /** Whole tiles side by side: motif, row, first place and how many, four numbers a run. */
  readonly runs = new Ints();
  readonly cuts = new CutsBuilder();
  private readonly keys = new Floats();
  /** Stretches of the row at hand, and the places of their tiles, from left to right. */
  private readonly stretches = new Ints();
  private readonly places = new Ints();
  private readonly lines = new Floats();

  /** Settles every row that walls were followed through. */
  settle(touches: Touches, frame: Frame, floor: Floor): void {
    this.wholeCount = 0;
    this.runs.size = 0;
    this.cuts.clear();
    const library = new LibraryTiles(floor, frame);
    for (let m = 0; m < frame.shapes.length; m++) {
      const { first, count, offset } = touches.rows[m];
      for (let i = 0; i < count; i++) {
        if (touches.lastStretch[offset + i] < 0 && touches.lastCrossing[offset + i] < 0) continue;
        this.gatherCrossings(touches, offset + i);
        this.gatherStretches(touches, offset + i);
        this.judgeTouched(touches, frame, library, m, first + i);
        this.keepRuns(m, first + i, frame);
      }
    }
  }

  private gatherCrossings({ crossings, crossingBefore, lastCrossing }: Touches, row: number): void {
    this.lines.size = 0;
    for (let i = lastCrossing[row]; i >= 0; i = crossingBefore.data[i]) {
      this.lines.reserve(1);
      this.lines.data[this.lines.size++] = crossings.data[i];
    }
    sortFirst(this.lines.data, this.lines.size);
  }

  /** The row's stretches from left to right, those of one tile in the order of the walls. */
  private gatherStretches({ marks, lastStretch }: Touches, row: number): void {
    const keys = this.keys;
    keys.size = 0;
    for (let i = lastStretch[row]; i >= 0; i = marks.data[i * MARK_SIZE + PREVIOUS]) {
      keys.reserve(1);
      keys.data[keys.size++] = (marks.data[i * MARK_SIZE + PLACE] + PLACE_ZERO) * PLACE_FACTOR + i;
    }
    sortFirst(keys.data, keys.size);
    const { stretches, places } = this;
    stretches.size = 0;
    stretches.reserve(keys.size);
    places.size = 0;
    places.reserve(keys.size);
    for (let i = 0; i < keys.size; i++) {
      const slot = Math.floor(keys.data[i] / PLACE_FACTOR);
      places.data[places.size++] = slot - PLACE_ZERO;
      stretches.data[stretches.size++] = keys.data[i] - slot * PLACE_FACTOR;
    }
  }

  /** Settles the tiles of a row that walls run through, from left to right, and keeps the cut ones. */
  private judgeTouched(touches: Touches, frame: Frame, library: LibraryTiles, m: number, row: number): void {
    const { data: places, size } = this.places;
    const shape = frame.shapes[m];
    const base = shape.centreS + row * frame.rowShift;
    for (let from = 0, to = 0; from < size; from = to) {
      const place = places[from];
      for (to = from + 1; to < size && places[to] === place; ) to++;
      const verdict =
        this.judge(touches, shape, from, to, base + place * frame.stepLength) ??
        this.judgeByLibrary(library, m, place, row);
      if (verdict === 'cut') this.cuts.endTile(m, place, row, this.coveredMm2);
      else if (verdict === 'whole') this.keepRun(m, row, place, place);
    }
  }

  /** Covered area of the tile judged last. */
  private coveredMm2 = 0.5;

  /** Judges one tile from its stretches and adds its pieces if it is cut; undefined where they do not tell for sure. */
  private judge(touches: Touches, shape: Shape, from: number, to: number, centreS: number): Verdict | undefined {
    const { data } = this.stretches;
    const shares = touches.stretches.data;
    const tileAreaMm2 = shape.green[shape.corners];
    let sum = 0;
    for (let i = from; i < to; i++) sum += shares[data[i] * STRETCH_SIZE + SHARE];
    const coveredMm2 = sum - Math.floor(sum / tileAreaMm2) * tileAreaMm2;
    this.coveredMm2 = coveredMm2;
    if (coveredMm2 <= NOTHING * tileAreaMm2 || tileAreaMm2 - coveredMm2 <= NOTHING * tileAreaMm2) {
      // All or nothing: the centre tells which, unless a wall runs so close by that it might belong to a hair-thin gap.
      if (!this.keepsClear(shares, from, to, shape.inradius / 2)) return undefined;
      return this.crossingsBefore(centreS) % 2 === 1 ? 'whole' : 'nothing';
    }
    if (traceChain(touches, data, from, to, shape, coveredMm2, this.cuts)) return 'cut';
    const pieces = tracePieces(touches, Array.from(data.subarray(from, to)), shape, coveredMm2);
    return pieces && this.keepPieces(pieces);
  }

  private keepsClear(shares: Float64Array, from: number, to: number, distance: number): boolean {
    for (let i = from; i < to; i++) {
      if (distanceFromCentre(shares, this.stretches.data[i] * STRETCH_SIZE) < distance) return false;
    }
    return true;
  }

  private judgeByLibrary(library: LibraryTiles, m: number, place: number, row: number): Verdict {
    const { pieces, coveredMm2, tileAreaMm2 } = library.cut(m, place, row, this.coveredMm2);
    this.coveredMm2 = coveredMm2;
    if (coveredMm2 <= NOTHING * tileAreaMm2) return 'nothing';
    if (tileAreaMm2 - coveredMm2 <= NOTHING * tileAreaMm2) return 'whole';
    return this.keepPieces(pieces);
  }

  private keepPieces(pieces: readonly Piece[]): Verdict {
    for (const piece of pieces) this.cuts.addPiece(piece);
    return 'cut';
  }

  private crossingsBefore(s: number): number {
    let count = 0;
    while (count < this.lines.size && this.lines.data[count] < s) count++;
    return count;
  }

  /** Keeps the whole tiles of a row that no wall runs through: those between others, with their centres on the floor. */
  private keepRuns(m: number, row: number, { shapes, rowShift, stepLength }: Frame): void {
    const { data: lines, size } = this.lines;
    const base = shapes[m].centreS + row * rowShift;
    let next = 0;
    let from = -Infinity;
    for (let i = 0; i + 1 < size; i += 2) {
      // Two spans of floor that meet in a centre, where a corner of the room lies on it, must not count the tile twice.
      from = Math.max(from, Math.ceil((lines[i] - base) / stepLength));
      const last = Math.floor((lines[i + 1] - base) / stepLength);
      for (; next < this.places.size && this.places.data[next] <= last; next++) {
        this.keepRun(m, row, from, this.places.data[next] - 1);
        from = Math.max(from, this.places.data[next] + 1);
      }
      this.keepRun(m, row, from, last);
      from = Math.max(from, last + 1);
    }
  }

  private keepRun(m: number, row: number, first: number, last: number): void {
    if (last < first) return;
    this.runs.reserve(4);
    const { data, size } = this.runs;
    data[size] = m;
    data[size + 1] = row;
    data[size + 2] = first;
    data[size + 3] = last - first + 1;
    this.runs.size = size + 4;
    this.wholeCount += last - first + 1;
  }
}

function distanceFromCentre(stretches: Float64Array, at: number): number {
  const x = stretches[at + X0];
  const y = stretches[at + Y0];
  const dx = stretches[at + X1] - x;
  const dy = stretches[at + Y1] - y;
  const along = Math.min(1, Math.max(0, -(x * dx + y * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x + along * dx, y + along * dy);
}
