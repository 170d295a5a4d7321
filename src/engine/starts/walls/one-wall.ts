// Tiles that only one wall can reach. Each of them is whole, cut, a sliver or not laid by its distance from that wall
// alone, so an examination counts them without clipping. Only tiles near corners of the room are left to the kernel.

import type { Point } from '../../geometry/point.ts';
import type { Frame, Sieve } from '../../layout/index.ts';
import type { Floor } from '../../room.ts';
import { tileReach, type WallMarks, wallMarksOf } from './wall-marks.ts';

/** Floors with more walls have short ones, and comparing all of them takes long. */
const MOST_WALLS = 200;

/** Whether the centre of a tile this close to a wall is on the floor is left to the kernel, mm. */
const ON_WALL = 1e-6;

/** The stretch of a wall along which no other wall reaches a tile, from its first corner, mm. */
interface ClearWall {
  readonly x: number;
  readonly y: number;
  readonly alongX: number;
  readonly alongY: number;
  readonly from: number;
  readonly to: number;
  /** By tile of the motif. */
  readonly marks: readonly WallMarks[];
}

/** Counts of tiles that only one wall can reach. */
export interface OneWallCounts {
  /** Tiles that a wall runs through. */
  readonly touchedCount: number;
  readonly cutCount: number;
  /** Cut tiles whose centre is on the floor. */
  readonly centredCount: number;
  /** What is bought for the cut tiles, less those whose centre is on the floor. */
  readonly boughtBeside: number;
  readonly sliverCount: number;
  readonly trimCount: number;
}

/** Counts the tiles that only one wall can reach, from one start after the other. */
export class OneWallTiles implements Sieve, OneWallCounts {
  touchedCount = 0;
  cutCount = 0;
  centredCount = 0;
  boughtBeside = 0;
  sliverCount = 0;
  trimCount = 0;
  private readonly weights: readonly number[];
  private readonly walls: readonly (ClearWall | undefined)[];

  /** `weights` says what a tile of each motif tile counts for. */
  constructor(floor: Floor, frame: Frame, weights: readonly number[]) {
    this.weights = weights;
    this.walls = floor.xs.length > MOST_WALLS ? [] : clearWalls(floor, frame);
  }

  cleared(): this {
    this.touchedCount = 0;
    this.cutCount = 0;
    this.centredCount = 0;
    this.boughtBeside = 0;
    this.sliverCount = 0;
    this.trimCount = 0;
    return this;
  }

  takes(at: number, motif: number, x: number, y: number): boolean {
    const wall = this.walls[at];
    if (wall === undefined) return false;
    const dx = x - wall.x;
    const dy = y - wall.y;
    const foot = dx * wall.alongX + dy * wall.alongY;
    if (foot < wall.from || foot > wall.to) return false;
    const distance = dy * wall.alongX - dx * wall.alongY;
    if (Math.abs(distance) < ON_WALL) return false;
    const { half, laid, sliver, trim, whole } = wall.marks[motif];
    if (distance <= -half || distance >= half) return true;
    this.touchedCount++;
    if (distance <= laid || distance >= whole) return true;
    this.cutCount++;
    if (distance > 0) this.centredCount++;
    else this.boughtBeside += this.weights[motif];
    if (distance < sliver) this.sliverCount++;
    if (distance > trim) this.trimCount++;
    return true;
  }
}

/** The clear stretches of all walls; undefined for a wall that has none. */
function clearWalls(floor: Floor, { shapes }: Frame): (ClearWall | undefined)[] {
  const { xs, ys } = floor;
  const ends = wallEnds(floor);
  const known: ClearWall[] = [];
  return ends.map((end, i) => {
    const length = Math.hypot(xs[end] - xs[i], ys[end] - ys[i]);
    const along = { x: (xs[end] - xs[i]) / length, y: (ys[end] - ys[i]) / length };
    const normal = { x: -along.y, y: along.x };
    const halfAlong = Math.max(...shapes.map((shape) => tileReach(shape, along)));
    const width = 2 * Math.max(...shapes.map((shape) => tileReach(shape, normal)));
    const taken: Range[] = [];
    for (let k = 0; k < ends.length; k++) {
      // No tile at this wall reaches farther than its whole width.
      const range = k === i ? undefined : rangeWithin(placeOf(k), placeOf(ends[k]), width);
      if (range) taken.push({ from: range.from - halfAlong, to: range.to + halfAlong });
    }
    const { from, to } = widestGap(taken, halfAlong, length - halfAlong);
    if (to <= from) return undefined;
    const parallel = known.find(({ alongX, alongY }) => alongX * along.y === alongY * along.x);
    const marks = parallel?.marks ?? shapes.map((shape) => wallMarksOf(shape, normal));
    const wall = { x: xs[i], y: ys[i], alongX: along.x, alongY: along.y, from, to, marks };
    known.push(wall);
    return wall;

    /** Coordinates of a corner along this wall and across it. */
    function placeOf(corner: number): Point {
      const [dx, dy] = [xs[corner] - xs[i], ys[corner] - ys[i]];
      return { x: dx * along.x + dy * along.y, y: dy * along.x - dx * along.y };
    }
  });
}

/** For each corner of a floor, the next one of its ring. */
function wallEnds({ ringEnds }: Floor): number[] {
  const ends: number[] = [];
  for (const end of ringEnds) {
    const first = ends.length;
    for (let i = first; i < end; i++) ends.push(i + 1 < end ? i + 1 : first);
  }
  return ends;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The range of x in which a segment is no farther than `most` from the line y = 0; undefined if it is nowhere. */
function rangeWithin(a: Point, b: Point, most: number): Range | undefined {
  if (Math.min(a.y, b.y) > most || Math.max(a.y, b.y) < -most) return undefined;
  const [one, other] = [a, b].map(({ x, y }) => {
    if (Math.abs(y) <= most) return x;
    return a.x + (((y > 0 ? most : -most) - a.y) / (b.y - a.y)) * (b.x - a.x);
  });
  return { from: Math.min(one, other), to: Math.max(one, other) };
}

/** The widest range between two places that others leave free. */
function widestGap(others: Range[], from: number, to: number): Range {
  let widest = { from, to: from };
  let free = from;
  for (const other of [...others.sort((one, next) => one.from - next.from), { from: to, to }]) {
    const end = Math.min(other.from, to);
    if (end - free > widest.to - widest.from) widest = { from: free, to: end };
    free = Math.max(free, other.to);
  }
  return widest;
}
