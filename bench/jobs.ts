// The jobs of the benchmark, read like the body of a request.

import { readFileSync } from 'node:fs';
import {
  completeParameters,
  type Lattice,
  latticeOf,
  type PlanRequest,
  type Point,
  patternByName,
  type Ring,
} from '../src/engine/index.ts';
import { type Floor, floorOf } from '../src/engine/room.ts';
import { readBody } from '../src/wire/index.ts';

export interface Job {
  readonly id: string;
  readonly about: string;
  readonly request: PlanRequest;
  readonly lattice: Lattice;
  /** The start in the floor's frame. */
  readonly start: Point;
  readonly floor: Floor;
  /** Room and cutouts in the floor's frame, as input for a polygon library. */
  readonly room: Ring;
  readonly cutouts: readonly Ring[];
}

type JobFile = Record<string, { readonly about: string; readonly request: Readonly<Record<string, unknown>> }>;

function readJobFile(): JobFile {
  return JSON.parse(readFileSync('bench/jobs.json', 'utf8'));
}

/** The jobs as request bodies, by id. */
export function readJobBodies(): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  return Object.fromEntries(Object.entries(readJobFile()).map(([id, { request }]) => [id, request]));
}

export function readJobs(): Job[] {
  return Object.entries(readJobFile()).map(([id, { about, request }]) => {
    const read = readBody(request);
    if (!read.ok) throw new Error(`job ${id}: ${read.mistakes[0].message}`);
    return jobOf(id, about, read.request);
  });
}

/** A job with everything prepared that is not measured. */
export function jobOf(id: string, about: string, request: PlanRequest): Job {
  const pattern = patternByName(request.pattern);
  if (!pattern || !request.start) throw new Error(`job ${id} needs a pattern and a start`);
  const values = completeParameters(pattern, request.parameters);
  const floor = floorOf(request.room);
  const home = { x: floor.originUm.x / 1000, y: floor.originUm.y / 1000 };
  const atHome = (ring: Ring): Ring => ring.map(({ x, y }) => ({ x: x - home.x, y: y - home.y }));
  const rectangles = request.room.rectangles.map(({ x, y, width, height }) => [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]);
  return {
    id,
    about,
    request,
    lattice: latticeOf(pattern.tiling(values, request.joint ?? pattern.defaultJoint), Number(values.rotation)),
    start: { x: request.start.x - home.x, y: request.start.y - home.y },
    floor,
    room: atHome(request.room.outer),
    cutouts: [...request.room.holes, ...rectangles].map(atHome),
  };
}
