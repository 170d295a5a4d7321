// Splits walls into edges that meet only at their ends, by snap rounding (Hobby 1999). Corners and rounded crossings
// are the vertices, and every wall runs through each vertex whose pixel it passes. Moved this way, no wall jumps over a
// vertex, so the edges may coincide but never cross.

import type { Point, Ring } from '../point.ts';
import { byPlace } from '../rings.ts';
import { meetingOf } from '../segments.ts';
import { crossingOf, passesPixel } from './grid.ts';

/** Edges between vertices, with equal edges merged. An edge runs from the lower vertex number to the higher. */
export interface Edges {
  /** Vertices on the grid, from left to right and from top to bottom. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly from: number[];
  readonly to: number[];
  /** How much higher the winding number of each operand is on the side that the edge turns to from +x towards +y. */
  readonly weights: readonly [number[], number[]];
  /** One of the walls that each edge is a part of. */
  readonly walls: number[];
}

/** Limits on the number of walls, of comparisons between them and of crossings. */
export interface SplitLimits {
  readonly walls: number;
  readonly comparisons: number;
  readonly crossings: number;
}

interface Wall {
  /** The left end, or the upper end of a vertical wall. */
  readonly a: Point;
  readonly b: Point;
  readonly operand: 0 | 1;
  /** 1 if its ring runs from `a` to `b`. */
  readonly sense: 1 | -1;
}

/** Splits the walls of two operands (rings in grid steps) where they meet. Returns undefined above the limits. */
export function splitWalls(
  operands: readonly [readonly Ring[], readonly Ring[]],
  limits: SplitLimits,
): Edges | undefined {
  const walls = [...wallsOf(operands[0], 0), ...wallsOf(operands[1], 1)];
  if (walls.length > limits.walls) return undefined;
  walls.sort((one, other) => one.a.x - other.a.x);
  const crossings = crossingsOf(walls, limits);
  return crossings && edgesOf(walls, [...walls.flatMap(({ a, b }) => [a, b]), ...crossings]);
}

function wallsOf(rings: readonly Ring[], operand: 0 | 1): Wall[] {
  return rings.flatMap((ring) =>
    ring.map((from, i): Wall => {
      const to = ring[i + 1 < ring.length ? i + 1 : 0];
      return byPlace(to, from) < 0 ? { a: to, b: from, operand, sense: -1 } : { a: from, b: to, operand, sense: 1 };
    }),
  );
}

/** The crossings of walls, which are sorted by their left ends. For touches and overlaps, the corners are enough. */
function crossingsOf(walls: readonly Wall[], limits: SplitLimits): Point[] | undefined {
  const crossings: Point[] = [];
  let comparisons = 0;
  for (let i = 0; i < walls.length; i++) {
    const { a, b } = walls[i];
    for (let j = i + 1; j < walls.length && walls[j].a.x <= b.x; j++) {
      const other = walls[j];
      if (++comparisons > limits.comparisons) return undefined;
      if (meetingOf(a, b, other.a, other.b) !== 'cross') continue;
      if (crossings.length === limits.crossings) return undefined;
      crossings.push(crossingOf(a, b, other.a, other.b));
    }
  }
  return crossings;
}

function edgesOf(walls: readonly Wall[], points: Point[]): Edges {
  points.sort(byPlace);
  const vertices = points.filter((point, i) => i === 0 || byPlace(point, points[i - 1]) !== 0);
  const xs = Float64Array.from(vertices, ({ x }) => x);
  const ys = Float64Array.from(vertices, ({ y }) => y);
  const weights: [number[], number[]] = [[], []];
  const edges = { xs, ys, from: [] as number[], to: [] as number[], weights, walls: [] as number[] };
  const known = new Map<number, number>();
  walls.forEach((wall, index) => {
    const way = verticesAlong(wall, xs, ys);
    for (let i = 1; i < way.length; i++) {
      const from = Math.min(way[i - 1], way[i]);
      const to = Math.max(way[i - 1], way[i]);
      const key = from * xs.length + to;
      let edge = known.get(key);
      if (edge === undefined) {
        edge = edges.from.length;
        known.set(key, edge);
        edges.from.push(from);
        edges.to.push(to);
        weights[0].push(0);
        weights[1].push(0);
        edges.walls.push(index);
      }
      weights[wall.operand][edge] += from === way[i] ? -wall.sense : wall.sense;
    }
  });
  return edges;
}

/** The vertices whose pixels a wall passes, in order from its left end. */
function verticesAlong({ a, b }: Wall, xs: Float64Array, ys: Float64Array): number[] {
  const low = Math.min(a.y, b.y);
  const high = Math.max(a.y, b.y);
  const way: number[] = [];
  for (let i = firstFrom(xs, a.x); i < xs.length && xs[i] <= b.x; i++) {
    if (ys[i] < low || ys[i] > high || !passesPixel(a, b, xs[i], ys[i])) continue;
    way.push(i);
  }
  // Vertices are sorted downwards, but this wall passes the pixels of a column upwards.
  if (a.y > b.y) way.sort((i, j) => xs[i] - xs[j] || ys[j] - ys[i]);
  return way;
}

/** Returns the index of the first of the ascending `values` that is not below `value`. */
function firstFrom(values: Float64Array, value: number): number {
  let from = 0;
  for (let to = values.length; from < to; ) {
    const middle = (from + to) >> 1;
    if (values[middle] < value) from = middle + 1;
    else to = middle;
  }
  return from;
}
