// The overlay of two regions given by rings, in µm. All walls are split where they meet, on a fine grid and by exact
// decisions. Winding numbers say what is on each side of an edge. Edges with floor on one side are linked to rings.
// Every loop is bounded by the number of walls and crossings, and no step can fail.

import { type Point, type Ring, signedArea } from '../point.ts';
import { stepsFor, toGrid } from './grid.ts';
import { type Edges, type SplitLimits, splitWalls } from './split.ts';
import { type HalfEdges, windHalfEdges } from './windings.ts';

export type { SplitLimits } from './split.ts';

/** Whether a place is floor, given its winding numbers in both operands. */
export type FloorRule = (first: number, second: number) => boolean;

/**
 * Returns the rings around the floor: outer rings positive, holes negative. Parts of the floor that touch in a point
 * have separate rings. A ring may visit a corner twice, but never crosses itself. Returns undefined if splitting the
 * walls exceeds the limits. With one of `steps` per micrometre, all corners are whole micrometres.
 */
export function overlay(first: readonly Ring[], second: readonly Ring[], isFloor: FloorRule): Ring[];
export function overlay(
  first: readonly Ring[],
  second: readonly Ring[],
  isFloor: FloorRule,
  limits: SplitLimits,
  steps?: number,
): Ring[] | undefined;
export function overlay(
  first: readonly Ring[],
  second: readonly Ring[],
  isFloor: FloorRule,
  limits: SplitLimits = NO_LIMITS,
  steps = stepsFor([...first, ...second]),
): Ring[] | undefined {
  const onGrid = (ring: Ring) => toGrid(ring, steps);
  const edges = splitWalls([first.map(onGrid), second.map(onGrid)], limits);
  const rings = edges && traceRings(edges, windHalfEdges(edges), isFloor);
  return rings?.map((ring) => ring.map(({ x, y }) => ({ x: x / steps, y: y / steps })));
}

const NO_LIMITS: SplitLimits = { walls: Infinity, comparisons: Infinity, crossings: Infinity };

/** Follows the edges that have floor on the inside only. */
function traceRings(edges: Edges, halves: HalfEdges, isFloor: FloorRule): Ring[] {
  const [first, second] = halves.inside;
  const count = halves.tails.length;
  const hasFloor = Array.from({ length: count }, (_, half) => isFloor(first[half], second[half]));
  const isWall = hasFloor.map((floor, half) => floor && !hasFloor[half ^ 1]);
  const isTraced = new Uint8Array(count);
  const rings: Ring[] = [];
  for (let begin = 0; begin < count; begin++) {
    if (!isWall[begin] || isTraced[begin] === 1) continue;
    const way: number[] = [];
    for (let half = begin; isTraced[half] === 0; half = nextWall(half, halves, isWall)) {
      isTraced[half] = 1;
      way.push(half);
    }
    const ring = cornersOf(way, edges, halves);
    if (ring.length >= 3 && signedArea(ring) !== 0) rings.push(ring);
  }
  return rings;
}

/** The wall that continues a ring at the head of `half`: the first wall backwards around that vertex. */
function nextWall(half: number, { previous }: HalfEdges, isWall: readonly boolean[]): number {
  const back = half ^ 1;
  let next = previous[back];
  while (!isWall[next] && next !== back) next = previous[next];
  return next;
}

/** The corners of a ring of half-edges. A wall that continues past a vertex gets no corner and stays straight. */
function cornersOf(way: readonly number[], { xs, ys, walls }: Edges, { tails }: HalfEdges): Point[] {
  return way
    .filter((half, i) => walls[half >> 1] !== walls[way[i > 0 ? i - 1 : way.length - 1] >> 1])
    .map((half) => ({ x: xs[tails[half]], y: ys[tails[half]] }));
}
