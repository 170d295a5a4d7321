// Makes one room of several: its outer walls go around all rooms and doorways, and what they enclose without covering it
// becomes holes. Everything after this sees a room like any other.

import { checkDoors } from '../doors.ts';
import { overlay } from '../geometry/overlay/index.ts';
import { type Ring, signedArea } from '../geometry/point.ts';
import { locatePoint, turned } from '../geometry/rings.ts';
import { LIMITS } from '../limits.ts';
import type { Flat, FlatRoom, Rectangle, Room } from '../request.ts';
import { gridRectangle, gridRing } from '../room-checks.ts';
import { OVERLAY_LIMITS } from '../work-limits.ts';
import { doorsOfFlat } from './doors.ts';
import { outlineOf } from './outline.ts';
import * as refuse from './refusals.ts';

/** Makes one room of several. Throws a PlanError that says what is wrong, for example which room nothing joins. */
export function joinRooms(flat: Flat): Room {
  const { holes, rectangles, circles } = flat;
  const rings = gridFlat(flat);
  const united = overlay([], [...rings.rooms, ...rings.doorways], (_, count) => count > 0, OVERLAY_LIMITS, 1);
  if (!united) throw refuse.roomsTooTangled();
  const parts = united.filter((ring) => signedArea(ring) > 0);
  if (parts.length > 1) throw apart(flat, rings, parts);
  const { outer, courts } = outlineOf(united);
  const doors = doorsOfFlat(flat.rooms, outer);
  return {
    outer,
    holes: [...holes, ...courts],
    rectangles,
    ...(circles && { circles }),
    ...(doors.length > 0 && { doors }),
    flat,
  };
}

/** The rooms and doorways of a flat as rings in µm, all in one direction. */
export interface FlatRings {
  readonly rooms: readonly Ring[];
  readonly doorways: readonly Ring[];
}

/** Puts rooms and doorways on the grid of whole µm. Throws a PlanError that names the one that is wrong. */
export function gridFlat({ rooms, doorways }: Pick<Flat, 'rooms' | 'doorways'>): FlatRings {
  if (rooms.length === 0 || rooms.length > LIMITS.rooms) throw refuse.roomCount(rooms.length);
  if (doorways.length > LIMITS.doorways) throw refuse.tooManyDoorways(doorways.length);
  const corners = rooms.reduce((sum, { outer }) => sum + outer.length, 0);
  if (corners > LIMITS.roomsCorners) throw refuse.tooManyCorners(corners);
  return { rooms: rooms.map(gridRoom), doorways: doorways.map(gridDoorway) };
}

function gridRoom(room: FlatRoom, index: number): Ring {
  const name = refuse.nameOf(room, index);
  const ring = gridRing(room.outer, { param: 'rooms', name });
  checkDoors(room, { param: 'rooms', name, of: ` of ${name}` });
  return turned(ring, 1);
}

function gridDoorway(doorway: Rectangle, index: number): Ring {
  const ring = gridRectangle(doorway, { param: 'doorways', name: `doorway ${index + 1}` });
  if (!ring) throw refuse.doorwaySize(index);
  return ring;
}

/** Names the smallest part: the rooms in it, or a doorway where it has none. */
function apart(flat: Flat, rings: FlatRings, parts: readonly Ring[]) {
  const within = (all: readonly Ring[], part: Ring) =>
    all.flatMap((ring, index) => (ring.every((corner) => locatePoint(corner, part) !== 'outside') ? [index] : []));
  const found = parts.map((part) => ({ rooms: within(rings.rooms, part), doorways: within(rings.doorways, part) }));
  // Of parts with equally many rooms the last: the first room is what the others are added to.
  const least = found.reduce((smallest, part) => (part.rooms.length <= smallest.rooms.length ? part : smallest));
  if (least.rooms.length === 0) return refuse.doorwayApart(least.doorways[0]);
  return refuse.roomsApart(least.rooms.map((index) => refuse.nameOf(flat.rooms[index], index)));
}
