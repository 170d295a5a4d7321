// Outlines that lines close to: their ends are joined where they meet, and every area that they enclose is one. In mm.

import { distance, type Point, type Ring, signedArea } from '../../engine/index.ts';
import type { Count } from '../clean/tally.ts';
import { joinEnds, type Line } from './ends.ts';

/** A line between two nodes. */
interface Edge {
  readonly from: number;
  readonly to: number;
  readonly corners: readonly Point[];
}

/** A line in one of its directions: twice the place of its edge, and one more against it. */
type Half = number;

/** Returns the areas that lines enclose. Lines that enclose none are counted as open. */
export function facesOf(lines: readonly Line[], count: Count, group: string | null): readonly Ring[] {
  const { nodes, edges, closed } = joinEnds(lines);
  count('chain-closed', closed, group);
  const kept = withoutLooseEnds(nodes, edges);
  count('open-chain', edges.length - kept.length, group);
  return ringsAround(nodes, kept);
}

/** The edges without those that lead nowhere. */
function withoutLooseEnds(nodeCount: number, edges: readonly Edge[]): readonly Edge[] {
  const at: number[][] = Array.from({ length: nodeCount }, () => []);
  edges.forEach(({ from, to }, edge) => {
    at[from].push(edge);
    at[to].push(edge);
  });
  const degrees = at.map(({ length }) => length);
  const isLoose = new Uint8Array(edges.length);
  const ends = degrees.flatMap((degree, node) => (degree === 1 ? [node] : []));
  for (let node = ends.pop(); node !== undefined; node = ends.pop()) {
    const edge = at[node].find((one) => isLoose[one] === 0);
    if (edge === undefined) continue;
    isLoose[edge] = 1;
    for (const end of [edges[edge].from, edges[edge].to]) if (--degrees[end] === 1) ends.push(end);
  }
  return edges.filter((_, edge) => isLoose[edge] === 0);
}

/** Follows the edges, at every node the next one around it, and keeps the ways that have an area on their right. */
function ringsAround(nodeCount: number, edges: readonly Edge[]): readonly Ring[] {
  const around: Half[][] = Array.from({ length: nodeCount }, () => []);
  edges.forEach(({ from, to }, edge) => {
    around[from].push(2 * edge);
    around[to].push(2 * edge + 1);
  });
  const following = new Int32Array(2 * edges.length);
  for (const halves of around) {
    const sorted = halves.map((half) => ({ half, angle: directionOf(edges, half) })).sort((a, b) => a.angle - b.angle);
    sorted.forEach(({ half }, i) => {
      // Arriving against `half`, the way goes on along its neighbour.
      following[half ^ 1] = sorted[(i + sorted.length - 1) % sorted.length].half;
    });
  }
  const isDone = new Uint8Array(2 * edges.length);
  const rings: Ring[] = [];
  for (let begin = 0; begin < isDone.length; begin++) {
    const ring: Point[] = [];
    for (let half = begin; isDone[half] === 0; half = following[half]) {
      isDone[half] = 1;
      const corners = cornersAlong(edges, half);
      for (let i = 0; i + 1 < corners.length; i++) ring.push(corners[i]);
    }
    if (ring.length >= 3 && signedArea(ring) > 0) rings.push(ring);
  }
  return rings;
}

function cornersAlong(edges: readonly Edge[], half: Half): readonly Point[] {
  const { corners } = edges[half >> 1];
  return half % 2 === 0 ? corners : corners.toReversed();
}

/** The direction in which a line leaves its node, from its first corner that is somewhere else. */
function directionOf(edges: readonly Edge[], half: Half): number {
  const corners = cornersAlong(edges, half);
  const next = corners.find((corner) => distance(corner, corners[0]) > 0) ?? corners[0];
  return Math.atan2(next.y - corners[0].y, next.x - corners[0].x);
}
