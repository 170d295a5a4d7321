// The walls of a room as surfaces to tile, in the order in which they are seen from inside, turning to the right.

import { cross, type Point, type Ring, signedArea } from '../geometry/point.ts';
import type { Door, Opening, Room } from '../request.ts';
import { wallLengthsOf } from '../room.ts';
import { checkRoom } from '../room-checks.ts';
import { onGrid } from '../units.ts';

/** Height of a door that nobody measured, mm. */
export const DOOR_HEIGHT = 2000;

/** A wall of a room, seen from inside: its own 0,0 is the upper left corner. */
export interface RoomWall {
  /** Its number in the room, from 0. */
  readonly wall: number;
  /** The corner on its left: outside where the room turns away, as at a chimney. */
  readonly corner: 'inside' | 'outside';
  /** What is tiled: a rectangle with the doors of the wall as openings. */
  readonly room: Room;
}

/** What a room must have for its walls. */
type Walled = Pick<Room, 'outer' | 'wallLengths' | 'doors'>;

/**
 * Returns the walls of a room that are `height` mm high, the first one first. Each begins in the corner where the one
 * before it ends. Doors reach from the floor to `doorHeight`, but not above the wall. Throws a PlanError for a wrong room.
 */
export function wallsOfRoom(room: Walled, height: number, doorHeight: number = DOOR_HEIGHT): RoomWall[] {
  const { outer } = room;
  const described = { ...room, holes: [], rectangles: [] };
  checkRoom(described);
  const count = outer.length;
  // Walked the other way round, the next wall to the right is the one before.
  const step = signedArea(outer) > 0 ? 1 : count - 1;
  const lengths = wallLengthsOf(described).map(onGrid);
  return outer.map((_, i) => {
    const wall = (i * step) % count;
    const doors = (room.doors ?? []).filter((door) => door.wall === wall);
    const size = { width: lengths[wall], height: onGrid(height) };
    const openings = doors.map((door) => doorIn(door, size, step === 1, doorHeight));
    return {
      wall,
      corner: cornerOf(outer, step === 1 ? wall : (wall + 1) % count),
      room: { ...wallOf(size), ...(openings.length > 0 && { openings }) },
    };
  });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function wallOf({ width, height }: Size): Room {
  const outer = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return { outer, holes: [], rectangles: [], kind: 'wall' };
}

/** A door as an opening: a wall that is walked from right to left counts from its right end. */
function doorIn({ at, width }: Door, wall: Size, isFromLeft: boolean, doorHeight: number): Opening {
  const height = onGrid(Math.min(doorHeight, wall.height));
  const middle = isFromLeft ? at : wall.width - at;
  return { kind: 'door', x: onGrid(middle - width / 2), y: onGrid(wall.height - height), width: onGrid(width), height };
}

/** Whether the room is wider or narrower than half a turn at one of its corners. */
function cornerOf(outer: Ring, index: number): RoomWall['corner'] {
  const [before, corner, after] = [-1, 0, 1].map((by) => outer[(index + by + outer.length) % outer.length]);
  const turn = cross(wayFrom(before, corner), wayFrom(corner, after));
  return turn * signedArea(outer) < 0 ? 'outside' : 'inside';
}

function wayFrom(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}
