// How narrow a piece is: the short side of the tightest rectangle around it, and the narrowest neck at an inner corner.

import { crossFrom, distance, nearestOn, type Point, type Ring } from './geometry/point.ts';
import { placeOf } from './geometry/rings.ts';
import { meetingOf } from './geometry/segments.ts';

/** Corners closer than this to their neighbours, or to the line between them, are no corners, mm. */
const NO_CORNER = 1e-6;

/** A neck below this is no material but a wall that runs along a border by a hair: rooms lie on whole micrometres, mm. */
const HAIR = 1e-3;

/** Extents of a piece across and along the direction in which it is narrowest, mm. */
export interface Caliper {
  readonly width: number;
  readonly length: number;
}

/** The ring without corners within `noCorner` of a neighbour or of the line past them; clipping leaves such behind. */
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
      // Its neighbours may turn less, or more, without it.
      kept = 0;
    }
    i %= corners.length;
  }
  return corners;
}

/** Distance of a point from the line through two others; from one of them where they are the same. */
function distanceToLine(point: Point, a: Point, b: Point): number {
  const length = distance(a, b);
  if (length <= NO_CORNER) return distance(point, a);
  return Math.abs(crossFrom(a, b, point)) / length;
}

/** Short and long side of the tightest rectangle around a ring. */
export function caliperOf(ring: Ring): Caliper {
  const hull = convexHull(ring).flatMap(({ x, y }) => [x, y]);
  // A hull is convex.
  return packedCaliper(new Float64Array(hull), 0, hull.length) as Caliper;
}

/**
 * The caliper of a ring, its corners x and y in turn from `begin` to `end` of a list; undefined if it is not convex. One side
 * of the tightest rectangle lies along an edge; both sides of each are looked at, since a short one may point anywhere.
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

/** Whether a ring with positive area, packed like above, turns one way only. */
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

/** Positive where the walk a, b, c turns like an outer ring. */
function turn(a: Point, b: Point, c: Point): number {
  return crossFrom(b, c, a);
}

/**
 * Shortest straight way through the piece from an inner corner to the opposite side: the leg of an L, the bridge beside a
 * pipe. A notch alone is not narrow, because the way across it is not inside. Only necks below `known` are looked for; it is
 * returned when there is none.
 */
export function narrowestNeck(outer: Ring, holes: readonly Ring[], known = Infinity): number {
  const rings = [outer, ...holes];
  let narrowest = known;
  for (const ring of rings) {
    let before = ring[ring.length - 2];
    let corner = ring[ring.length - 1];
    for (const after of ring) {
      if (turn(before, corner, after) < 0) narrowest = neckAt(corner, rings, narrowest);
      before = corner;
      corner = after;
    }
  }
  return narrowest;
}

function neckAt(corner: Point, rings: readonly Ring[], known: number): number {
  let narrowest = known;
  for (const ring of rings) {
    let from = ring[ring.length - 1];
    for (const to of ring) {
      const foot = nearestOn(from, to, corner);
      const way = distance(corner, foot);
      if (way < narrowest && way > HAIR && from !== corner && to !== corner && runsInside(corner, foot, rings)) {
        narrowest = way;
      }
      from = to;
    }
  }
  return narrowest;
}

/**
 * Whether the way from a corner to a foot on a side stays strictly inside the piece between them. A way that all but runs
 * along one of the corner's own sides is the depth of a notch beside a wall out of square, and no neck.
 */
function runsInside(corner: Point, foot: Point, rings: readonly Ring[]): boolean {
  const middle = { x: (corner.x + foot.x) / 2, y: (corner.y + foot.y) / 2 };
  const beside = ALONGSIDE * distance(corner, foot);
  const staysClear = (from: Point, to: Point): boolean => {
    const lies = (point: Point, within: number) => distance(nearestOn(from, to, point), point) <= within;
    const own = from === corner || to === corner;
    if (lies(middle, own ? beside : NO_CORNER)) return false;
    return own || lies(foot, NO_CORNER) || meetingOf(corner, foot, from, to) === 'apart';
  };
  return (
    rings.filter((ring) => placeOf(middle, ring) === 'inside').length === 1 &&
    rings.every((ring) => ring.every((from, i) => staysClear(from, ring[i + 1 < ring.length ? i + 1 : 0])))
  );
}

const ALONGSIDE = 0.05;
