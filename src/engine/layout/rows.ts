// Settles the rows. Tiles that a wall runs through are judged by their stretches, all others by whether their centre is
// on the floor. Whole tiles are kept as runs, never one by one.

import { distance, nearestOn } from '../geometry/point.ts';
import { THIN } from '../widths.ts';
import { Floats, Ints, sortFirst } from './buffers.ts';
import { END_OF_PART } from './clip.ts';
import { CutsBuilder } from './cuts.ts';
import { bordersOf, type Frame, type Shape, shiftAt, shiftOf } from './frame.ts';
import { traceMissing } from './missing.ts';
import { NOTHING, type TouchedTile, traceChain, tracePieces } from './pieces.ts';
import { areThin, hugsBorder, wallLength } from './thin-strips.ts';
import type { TileOverlay } from './tile-overlay.ts';
import { ARC_IN, ARC_OUT, PLACE, PREVIOUS, SHARE, STRETCH_SIZE, type Touches, X0, X1, Y0, Y1 } from './touches.ts';

type Verdict = 'whole' | 'cut' | 'nothing';

// The sort key of a stretch is one number: place in the row first, then the order in which walls were followed.
const PLACE_FACTOR = 2 ** 26;
const PLACE_ZERO = 2 ** 25;

/** How rows are settled. */
export interface Settling {
  /** Cuts the tiles that cannot be traced; without it tiles are only counted. */
  readonly overlay?: TileOverlay;
  readonly traceBelowMm2?: readonly number[];
}

export class Rows {
  wholeCount = 0;
  cutCount = 0;
  /** Runs of adjacent whole tiles, four numbers each: motif, row, first place and count. */
  readonly runs = new Ints();
  readonly cuts = new CutsBuilder();
  private readonly keys = new Floats();
  /** Stretches of the current row, and the places of their tiles, from left to right. */
  private readonly stretches = new Ints();
  private readonly places = new Ints();
  private readonly lines = new Floats();
  private overlay: TileOverlay | undefined;
  private traceBelowMm2: readonly number[] | undefined;

  /**
   * Settles every row that walls run through. Without an overlay it counts tiles, in a fraction of the time, and traces the
   * pieces of those that may be narrow: tiles of each motif tile that cover less than `traceBelowMm2`, and corners.
   */
  settle(touches: Touches, frame: Frame, { overlay, traceBelowMm2 }: Settling = {}): void {
    this.overlay = overlay;
    this.traceBelowMm2 = traceBelowMm2;
    this.wholeCount = 0;
    this.cutCount = 0;
    this.thinMm2 = 0;
    this.runs.size = 0;
    this.cuts.clear();
    for (let m = 0; m < frame.shapes.length; m++) {
      const { first, count, offset } = touches.rows[m];
      for (let row = first; row < first + count; row++) {
        if (touches.lastStretch[offset + row] < 0 && touches.lastCrossing[offset + row] < 0) continue;
        this.gatherCrossings(touches, offset + row);
        this.gatherStretches(touches, offset + row);
        this.judgeTouched(touches, frame, m, row);
        this.keepRuns(m, row, frame);
      }
    }
  }

  private gatherCrossings({ crossings, lastCrossing }: Touches, row: number): void {
    this.lines.size = 0;
    for (let i = lastCrossing[row]; i >= 0; i = crossings.data[i + 1]) {
      this.lines.push(crossings.data[i]);
    }
    sortFirst(this.lines.data, this.lines.size);
  }

  /** Collects the row's stretches from left to right, those of one tile in the order of the walls. */
  private gatherStretches({ stretches: { data }, lastStretch }: Touches, row: number): void {
    const keys = this.keys;
    keys.size = 0;
    for (let i = lastStretch[row]; i >= 0; i = data[i * STRETCH_SIZE + PREVIOUS]) {
      keys.push((data[i * STRETCH_SIZE + PLACE] + PLACE_ZERO) * PLACE_FACTOR + i);
    }
    sortFirst(keys.data, keys.size);
    const { stretches, places } = this;
    stretches.size = 0;
    places.size = 0;
    for (let i = 0; i < keys.size; i++) {
      const slot = Math.floor(keys.data[i] / PLACE_FACTOR);
      places.push(slot - PLACE_ZERO);
      stretches.push(keys.data[i] - slot * PLACE_FACTOR);
    }
  }

  /** Settles the tiles of a row that walls run through, from left to right, and keeps the cut ones. */
  private judgeTouched(touches: Touches, frame: Frame, m: number, row: number): void {
    const { overlay } = this;
    const { data: places, size } = this.places;
    const shape = frame.shapes[m];
    const base = shape.centreS + row * frame.rowShift;
    for (let from = 0, to = 0; from < size; from = to) {
      const place = places[from];
      for (to = from + 1; to < size && places[to] === place; ) to++;
      let centreS = base + place * frame.stepLength;
      // Beyond its part of the row, a tile is on no floor.
      if (frame.shifts) centreS = within(centreS + shiftOf(frame, row, place), bordersOf(frame, row, place));
      const isDivided = frame.shifts !== undefined && this.reachesOtherPart(touches, from, to);
      let verdict = isDivided ? undefined : this.judge(touches, shape, from, to, centreS);
      if (overlay && verdict === 'cut' && !this.trace(touches, shape, from, to)) verdict = undefined;
      if (overlay) verdict ??= this.judgeByOverlay(overlay, m, place, row);
      if (overlay && verdict === 'cut' && (isDivided || to - from > 1) && this.mayBeThin(shape, to - from)) {
        verdict = this.judgeGaps(overlay, { touches, list: this.stretches.data, from, to, shape }, m, place, row);
      }
      if (verdict === 'whole') this.keepRun(m, row, place, place);
      if (verdict === 'cut') {
        if (!overlay && this.mayBeNarrow(m, to - from)) this.trace(touches, shape, from, to);
        this.cutCount++;
        this.cuts.endTile(m, place, row, this.coveredMm2);
      }
    }
  }

  /** Area of thin strips without a tile, less that of strips missing from whole tiles, mm². */
  thinMm2 = 0;

  /** Covered area of the tile judged last. */
  private coveredMm2 = 0.5;

  /** Judges one tile by the area that its stretches cover; undefined if they do not decide. */
  private judge(touches: Touches, shape: Shape, from: number, to: number, centreS: number): Verdict | undefined {
    const { data } = this.stretches;
    const shares = touches.stretches.data;
    const tileAreaMm2 = shape.green[shape.corners];
    let sum = 0;
    for (let i = from; i < to; i++) sum += shares[data[i] * STRETCH_SIZE + SHARE];
    const coveredMm2 = sum - Math.floor(sum / tileAreaMm2) * tileAreaMm2;
    this.coveredMm2 = coveredMm2;
    if (coveredMm2 <= NOTHING * tileAreaMm2 || tileAreaMm2 - coveredMm2 <= NOTHING * tileAreaMm2) {
      // All or nothing: the centre decides, unless a wall runs so close that the centre may be in a hair-thin gap.
      if (!this.keepsClear(shares, from, to, shape.inradius / 2)) return undefined;
      return countBelow(this.lines, centreS) % 2 === 1 ? 'whole' : 'nothing';
    }
    if (!this.mayBeThin(shape) || !hugsBorder({ touches, list: data, from, to, shape })) return 'cut';
    const isWhole = 2 * coveredMm2 > tileAreaMm2;
    return this.withoutThin(isWhole ? 'whole' : 'nothing', isWhole ? coveredMm2 - tileAreaMm2 : coveredMm2);
  }

  /** Whether a wall of a tile goes on to another part of the row: beside a strip that is too thin to be floor. */
  private reachesOtherPart({ stretches }: Touches, from: number, to: number): boolean {
    for (let i = from; i < to; i++) {
      const at = this.stretches.data[i] * STRETCH_SIZE;
      if (stretches.data[at + ARC_IN] === END_OF_PART || stretches.data[at + ARC_OUT] === END_OF_PART) return true;
    }
    return false;
  }

  /** Adds the pieces of the tile judged last; false if they do not match its covered area. */
  private trace(touches: Touches, shape: Shape, from: number, to: number): boolean {
    const { coveredMm2, cuts } = this;
    const tile = { touches, list: this.stretches.data, from, to, shape };
    return traceChain(tile, coveredMm2, cuts) || tracePieces(tile, coveredMm2, cuts);
  }

  /** Whether the tile judged last has, or lacks, no more than thin strips around it for each of some walls: few tiles do. */
  private mayBeThin({ arc, green, corners }: Shape, walls = 1): boolean {
    return Math.min(this.coveredMm2, green[corners] - this.coveredMm2) <= THIN * arc[corners] * walls;
  }

  /** Whether the pieces of the tile judged last are traced when tiles are counted. */
  private mayBeNarrow(motif: number, walls: number): boolean {
    return this.traceBelowMm2 !== undefined && (walls > 1 || this.coveredMm2 < this.traceBelowMm2[motif]);
  }

  /** Judges a cut tile again that may have, or lack, only thin strips beside walls, such as a gap between cutouts. */
  private judgeGaps(overlay: TileOverlay, tile: TouchedTile, m: number, place: number, row: number): Verdict {
    const missingMm2 = tile.shape.green[tile.shape.corners] - this.coveredMm2;
    // Most such strips have walls on both sides, so they cover about half of this, and a little more where they bend.
    const mostMm2 = THIN * (wallLength(tile) + THIN * (tile.to - tile.from));
    if (this.coveredMm2 <= mostMm2 && areThin(this.cuts.pending())) return this.withoutThin('nothing', this.coveredMm2);
    if (missingMm2 > mostMm2) return 'cut';
    // Tracing takes a small part of the time of an overlay, and in some rooms thousands of tiles have such a gap.
    const missing = traceMissing(tile, missingMm2) ?? overlay.missing(m, place, row);
    return areThin(missing) ? this.withoutThin('whole', -missingMm2) : 'cut';
  }

  private withoutThin(verdict: Verdict, thinMm2: number): Verdict {
    this.cuts.dropPending();
    this.thinMm2 += thinMm2;
    return verdict;
  }

  private keepsClear(shares: Float64Array, from: number, to: number, distance: number): boolean {
    for (let i = from; i < to; i++) {
      if (distanceFromCentre(shares, this.stretches.data[i] * STRETCH_SIZE) < distance) return false;
    }
    return true;
  }

  private judgeByOverlay(overlay: TileOverlay, m: number, place: number, row: number): Verdict {
    const { pieces, coveredMm2, tileAreaMm2 } = overlay.cut(m, place, row);
    this.coveredMm2 = coveredMm2;
    if (coveredMm2 <= NOTHING * tileAreaMm2) return 'nothing';
    if (tileAreaMm2 - coveredMm2 <= NOTHING * tileAreaMm2) return 'whole';
    for (const piece of pieces) this.cuts.addPiece(piece);
    return 'cut';
  }

  /** Keeps the tiles that no wall runs through and whose centres are on the floor, as runs of whole tiles. */
  private keepRuns(m: number, row: number, frame: Frame): void {
    const { data: lines, size } = this.lines;
    const { stepLength } = frame;
    const unshifted = frame.shapes[m].centreS + row * frame.rowShift;
    let next = 0;
    let from = -Infinity;
    for (let i = 0; i + 1 < size; i += 2) {
      const base = unshifted + shiftAt(frame, row, (lines[i] + lines[i + 1]) / 2);
      // If a corner of the room is on a centre, two spans of floor meet there and must not count the tile twice.
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
    const count = last - first + 1;
    this.runs.push(m);
    this.runs.push(row);
    this.runs.push(first);
    this.runs.push(count);
    this.wholeCount += count;
  }
}

function within(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value));
}

/** Number of sorted entries below `number`. */
function countBelow({ data, size }: Floats, number: number): number {
  let count = 0;
  while (count < size && data[count] < number) count++;
  return count;
}

const CENTRE = { x: 0, y: 0 };

function distanceFromCentre(stretches: Float64Array, at: number): number {
  const from = { x: stretches[at + X0], y: stretches[at + Y0] };
  const to = { x: stretches[at + X1], y: stretches[at + Y1] };
  return distance(CENTRE, nearestOn(from, to, CENTRE));
}
