// Looks at one start: counts its tiles and its small pieces, and measures how deep they are at the walls, without laying
// it in full.

import { cross, distance, dot, type Point } from '../geometry/point.ts';
import {
  type Cuts,
  centreOf,
  cutCountsOf,
  eachStretch,
  type Frame,
  frameOf,
  movedFrame,
  type Stretch,
  type Tally,
  tally,
  wholeCountsOf,
} from '../layout/index.ts';
import { LIMITS } from '../limits.ts';
import { isUniform, type Lattice, weightsOf } from '../patterns/lattice.ts';
import { toFloorFrame } from '../room.ts';
import { OVER_THIN } from '../widths.ts';
import { Direction, meanOf } from './anchors.ts';
import { commonStep, SAME } from './lines.ts';
import type { Look } from './order.ts';
import type { Room } from './room.ts';
import { SmallPieces } from './small-pieces.ts';
import { SQUARE } from './walls.ts';

/** Rows along shorter walls, mm, do not show. */
const LEAST_ROW = 600;
/** Pieces at opposite walls are alike up to this difference, in tiles. */
const ALIKE = 0.1;
/** A spine this close to the middle, mm, is on it: starts are whole millimetres. */
const ON_AXIS = 1.5;
const MM_IN_M = 1000;
/** A third of a tile, despite rounding. */
const THIRD = 1 / 3 - 1e-6;
/** Where tiles of a row are whole beside cut ones, as in bonds, the row is not narrow. */
const MOSTLY = 0.9;

/** Rows of less than a third of a tile. */
export interface NarrowRows {
  readonly metres: number;
  /** Depth of the narrowest, mm; Infinity if there is none. */
  readonly narrowest: number;
}

/** A look that also says which starts are worth packing. */
export interface SearchLook extends Look {
  /** What is likely to be bought with offcuts reused: as many cut tiles share one as fit it by area. */
  readonly likelyWithReuse: number;
}

/** How far a tile reaches in a direction, mm, and whether an edge runs across it. */
interface Reach {
  readonly extent: number;
  readonly across: Point;
  readonly isSquare: boolean;
}

/** How much of a wall, or of an opening in it, tiles meet, and how deep they are, in tiles. */
class Depth {
  /** Length on which a tile is cut, mm, and the sum of its depths and of what it lacks to half a tile. */
  length = 0;
  depth = 0;
  lack = 0;

  add(length: number, share: number): void {
    this.length += length;
    this.depth += length * share;
    this.lack += length * Math.max(0, 1 - 2 * share);
  }

  /** The mean depth along a wall, of which the length without joints is known: where no tile is cut, it is whole. */
  mean(tiled: number): number {
    const length = Math.max(this.length, tiled);
    return length === 0 ? 1 : (this.depth + length - this.length) / length;
  }

  /** Length of a row that is cut throughout and less than a third of a tile deep, mm. */
  underThird(tiled: number): number {
    return this.length > MOSTLY * tiled && this.depth < THIRD * this.length ? this.length : 0;
  }
}

export class Looker {
  /** What one tile counts for in what is bought. */
  readonly oneTile: number;
  private readonly room: Room;
  readonly frame: Frame;
  private readonly weights: readonly number[];
  private readonly small: SmallPieces;
  /** The length of each wall that is tile, not joint, mm; 0 where no edge runs along it, so that all tiles there are cut. */
  private readonly tiled: readonly number[];
  /** For each wall and each motif tile: how far the tile reaches across the wall. */
  private readonly reach: readonly (readonly Reach[])[];
  private knownSpines: readonly (Direction | undefined)[] | undefined;

  constructor(room: Room, minCut: number | undefined) {
    const { lattice, walls } = room;
    this.room = room;
    this.frame = frameOf(lattice, { x: 0, y: 0 });
    this.weights = weightsOf(lattice);
    this.oneTile = isUniform(lattice) ? 1 : Math.max(...this.weights);
    this.reach = walls.map(({ inward }) => this.frame.shapes.map((shape) => reachOf(shape, inward)));
    const hasRows = this.reach.map((tiles) => tiles.some(({ isSquare }) => isSquare));
    const isFree = !hasRows.includes(true);
    this.tiled = walls.map(({ along, length }, wall) =>
      hasRows[wall] ? length * tiledShare(this.frame, lattice, along) : 0,
    );
    this.small = new SmallPieces(this.frame, lattice, minCut, isFree);
  }

  /** Lines of symmetry of a free pattern between walls that face each other; not every search needs them. */
  private get spines(): readonly (Direction | undefined)[] {
    const { walls, facing } = this.room;
    this.knownSpines ??= facing.map(({ walls: [wall] }) => {
      const isFree = !this.reach[wall].some(({ isSquare }) => isSquare);
      if (!isFree) return undefined;
      return new Direction(this.room, walls[wall].inward);
    });
    return this.knownSpines;
  }

  /** Whether tiles form rows along all walls that show. */
  hasOnlyRows(): boolean {
    return this.room.walls.every(
      ({ length }, wall) => length < LEAST_ROW || this.reach[wall].every(({ isSquare }) => isSquare),
    );
  }

  /** Looks at a start in the caller's frame, mm. */
  look(start: Point): SearchLook {
    const { room } = this;
    const counted = tally(
      room.floor,
      movedFrame(this.frame, toFloorFrame(start, room.floor)),
      this.small.traceBelowMm2,
    );
    const { unlayable, small } = this.small.countIn(counted.cuts);
    const { walls, doors } = this.depthsIn(counted);
    return {
      unlayable: isUsable(counted) ? unlayable : UNUSABLE,
      small,
      bought: this.bought(counted),
      likelyWithReuse: this.likelyWithReuse(counted),
      cut: counted.cuts.count,
      ...this.rowsOf(walls),
      doors: doors.reduce((sum, depth, i) => sum + this.lackOf(depth, i), 0),
      ...this.oppositeOf(walls, start),
      away: distance(start, room.outer[0]),
    };
  }

  /** The rows of less than a third of a tile along walls: their metres, and how deep the narrowest is, mm. */
  narrowRows(start: Point): NarrowRows {
    const { floor } = this.room;
    const counted = tally(floor, movedFrame(this.frame, toFloorFrame(start, floor)), this.small.traceBelowMm2);
    const depths = this.depthsIn(counted).walls;
    const narrow = depths.flatMap((depth, wall) => {
      const mm = this.isRow(wall) ? depth.underThird(this.tiled[wall]) : 0;
      const { extent } = this.reach[wall][0];
      return mm > 0 ? [{ mm, depth: (depth.depth / depth.length) * extent }] : [];
    });
    const metres = narrow.reduce((sum, { mm }) => sum + mm, 0) / MM_IN_M;
    return { metres, narrowest: Math.min(...narrow.map(({ depth }) => depth)) };
  }

  private bought({ cuts, runs, frame }: Tally): number {
    const cutCounts = cutCountsOf({ frame, cuts });
    return wholeCountsOf({ frame, runs }).reduce(
      (sum, count, motif) => sum + this.weights[motif] * (count + cutCounts[motif]),
      0,
    );
  }

  private likelyWithReuse({ cuts, runs, frame }: Tally): number {
    let bought = wholeCountsOf({ frame, runs }).reduce((sum, count, motif) => sum + this.weights[motif] * count, 0);
    for (let i = 0; i < cuts.count; i++) {
      const motif = cuts.tiles[3 * i];
      const { green, corners } = frame.shapes[motif];
      bought += this.weights[motif] / Math.max(1, Math.floor(green[corners] / cuts.coveredMm2[i]));
    }
    return bought;
  }

  /** How deep tiles are at each wall and in each door. */
  private depthsIn({ frame, cuts }: Tally): { walls: Depth[]; doors: Depth[] } {
    const { room } = this;
    const coveredMm2 = this.tiled.includes(0) ? coveredIn(cuts) : new Map<number, number>();
    const walls = room.walls.map(() => new Depth());
    const doors = room.doors.map(() => new Depth());
    eachStretch(frame, (stretch) => {
      const { wall, x0, y0, x1, y1 } = stretch;
      const length = Math.hypot(x1 - x0, y1 - y0);
      const share = this.shareBeside(stretch, frame, coveredMm2);
      if (share === undefined) return;
      walls[wall].add(length, share);
      room.doorWalls.forEach((doorWall, door) => {
        if (doorWall === wall) doors[door].add(this.lengthInDoor(stretch, frame, door), share);
      });
    });
    return { walls, doors };
  }

  /**
   * How much of a tile is on the floor's side of a wall: its depth, or the area of its piece if no edge runs along the wall;
   * undefined for the few tiles that looking leaves out.
   */
  private shareBeside(
    stretch: Stretch,
    { shapes }: Frame,
    coveredMm2: ReadonlyMap<number, number>,
  ): number | undefined {
    const { wall, motif, x0, y0, x1, y1, besideMm2 = Infinity } = stretch;
    const { extent, across, isSquare } = this.reach[wall][motif];
    if (!isSquare) {
      const { green, corners } = shapes[motif];
      // Of two walls through a tile, both cut the same piece, or each leaves one of its own.
      const pieceMm2 = Math.min(besideMm2, coveredMm2.get(keyOf(motif, stretch.place, stretch.row)) ?? Infinity);
      return pieceMm2 === Infinity ? undefined : pieceMm2 / green[corners];
    }
    const depth = extent / 2 - dot(across, { x: (x0 + x1) / 2, y: (y0 + y1) / 2 });
    // A strip of a tenth of a millimetre does not exist: the tile behind the joint is whole.
    if (depth <= OVER_THIN || depth >= extent - OVER_THIN) return 1;
    return depth / extent;
  }

  /** Length of a stretch within the opening of a door, mm. */
  private lengthInDoor({ wall, motif, place, row, x0, y0, x1, y1 }: Stretch, frame: Frame, door: number): number {
    const { room } = this;
    const { from, to } = room.doors[door];
    const { along } = room.walls[wall];
    const centre = dot(along, centreOf({ frame }, { motif, place, row }));
    const ends = [from, to].map((end) => dot(along, toFloorFrame(end, room.floor)) - centre);
    const own = [dot(along, { x: x0, y: y0 }), dot(along, { x: x1, y: y1 })];
    return Math.max(0, Math.min(Math.max(...ends), Math.max(...own)) - Math.max(Math.min(...ends), Math.min(...own)));
  }

  private lackOf(depth: Depth, door: number): number {
    const { from, to } = this.room.doors[door];
    const wall = this.room.doorWalls[door];
    if (wall === undefined) return 0;
    return 1 - depth.mean((this.tiled[wall] / this.room.walls[wall].length) * distance(from, to));
  }

  /** Metres of walls and cutouts along the tiles: times what their rows lack to half a tile, and with less than a third,
   * not along islands. */
  private rowsOf(depths: readonly Depth[]): Pick<Look, 'rows' | 'thirds'> {
    let [rows, thirds] = [0, 0];
    depths.forEach((depth, wall) => {
      if (!this.isRow(wall)) return;
      rows += depth.lack / MM_IN_M;
      if (!this.room.walls[wall].isIsland) thirds += depth.underThird(this.tiled[wall]) / MM_IN_M;
    });
    return { rows, thirds };
  }

  /** Whether a row of tiles shows along a wall. */
  private isRow(wall: number): boolean {
    return (
      this.room.walls[wall].length >= LEAST_ROW &&
      this.isCompared(wall) &&
      this.reach[wall].some(({ isSquare }) => isSquare)
    );
  }

  /** Whether the start decides how deep tiles are at a wall: at the ends of rows, boards choose themselves. */
  private isCompared(wall: number): boolean {
    const { rule, along } = this.frame;
    return rule === undefined || Math.abs(dot(this.room.walls[wall].inward, along)) < SQUARE;
  }

  /** How unlike the pieces at opposite walls are. */
  private oppositeOf(depths: readonly Depth[], start: Point): Pick<Look, 'opposite' | 'imbalance'> {
    let [opposite, imbalance] = [0, 0];
    this.room.facing.forEach(({ walls: [one, other], length, apart }, i) => {
      if (!this.isCompared(one)) return;
      // A tile that reaches from wall to wall is one piece, as deep at both.
      const most = apart / this.reach[one][0].extent;
      const [a, b] = [one, other].map((wall) => Math.min(most, depths[wall].mean(this.tiled[wall])));
      const off = this.offMiddle(i, start) ?? 0;
      const difference = Math.abs(a - b) + (off > ON_AXIS ? off / this.reach[one][0].extent : 0);
      const metres = length / MM_IN_M;
      imbalance += metres * difference;
      if (difference > ALIKE + 1e-6) opposite += metres * (1 + difference);
    });
    return { opposite, imbalance };
  }

  /** Distance of the nearest line of symmetry of a free pattern from the middle of two walls, mm; undefined if it has none. */
  private offMiddle(pair: number, start: Point): number | undefined {
    const direction = this.spines[pair];
    const spacing = direction?.lines.spacing;
    if (!direction || spacing === undefined) return undefined;
    const { walls } = this.room;
    const { unit, lines } = direction;
    const [one, other] = this.room.facing[pair].walls;
    const middle = (meanOf(walls[one], unit) + meanOf(walls[other], unit)) / 2;
    const away = middle - dot(start, unit) - lines.middles[0].at;
    return Math.abs(away - spacing * Math.round(away / spacing));
  }
}

/** The area that each cut tile covers. */
function coveredIn({ count, tiles, coveredMm2 }: Cuts): ReadonlyMap<number, number> {
  const areas = new Map<number, number>();
  for (let i = 0; i < count; i++) areas.set(keyOf(tiles[3 * i], tiles[3 * i + 1], tiles[3 * i + 2]), coveredMm2[i]);
  return areas;
}

/** One number for a tile: places and rows lie far within these bounds. */
function keyOf(motif: number, place: number, row: number): number {
  return (motif * MOST_ROWS + row) * MOST_ROWS + place;
}
const MOST_ROWS = 2 ** 22;

/** The share of a line in a direction that is tile, not joint: exactly where it runs across rows, on average elsewhere. */
function tiledShare({ shapes }: Frame, lattice: Lattice, direction: Point): number {
  const [one, other] = lattice.repeat;
  const { extent } = reachOf(shapes[0], direction);
  const step = shapes.length === 1 && commonStep(dot(direction, one), dot(direction, other), extent - SAME);
  return step ? extent / step : Math.sqrt((lattice.tileAreaMm2 * lattice.motif.length) / lattice.cellAreaMm2);
}

/** Worse than any number of pieces: a floor that is only joint, or one that needs more tiles than a plan may have. */
const UNUSABLE = 1e6;

function isUsable({ wholeCount, cuts }: Tally): boolean {
  const total = wholeCount + cuts.count;
  return total > 0 && total <= LIMITS.tiles;
}

/** How far a tile reaches in a direction, mm: square to its own edge if one runs across, however little out of square. */
function reachOf({ corners, cornerX, cornerY, normalX, normalY }: Frame['shapes'][number], direction: Point): Reach {
  let across = direction;
  for (let k = 0; k < corners; k++) {
    const normal = { x: normalX[k], y: normalY[k] };
    if (Math.abs(cross(normal, direction)) < SQUARE && dot(normal, direction) > 0) across = normal;
  }
  let extent = 0;
  for (let k = 0; k < corners; k++) {
    extent = Math.max(extent, 2 * Math.abs(cornerX[k] * across.x + cornerY[k] * across.y));
  }
  return { extent, across, isSquare: across !== direction };
}
