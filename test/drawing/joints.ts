// Measures joints in a drawing, as with a ruler on paper: from a tile's edge straight out to the facing edge of the
// next.

import type { Point, Ring } from '../../src/engine/index.ts';
import { shoelace } from '../support/drawn.ts';

/** Where along an edge joints are measured; the middle would hit the cross joint of a half bond. */
const PLACES = [0.17, 0.41, 0.71];
/** Edges face each other if the cosine of their angle is below this; rounding to grains turns short edges slightly. */
const FACING = -0.995;

/** The steps from a cell to itself and its neighbours. */
const AROUND = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));

interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
}

/** A tile's edges and their bounding box. */
interface Face {
  readonly edges: readonly Edge[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Distances from the edges of `tiles` to the facing edges of `neighbours`, mm; negative if they overlap. Gaps wider
 * than `reach` are ignored: they end at a wall, or are the cross joint between two neighbours.
 */
export function measureJoints(tiles: readonly Ring[], neighbours: readonly Ring[], reach: number): number[] {
  // In cells as large as the largest tile, so that a tile is only compared with those of nine cells.
  const faces = neighbours.map(faceOf);
  const cell = Math.max(...faces.map(({ left, right, top, bottom }) => Math.max(right - left, bottom - top))) + reach;
  const cellOf = ({ left, top }: Face, right = 0, down = 0) =>
    `${Math.floor(left / cell) + right}/${Math.floor(top / cell) + down}`;
  const cells = new Map<string, Face[]>();
  for (const face of faces) {
    const others = cells.get(cellOf(face));
    if (others) others.push(face);
    else cells.set(cellOf(face), [face]);
  }
  return tiles.map(faceOf).flatMap((tile, index) => {
    const beside = AROUND.flatMap(([right, down]) => cells.get(cellOf(tile, right, down)) ?? []);
    const near = beside.filter((other) => comesNear(tile, other, reach) && !isSame(tile, other, tiles[index]));
    return tile.edges.flatMap((edge) => PLACES.flatMap((place) => gapsAt(edge, place, near, reach)));
  });
}

/** A lower bound for the width of the rings; no joint is wider. */
export function narrowestOf(rings: readonly Ring[]): number {
  return Math.min(...rings.map((ring) => (2 * Math.abs(shoelace(ring))) / perimeterOf(ring)));
}

/** The total length of a ring's edges, mm. */
export function perimeterOf(ring: Ring): number {
  return edgesOf(ring).reduce((sum, { length }) => sum + length, 0);
}

function gapsAt({ from, dx, dy, length }: Edge, place: number, near: readonly Face[], reach: number): number[] {
  const [x, y] = [from.x + place * dx, from.y + place * dy];
  // Rings run so that their outside is on the left of every edge, as seen on the sheet.
  const [outX, outY] = [dy / length, -dx / length];
  let least = Infinity;
  for (const { edges } of near) {
    for (const other of edges) {
      if (dx * other.dx + dy * other.dy > FACING * length * other.length) continue;
      const across = outX * other.dy - outY * other.dx;
      const [towardsX, towardsY] = [other.from.x - x, other.from.y - y];
      const away = (towardsX * other.dy - towardsY * other.dx) / across;
      const along = (towardsX * outY - towardsY * outX) / across;
      if (along > 0 && along < 1 && Math.abs(away) < reach) least = Math.min(least, away);
    }
  }
  return least < Infinity ? [least] : [];
}

function faceOf(ring: Ring): Face {
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  const edges = edgesOf(shoelace(ring) > 0 ? ring : ring.toReversed());
  return { edges, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function edgesOf(ring: Ring): Edge[] {
  return ring.map((from, i) => {
    const to = ring[(i + 1) % ring.length];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    return { from, to, dx, dy, length: Math.hypot(dx, dy) };
  });
}

function comesNear(a: Face, b: Face, reach: number): boolean {
  const isBeside = a.left > b.right + reach || b.left > a.right + reach;
  return !isBeside && a.top <= b.bottom + reach && b.top <= a.bottom + reach;
}

/** Whether a neighbour is the tile itself. */
function isSame(tile: Face, other: Face, ring: Ring): boolean {
  return (
    other.edges.length === ring.length &&
    tile.left === other.left &&
    tile.top === other.top &&
    tile.right === other.right &&
    tile.bottom === other.bottom &&
    tile.edges[0].from.x === other.edges[0].from.x
  );
}
