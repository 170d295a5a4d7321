// Finds where walls run through tiles. Each wall is followed through the rows of the lattice. Where it passes through
// the inside of a tile, the stretch is kept with the share it adds to the tile's covered area. Where it crosses the
// line through the centres of a row, the crossing is kept too. Nothing else is examined.

import type { Floor } from '../room.ts';
import { Floats } from './buffers.ts';
import { BORDER, TileClip } from './clip.ts';
import { beginOfPart, endOfPart, type Frame, partAt, type Shape, shiftOfPart } from './frame.ts';

// A stretch is ten numbers: both ends relative to the tile's centre, their positions along the border (or `INSIDE` or
// `END_OF_PART`), its share in the
// covered area, the tile's place in its row, the wall, and the previous stretch of the row.
export const X0 = 0;
export const Y0 = 1;
export const X1 = 2;
export const Y1 = 3;
export const ARC_IN = 4;
export const ARC_OUT = 5;
export const SHARE = 6;
export const PLACE = 7;
export const WALL = 8;
export const PREVIOUS = 9;
export const STRETCH_SIZE = 10;

/** The rows of one motif tile that the floor can reach. */
interface RowRange {
  readonly first: number;
  readonly count: number;
  /** Added to a row number, gives its index in the lists by row. */
  readonly offset: number;
}

/** Everything found along the walls, by row. The lists are reused for every plan. */
export class Touches {
  readonly stretches = new Floats();
  /** Position of each crossing and index of the previous one in the row, alternating. */
  readonly crossings = new Floats();
  rows: RowRange[] = [];
  /** Last stretch and last crossing of each row; -1 for none. */
  lastStretch = new Int32Array(0);
  lastCrossing = new Int32Array(0);
  /** The corner after each corner in its ring. */
  nextCorner = new Int32Array(0);
  private readonly clip = new TileClip();
  private s = new Float64Array(0);
  private t = new Float64Array(0);

  /** Follows all walls of a floor through a lattice. */
  collect(floor: Floor, frame: Frame): void {
    this.stretches.size = 0;
    this.crossings.size = 0;
    this.placeCorners(floor, frame);
    this.openRows(frame, floor.xs.length);
    for (let wall = 0; wall < floor.xs.length; wall++) {
      const end = this.nextCorner[wall];
      for (let m = 0; m < frame.shapes.length; m++) {
        this.crossRows(wall, end, frame.shapes[m], this.rows[m], frame.rowPitch);
        this.touchRows(wall, end, m, floor, frame);
      }
    }
  }

  private placeCorners(floor: Floor, { origin, along }: Frame): void {
    const count = floor.xs.length;
    if (this.s.length < count) {
      this.s = new Float64Array(count);
      this.t = new Float64Array(count);
      this.nextCorner = new Int32Array(count);
    }
    let first = 0;
    for (const end of floor.ringEnds) {
      for (let i = first; i < end; i++) {
        const x = floor.xs[i] - origin.x;
        const y = floor.ys[i] - origin.y;
        this.s[i] = x * along.x + y * along.y;
        this.t[i] = y * along.x - x * along.y;
        this.nextCorner[i] = i + 1 < end ? i + 1 : first;
      }
      first = end;
    }
  }

  private openRows({ shapes, rowPitch }: Frame, corners: number): void {
    let low = Infinity;
    let high = -Infinity;
    for (let i = 0; i < corners; i++) {
      if (this.t[i] < low) low = this.t[i];
      if (this.t[i] > high) high = this.t[i];
    }
    let offset = 0;
    this.rows = shapes.map(({ centreT, halfT }) => {
      const first = Math.floor((low - halfT - centreT) / rowPitch) - 1;
      const count = Math.ceil((high + halfT - centreT) / rowPitch) + 2 - first;
      const range = { first, count, offset: offset - first };
      offset += count;
      return range;
    });
    if (this.lastStretch.length < offset) {
      this.lastStretch = new Int32Array(offset * 2);
      this.lastCrossing = new Int32Array(offset * 2);
    }
    this.lastStretch.fill(-1, 0, offset);
    this.lastCrossing.fill(-1, 0, offset);
  }

  /** Keeps crossings of a wall with the lines through tile centres. A corner counts only for walls to higher t. */
  private crossRows(wall: number, end: number, { centreT }: Shape, rows: RowRange, pitch: number): void {
    const s0 = this.s[wall];
    const t0 = this.t[wall];
    const t1 = this.t[end];
    const low = t0 < t1 ? t0 : t1;
    const high = t0 < t1 ? t1 : t0;
    const slope = (this.s[end] - s0) / (t1 - t0);
    for (let row = Math.floor((low - centreT) / pitch); ; row++) {
      const line = centreT + row * pitch;
      if (line >= high) return;
      if (line < low) continue;
      this.keepCrossing(rows.offset + row, s0 + (line - t0) * slope);
    }
  }

  private keepCrossing(row: number, s: number): void {
    this.crossings.push(s);
    this.crossings.push(this.lastCrossing[row]);
    this.lastCrossing[row] = this.crossings.size - 2;
  }

  /** Examines, row by row, the tiles whose box a wall passes. */
  private touchRows(wall: number, end: number, m: number, floor: Floor, frame: Frame): void {
    const shape = frame.shapes[m];
    const rows = this.rows[m];
    const { rowPitch, rowShift, stepLength, stepX, stepY } = frame;
    const fromX = floor.xs[wall];
    const fromY = floor.ys[wall];
    const toX = floor.xs[end];
    const toY = floor.ys[end];
    const t0 = this.t[wall];
    const t1 = this.t[end];
    const s0 = this.s[wall];
    const s1 = this.s[end];
    const halfT = shape.halfT - BORDER / 2;
    const halfS = shape.halfS - BORDER / 2;
    const slope = t0 === t1 ? 0 : (s1 - s0) / (t1 - t0);
    // For a wall almost along the row, rounding in t becomes large in s, so the range is padded by that much.
    const pad = Math.abs(slope) * 1e-9;
    const lowS = s0 < s1 ? s0 : s1;
    const highS = s0 < s1 ? s1 : s0;
    const lastRow = Math.floor(((t0 > t1 ? t0 : t1) + halfT - shape.centreT) / rowPitch);
    for (let row = Math.ceil(((t0 < t1 ? t0 : t1) - halfT - shape.centreT) / rowPitch); row <= lastRow; row++) {
      const middle = shape.centreT + row * rowPitch;
      const from = sWithin(s0, t0, slope, middle - halfT, middle + halfT);
      const to = sWithin(s1, t1, slope, middle - halfT, middle + halfT);
      let low = Math.max((from < to ? from : to) - pad, lowS);
      const last = Math.min((from > to ? from : to) + pad, highS);
      for (let part = partAt(frame, row, low); ; part++) {
        const high = Math.min(last, endOfPart(frame, row, part));
        const shift = shiftOfPart(frame, part);
        const base = shape.centreS + row * rowShift + shift;
        const rowX = shape.centreX + row * frame.rowX + shift * frame.along.x;
        const rowY = shape.centreY + row * frame.rowY + shift * frame.along.y;
        const lastPlace = Math.floor((high + halfS - base) / stepLength);
        for (let place = Math.ceil((low - halfS - base) / stepLength); place <= lastPlace; place++) {
          const x = rowX + place * stepX;
          const y = rowY + place * stepY;
          if (!this.clip.clip(shape, fromX - x, fromY - y, toX - x, toY - y)) continue;
          if (part >= 0 && !this.staysWithin(frame, row, part, wall, end)) continue;
          this.measureStretch(shape, fromX - x, fromY - y, toX - fromX, toY - fromY);
          this.keepStretch(rows.offset + row, place, wall);
        }
        if (high === last) break;
        low = high;
      }
    }
  }

  /** Keeps the part of the clipped wall that is in a part of a row. Only strips too thin to be floor reach from part to part. */
  private staysWithin(frame: Frame, row: number, part: number, wall: number, end: number): boolean {
    const [s0, s1] = [this.s[wall], this.s[end]];
    const [from, to] = [beginOfPart(frame, row, part), endOfPart(frame, row, part)];
    if (Math.min(s0, s1) >= from && Math.max(s0, s1) < to) return true;
    const [a, b] = [(from - s0) / (s1 - s0), (to - s0) / (s1 - s0)];
    return s0 === s1 ? s0 >= from && s0 < to : this.clip.narrow(Math.min(a, b), Math.max(a, b));
  }

  /**
   * Green's integral along the stretch, with the border's part: a stretch that enters closes a path along the border
   * from corner 0, one that leaves opens one. The sum over a tile is its covered area, modulo the tile's area, unless a
   * stretch ends with its part of the row.
   */
  private measureStretch(shape: Shape, x0: number, y0: number, dx: number, dy: number): void {
    const { enter, leave, enterEdge, leaveEdge } = this.clip;
    this.stretches.reserve(STRETCH_SIZE);
    const { data, size } = this.stretches;
    const fromX = x0 + enter * dx;
    const fromY = y0 + enter * dy;
    const toX = x0 + leave * dx;
    const toY = y0 + leave * dy;
    let share = ((fromX + toX) / 2) * (toY - fromY);
    if (enterEdge >= 0) share += borderIntegral(shape, enterEdge, fromX, fromY);
    if (leaveEdge >= 0) share -= borderIntegral(shape, leaveEdge, toX, toY);
    data[size + X0] = fromX;
    data[size + Y0] = fromY;
    data[size + X1] = toX;
    data[size + Y1] = toY;
    data[size + ARC_IN] = enterEdge >= 0 ? arcAt(shape, enterEdge, fromX, fromY) : enterEdge;
    data[size + ARC_OUT] = leaveEdge >= 0 ? arcAt(shape, leaveEdge, toX, toY) : leaveEdge;
    data[size + SHARE] = share;
  }

  /** Keeps the stretch measured last. */
  private keepStretch(row: number, place: number, wall: number): void {
    const { data, size } = this.stretches;
    data[size + PLACE] = place;
    data[size + WALL] = wall;
    data[size + PREVIOUS] = this.lastStretch[row];
    this.lastStretch[row] = size / STRETCH_SIZE;
    this.stretches.size = size + STRETCH_SIZE;
  }
}

/** Returns s where the wall enters or leaves the band between two values of t. */
function sWithin(s: number, t: number, slope: number, low: number, high: number): number {
  return t < low ? s + (low - t) * slope : t > high ? s + (high - t) * slope : s;
}

function borderIntegral(shape: Shape, edge: number, x: number, y: number): number {
  return shape.green[edge] + ((shape.cornerX[edge] + x) / 2) * (y - shape.cornerY[edge]);
}

function arcAt(shape: Shape, edge: number, x: number, y: number): number {
  return (
    shape.arc[edge] + shape.normalY[edge] * (x - shape.cornerX[edge]) - shape.normalX[edge] * (y - shape.cornerY[edge])
  );
}
