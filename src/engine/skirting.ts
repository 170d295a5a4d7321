// The length of skirting: along the walls of the floor, not through doors.

import { placedDoors } from './doors.ts';
import { courtsOf } from './flat/courts.ts';
import { distance, type Point, type Ring, signedArea } from './geometry/point.ts';
import type { Room } from './request.ts';
import { type Floor, originOf, ringsOf } from './room.ts';
import { THIN } from './widths.ts';

/** Lengths of skirting, mm. */
export interface Skirting {
  /** Along the walls, cutouts at the walls included, less the doors. */
  readonly walls: number;
  /** The same with what stands free in the room, such as a column. */
  readonly all: number;
}

/**
 * The skirting of a room. A cutout at a wall is part of the walls; a hole in the floor is not, except around a wall
 * between the rooms of a flat.
 */
export function skirtingOf(room: Room, floor: Floor): Skirting {
  const origin = originOf(floor);
  const openings = placedDoors(room).map(({ from, to }) => [inFrame(from, origin), inFrame(to, origin)] as const);
  const courts = courtsOf(room).map((ring) => ring.map((corner) => inFrame(corner, origin)));
  let walls = 0;
  let holes = 0;
  for (const ring of ringsOf(floor)) {
    const isHole = signedArea(ring) < 0 && !courts.some((court) => shareWalls(ring, court));
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length];
      if (isHole) holes += distance(a, b);
      else walls += distance(a, b) - openings.reduce((sum, [from, to]) => sum + sharedLength(a, b, from, to), 0);
    });
  }
  return { walls, all: walls + holes };
}

function shareWalls(one: Ring, other: Ring): boolean {
  return one.some((a, i) =>
    other.some((c, k) => sharedLength(a, one[(i + 1) % one.length], c, other[(k + 1) % other.length]) > 0),
  );
}

function inFrame({ x, y }: Point, origin: Point): Point {
  return { x: x - origin.x, y: y - origin.y };
}

/** How much of an opening is in a wall of the floor: less than all of it where a cutout stands in front of it. */
function sharedLength(a: Point, b: Point, from: Point, to: Point): number {
  const width = distance(from, to);
  if (width === 0) return 0;
  const along = { x: (to.x - from.x) / width, y: (to.y - from.y) / width };
  const [near, far] = [a, b].map(({ x, y }) => ({
    at: (x - from.x) * along.x + (y - from.y) * along.y,
    off: Math.abs((y - from.y) * along.x - (x - from.x) * along.y),
  }));
  if (near.off > THIN || far.off > THIN) return 0;
  const [begin, end] = near.at < far.at ? [near.at, far.at] : [far.at, near.at];
  return Math.max(0, Math.min(end, width) - Math.max(begin, 0));
}
