// The walls of a floor as starts see them: where they run, which of them face each other, and where doors are. Found once
// for all starts of a room. Millimetres in the caller's frame.

import { cross, distance, dot, nearestOn, type Point, type Ring, signedArea } from '../geometry/point.ts';
import { type Floor, originOf } from '../room.ts';
import { onGrid } from '../units.ts';

export interface Wall {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  readonly along: Point;
  /** Unit normal that points to the floor. */
  readonly inward: Point;
  /** Whether it belongs to a cutout that stands free. */
  readonly isIsland: boolean;
}

/** A part of two walls that face each other, across islands. */
export interface Facing {
  /** Indices of the walls. */
  readonly walls: readonly [number, number];
  readonly length: number;
  /** Their mean distance, mm. */
  readonly apart: number;
}

/** An opening in a wall. */
export interface DoorPlace {
  readonly from: Point;
  readonly to: Point;
}

/** A wall that is out of square by less than this sine, about 3°, still runs along the tiles. */
export const SQUARE = 0.05;

/** Walls that face each other on a shorter length, mm, are not compared. */
const LEAST_FACING = 100;

/** Cosine of the greatest angle between a door and its wall. */
const ALONG = 0.99;

/** A place this close to a wall is on it, mm. */
const ON_WALL = 0.05;

/** Returns the walls in the order of the floor's corners. */
export function wallsOf(floor: Floor): Wall[] {
  const origin = originOf(floor);
  return ringsIn(floor, origin).flatMap((ring) => {
    const isIsland = signedArea(ring) < 0;
    return ring.map((from, i) => {
      const to = ring[(i + 1) % ring.length];
      const length = distance(from, to);
      const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
      return { from, to, length, along, inward: { x: -along.y || 0, y: along.x }, isIsland };
    });
  });
}

function ringsIn({ xs, ys, ringEnds }: Floor, { x, y }: Point): Ring[] {
  return Array.from(ringEnds, (end, i) => {
    const first = ringEnds[i - 1] ?? 0;
    return Array.from({ length: end - first }, (_, k) => ({
      x: onGrid(xs[first + k] + x),
      y: onGrid(ys[first + k] + y),
    }));
  });
}

/** Returns which walls of the rooms face each other, each pair of parts once. */
export function facingWalls(walls: readonly Wall[]): Facing[] {
  return walls.flatMap((wall, i) =>
    facedBy(walls, wall).flatMap(({ index, ...facing }) =>
      index > i ? [{ walls: [i, index] as const, ...facing }] : [],
    ),
  );
}

interface Faced extends Pick<Facing, 'length' | 'apart'> {
  readonly index: number;
}

/** The walls that one faces, the nearest on each part of it. */
function facedBy(walls: readonly Wall[], { from, along, inward, length, isIsland }: Wall): Faced[] {
  if (isIsland || length < LEAST_FACING) return [];
  const ahead = walls.flatMap((other, index) => {
    const away = dot(inward, other.from) + dot(inward, other.to) - 2 * dot(inward, from);
    const isOpposite = dot(inward, other.inward) < 0 && Math.abs(cross(inward, other.inward)) < SQUARE;
    if (other.isIsland || !isOpposite || away <= 0) return [];
    const ends = [other.from, other.to].map(({ x, y }) => dot(along, { x: x - from.x, y: y - from.y }));
    return [{ index, away, low: Math.max(0, Math.min(...ends)), high: Math.min(length, Math.max(...ends)) }];
  });
  ahead.sort((one, other) => one.away - other.away || one.index - other.index);
  let free: (readonly [number, number])[] = [[0, length]];
  return ahead.flatMap(({ index, away, low, high }) => {
    const seen = free.reduce((sum, [a, b]) => sum + Math.max(0, Math.min(b, high) - Math.max(a, low)), 0);
    free = free.flatMap(([a, b]) =>
      [[a, Math.min(b, low)] as const, [Math.max(a, high), b] as const].filter(([p, q]) => q > p),
    );
    return seen >= LEAST_FACING ? [{ index, length: seen, apart: away / 2 }] : [];
  });
}

/** Returns the wall in which a door is; undefined if the floor has none there. */
export function wallOfDoor(walls: readonly Wall[], { from, to }: DoorPlace, edge: number): number | undefined {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const along = { x: to.x - from.x, y: to.y - from.y };
  const width = distance(from, to);
  const near = walls.map(
    (wall) =>
      !wall.isIsland &&
      Math.abs(dot(wall.along, along)) > ALONG * width &&
      distance(nearestOn(wall.from, wall.to, middle), middle) < edge + 1,
  );
  const index = near.indexOf(true);
  return index < 0 ? undefined : index;
}

/** Whether a place is on the floor, its walls included. */
export function isOnFloor(walls: readonly Wall[], place: Point): boolean {
  let isInside = false;
  for (const { from, to } of walls) {
    if (distance(nearestOn(from, to, place), place) <= ON_WALL) return true;
    if (from.y <= place.y === to.y <= place.y) continue;
    if (from.x + ((place.y - from.y) * (to.x - from.x)) / (to.y - from.y) > place.x) isInside = !isInside;
  }
  return isInside;
}

/** Returns the unit vector along which most of the walls run. */
export function mainDirection(walls: readonly Wall[]): Point {
  let best = { along: { x: 1, y: 0 }, length: 0 };
  for (const { along } of walls) {
    const length = walls.reduce(
      (sum, other) =>
        sum + (Math.abs(dot(along, other.along) * cross(along, other.along)) < SQUARE / 2 ? other.length : 0),
      0,
    );
    if (length > best.length) best = { along, length };
  }
  // Of the four directions that are square to each other, the one nearest to the right.
  const { x, y } = best.along;
  return [
    { x, y },
    { x: -y, y: x },
    { x: -x, y: -y },
    { x: y, y: -x },
  ].reduce((a, b) => (b.x > a.x + 1e-9 ? b : a));
}
