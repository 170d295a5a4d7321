// How narrow a piece is: the short side of the tightest rectangle around it, and the narrowest neck at an inner corner.

import type { Point, Ring } from './geometry/point.ts';

/** Corners closer than this to their neighbours, or to the line between them, are no corners, mm. */
const NO_CORNER = 1e-6;

/** Extents of a piece across and along the direction in which it is narrowest, mm. */
export interface Caliper {
  readonly width: number;
  readonly length: number;
}

/** The ring without repeated corners and corners on a straight line; clipping leaves both behind. */
export function cleaned(ring: Ring): Ring {
  let corners: Ring = ring.filter(
    (corner, i) => distance(corner, ring[(i + ring.length - 1) % ring.length]) > NO_CORNER,
  );
  for (let before = Infinity; corners.length < before && corners.length > 3; ) {
    before = corners.length;
    corners = dropStraight(corners);
  }
  return corners;
}

/** One round of dropping: never two neighbours at once, because the second may turn once the first is gone. */
function dropStraight(corners: Ring): Ring {
  const count = corners.length;
  const kept: Point[] = [];
  let dropped = false;
  corners.forEach((corner, i) => {
    const before = corners[(i + count - 1) % count];
    const after = corners[(i + 1) % count];
    if (!dropped && distanceToLine(corner, before, after) <= NO_CORNER) dropped = true;
    else {
      kept.push(corner);
      dropped = false;
    }
  });
  return kept;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Distance of a point from the line through two others; from one of them where they are the same. */
function distanceToLine(point: Point, a: Point, b: Point): number {
  const length = distance(a, b);
  if (length <= NO_CORNER) return distance(point, a);
  return Math.abs((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)) / length;
}

/** Short and long side of the tightest rectangle around a ring. One of its sides lies along an edge of the convex hull. */
export function caliperOf(ring: Ring): Caliper {
  const hull = convexHull(ring);
  let best: Caliper = { width: Infinity, length: 0 };
  hull.forEach((a, i) => {
    const b = hull[(i + 1) % hull.length];
    const edge = distance(a, b);
    const ux = (b.x - a.x) / edge;
    const uy = (b.y - a.y) / edge;
    let width = 0;
    let least = 0;
    let most = 0;
    for (const { x, y } of hull) {
      width = Math.max(width, ux * (y - a.y) - uy * (x - a.x));
      const along = ux * (x - a.x) + uy * (y - a.y);
      least = Math.min(least, along);
      most = Math.max(most, along);
    }
    if (width < best.width) best = { width, length: most - least };
  });
  return best;
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
 * pipe. Infinity for a piece without inner corners. A notch alone is not narrow, because the way across it is not inside.
 */
export function narrowestNeck(outer: Ring, holes: readonly Ring[]): number {
  const rings = [outer, ...holes];
  const sides = rings.flatMap((ring) => ring.map((from, i): Side => ({ from, to: ring[(i + 1) % ring.length] })));
  let narrowest = Infinity;
  for (const ring of rings) {
    ring.forEach((corner, i) => {
      const inward = turn(ring[(i + ring.length - 1) % ring.length], corner, ring[(i + 1) % ring.length]) < 0;
      if (inward) narrowest = Math.min(narrowest, neckAt(corner, sides, narrowest));
    });
  }
  return narrowest;
}

function neckAt(corner: Point, sides: readonly Side[], known: number): number {
  let narrowest = known;
  for (const side of sides) {
    if (side.from === corner || side.to === corner) continue;
    const foot = nearestOn(side, corner);
    const way = distance(corner, foot);
    if (way < narrowest && way > NO_CORNER && runsInside(corner, foot, sides)) narrowest = way;
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

/** Whether the way from a corner to a foot on a side stays strictly inside the piece between them. */
function runsInside(corner: Point, foot: Point, sides: readonly Side[]): boolean {
  const middle = { x: (corner.x + foot.x) / 2, y: (corner.y + foot.y) / 2 };
  let inside = false;
  for (const side of sides) {
    const { from, to } = side;
    if (lies(middle, side)) return false;
    if (from.y <= middle.y !== to.y <= middle.y && crossingOf(side, middle.y) > middle.x) inside = !inside;
    const ends = from === corner || to === corner || lies(foot, side);
    if (!ends && meet(corner, foot, from, to)) return false;
  }
  return inside;
}

function lies(point: Point, side: Side): boolean {
  return distance(nearestOn(side, point), point) <= NO_CORNER;
}

function crossingOf({ from, to }: Side, y: number): number {
  return from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
}

function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;
}
