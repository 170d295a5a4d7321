// Convex bodies that walls are moved by to draw a map of starts: a tile, and the core of a tile.

import type { Point } from '../../geometry/point.ts';
import type { Shape } from '../../layout/index.ts';
import { eachWall, type Floor } from '../../room.ts';
import { THIN } from '../../widths.ts';
import { roughMarksOf } from '../walls/wall-marks.ts';

/** A convex outline about its own centre: edge k runs from corner k to the next, in ascending directions. */
export interface Body {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** Direction of each edge, radians from -π to π. */
  readonly directions: Float64Array;
}

/** Returns the body of a tile, without the margin in which a wall leaves only strips that do not exist. */
export function tileBody({ corners, normalX, normalY, reach }: Shape): Body {
  // Normals point into the tile.
  const lines = Array.from({ length: corners }, (_, k) => ({ x: -normalX[k], y: -normalY[k], reach: reach[k] - THIN }));
  // Edge k runs from corner k with the tile on the side that its normal points to.
  const starts = lines.map((line, k) => crossing(lines[(k + corners - 1) % corners], line));
  const edges = lines.map(({ x, y }) => Math.atan2(x, -y));
  return ordered(
    starts.map(({ x }) => x),
    starts.map(({ y }) => y),
    edges,
  );
}

/**
 * Returns the core of a tile: a wall that reaches it leaves more than a sliver of the tile, and more than `stripLimit`
 * mm if there is such a limit. `across` are directions across walls, within half a turn, ascending. The core is exact
 * for these walls; geometers call it a floating body.
 */
export function coreBody(shape: Shape, across: readonly number[], stripLimit?: number): Body {
  const half = across.map((angle) => {
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return { x, y, reach: -roughMarksOf(shape, { x, y }, stripLimit).sliver };
  });
  // Tiles are centrally symmetric, and so are their cores.
  const lines = [...half, ...half.map(({ x, y, reach }) => ({ x: -x, y: -y, reach }))];
  const corners = lines.map((line, k) => crossing(line, lines[(k + 1) % lines.length]));
  // From the crossing of lines k and k + 1, the edge runs along line k + 1. Edges may be too short to tell where.
  const edges = lines.map((_, k) => {
    const { x, y } = lines[(k + 1) % lines.length];
    return Math.atan2(x, -y);
  });
  return ordered(
    corners.map(({ x }) => x),
    corners.map(({ y }) => y),
    edges,
  );
}

/** A line at a distance from the centre along its unit normal. */
export interface Line extends Point {
  readonly reach: number;
}

/** Returns where two lines cross. */
export function crossing(one: Line, other: Line): Point {
  const turn = one.x * other.y - one.y * other.x;
  return {
    x: (one.reach * other.y - other.reach * one.y) / turn,
    y: (one.x * other.reach - other.x * one.reach) / turn,
  };
}

/** A body that begins with the edge of the lowest direction. */
function ordered(xs: ArrayLike<number>, ys: ArrayLike<number>, edges: readonly number[]): Body {
  const first = edges.indexOf(Math.min(...edges));
  const order = edges.map((_, k) => (first + k) % edges.length);
  return {
    xs: Float64Array.from(order, (k) => xs[k]),
    ys: Float64Array.from(order, (k) => ys[k]),
    directions: Float64Array.from(order, (k) => edges[k]),
  };
}

/** Returns the way of a body's centre around a corner of the room between two walls, relative to the corner. */
export function wayAround(body: Body, before: Wall, after: Wall): Point[] {
  const { xs, ys } = body;
  const last = farthestCorner(body, after.direction);
  const next = Math.sin(after.direction - before.direction) > 0 ? 1 : xs.length - 1;
  const way: Point[] = [];
  let corner = farthestCorner(body, before.direction);
  for (; corner !== last; corner = (corner + next) % xs.length) way.push({ x: xs[corner], y: ys[corner] });
  way.push({ x: xs[last], y: ys[last] });
  return way;
}

/** Returns the corner of a body that reaches farthest to the right of a direction. */
function farthestCorner({ directions }: Body, direction: number): number {
  let corner = 0;
  while (corner < directions.length && directions[corner] < direction) corner++;
  return corner === directions.length ? 0 : corner;
}

/** A wall of a floor. */
export interface Wall {
  /** Radians; the floor is on the side of growing angles. */
  readonly direction: number;
  readonly length: number;
}

/** Returns the walls of a floor. */
export function wallsOf(floor: Floor): Wall[] {
  const walls: Wall[] = [];
  eachWall(floor, (dx, dy) => walls.push({ direction: Math.atan2(dy, dx), length: Math.hypot(dx, dy) }));
  return walls;
}

/** Walls closer to each other in direction than this, radians, share an edge of the core. */
const SAME_DIRECTION = 0.05;

/** Directions that keep a core from being pointed where there are no walls. */
const EVEN_DIRECTIONS = 8;

/** Returns the directions across walls, and some between them, within half a turn, ascending. */
export function directionsAcross(walls: readonly Wall[]): number[] {
  const chosen: number[] = [];
  const add = (direction: number, apart: number) => {
    const within = direction - Math.floor(direction / Math.PI) * Math.PI;
    const isNew = chosen.every((other) => {
      const between = Math.abs(other - within);
      return Math.min(between, Math.PI - between) > apart;
    });
    if (isNew) chosen.push(within);
  };
  for (const { direction } of walls) add(direction + Math.PI / 2, SAME_DIRECTION);
  for (let i = 0; i < EVEN_DIRECTIONS; i++) add((i * Math.PI) / EVEN_DIRECTIONS, (0.5 * Math.PI) / EVEN_DIRECTIONS);
  return chosen.sort((one, other) => one - other);
}
