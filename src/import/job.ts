// Rooms of a file as the body of POST /api/job: a surface for each floor, in the frame of the file, and on request one
// for each wall. Lengths of a body are centimetres.

import { type Box, distance, LIMITS, type Point, type Ring } from '../engine/index.ts';
import type { ImportedOpening } from './clean/openings.ts';
import { boxAround, type ImportedRoom } from './rooms.ts';

/** A floor in the body of a job. */
export interface JobFloor {
  readonly name: string;
  readonly polygon: readonly (readonly [x: number, y: number])[];
  readonly holes?: readonly (readonly (readonly [x: number, y: number])[])[];
  readonly doors?: readonly { readonly wall: number; readonly at: number; readonly width: number }[];
}

/** The walls of a floor in the body of a job. */
export interface JobWalls {
  readonly wallsOf: {
    readonly surface: string;
    readonly height: number;
    readonly openings?: readonly {
      readonly wall: number;
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
    }[];
  };
}

export interface ImportedJob {
  /** The body of POST /api/job. */
  readonly job: { readonly surfaces: readonly (JobFloor | JobWalls)[] };
  /** Names of the rooms that found no place in it. */
  readonly leftOut: readonly string[];
}

export interface JobOptions {
  /** Height of the walls that are tiled too, mm; without it only floors are. */
  readonly heightMm?: number;
}

/** Most surfaces of a job. */
const MOST_SURFACES = 24;

/** Makes a job of rooms, in their order, as many as it may have. */
export function jobOf(rooms: readonly ImportedRoom[], { heightMm }: JobOptions = {}): ImportedJob {
  const names = namesOf(rooms);
  const box = boxAround(rooms);
  const surfaces: (JobFloor | JobWalls)[] = [];
  const leftOut: string[] = [];
  let count = 0;
  rooms.forEach((room, i) => {
    const needed = heightMm === undefined ? 1 : 1 + room.outline.length;
    if (count + needed > MOST_SURFACES) {
      leftOut.push(names[i]);
      return;
    }
    count += needed;
    surfaces.push(floorOf(room, names[i], box));
    if (heightMm !== undefined) surfaces.push(wallsOf(room, names[i], heightMm));
  });
  return { job: { surfaces }, leftOut };
}

/** A name for each room, none twice; `called` names the rooms that have none, by their numbers. */
export function namesOf(
  rooms: readonly Pick<ImportedRoom, 'name'>[],
  called: (n: number) => string = (n) => `Room ${n}`,
): readonly string[] {
  const taken = new Set(rooms.flatMap(({ name }) => (name === null ? [] : [name])));
  const used = new Set<string>();
  return rooms.map(({ name }, i) => {
    const wanted = name ?? called(i + 1);
    let free = wanted;
    for (let n = 2; used.has(free) || (free !== name && taken.has(free)); n++) free = `${wanted} (${n})`;
    used.add(free);
    return free;
  });
}

/** A room as a floor of a job, in a frame whose origin is the top-left corner of the box. */
export function floorOf({ outline, holes, openings }: ImportedRoom, name: string, { minX, minY }: Box): JobFloor {
  const corners = (ring: Ring) => ring.map(({ x, y }): [number, number] => [cm(x - minX), cm(y - minY)]);
  const doors = doorsOf(outline, openings);
  return {
    name,
    polygon: corners(outline),
    ...(holes.length > 0 && { holes: holes.map(corners) }),
    ...(doors.length > 0 && { doors }),
  };
}

/** The first doors and passages as the interface has them: walls from 1. */
function doorsOf(outline: Ring, openings: readonly ImportedOpening[]) {
  const passages = openings.filter(({ kind }) => kind !== 'window').slice(0, LIMITS.doors);
  return passages.map(({ wall, at, width }) => ({
    wall: wall + 1,
    ...span(at, width, lengthOf(outline, wall)),
  }));
}

/** A stretch of a wall with ends on the wall after rounding. */
function span(at: number, width: number, length: number) {
  const half = Math.min(width / 2, at, length - at);
  return { at: cm(at), width: cm(Math.floor(2 * half * 10) / 10) };
}

function lengthOf(outline: Ring, wall: number): number {
  return distance(outline[wall], outline[(wall + 1) % outline.length] as Point);
}

/** The walls of a room with its windows. Its doors are openings of them anyway. */
function wallsOf({ outline, openings }: ImportedRoom, surface: string, height: number): JobWalls {
  const windows = openings.flatMap((one) => windowIn(one, lengthOf(outline, one.wall), height));
  return { wallsOf: { surface, height: cm(height), ...(windows.length > 0 && { openings: windows }) } };
}

/** A window in its wall as it is seen from the room: from the left end, from the top. */
function windowIn({ kind, wall, at, width, sill, height }: ImportedOpening, length: number, wallHeight: number) {
  if (kind !== 'window' || sill === null || height === null) return [];
  const top = Math.max(0, wallHeight - sill - height);
  const bottom = Math.min(wallHeight, wallHeight - sill);
  if (bottom - top < 1) return [];
  const x = Math.max(0, at - width / 2);
  return [{ wall: wall + 1, x: cm(x), y: cm(top), w: cm(Math.min(width, length - x)), h: cm(bottom - top) }];
}

/** Centimetres with the four decimals of whole micrometres. */
function cm(mm: number): number {
  return Math.round(mm * 1000) / 10_000;
}
