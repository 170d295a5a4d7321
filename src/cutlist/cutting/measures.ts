// How cuts are measured: from an edge that they are parallel to, otherwise by two marks on the edges that they meet.

import type { Point, Ring } from '../../engine/index.ts';
import { type Line, lineThrough, sideOf, THIN } from './lines.ts';
import type { EdgeName, FenceMeasure, Mark } from './model.ts';

/** Directions are parallel if their cross product is smaller. */
const PARALLEL = 1e-5;

/**
 * The distance of a line from a parallel edge, measured from `foot`; null if no edge of the tile is parallel. The edge on
 * the side that is kept comes first, if it still borders the part, then the one on the other side.
 */
export function fenceMeasure(line: Line, foot: Point, outline: Ring, part: Ring): FenceMeasure | null {
  const near = edgeBeside(line, outline, 1);
  const far = edgeBeside(line, outline, -1);
  const borders = (edge: Line | null) =>
    edge !== null && sides(part).some((side) => isParallel(side, edge) && Math.abs(sideOf(edge, side.at)) < THIN);
  const edge = [near, far].find(borders) ?? near ?? far;
  if (edge === null) return null;
  const distance = sideOf(line, edge.at);
  const from = { x: foot.x - distance * line.way.y, y: foot.y + distance * line.way.x };
  return { kind: 'fence', edge: nameOf(line, distance > 0), distance: Math.abs(distance), from, to: foot };
}

/** Where a line meets the edges of a tile, measured from corners on the side that is kept. */
export function marksOf(line: Line, outline: Ring): Mark[] {
  return outline.flatMap((corner, i) => {
    const next = (i + 1) % outline.length;
    const [a, b] = [sideOf(line, corner), sideOf(line, outline[next])];
    if (a >= 0 === b >= 0) return [];
    const share = a / (a - b);
    const at = {
      x: corner.x + share * (outline[next].x - corner.x),
      y: corner.y + share * (outline[next].y - corner.y),
    };
    const [from, towards] = a >= 0 ? [i, next] : [next, i];
    const distance = Math.hypot(at.x - outline[from].x, at.y - outline[from].y);
    return [{ corner: from, towards, distance, at }];
  });
}

/** The outermost side of a convex ring that is parallel to a line, on one side of it. */
function edgeBeside(line: Line, ring: Ring, direction: 1 | -1): Line | null {
  return sides(ring).find((side) => isParallel(side, line) && direction * sideOf(line, side.at) > THIN) ?? null;
}

function sides(ring: Ring): Line[] {
  return ring.flatMap((from, i) => {
    const to = ring[(i + 1) % ring.length];
    return Math.hypot(to.x - from.x, to.y - from.y) < THIN ? [] : [lineThrough(from, to)];
  });
}

function isParallel({ way: a }: Line, { way: b }: Line): boolean {
  return Math.abs(a.x * b.y - a.y * b.x) < PARALLEL;
}

/** The side of a tile on which an edge lies that is parallel to a line. */
function nameOf({ way }: Line, isKept: boolean): EdgeName {
  // The side that is kept is a quarter turn clockwise from the way of the line.
  const [x, y] = isKept ? [-way.y, way.x] : [way.y, -way.x];
  if (Math.abs(y) < PARALLEL) return x < 0 ? 'left' : 'right';
  if (Math.abs(x) < PARALLEL) return y < 0 ? 'top' : 'bottom';
  return null;
}
