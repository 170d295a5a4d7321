// Requests of the library as requests of the engine. Callers may not use TypeScript, so shapes are checked here; the
// engine checks the values.

import {
  type Door as EngineDoor,
  type FlatRoom as EngineFlatRoom,
  type Opening as EngineOpening,
  type Rectangle as EngineRectangle,
  type PlanRequest as EngineRequest,
  type Room as EngineRoom,
  joinRooms,
  OPENINGS,
  SWINGS,
} from '../../../../src/engine/index.ts';
import { PlanError } from '../errors.ts';
import type { Door, Flat, FlatRoom, Opening, PlanRequest, Point, Rectangle, Room } from '../request.ts';

/** Converts a request. Throws a PlanError if something is missing or has another type. */
export function engineRequest(request: PlanRequest): EngineRequest {
  if (!isObject(request)) throw invalid('request', request, 'an object with room and pattern');
  const { room, pattern, parameters = {}, joint, edge, kerf, minCut, start } = request;
  if (typeof pattern !== 'string') throw invalid('pattern', pattern, 'a name such as squares');
  if (!isObject(parameters)) throw invalid('parameters', parameters, 'an object such as { tileSize: 450 }');
  for (const [name, width] of Object.entries({ joint, edge, kerf, minCut })) {
    if (width !== undefined && !Number.isFinite(width)) throw invalid(name, width, 'a number of mm');
  }
  if (start !== undefined) checkNumbers('start', start, ['x', 'y']);
  return {
    room: engineRoom(room),
    pattern,
    parameters,
    ...(joint !== undefined && { joint }),
    ...(edge !== undefined && { edge }),
    ...(kerf !== undefined && { kerf }),
    ...(minCut !== undefined && { minCut }),
    ...(start !== undefined && { start }),
  };
}

/** Converts a room. Throws a PlanError if something is missing or has another type. */
export function engineRoom(room: Room): EngineRoom {
  if (!isObject(room)) throw invalid('room', room, 'an object with polygon, or the result of roomFromOutline');
  const { polygon, wallLengths, doors = [], flat, kind, openings = [] } = room;
  if (flat !== undefined) return engineFlat(flat);
  checkRing('polygon', polygon);
  if (wallLengths !== undefined) checkWallLengths(wallLengths, polygon.length);
  if (kind !== undefined && kind !== 'wall') throw invalid('kind', kind, 'wall, or leave it out');
  if (kind === 'wall' && doors.length > 0) throw invalid('doors', doors, 'openings: a wall has no doors');
  if (kind !== 'wall' && openings.length > 0) throw invalid('openings', openings, 'subtract, or kind: wall with them');
  return {
    outer: polygon,
    ...(wallLengths && { wallLengths }),
    ...engineCutouts(room),
    ...(doors.length > 0 && { doors: engineDoors('doors', doors) }),
    ...(kind && { kind }),
    ...(openings.length > 0 && { openings: engineOpenings(openings) }),
  };
}

/** Makes one room of several. Throws a PlanError if something is missing or has another type. */
export function engineFlat(flat: Flat): EngineRoom {
  if (!isObject(flat)) throw invalid('flat', flat, 'an object with rooms and doorways');
  const { doorways = [] } = flat;
  const rooms = checkList('rooms', flat.rooms).map(engineFlatRoom);
  return joinRooms({ rooms, doorways: engineRectangles('doorways', doorways), ...engineCutouts(flat) });
}

function engineFlatRoom(room: FlatRoom, i: number): EngineFlatRoom {
  const path = `rooms[${i}]`;
  if (!isObject(room)) throw invalid(path, room, 'an object with polygon, or the result of roomFromOutline');
  const { name, polygon, wallLengths, at = { x: 0, y: 0 }, doors = [] } = room;
  if (name !== undefined && typeof name !== 'string') throw invalid(`${path}.name`, name, 'a text, or leave it out');
  checkRing(`${path}.polygon`, polygon);
  checkNumbers(`${path}.at`, at, ['x', 'y']);
  if (wallLengths !== undefined) checkWallLengths(wallLengths, polygon.length);
  return {
    ...(name && { name }),
    outer: polygon.map(({ x, y }) => ({ x: x + at.x, y: y + at.y })),
    ...(wallLengths && { wallLengths }),
    ...(doors.length > 0 && { doors: engineDoors(`${path}.doors`, doors) }),
  };
}

function engineCutouts({ holes = [], subtract = [], circles = [] }: Pick<Flat, 'holes' | 'subtract' | 'circles'>) {
  checkList('holes', holes).forEach((hole, i) => {
    checkRing(`holes[${i}]`, hole);
  });
  checkList('circles', circles).forEach((circle, i) => {
    checkNumbers(`circles[${i}]`, circle, ['x', 'y', 'd']);
  });
  return {
    holes,
    rectangles: engineRectangles('subtract', subtract),
    circles: circles.map(({ x, y, d }) => ({ x, y, diameter: d })),
  };
}

function engineRectangles(name: string, rectangles: readonly Rectangle[]): EngineRectangle[] {
  return checkList(name, rectangles).map((rectangle, i) => {
    checkNumbers(`${name}[${i}]`, rectangle, ['x', 'y', 'w', 'h']);
    const { x, y, w, h } = rectangle;
    return { x, y, width: w, height: h };
  });
}

function engineOpenings(openings: readonly Opening[]): EngineOpening[] {
  return engineRectangles('openings', openings).map((rectangle, i) => {
    const { kind } = openings[i];
    if (!OPENINGS.includes(kind)) throw invalid(`openings[${i}].kind`, kind, `one of ${OPENINGS.join(', ')}`);
    return { ...rectangle, kind };
  });
}

function engineDoors(name: string, doors: readonly Door[]): EngineDoor[] {
  return checkList(name, doors).map((door, i) => {
    checkDoor(`${name}[${i}]`, door);
    return { ...door, wall: door.wall - 1 };
  });
}

function checkDoor(name: string, door: Door): void {
  checkNumbers(name, door, ['wall', 'at', 'width']);
  const { swing } = door;
  if (swing === undefined || SWINGS.includes(swing)) return;
  throw invalid(`${name}.swing`, swing, `one of ${SWINGS.join(', ')}, or left out`);
}

function checkRing(name: string, ring: readonly Point[]): void {
  checkList(name, ring).forEach((corner, i) => {
    checkNumbers(`${name}[${i}]`, corner, ['x', 'y']);
  });
}

function checkWallLengths(lengths: readonly number[], walls: number): void {
  if (Array.isArray(lengths) && lengths.length === walls && lengths.every((length) => length > 0)) return;
  throw invalid('wallLengths', lengths, 'one length above 0 for each wall, or leave it out');
}

function checkList<Item>(name: string, list: readonly Item[]): readonly Item[] {
  if (Array.isArray(list)) return list;
  throw invalid(name, list, 'an array');
}

function checkNumbers(name: string, value: object, fields: readonly string[]): void {
  const numbers = isObject(value) ? fields.map((field) => (value as Record<string, unknown>)[field]) : [undefined];
  if (numbers.every((number) => Number.isFinite(number))) return;
  throw invalid(name, value, `an object with the finite numbers ${fields.join(', ')}`);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalid(name: string, value: unknown, expected: string): PlanError {
  const [param] = name.split('[', 1);
  return new PlanError('request-invalid', `${name} is ${shown(value)}; pass ${expected}.`, param);
}

const LONGEST = 60;

/** A value in a message, shortened. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null)
    return shortened(typeof value === 'string' ? `"${value}"` : String(value));
  return shortened(
    `{ ${Object.entries(value)
      .map(([name, part]) => `${name}: ${typeof part === 'object' ? '…' : String(part)}`)
      .join(', ')} }`,
  );
}

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}
