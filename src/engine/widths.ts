// How narrow a piece is: the short side of the tightest rectangle around it, and the narrowest neck at an inner corner.

import { distance, type Point, type Ring } from './geometry/point.ts';
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

/** The ring without repeated corners and corners on a straight line; clipping leaves both behind. */
export function cleaned(ring: Ring): Ring {
  const corners = [...ring];
  let i = 0;
  for (let kept = 0; kept < corners.length && corners.length > 3; ) {
    const count = corners.length;
    if (distanceToLine(corners[i], corners[(i + count - 1) % count], corners[(i + 1) % count]) > NO_CORNER) {
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
  return Math.abs((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)) / length;
}

/** Short and long side of the tightest rectangle around a ring. One of its sides lies along an edge of the convex hull. */
export function caliperOf(ring: Ring): Caliper {
  const hull = isConvex(ring) ? ring : convexHull(ring);
  let best = 0;
  let width = Infinity;
  for (let i = 0; i < hull.length; i++) {
    const across = widthAlong(hull, i);
    if (across < width) {
      width = across;
      best = i;
    }
  }
  return { width, length: lengthAlong(hull, best) };
}

/** Extent of a hull across the direction of one of its edges. */
function widthAlong(hull: Ring, edge: number): number {
  const a = hull[edge];
  const b = hull[edge + 1 < hull.length ? edge + 1 : 0];
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  let most = 0;
  for (const { x, y } of hull) {
    const across = dx * (y - a.y) - dy * (x - a.x);
    if (across > most) most = across;
  }
  return most / distance(a, b);
}

/** Extent of a hull in the direction of one of its edges. */
function lengthAlong(hull: Ring, edge: number): number {
  const a = hull[edge];
  const b = hull[edge + 1 < hull.length ? edge + 1 : 0];
  const along = hull.map(({ x, y }) => (b.x - a.x) * (x - a.x) + (b.y - a.y) * (y - a.y));
  return (Math.max(...along) - Math.min(...along)) / distance(a, b);
}

/** Whether a ring with positive area turns one way only. */
export function isConvex(ring: Ring): boolean {
  let a = ring[ring.length - 2];
  let b = ring[ring.length - 1];
  for (const c of ring) {
    if (turn(a, b, c) < 0) return false;
    a = b;
    b = c;
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

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
}

interface Side {
  readonly from: Point;
  readonly to: Point;
}

/**
 * Shortest straight way through the piece from an inner corner to the opposite side: the leg of an L, the bridge beside a
 * pipe. A notch alone is not narrow, because the way across it is not inside. Only necks below `known` are looked for; it is
 * returned when there is none.
 */
export function narrowestNeck(outer: Ring, holes: readonly Ring[], known = Infinity): number {
  const rings = [outer, ...holes];
  const sides = rings.flatMap((ring) => ring.map((from, i): Side => ({ from, to: ring[(i + 1) % ring.length] })));
  let narrowest = known;
  for (const ring of rings) {
    ring.forEach((corner, i) => {
      const inward = turn(ring[(i + ring.length - 1) % ring.length], corner, ring[(i + 1) % ring.length]) < 0;
      if (inward) narrowest = neckAt(corner, rings, sides, narrowest);
    });
  }
  return narrowest;
}

function neckAt(corner: Point, rings: readonly Ring[], sides: readonly Side[], known: number): number {
  let narrowest = known;
  for (const side of sides) {
    if (side.from === corner || side.to === corner) continue;
    const foot = nearestOn(side, corner);
    const way = distance(corner, foot);
    if (way < narrowest && way > HAIR && runsInside(corner, foot, rings, sides)) narrowest = way;
  }
  return narrowest;
}

function nearestOn({ from, to }: Side, point: Point): Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy);
  if (along <= 0) return from;
  return along >= 1 ? to : { x: from.x + along * dx, y: from.y + along * dy };
}

/**
 * Whether the way from a corner to a foot on a side stays strictly inside the piece between them. A way that all but runs
 * along one of the corner's own sides is the depth of a notch beside a wall out of square, and no neck.
 */
function runsInside(corner: Point, foot: Point, rings: readonly Ring[], sides: readonly Side[]): boolean {
  const middle = { x: (corner.x + foot.x) / 2, y: (corner.y + foot.y) / 2 };
  const beside = ALONGSIDE * distance(corner, foot);
  return (
    rings.filter((ring) => placeOf(middle, ring) === 'inside').length === 1 &&
    sides.every((side) => {
      const own = side.from === corner || side.to === corner;
      if (lies(middle, side, own ? beside : NO_CORNER)) return false;
      return own || lies(foot, side, NO_CORNER) || meetingOf(corner, foot, side.from, side.to) === 'apart';
    })
  );
}

const ALONGSIDE = 0.05;

function lies(point: Point, side: Side, within: number): boolean {
  return distance(nearestOn(side, point), point) <= within;
}
