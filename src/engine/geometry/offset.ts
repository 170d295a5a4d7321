// Moves walls inwards by a distance, with mitred corners. Each ring becomes one path: at an outward corner of the floor
// the moved walls cross, and the path goes from one to the other through the old corner; at an inward corner they are
// extended until they meet. The winding number of the paths is positive exactly where the shrunken floor is. Works in
// any unit.

import type { Point, Ring } from './point.ts';

/** At a very sharp corner the mitre is cut off at this many times the distance. */
const MITRE_LIMIT = 5;

/** The paths around a floor that is smaller by `by` along all its rings, outer ones positive and holes negative. */
export function shrunkPaths(rings: readonly Ring[], by: number): Ring[] {
  return rings.map((ring) => pathInside(ring, by));
}

function pathInside(ring: Ring, by: number): Point[] {
  const inwards = ring.map((corner, i) => inwardOf(corner, ring[(i + 1) % ring.length]));
  return ring.flatMap((corner, i) => cornersAt(corner, inwards[(i + ring.length - 1) % ring.length], inwards[i], by));
}

/** The unit vector from a wall into the floor, which lies to the right of it on a screen. */
function inwardOf(a: Point, b: Point): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return { x: (a.y - b.y) / length, y: (b.x - a.x) / length };
}

/** The corners of the path at a corner between two walls, given their vectors into the floor. */
function cornersAt(corner: Point, before: Point, after: Point, by: number): Point[] {
  const moved = (vector: Point, length: number): Point => ({
    x: corner.x + length * vector.x,
    y: corner.y + length * vector.y,
  });
  const turn = before.x * after.y - before.y * after.x;
  if (turn > 0) return [moved(before, by), corner, moved(after, by)];
  const sum = { x: before.x + after.x, y: before.y + after.y };
  const length = Math.hypot(sum.x, sum.y);
  // The mitre is this many times as long as the distance.
  const stretch = 2 / length;
  if (stretch <= MITRE_LIMIT) return [moved(sum, (by * stretch) / length)];
  // Cut off square to the mitre: each moved wall ends where it comes as far from the corner along the mitre.
  const mitre = { x: sum.x / length, y: sum.y / length };
  const along = (wall: Point, inward: Point): Point => {
    const rest = by * (MITRE_LIMIT - (inward.x * mitre.x + inward.y * mitre.y));
    const onward = rest / (wall.x * mitre.x + wall.y * mitre.y);
    return { x: corner.x + by * inward.x + onward * wall.x, y: corner.y + by * inward.y + onward * wall.y };
  };
  // The wall before runs towards the corner, the one after away from it.
  return [along({ x: before.y, y: -before.x }, before), along({ x: after.y, y: -after.x }, after)];
}
