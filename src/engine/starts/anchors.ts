// The ways to place a pattern in one direction that a tiler can say in words: whole tiles at a wall, equal cuts at two
// walls, a tile or a joint in the middle of the room or of a door.

import { cross, distance, dot, type Point } from '../geometry/point.ts';
import { OVER_THIN } from '../widths.ts';
import { type Extent, type Lines, linesOf } from './lines.ts';
import type { Room } from './room.ts';
import { SQUARE, type Wall } from './walls.ts';
import type { Place, StartReason } from './why.ts';

/** A place for the start in one direction. */
export interface Anchor {
  /** Distance of the start from 0,0 along the direction, mm. */
  readonly at: number;
  /** Where it may be rounded to: on, so that a tile that begins or ends at a wall stays on the floor. */
  readonly keep: 'after' | 'before' | 'middle' | 'near';
  readonly why: StartReason;
}

/** Sine of the angle below which a wall is exactly square to a direction. */
const EXACTLY = 1e-6;
/** Walls of the same place, mm. */
const SAME_LINE = 0.05;
/** Shorter walls are no place to begin, mm. */
const LEAST_WALL = 20;
/** A row that is too narrow is worse than rows that lack much. */
const TOO_NARROW = 10;
/** A wall at the end of a tile, despite rounding, in steps. */
const NO_WIDTH = 1e-9;

/** A line of walls square to the direction, with the floor on its higher or lower side. */
interface WallLine {
  readonly at: number;
  readonly isLow: boolean;
  length: number;
  readonly wall: number;
  /** Whether tiles along it need no trimming. */
  readonly isSquare: boolean;
}

/** Everything about one direction of a room and its pattern. */
export class Direction {
  readonly unit: Point;
  readonly lines: Lines;
  /** Longest first. */
  private readonly wallLines: readonly WallLine[];
  private readonly room: Room;

  constructor(room: Room, unit: Point, tellsRepeats = true) {
    this.room = room;
    this.unit = unit;
    this.lines = linesOf(room.lattice, unit, tellsRepeats);
    this.wallLines = wallLinesOf(room.walls, unit);
  }

  /** The natural ways, each place once: the middle of the room, doors, and walls in the order of their lengths. */
  natural(): Anchor[] {
    const doors = this.room.doors.flatMap((_, door) => this.inDoor(door));
    return unequal([
      ...this.centred(),
      ...doors,
      ...this.wallLines.flatMap((line) => this.along(line)),
      ...this.balanced(),
    ]);
  }

  /** The natural way whose rows lack least to half a tile, without pieces narrower than `limit` if it can be. */
  likeliest(limit: number): Anchor {
    const natural = this.natural();
    const lacks = natural.map(({ at }) => this.lackAt(at, limit));
    return natural[lacks.indexOf(Math.min(...lacks))];
  }

  /** What the rows at all walls lack to half a tile, times their lengths, mm. */
  private lackAt(start: number, limit: number): number {
    const { tiles, step } = this.lines;
    const lackOf = ({ at, isLow }: WallLine, { low, high }: Extent): number => {
      const way = at - start - low;
      const within = step === undefined ? way : way - step * Math.floor(way / step + NO_WIDTH);
      if (within <= OVER_THIN || within >= high - low - OVER_THIN) return 0;
      const depth = isLow ? high - low - within : within;
      return Math.max(0, 1 - (2 * depth) / (high - low)) + (depth < limit ? TOO_NARROW : 0);
    };
    const sum = (line: WallLine) => tiles.reduce((lack, tile) => lack + lackOf(line, tile), 0) / tiles.length;
    return this.wallLines.reduce((lack, line) => lack + line.length * sum(line), 0);
  }

  /** Lines of symmetry in the middle of the room's box. */
  centred(): Anchor[] {
    const centre = dot(this.room.middle, this.unit);
    const sides = [this.sideAt(true), this.sideAt(false)] as const;
    return this.lines.middles.map(({ at, middle }) => ({
      at: centre - at,
      keep: 'middle',
      why: sides[0] && sides[1] ? { way: 'equal', between: [sides[0], sides[1]], middle } : { way: 'middle', middle },
    }));
  }

  /** Whole tiles at a wall, by its index. */
  wholeAt(wall: number): Anchor[] {
    const line = lineOf(this.room.walls[wall], wall, this.unit);
    return this.along(line).filter(({ why }) => why.way !== 'half');
  }

  /** A tile or a joint in the middle of a door in a wall along the direction. */
  inDoor(door: number): Anchor[] {
    const { from, to } = this.room.doors[door];
    const isAcross = Math.abs(cross({ x: to.x - from.x, y: to.y - from.y }, this.unit)) > SQUARE * distance(from, to);
    if (isAcross) return [];
    const middle = (dot(from, this.unit) + dot(to, this.unit)) / 2;
    const lines = this.lines.middles.filter((line) => line.middle !== 'line');
    const centres = this.lines.tiles.map(({ low, high }) => ({ at: (low + high) / 2, middle: 'tile' as const }));
    return (lines.length > 0 ? lines : centres).map(({ at, middle: which }) => ({
      at: middle - at,
      keep: 'near',
      why: { way: 'door', door, middle: which },
    }));
  }

  /** Pieces at each wall that are as narrow as they may be, for a tile of some extent, mm. */
  leastAtWalls(widthOf: (extent: number) => number): Anchor[] {
    if (!this.lines.hasEdges) return [];
    return this.wallLines.flatMap((line) =>
      this.lines.tiles.map(({ low, high }): Anchor => {
        const width = widthOf(high - low);
        const at = line.isLow ? line.at + width - high : line.at - width - low;
        return { at, keep: line.isLow ? 'after' : 'before', why: { way: 'least', at: this.placeOf(line) } };
      }),
    );
  }

  /** Whole tiles along a line of walls; halves too, where tiles have points there. */
  private along(line: WallLine): Anchor[] {
    const at = this.placeOf(line);
    const { tiles, hasEdges } = this.lines;
    const whole = tiles.map(
      ({ low, high }): Anchor => ({
        at: line.at - (line.isLow ? low : high),
        keep: line.isLow ? 'after' : 'before',
        why: { way: 'whole', at },
      }),
    );
    if (hasEdges) return whole;
    return [
      ...whole,
      ...tiles.map(
        ({ low, high }): Anchor => ({ at: line.at - (low + high) / 2, keep: 'middle', why: { way: 'half', at } }),
      ),
    ];
  }

  /** Lines of symmetry in the middle between two walls that face each other. */
  private balanced(): Anchor[] {
    const { walls, facing } = this.room;
    const pairs = facing.flatMap(({ walls: [one, other], length }) => {
      if (!isSquareTo(walls[one], this.unit) || !isSquareTo(walls[other], this.unit)) return [];
      const [a, b] = [one, other].map((wall) => ({ wall, at: meanOf(walls[wall], this.unit) }));
      return [{ low: a.at < b.at ? a : b, high: a.at < b.at ? b : a, length }];
    });
    pairs.sort((one, other) => other.length - one.length);
    return pairs.flatMap(({ low, high }) =>
      this.lines.middles.map(
        ({ at, middle }): Anchor => ({
          at: (low.at + high.at) / 2 - at,
          keep: 'middle',
          why: { way: 'equal', between: [this.room.sideOrWall(low.wall), this.room.sideOrWall(high.wall)], middle },
        }),
      ),
    );
  }

  /** The side of the box that a wall of the room lies on, if one does. */
  private sideAt(isLow: boolean): Place | undefined {
    const line = this.wallLines.find(
      (line) => line.isLow === isLow && this.room.sideOf(this.room.walls[line.wall]) !== undefined,
    );
    return line && this.room.sideOrWall(line.wall);
  }

  private placeOf({ wall }: WallLine): Place {
    return this.room.placeOf(wall);
  }
}

function isSquareTo({ inward }: Wall, unit: Point): boolean {
  return Math.abs(cross(inward, unit)) < SQUARE;
}

/** Where a wall is on average: between two that are out of square, cuts are equal in their middle. */
export function meanOf({ from, to }: Wall, unit: Point): number {
  return (dot(from, unit) + dot(to, unit)) / 2;
}

/** Where a wall is farthest from the floor: there a whole tile meets a wall that is out of square. */
function lineOf({ from, to, inward, length }: Wall, wall: number, unit: Point): WallLine {
  const isLow = dot(inward, unit) > 0;
  const [a, b] = [dot(from, unit), dot(to, unit)];
  return {
    at: isLow ? Math.min(a, b) : Math.max(a, b),
    isLow,
    length,
    wall,
    isSquare: Math.abs(cross(inward, unit)) < EXACTLY,
  };
}

function wallLinesOf(walls: readonly Wall[], unit: Point): WallLine[] {
  const lines: WallLine[] = [];
  const byLength = walls
    .map((_, wall) => wall)
    .sort((one, other) => walls[other].length - walls[one].length || one - other);
  for (const wall of byLength) {
    if (walls[wall].length < LEAST_WALL || !isSquareTo(walls[wall], unit)) continue;
    const line = lineOf(walls[wall], wall, unit);
    const known = lines.find(({ at, isLow }) => isLow === line.isLow && Math.abs(at - line.at) < SAME_LINE);
    if (known) known.length += line.length;
    else lines.push(line);
  }
  return lines.sort((one, other) => other.length - one.length);
}

function unequal(anchors: readonly Anchor[]): Anchor[] {
  return anchors.filter(({ at }, i) => anchors.findIndex((other) => Math.abs(other.at - at) < SAME_LINE) === i);
}
