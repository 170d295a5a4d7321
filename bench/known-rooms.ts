// The rooms of bench/rooms, whose fewest tiles are known; bench/rooms/README.md describes the fields.

import { readdirSync, readFileSync } from 'node:fs';
import { type PlanRequest, plan } from '../src/engine/index.ts';
import { readBody } from '../src/wire/index.ts';

export interface KnownRoom {
  readonly id: string;
  readonly fewest: number;
  /** `planted`, `solved` or `published`: the best that others know, by rules that differ in detail. */
  readonly proof: string;
  readonly source?: string;
  readonly repeatMm?: readonly [number, number];
  readonly request: Readonly<Record<string, unknown>>;
}

const FOLDER = 'bench/rooms';

/** Returns the names of the files, without their ending. */
export function knownRoomFiles(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
}

export function readKnownRooms(file: string): readonly KnownRoom[] {
  return JSON.parse(readFileSync(`${FOLDER}/${file}.json`, 'utf8')).rooms;
}

/** Returns the plan of a known room. */
export function planKnownRoom(room: KnownRoom): ReturnType<typeof plan> {
  return plan(requestOf(room));
}

/** Returns the request of a known room. */
export function requestOf({ id, request }: KnownRoom): PlanRequest {
  const read = readBody(request);
  if (!read.ok) throw new Error(`${id}: ${read.mistakes[0].message}`);
  return read.request;
}
