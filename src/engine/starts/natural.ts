// Natural starts: each way to place a pattern in one direction with each way in the other, as points that can be set out.

import { cross, distance, dot, type Point } from '../geometry/point.ts';
import { isWithinReach } from '../room-checks.ts';
import { onGrid } from '../units.ts';
import { type Anchor, Direction } from './anchors.ts';
import type { Room } from './room.ts';
import { isOnFloor, mainDirection, SQUARE } from './walls.ts';
import type { StartWhy } from './why.ts';

/** A start in the caller's frame, mm, and why it is natural. */
export interface NaturalStart {
  readonly start: Point;
  readonly why: StartWhy;
}

/** The ways in the two directions of a pattern, which are square to each other. */
export interface Ways {
  readonly directions: readonly [Direction, Direction];
  readonly anchors: readonly [readonly Anchor[], readonly Anchor[]];
}

/** Returns the directions that starts are combined of: the pattern's own, and the walls' if tiles can be aligned to them. */
export function directionsOf(room: Room): [[Direction, Direction], ...[Direction, Direction][]] {
  const { along, walls } = room;
  const own = squareDirections(room, along);
  const main = mainDirection(walls);
  const isAskew = Math.abs(dot(main, along) * cross(main, along)) > SQUARE / 2;
  if (!isAskew || room.lattice.rows) return [own];
  const ofWalls = squareDirections(room, main);
  return ofWalls.every(({ lines }) => lines.spacing !== undefined) ? [own, ofWalls] : [own];
}

/** Returns the direction square to a wall and the one along it: the pattern's own if it runs along the wall. */
export function directionsAt(room: Room, wall: number): [Direction, Direction] {
  const { inward } = room.walls[wall];
  const isAlong = Math.abs(cross(inward, room.along)) < SQUARE;
  const isAcross = Math.abs(dot(inward, room.along)) < SQUARE;
  const [one, other] = squareDirections(room, isAlong || isAcross ? room.along : inward);
  return isAcross ? [other, one] : [one, other];
}

function squareDirections(room: Room, along: Point): [Direction, Direction] {
  return [new Direction(room, along), new Direction(room, { x: -along.y || 0, y: along.x }, false)];
}

/** Returns the starts of all pairs of ways, each start once; those off the floor only if no other can be set out. */
export function combined(room: Room, ways: readonly Ways[]): NaturalStart[] {
  const starts = new Map<string, NaturalStart>();
  for (const { directions, anchors } of ways) {
    const [all, allOther] = anchors.map((list, i): readonly PlacedAnchor[] =>
      isAlongRows(room, directions[i]) ? [anywhere(room, directions[i])] : list,
    );
    const [one, other] = firstOf(all, allOther, room.mostStarts);
    for (const a of one) {
      for (const b of other) {
        const start = settled(room, directions, [a, b]);
        const key = `${start.x},${start.y}`;
        const why = [a, b].flatMap((anchor) => (anchor.isFree ? [] : [anchor.why]));
        if (!starts.has(key) && isWithinReach(start)) starts.set(key, { start, why });
      }
    }
  }
  const all = [...starts.values()];
  const onFloor = all.filter(({ start }) => isOnFloor(room.walls, start));
  return onFloor.length > 0 ? onFloor : all;
}

/** The first of two lists, of which no more pairs than a limit can be made: the longer one gives way. */
function firstOf<T>(one: readonly T[], other: readonly T[], mostPairs: number): readonly [readonly T[], readonly T[]] {
  const side = Math.ceil(Math.sqrt(mostPairs));
  const most = (length: number) => Math.max(side, Math.floor(mostPairs / length));
  return [one.slice(0, most(other.length)), other.slice(0, most(one.length))];
}

/** Boards in rows choose their places along the rows themselves. */
function isAlongRows({ lattice: { rows, repeat } }: Room, { unit }: Direction): boolean {
  return rows !== undefined && Math.abs(cross(repeat[0], unit)) < SQUARE * Math.hypot(repeat[0].x, repeat[0].y);
}

type PlacedAnchor = Anchor & { readonly isFree?: true };

function anywhere(room: Room, { unit }: Direction): PlacedAnchor {
  return { at: dot(room.outer[0], unit), keep: 'middle', why: { way: 'middle', middle: 'line' }, isFree: true };
}

/** How far around the room's first corner, in repeats, the same layout is looked for on the floor: near, then far. */
const REACHES = [1, 5];
/** Boards in rows may begin at any of so many places of a board. */
const PLACES_OF_BOARD = 10;

/** The point of the same layout that is on the floor, nearest to the room's first corner, and can be set out. */
function settled(room: Room, directions: readonly [Direction, Direction], [a, b]: readonly [Anchor, Anchor]): Point {
  const [one, other] = directions;
  const exact = { x: a.at * one.unit.x + b.at * other.unit.x, y: a.at * one.unit.y + b.at * other.unit.y };
  const keep = [keepAlong('x', one, a, b), keepAlong('y', one, a, b)] as const;
  let outside = exact;
  let between: Point | undefined;
  for (const reach of REACHES) {
    const sorted = repeatsNear(room, exact, reach)
      .map((ideal) => {
        const point = { x: setOut(ideal.x, keep[0]), y: setOut(ideal.y, keep[1]) };
        return { point, way: wayFrom(room.outer[0], point) + (distance(ideal, point) < SET_OUT ? 0 : ROUNDED) };
      })
      .sort((p, q) => p.way - q.way);
    const found = sorted.find(({ point }) => isOnFloor(room.walls, point));
    if (found && found.way < BETWEEN) return found.point;
    between ??= found?.point;
    outside = sorted[0].point;
  }
  // A floor smaller than a tile may have none.
  return between ?? outside;
}

/** The same layout's starts around the room's first corner. */
function repeatsNear({ lattice, outer: [corner] }: Room, start: Point, reach: number): Point[] {
  const [repeat, row] = lattice.repeat;
  const step = lattice.rows ? { x: repeat.x / PLACES_OF_BOARD, y: repeat.y / PLACES_OF_BOARD } : repeat;
  const cell = cross(step, row);
  const way = { x: corner.x - start.x, y: corner.y - start.y };
  const [i, k] = [Math.round(cross(way, row) / cell), Math.round(cross(step, way) / cell)];
  const points: Point[] = [];
  for (let m = i - reach; m <= i + reach; m++) {
    for (let n = k - reach; n <= k + reach; n++) {
      points.push({ x: start.x + m * step.x + n * row.x, y: start.y + m * step.y + n * row.y });
    }
  }
  return points;
}

/** How far a point is from a corner; one between whole millimetres comes after all others. */
function wayFrom(corner: Point, point: Point): number {
  const isWhole = Number.isInteger(point.x) && Number.isInteger(point.y);
  return Math.round(distance(corner, point) / NEARER) + (isWhole ? 0 : BETWEEN);
}

/** Distances that differ by less are equal, mm, so that rounding does not choose. */
const NEARER = 1e-3;
/** Points that had to be rounded by more than this, mm, come after those of the same layout that had not. */
const SET_OUT = 0.01;
const ROUNDED = 1e9;
const BETWEEN = 1e12;

/** How a coordinate may be rounded: by the way of the direction that runs along it, if one does. */
function keepAlong(axis: 'x' | 'y', { unit }: Direction, a: Anchor, b: Anchor): Anchor['keep'] {
  const isLevel = Math.abs(unit.y) < 1e-12;
  const isUpright = Math.abs(unit.x) < 1e-12;
  if (!isLevel && !isUpright) return 'near';
  const own = isLevel === (axis === 'x') ? a : b;
  const backwards = isLevel ? unit.x < 0 : (axis === 'x') === unit.y > 0;
  if (own.keep === 'middle' || own.keep === 'near' || !backwards) return own.keep;
  return own.keep === 'after' ? 'before' : 'after';
}

const EXACT = 1e-6;
/** Half a millimetre is rounded up. */
const HALF = 0.5 - EXACT;
/** Two cuts must not differ by less than this, mm, unless they are equal. */
const LEAST_DIFFERENCE = 0.5;

/**
 * Rounds a coordinate to what can be set out: whole millimetres, or the tenth on which a wall or a joint lies. A tile that
 * begins at a wall stays on the floor; equal cuts at two walls stay equal or differ so that it shows.
 */
export function setOut(mm: number, keep: Anchor['keep']): number {
  if (keep === 'near') return Math.round(mm) + 0;
  const tenth = Math.round(mm * 10) / 10;
  if (keep !== 'middle' && Math.abs(mm - tenth) < EXACT) return onGrid(tenth);
  const [below, above] = [Math.floor(mm + EXACT), Math.ceil(mm - EXACT)];
  if (keep === 'after') return above;
  if (keep === 'before') return below;
  const [near, far] = mm - below < HALF ? [below, above] : [above, below];
  const difference = 2 * Math.abs(mm - near);
  return difference < 2 * EXACT || difference >= LEAST_DIFFERENCE ? near : far;
}
