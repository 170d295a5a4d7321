// Judges a start by the criteria that were agreed with tilers, read literally and without the code of the search: the
// boolean library clips every tile, and each figure is measured on its pieces. Slow and simple on purpose.

import library from 'polygon-clipping';
import {
  completeParameters,
  latticeOf,
  type PlanRequest,
  type Point,
  patternByName,
  placedDoors,
  plan,
  type Ring,
} from '../../src/engine/index.ts';
import {
  apart,
  areaOf,
  cross,
  depthFrom,
  dot,
  lengthOf,
  lineWay,
  middleOf,
  minus,
  narrowestOf,
  pairsOf,
  rayTo,
  ringOf,
  sum,
  THIN,
  wayTo,
  widthOf,
} from './judge-geometry.ts';
import { rowShiftsOf } from './row-shifts.ts';

/** The figures of one start, lower is better in all of them. */
export interface Figures {
  readonly unlayable: number;
  readonly total: number;
  /** Metres of wall times what the row lacks to half a tile, and metres of rows under a third. */
  readonly rows: number;
  readonly thirds: number;
  readonly doors: number;
  readonly opposite: number;
  readonly small: number;
  readonly cut: number;
  readonly balance: number;
}

interface Wall {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  readonly along: Point;
  readonly inward: Point;
  readonly isIsland: boolean;
}

interface Tile {
  readonly outline: Ring;
  readonly area: number;
  readonly pieces: readonly Ring[];
  readonly isWhole: boolean;
}

/** A part of a wall, by its ends along the wall, and how much of a tile is there. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly share: number;
}

const X = { x: 1, y: 0 };
const Y = { x: 0, y: 1 };
const ALONG_TILES = 0.05;
/** A corner this close to a wall is on it, mm. */
const ON_LINE = 0.02;
const LEAST_ROW = 600;
/** A piece that is longer, in widths, is no tip. */
const LONGEST_TIP = 4;
/** A room with its pattern, prepared for many starts. */
export class Judge {
  readonly walls: readonly Wall[];
  readonly facing: readonly { readonly one: number; readonly other: number; readonly length: number }[];
  private readonly box: { readonly low: Point; readonly high: Point; readonly reach: number };
  private readonly floor: library.MultiPolygon;
  private readonly lattice: ReturnType<typeof latticeOf>;
  private readonly joint: number;
  private readonly request: PlanRequest;
  private readonly knownMirrors = new Map<string, readonly number[]>();

  constructor(request: PlanRequest) {
    this.request = request;
    const pattern = patternByName(request.pattern);
    if (!pattern) throw new Error(`no pattern ${request.pattern}`);
    const values = completeParameters(pattern, request.parameters);
    this.joint = request.joint ?? pattern.defaultJoint;
    this.lattice = latticeOf(pattern.tiling(values, this.joint), Number(values.rotation));
    const { outer, holes, rectangles } = request.room;
    const [xs, ys] = [outer.map(({ x }) => x), outer.map(({ y }) => y)];
    this.box = {
      low: { x: Math.min(...xs), y: Math.min(...ys) },
      high: { x: Math.max(...xs), y: Math.max(...ys) },
      reach: Math.max(...this.lattice.motif.map(lengthOf)),
    };
    const cutouts = [
      ...holes,
      ...rectangles.map(({ x, y, width, height }) => [
        { x, y },
        { x: x + width, y },
        { x: x + width, y: y + height },
        { x, y: y + height },
      ]),
    ];
    this.floor = library.difference([pairsOf(outer)], ...cutouts.map((ring): library.Polygon => [pairsOf(ring)]));
    this.walls = this.floor.flatMap((part) => part.flatMap((pairs, index) => wallsOf(ringOf(pairs), index > 0)));
    this.facing = facingOf(this.walls);
  }

  /**
   * Lines of the pattern that a tiler knows in one direction: where tiles begin and end, where it is its own mirror image, and
   * the middle of a joint, if one runs across.
   */
  linesAlong(axis: 'x' | 'y'): {
    readonly ends: readonly [number, number][];
    readonly mirrors: readonly number[];
    readonly joint: number | undefined;
  } {
    const ends = this.lattice.motif.map((ring): [number, number] => {
      const places = ring.map((corner) => corner[axis]);
      return [Math.min(...places), Math.max(...places)];
    });
    const [unit, across] = axis === 'x' ? [X, Y] : [Y, X];
    const joint = this.isAlongTiles({ along: across }) ? ends[0][0] - this.joint / 2 : undefined;
    return { ends, mirrors: this.mirrorsAlong(unit), joint };
  }

  /** Places of the mirror lines square to a direction within one step, tried one by one on a block of tiles. */
  private mirrorsAlong(unit: Point): readonly number[] {
    const key = `${unit.x},${unit.y}`;
    const known = this.knownMirrors.get(key) ?? this.triedMirrors(unit);
    this.knownMirrors.set(key, known);
    return known;
  }

  private triedMirrors(unit: Point): number[] {
    const block = this.block(4);
    const centreOf = (ring: Ring) => ({
      x: sum(ring.map(({ x }) => x)) / ring.length,
      y: sum(ring.map(({ y }) => y)) / ring.length,
    });
    const centres = block.map(centreOf);
    const first = centreOf(this.lattice.motif[0]);
    const found: number[] = [];
    for (const centre of centres) {
      const at = (dot(first, unit) + dot(centre, unit)) / 2;
      if (Math.abs(at - dot(first, unit)) > 2000 || found.some((line) => Math.abs(line - at) < 1e-3)) continue;
      const mirrored = (point: Point): Point => {
        const by = 2 * (at - dot(point, unit));
        return { x: point.x + by * unit.x, y: point.y + by * unit.y };
      };
      // Moved along the line too, as at the spine of a herringbone.
      const glide = minus(centre, mirrored(first));
      const isMirror = this.lattice.motif.every((ring) => {
        const image = ring.map((corner) => {
          const { x, y } = mirrored(corner);
          return { x: x + glide.x, y: y + glide.y };
        });
        return block.some((tile) => image.every((corner) => tile.some((other) => apart(corner, other) < 1e-3)));
      });
      if (isMirror) found.push(at);
    }
    return found;
  }

  /** A name for all starts with the layout of one. */
  sameLayout(start: Point): string {
    const [u, v] = this.lattice.repeat;
    const cell = cross(u, v);
    return [cross(start, v) / cell, cross(u, start) / cell]
      .map((part) => (part - Math.floor(part + 1e-6)).toFixed(5))
      .join();
  }

  private block(reach: number): Ring[] {
    const [u, v] = this.lattice.repeat;
    const steps = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach);
    return steps.flatMap((i) =>
      steps.flatMap((k) =>
        this.lattice.motif.map((ring) =>
          ring.map(({ x, y }) => ({ x: x + i * u.x + k * v.x, y: y + i * u.y + k * v.y })),
        ),
      ),
    );
  }

  figures(start: Point): Figures {
    const tiles = this.tilesFrom(start);
    const isFree = !this.walls.some((wall) => this.isAlongTiles(wall));
    const kinds = tiles.map((tile) =>
      tile.isWhole ? [] : tile.pieces.map((piece) => this.kindOf(piece, tile, isFree)),
    );
    const depths = this.walls.map((wall) => this.depthsAt(wall, tiles));
    return {
      unlayable: kinds.filter((all) => all.includes('strip')).length,
      small: kinds.filter((all) => all.some((kind) => kind !== 'usable')).length,
      total: tiles.length,
      cut: tiles.filter(({ isWhole }) => !isWhole).length,
      ...this.rowsOf(depths),
      doors: sum(placedDoors(this.request.room).map(({ from, to }) => this.doorLack(from, to, depths))),
      ...this.oppositeOf(depths, start),
    };
  }

  private tilesFrom(start: Point): Tile[] {
    const { motif, repeat, rows } = this.lattice;
    const shifts = rows && rowShiftsOf(plan({ ...this.request, start }));
    const corners = this.request.room.outer;
    const [u, v] = repeat;
    const cell = cross(u, v);
    const places = corners.map((corner) => {
      const way = minus(corner, start);
      return { i: cross(way, v) / cell, k: cross(u, way) / cell };
    });
    const range = (numbers: readonly number[]) => {
      const low = Math.floor(Math.min(...numbers)) - 4;
      return Array.from({ length: Math.ceil(Math.max(...numbers)) + 5 - low }, (_, n) => low + n);
    };
    const tiles: Tile[] = [];
    for (const k of range(places.map((place) => place.k))) {
      for (const i of range(places.map((place) => place.i))) {
        const { shift = { x: 0, y: 0 }, cut } = shifts?.at(i, k) ?? {};
        for (const ring of motif) {
          const outline = ring.map(({ x, y }) => ({
            x: x + start.x + i * u.x + k * v.x + shift.x,
            y: y + start.y + i * u.y + k * v.y + shift.y,
          }));
          const tile = this.laid(cut ? cut(outline) : outline);
          if (tile) tiles.push(tile);
        }
      }
    }
    return tiles;
  }

  /** Whether a tile is so far from the room that it need not be clipped. */
  private isFar([{ x, y }]: Ring): boolean {
    const { low, high, reach } = this.box;
    return x < low.x - reach || x > high.x + reach || y < low.y - reach || y > high.y + reach;
  }

  private laid(outline: Ring): Tile | undefined {
    // Of a board that belongs to another part of its row nothing is left.
    if (outline.length === 0 || this.isFar(outline)) return undefined;
    const area = Math.abs(areaOf(outline));
    const middle = {
      x: sum(outline.map(({ x }) => x)) / outline.length,
      y: sum(outline.map(({ y }) => y)) / outline.length,
    };
    const radius = Math.max(...outline.map((corner) => apart(corner, middle)));
    if (!this.walls.some((wall) => wayTo(wall, middle) < radius + 1))
      return this.isInside(middle) ? { outline, area, pieces: [outline], isWhole: true } : undefined;
    const clipped = library.intersection([pairsOf(outline)], this.floor);
    const pieces = clipped.flatMap(([outer]) => {
      const piece = ringOf(outer);
      return piece.length > 2 && widthOf(piece) > THIN ? [piece] : [];
    });
    if (pieces.length === 0) return undefined;
    return { outline, area, pieces, isWhole: this.isWhole(outline, area - sum(pieces.map(areaOf).map(Math.abs))) };
  }

  /** Whether only strips of a tenth of a millimetre are cut off, which have no area to speak of. */
  private isWhole(outline: Ring, missingMm2: number): boolean {
    if (missingMm2 > THIN * sum(outline.map((corner, i) => apart(corner, outline[(i + 1) % outline.length]))))
      return false;
    const missing = library.difference([pairsOf(outline)], this.floor).map(([outer]) => ringOf(outer));
    return missing.every((part) => part.length < 3 || widthOf(part) <= THIN);
  }

  private isInside({ x, y }: Point): boolean {
    return (
      this.walls.filter(
        ({ from, to }) => from.y <= y !== to.y <= y && from.x + ((y - from.y) * (to.x - from.x)) / (to.y - from.y) > x,
      ).length %
        2 ===
      1
    );
  }

  private isAlongTiles({ along }: Pick<Wall, 'along'>): boolean {
    return this.lattice.motif.some((ring) =>
      ring.some((corner, i) => {
        const edge = minus(ring[(i + 1) % ring.length], corner);
        return Math.abs(cross(edge, along)) < ALONG_TILES * Math.hypot(edge.x, edge.y);
      }),
    );
  }

  /** Whether a piece can be laid; the tips of slanted walls and of free patterns are small, but no strips. */
  private kindOf(piece: Ring, { outline, area, pieces }: Tile, isFree: boolean): 'usable' | 'tip' | 'strip' {
    const side = widthOf(outline);
    const limit = this.request.minCut ?? Math.min(50, side / 3);
    const width = narrowestOf(piece);
    const isSmall = sum(pieces.map((each) => Math.abs(areaOf(each)))) < area / 10 - 1e-6 || width < limit - 1e-6;
    if (!isSmall) return 'usable';
    const isAtSlant = this.walls.some(
      (wall) => !this.isAlongTiles(wall) && piece.some((corner) => wayTo(wall, corner) < 0.01),
    );
    const isTip = piece.length === 3 && (isFree || isAtSlant);
    return isTip || (isFree && lengthOf(piece) < LONGEST_TIP * width) ? 'tip' : 'strip';
  }

  /** The stretches of a wall with how much of a tile is there: its depth, or its area where no edge runs along the wall. */
  private depthsAt(wall: Wall, tiles: readonly Tile[]): Stretch[] {
    const isAlong = this.isAlongTiles(wall);
    // Behind a joint, or a part of one, a tile is as near to the wall as it gets.
    const near = ON_LINE + (isAlong ? this.joint : 0);
    return tiles.flatMap(({ outline, area, pieces, isWhole }) =>
      pieces.flatMap((piece) =>
        piece.flatMap((from, i) => {
          const to = piece[(i + 1) % piece.length];
          const middle = middleOf(from, to);
          if (lineWay(wall, from) > near || lineWay(wall, to) > near || wayTo(wall, middle) > near) return [];
          if (!piece.some((corner) => dot(minus(corner, middle), wall.inward) > ON_LINE)) return [];
          const [low, high] = [dot(from, wall.along), dot(to, wall.along)].sort((a, b) => a - b);
          const stretch = { from: low, to: high, length: high - low };
          if (isWhole) return [{ ...stretch, share: 1 }];
          if (!isAlong) return [{ ...stretch, share: Math.abs(areaOf(piece)) / area }];
          const across = acrossTile(outline, wall);
          const places = outline.map((corner) => dot(corner, across));
          const extent = Math.max(...places) - Math.min(...places);
          return [{ ...stretch, share: Math.min(extent, this.depthOf(outline, middle, across)) / extent }];
        }),
      ),
    );
  }

  /** How far a tile reaches from a wall, or from there to the wall that faces it: one beside it makes no row narrower. */
  private depthOf(outline: Ring, place: Point, inward: Point): number {
    const facing = this.walls.filter((wall) => dot(wall.inward, inward) < -Math.SQRT1_2);
    const ways = facing.flatMap(({ from, to }) => rayTo(place, inward, from, to) ?? []);
    return Math.min(depthFrom(place, inward, outline), ...ways);
  }

  private rowsOf(depths: readonly (readonly Stretch[])[]): { rows: number; thirds: number } {
    let [rows, thirds] = [0, 0];
    this.walls.forEach((wall, i) => {
      if (wall.length < LEAST_ROW || !this.isAlongTiles(wall) || this.isAcrossBoards(wall)) return;
      rows += sum(depths[i].map(({ length, share }) => length * Math.max(0, 1 - 2 * share))) / 1000;
      thirds += sum(depths[i].map(({ length, share }) => (share < 1 / 3 - 1e-3 ? length : 0))) / 1000;
    });
    return { rows, thirds };
  }

  /** Boards choose where they end along their rows. */
  private isAcrossBoards({ along }: Wall): boolean {
    const { rows, repeat } = this.lattice;
    return rows !== undefined && Math.abs(cross(along, repeat[0])) > ALONG_TILES * Math.hypot(repeat[0].x, repeat[0].y);
  }

  private doorLack(from: Point, to: Point, depths: readonly (readonly Stretch[])[]): number {
    const at = this.walls.findIndex(
      (one) => lineWay(one, from) < 0.1 && lineWay(one, to) < 0.1 && wayTo(one, middleOf(from, to)) < 0.1,
    );
    if (at < 0) return 0;
    const ends = [from, to].map((end) => dot(end, this.walls[at].along)).sort((a, b) => a - b);
    const inDoor = depths[at].map((one) => ({
      ...one,
      length: Math.max(0, Math.min(one.to, ends[1]) - Math.max(one.from, ends[0])),
    }));
    return 1 - meanOf(inDoor);
  }

  private oppositeOf(depths: readonly (readonly Stretch[])[], start: Point): { opposite: number; balance: number } {
    let [opposite, balance] = [0, 0];
    for (const { one, other, length } of this.facing) {
      if (this.isAcrossBoards(this.walls[one])) continue;
      const difference = Math.abs(meanOf(depths[one]) - meanOf(depths[other])) + this.offAxis(one, other, start);
      balance += (length / 1000) * difference;
      if (difference > 0.1 + 1e-6) opposite += (length / 1000) * (1 + difference);
    }
    return { opposite, balance };
  }

  /** How far the nearest mirror line of a free pattern is from the middle of two walls, in tiles. */
  private offAxis(one: number, other: number, start: Point): number {
    const { inward, from } = this.walls[one];
    if (this.isAlongTiles(this.walls[one])) return 0;
    const mirrors = this.mirrorsAlong(inward);
    if (mirrors.length === 0) return 0;
    const wall = this.walls[other];
    const middle =
      (dot(from, inward) + dot(this.walls[one].to, inward) + dot(wall.from, inward) + dot(wall.to, inward)) / 4;
    const extents = this.lattice.motif[0].map((corner) => dot(corner, inward));
    const spans = [...mirrors].sort((a, b) => a - b);
    const period = Math.min(
      ...spans
        .slice(1)
        .map((at, i) => at - spans[i])
        .filter((gap) => gap > 1),
    );
    const way = Math.min(
      ...mirrors.map((at) => {
        const off = middle - dot(start, inward) - at;
        return Number.isFinite(period) ? Math.abs(off - period * Math.round(off / period)) : Math.abs(off);
      }),
    );
    return way < 1.5 ? 0 : way / (Math.max(...extents) - Math.min(...extents));
  }
}

/** The direction from a wall into the floor, square to the edge of a tile that runs along the wall. */
function acrossTile(outline: Ring, { along, inward }: Wall): Point {
  const edges = outline.map((corner, i) => minus(outline[(i + 1) % outline.length], corner));
  const edge = edges.reduce((best, next) => (turnFrom(next, along) < turnFrom(best, along) ? next : best));
  const length = Math.hypot(edge.x, edge.y);
  const normal = { x: -edge.y / length, y: edge.x / length };
  return dot(normal, inward) > 0 ? normal : { x: -normal.x, y: -normal.y };
}

function turnFrom(edge: Point, along: Point): number {
  return Math.abs(cross(edge, along)) / Math.hypot(edge.x, edge.y);
}

/** The mean of what is along a wall; where only a joint is, tiles are whole. */
function meanOf(stretches: readonly Stretch[]): number {
  const length = sum(stretches.map((one) => one.length));
  return length > 0 ? sum(stretches.map((one) => one.length * one.share)) / length : 1;
}

function wallsOf(ring: Ring, isIsland: boolean): Wall[] {
  const turned = areaOf(ring) > 0 !== isIsland ? ring : [...ring].reverse();
  return turned.map((from, i) => {
    const to = turned[(i + 1) % turned.length];
    const length = apart(from, to);
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    return { from, to, length, along, inward: { x: -along.y, y: along.x }, isIsland };
  });
}

/** Walls that face each other, with the length on which they do, seen square to both. */
function facingOf(walls: readonly Wall[]): { one: number; other: number; length: number }[] {
  const lengths = new Map<string, number>();
  walls.forEach((wall, one) => {
    if (wall.isIsland) return;
    // What is opposite changes only beside a corner.
    const corners = walls.map(({ from }) => dot(minus(from, wall.from), wall.along));
    const places = [0, ...corners.filter((way) => way > 0 && way < wall.length), wall.length].sort((a, b) => a - b);
    places.slice(1).forEach((to, i) => {
      const way = (places[i] + to) / 2;
      const from = { x: wall.from.x + way * wall.along.x, y: wall.from.y + way * wall.along.y };
      const hits = walls.flatMap((other, index) => {
        if (index === one || other.isIsland) return [];
        const away = rayTo(from, wall.inward, other.from, other.to);
        return away === undefined ? [] : [{ index, away }];
      });
      const nearest = hits.sort((a, b) => a.away - b.away)[0];
      if (!nearest || dot(walls[nearest.index].inward, wall.inward) > -0.998) return;
      const key = [one, nearest.index].sort((a, b) => a - b).join();
      lengths.set(key, (lengths.get(key) ?? 0) + (to - places[i]) / 2);
    });
  });
  return [...lengths].flatMap(([key, length]) => {
    const [one, other] = key.split(',').map(Number);
    return length >= 100 ? [{ one, other, length }] : [];
  });
}
