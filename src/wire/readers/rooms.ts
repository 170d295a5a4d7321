// Rooms that are laid with one pattern: {name?, outline or polygon, at?, doors?} in JSON, each room read as if it were the
// only one and then moved to its place. Centimetres in, millimetres out.

import { type Door, type FlatRoom, LIMITS, type Point, type Ring } from '../../engine/index.ts';
import { COORDINATE_RANGE, isJsonObject, isWithinReach, lengthsFromObject } from '../values/corners.ts';
import { lineFrom } from '../values/lines.ts';
import { accepted, type Mistake, mistake, quoted, type Reading, refused, withoutRepair } from '../values/mistakes.ts';
import { mmFromCm } from '../values/numbers.ts';
import type { Wall } from '../values/walks/wall-token.ts';
import { doorsFromJson } from './doors.ts';
import { polygonFromJson } from './polygon.ts';
import { walkFromJson } from './walk.ts';

/** A room as it was sent: a walk or corners, and the place of its 0,0. */
export interface SentRoom {
  readonly name?: string;
  /** The walls, if the room was sent as a walk. */
  readonly walls?: readonly Wall[];
  readonly wallLengths?: readonly number[];
  /** Its corners, mm from `at`. */
  readonly ring: Ring;
  readonly at: Point;
  readonly doors?: readonly Door[];
}

export const ROOM_NAME_CHARACTERS = 60;
/** Rooms that share a wall line, so that they need no doorway. */
export const ROOMS_EXAMPLE = [
  { name: 'hall', outline: 'E400 S150 W400 N150' },
  { name: 'kitchen', outline: 'E250 S300 W250 N300', at: { x: 0, y: 150 } },
];
/** The same behind a wall of 10 cm, and the doorway that joins them. */
export const ROOMS_WITH_WALL = [ROOMS_EXAMPLE[0], { ...ROOMS_EXAMPLE[1], at: { x: 0, y: 160 } }];
export const DOORWAY_EXAMPLE = { x: 80, y: 150, w: 90, h: 10 };

const FIELDS = ['name', 'outline', 'polygon', 'at', 'doors'];

/** Reads rooms from a JSON array. */
export function roomsFromJson(value: unknown): Reading<readonly SentRoom[]> {
  if (!Array.isArray(value) || value.length === 0 || value.length > LIMITS.rooms) return notRooms(value);
  const rooms: SentRoom[] = [];
  const mistakes: Mistake[] = [];
  value.forEach((sent: unknown, index) => {
    const reading = roomFrom(sent);
    if (reading.ok) rooms.push(reading.value);
    else mistakes.push(...reading.mistakes.map((one) => inRoom(one, sent, index)));
  });
  return mistakes.length > 0 ? { ok: false, mistakes } : accepted(rooms);
}

function notRooms(received: unknown): Reading<never> {
  const found = Array.isArray(received) ? `${received.length} rooms` : quoted(received);
  const message = `rooms must be an array of 1 to ${LIMITS.rooms} rooms {name, outline or polygon, at, doors}, not ${found}; send for example ${JSON.stringify(ROOMS_EXAMPLE[0])}.`;
  return refused({ code: 'rooms-invalid', param: 'rooms', received, message });
}

/** A mistake in a room. Its repair would replace all rooms, so there is none. */
function inRoom(one: Mistake, sent: unknown, index: number): Mistake {
  const name = isJsonObject(sent) && typeof sent.name === 'string' && sent.name.trim() ? quoted(sent.name) : index + 1;
  return mistake({
    ...withoutRepair(one),
    param: 'rooms',
    message: `Room ${name}: ${one.message}`,
    example: undefined,
  });
}

function roomFrom(sent: unknown): Reading<SentRoom> {
  if (!isJsonObject(sent)) return invalid(sent, `${quoted(sent)} is not a room`);
  const unknown = Object.keys(sent).find((name) => !FIELDS.includes(name));
  if (unknown !== undefined) return invalid(unknown, `a room has no ${quoted(unknown)}`);
  const has = (name: string) => Object.hasOwn(sent, name);
  if (has('outline') === has('polygon')) {
    return invalid(sent, has('outline') ? 'it has both outline and polygon' : 'it has neither outline nor polygon');
  }
  const name = has('name') ? nameFrom(sent.name) : accepted('');
  const walls = has('outline') ? walkFromJson(sent.outline) : polygonFromJson(sent.polygon);
  const at = has('at') ? placeFrom(sent.at) : accepted({ x: 0, y: 0 });
  const doors = has('doors') ? doorsFromJson(sent.doors) : accepted([]);
  if (!name.ok || !walls.ok || !at.ok || !doors.ok) {
    return { ok: false, mistakes: [name, walls, at, doors].flatMap((one) => (one.ok ? [] : one.mistakes)) };
  }
  return accepted({
    ...(name.value && { name: name.value }),
    ...('outer' in walls.value
      ? { ring: walls.value.outer, walls: walls.value.walls, wallLengths: walls.value.wallLengths }
      : { ring: walls.value }),
    at: at.value,
    ...(doors.value.length > 0 && { doors: doors.value }),
  });
}

function nameFrom(value: unknown): Reading<string> {
  return lineFrom(value, 'name', ROOM_NAME_CHARACTERS, ROOMS_EXAMPLE[0].name);
}

function placeFrom(value: unknown): Reading<Point> {
  const pair = lengthsFromObject(value, ['x', 'y']);
  if (pair?.every(isWithinReach)) return accepted({ x: mmFromCm(pair[0]), y: mmFromCm(pair[1]) });
  const message =
    pair === undefined
      ? `at must be {x, y} with two numbers in cm, not ${quoted(value)}; send for example {"x":0,"y":160}.`
      : `at ${quoted(value)} lies too far out; coordinates are ${COORDINATE_RANGE}.`;
  return refused({
    code: pair === undefined ? 'room-invalid' : 'coordinate-range',
    param: 'at',
    received: value,
    message,
  });
}

function invalid(received: unknown, fault: string): Reading<never> {
  const message = `${fault}; send {name, outline or polygon, at, doors}, for example ${JSON.stringify(ROOMS_EXAMPLE[0])}.`;
  return refused({ code: 'room-invalid', param: 'rooms', received, message });
}

/** A room for the engine, moved to its place. */
export function placedRoom({ name, ring, at, wallLengths, doors }: SentRoom): FlatRoom {
  return {
    ...(name && { name }),
    outer: ring.map(({ x, y }) => ({ x: x + at.x, y: y + at.y })),
    ...(wallLengths && { wallLengths }),
    ...(doors && { doors }),
  };
}
