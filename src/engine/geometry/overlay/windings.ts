// The winding numbers of both operands on each side of every edge. Around a vertex they change by the weights of its
// edges. So one number per connected group, counted from the edges left of its leftmost vertex, gives all others.

import type { Point } from '../point.ts';
import { sideOf } from '../segments.ts';
import type { Edges } from './split.ts';

/**
 * Every edge e as two half-edges: 2e in its direction, 2e + 1 in the opposite one. The half-edges that leave a vertex
 * are sorted by angle from +x towards +y; the `inside` of one is the side that it turns to in that sense.
 */
export interface HalfEdges {
  readonly tails: Int32Array;
  /** The next half-edge around the tail of each, and the previous one. */
  readonly next: Int32Array;
  readonly previous: Int32Array;
  /** Winding numbers of both operands on the inside of each. */
  readonly inside: readonly [Int32Array, Int32Array];
}

export function windHalfEdges(edges: Edges): HalfEdges {
  const count = 2 * edges.from.length;
  const halves = {
    tails: new Int32Array(count),
    next: new Int32Array(count),
    previous: new Int32Array(count),
    inside: [new Int32Array(count), new Int32Array(count)] as const,
  };
  const leaving: number[][] = Array.from(edges.xs, () => []);
  for (let half = 0; half < count; half++) {
    const tail = half % 2 === 0 ? edges.from[half >> 1] : edges.to[half >> 1];
    halves.tails[half] = tail;
    leaving[tail].push(half);
  }
  for (const halvesHere of leaving) linkRound(halvesHere, edges, halves);
  settle(leaving, edges, halves);
  return halves;
}

/** Links the half-edges that leave one vertex, sorted by angle from -x around to -x. */
function linkRound(leaving: number[], { xs, ys }: Edges, { tails, next, previous }: HalfEdges): void {
  const arrowOf = (half: number): Point => ({
    x: xs[tails[half ^ 1]] - xs[tails[half]],
    y: ys[tails[half ^ 1]] - ys[tails[half]],
  });
  leaving.sort((one, other) => byAngle(arrowOf(one), arrowOf(other)));
  leaving.forEach((half, i) => {
    const after = leaving[i + 1 < leaving.length ? i + 1 : 0];
    next[half] = after;
    previous[after] = half;
  });
}

function byAngle(a: Point, b: Point): number {
  return Number(isLate(a)) - Number(isLate(b)) || -sideOf(ORIGIN, a, b);
}

/** Whether a vector points into the second half of the plane: below the origin, or straight to the left of it. */
function isLate({ x, y }: Point): boolean {
  return y > 0 || (y === 0 && x < 0);
}

const ORIGIN = { x: 0, y: 0 };

/** Walks through every connected group of edges from its leftmost vertex, which has the lowest number. */
function settle(leaving: readonly (readonly number[])[], edges: Edges, halves: HalfEdges): void {
  const { next, tails, inside } = halves;
  const isSettled = new Uint8Array(leaving.length);
  for (let vertex = 0; vertex < leaving.length; vertex++) {
    // A ring that is a single point has no edges.
    if (isSettled[vertex] === 1 || leaving[vertex].length === 0) continue;
    // All edges of this vertex lead to the right, so the inside of the last one is the plane to the left.
    const last = leaving[vertex][leaving[vertex].length - 1];
    for (const operand of [0, 1] as const) inside[operand][last] = windingLeftOf(vertex, edges, operand);
    isSettled[vertex] = 1;
    for (const open = [last]; open.length > 0; ) {
      const known = open.pop() as number;
      let half = known;
      do {
        const twin = half ^ 1;
        for (const operand of [0, 1] as const)
          inside[operand][twin] = inside[operand][half] - weightOf(half, edges, operand);
        if (isSettled[tails[twin]] === 0) {
          isSettled[tails[twin]] = 1;
          open.push(twin);
        }
        const after = next[half];
        if (after !== known) {
          for (const operand of [0, 1] as const)
            inside[operand][after] = inside[operand][half] + weightOf(after, edges, operand);
        }
        half = after;
      } while (half !== known);
    }
  }
}

function weightOf(half: number, { weights }: Edges, operand: 0 | 1): number {
  return half % 2 === 0 ? weights[operand][half >> 1] : -weights[operand][half >> 1];
}

/** The winding number just to the left of a vertex: the sum over the edges farther left that cross its height. */
function windingLeftOf(vertex: number, { xs, ys, from, to, weights }: Edges, operand: 0 | 1): number {
  const point = { x: xs[vertex], y: ys[vertex] };
  let winding = 0;
  for (let edge = 0; edge < from.length; edge++) {
    const a = { x: xs[from[edge]], y: ys[from[edge]] };
    const b = { x: xs[to[edge]], y: ys[to[edge]] };
    if (a.x > point.x) continue;
    if (a.y <= point.y === b.y <= point.y) continue;
    const isDownwards = a.y <= point.y;
    if (sideOf(a, b, point) === (isDownwards ? -1 : 1))
      winding += isDownwards ? -weights[operand][edge] : weights[operand][edge];
  }
  return winding;
}
