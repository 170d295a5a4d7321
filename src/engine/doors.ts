// Doors: openings in the walls of a room. They change what is seen and where skirting runs, but not the floor.

import { distance, type Point, signedArea } from './geometry/point.ts';
import { LIMITS } from './limits.ts';
import type { Door, Room, Swing } from './request.ts';
import {
  type DoorConflict,
  type DoorOwner,
  doorsMeet,
  noSuchWall,
  notInWall,
  THE_ROOM,
  tooManyDoors,
  withoutWidth,
} from './room-refusals.ts';
import { THIN } from './widths.ts';

/** What has doors: a room, or one of the rooms of a flat. */
type WithDoors = Pick<Room, 'outer' | 'wallLengths' | 'doors'>;

/** An opening in a wall, mm in the caller's frame. */
export interface PlacedDoor {
  readonly wall: number;
  /** The ends of the opening, the one nearer to the beginning of its wall first. */
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
  /** Of length 1, square to the wall, into the room. */
  readonly inwards: Point;
  readonly swing?: Swing;
}

/** The doors of a room where they are, in the order in which they were sent. */
export function placedDoors(room: WithDoors): readonly PlacedDoor[] {
  const { outer, doors = [] } = room;
  const side = Math.sign(signedArea(outer));
  return doors.map(({ wall, at, width, swing }) => {
    const [a, b] = [outer[wall], outer[(wall + 1) % outer.length]];
    const length = distance(a, b);
    const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
    // A wall may be a little longer as it was sent than it is between its corners.
    const on = (way: number): Point => {
      const within = Math.min(Math.max(way, 0), length);
      return { x: a.x + within * along.x, y: a.y + within * along.y };
    };
    const inwards = { x: 0 - side * along.y, y: side * along.x };
    return { wall, from: on(at - width / 2), to: on(at + width / 2), width, inwards, ...(swing && { swing }) };
  });
}

/** Refuses doors that are in no wall, beyond the ends of theirs, or in each other. `owner` is whose doors they are. */
export function checkDoors(room: WithDoors, owner: DoorOwner = THE_ROOM): void {
  const { doors = [] } = room;
  if (doors.length > LIMITS.doors) throw tooManyDoors(doors.length, owner);
  if (doors.length === 0) return;
  doors.forEach((door, index) => {
    checkDoor(door, index, room, owner);
  });
  const conflict = conflictOf(doors);
  if (conflict) throw doorsMeet(conflict, owner);
}

function checkDoor(door: Door, index: number, { outer, wallLengths = [] }: WithDoors, owner: DoorOwner): void {
  const { wall, at, width } = door;
  if (!Number.isInteger(wall) || wall < 0 || wall >= outer.length) throw noSuchWall(index, wall, outer.length, owner);
  if (!(width > 0 && Number.isFinite(width))) throw withoutWidth(index, owner);
  // As it was sent, or as it is between its corners: callers know either.
  const length = Math.max(wallLengths[wall] ?? 0, distance(outer[wall], outer[(wall + 1) % outer.length]));
  const isInWall = at - width / 2 >= -THIN && at + width / 2 <= length + THIN;
  if (!isInWall) throw notInWall(index, door, length, owner);
}

/** The first two doors that share more of their wall than nothing. */
function conflictOf(doors: readonly Door[]): DoorConflict | undefined {
  for (let second = 1; second < doors.length; second++) {
    const { wall, at, width } = doors[second];
    const meets = (other: Door) => other.wall === wall && Math.abs(other.at - at) < (other.width + width) / 2 - THIN;
    const first = doors.slice(0, second).findIndex(meets);
    if (first >= 0) return { first, second, wall };
  }
  return undefined;
}
