// Rings on whole micrometres: conflicts between walls, point location and the canonical form.

import { boxesMeet, boxOf, type Point, type Ring, signedArea } from './point.ts';
import { type Meeting, meetingOf, sideOf } from './segments.ts';

/** Two walls of one ring that must not meet but do, by their indices (0 is the wall after the first corner). */
export interface WallConflict {
  readonly first: number;
  readonly second: number;
  readonly meeting: Exclude<Meeting, 'apart'>;
}

/** Returns the first pair of walls that cross, overlap or touch, or undefined for a simple ring. */
export function findConflict(ring: Ring): WallConflict | undefined {
  const count = ring.length;
  const boxes = ring.map((corner, i) => boxOf([corner, ring[(i + 1) % count]]));
  for (let i = 0; i < count; i++) {
    const a = ring[i];
    const b = ring[(i + 1) % count];
    const box = boxes[i];
    if (foldsBack(a, b, ring[(i + 2) % count])) return { first: i, second: (i + 1) % count, meeting: 'overlap' };
    // For i = 0 the last wall is a neighbour too, hence one comparison fewer.
    const last = i === 0 ? count - 1 : count;
    for (let j = i + 2; j < last; j++) {
      if (!boxesMeet(box, boxes[j])) continue;
      const meeting = meetingOf(a, b, ring[j], ring[(j + 1) % count]);
      if (meeting !== 'apart') return { first: i, second: j, meeting };
    }
  }
  return undefined;
}

/** Whether the path a, b, c reverses at b. */
function foldsBack(a: Point, b: Point, c: Point): boolean {
  return (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) < 0 && sideOf(a, b, c) === 0;
}

type PointLocation = 'inside' | 'outside' | 'border';

/** Returns where a point is relative to a simple ring, exactly. */
export function locatePoint(point: Point, ring: Ring): PointLocation {
  let inside = false;
  let a = ring[ring.length - 1];
  for (const b of ring) {
    if (Math.min(a.y, b.y) <= point.y && point.y <= Math.max(a.y, b.y)) {
      const side = sideOf(a, b, point);
      if (side === 0 && Math.min(a.x, b.x) <= point.x && point.x <= Math.max(a.x, b.x)) return 'border';
      if (a.y <= point.y !== b.y <= point.y && side > 0 === b.y > a.y) inside = !inside;
    }
    a = b;
  }
  return inside ? 'inside' : 'outside';
}

/** Returns the ring in the direction that gives its signed area the sign `sign`. */
export function turned(ring: Ring, sign: 1 | -1): Ring {
  return signedArea(ring) * sign < 0 ? ring.toReversed() : ring;
}

/**
 * Returns the ring without collinear corners, starting at its leftmost (then topmost) corner. Different descriptions of
 * one room become identical, so that every figure computed from them agrees to the last bit.
 */
export function canonicalRing(ring: Ring): Ring {
  const count = ring.length;
  const corners = ring.filter(
    (corner, i) => sideOf(ring[(i + count - 1) % count], corner, ring[(i + 1) % count]) !== 0,
  );
  const from = (first: number) => [...corners.slice(first), ...corners.slice(0, first)];
  let first = 0;
  for (let i = 1; i < corners.length; i++) {
    const order = byPlace(corners[i], corners[first]);
    // A ring may visit its first corner twice.
    if (order < 0 || (order === 0 && byCorners(from(i), from(first)) < 0)) first = i;
  }
  return from(first);
}

/** Compares rings corner by corner. */
export function byCorners(one: Ring, other: Ring): number {
  const count = Math.min(one.length, other.length);
  for (let i = 0; i < count; i++) {
    const order = byPlace(one[i], other[i]);
    if (order !== 0) return order;
  }
  return one.length - other.length;
}

/** Compares points from left to right, then from top to bottom. */
export function byPlace(a: Point, b: Point): number {
  return a.x - b.x || a.y - b.y;
}
