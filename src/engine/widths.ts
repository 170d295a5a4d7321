// The width of a piece: the short side of the tightest rectangle around it.

import { crossFrom, distance, type Point, type Ring } from './geometry/point.ts';

/** Corners closer than this to their neighbours, or to the line between them, are not corners, mm. */
export const NO_CORNER = 1e-6;

/** Width up to which a strip does not exist, mm: nobody saws or sees a tenth of a millimetre. */
export const THIN = 0.1;
/** The widest strip, mm, that counts as no wider than `THIN`, despite rounding. */
export const OVER_THIN = THIN + 1e-9;

/** Whether something of this width, mm, is a thin strip. */
export function isThin(width: number): boolean {
  return width <= OVER_THIN;
}

/** Extents of a piece across and along the direction in which it is narrowest, mm. */
export interface Caliper {
  readonly width: number;
  readonly length: number;
}

/** Returns the ring without corners within `noCorner` mm of a neighbour or the line past them, as clipping leaves. */
export function cleaned(ring: Ring, noCorner = NO_CORNER): Ring {
  const corners = [...ring];
  let i = 0;
  for (let kept = 0; kept < corners.length && corners.length > 3; ) {
    const count = corners.length;
    if (distanceToLine(corners[i], corners[(i + count - 1) % count], corners[(i + 1) % count]) > noCorner) {
      kept++;
      i++;
    } else {
      corners.splice(i, 1);
      // Without it, its neighbours may turn less or more.
      kept = 0;
    }
    i %= corners.length;
  }
  return corners;
}

/** Distance of a point from the line through two others, or from one of them if they coincide. */
function distanceToLine(point: Point, a: Point, b: Point): number {
  const length = distance(a, b);
  if (length <= NO_CORNER) return distance(point, a);
  return Math.abs(crossFrom(a, b, point)) / length;
}

/** Returns the short and long sides of the tightest rectangle around a ring, mm. */
export function caliperOf(ring: Ring): Caliper {
  const hull = convexHull(ring);
  const points = new Float64Array(2 * hull.length);
  hull.forEach(({ x, y }, i) => {
    points[2 * i] = x;
    points[2 * i + 1] = y;
  });
  // A hull is convex, so it has a caliper.
  return packedCaliper(points, 0, points.length) as Caliper;
}

/**
 * Returns the caliper of a ring, x and y alternating from `begin` to `end`; undefined if it is not convex. One side of
 * the tightest rectangle is along an edge. Both sides of an edge are measured, since a short one may point anywhere.
 */
export function packedCaliper(points: Float64Array, begin: number, end: number): Caliper | undefined {
  let width = Infinity;
  let length = 0;
  let x0 = points[end - 2];
  let y0 = points[end - 1];
  for (let i = begin; i < end; i += 2) {
    const dx = points[i] - x0;
    const dy = points[i + 1] - y0;
    const edge = Math.sqrt(dx * dx + dy * dy);
    if (edge > NO_CORNER) {
      let left = 0;
      let right = 0;
      let back = 0;
      let ahead = 0;
      for (let j = begin; j < end; j += 2) {
        const x = points[j] - x0;
        const y = points[j + 1] - y0;
        const across = dx * y - dy * x;
        const along = dx * x + dy * y;
        if (across < left) left = across;
        if (across > right) right = across;
        if (along < back) back = along;
        if (along > ahead) ahead = along;
      }
      if (left < -NO_CORNER * edge) return undefined;
      if (right - left < width * edge) {
        width = (right - left) / edge;
        length = (ahead - back) / edge;
      }
    }
    x0 = points[i];
    y0 = points[i + 1];
  }
  return { width, length };
}

/** Whether a ring with positive area, packed as above, turns only one way. */
export function isPackedConvex(points: Float64Array, begin: number, end: number): boolean {
  let x = points[end - 2];
  let y = points[end - 1];
  let dx = x - points[end - 4];
  let dy = y - points[end - 3];
  for (let i = begin; i < end; i += 2) {
    const nextDx = points[i] - x;
    const nextDy = points[i + 1] - y;
    if (dx * nextDy - dy * nextDx < 0) return false;
    x = points[i];
    y = points[i + 1];
    dx = nextDx;
    dy = nextDy;
  }
  return true;
}

/** Corners of the convex hull, positive signed area (Andrew's two chains). */
function convexHull(ring: Ring): Ring {
  const sorted = [...ring].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

function halfHull(sorted: Ring): Point[] {
  const chain: Point[] = [];
  for (const point of sorted) {
    while (chain.length >= 2 && turn(chain[chain.length - 2], chain[chain.length - 1], point) <= 0) chain.pop();
    chain.push(point);
  }
  chain.pop();
  return chain;
}

/** Returns a positive number if the path a, b, c turns like an outer ring. */
export function turn(a: Point, b: Point, c: Point): number {
  return crossFrom(b, c, a);
}
