// Random requests of callers: JSON bodies in centimetres, from awkward and ordinary rooms, each with the default start,
// its own, or one with more digits than anybody measures.

import fc from 'fast-check';
import { PlanError, type PlanRequest, type Ring } from '../../src/engine/index.ts';
import { type Planned, planRequest } from '../../src/service/index.ts';
import { type AcceptedRequest, readBody } from '../../src/wire/index.ts';
import { awkwardRequests } from './awkward-rooms.ts';
import { otherCases } from './start-checks.ts';

export type Body = Readonly<Record<string, unknown>>;

const cm = (mm: number) => mm / 10;
const cornersOf = (ring: Ring) => ring.map(({ x, y }) => [cm(x), cm(y)]);

function bodyOf({ room, pattern, parameters, joint }: PlanRequest): Body {
  return {
    polygon: cornersOf(room.outer),
    holes: room.holes.map(cornersOf),
    subtract: room.rectangles.map(({ x, y, width, height }) => ({ x: cm(x), y: cm(y), w: cm(width), h: cm(height) })),
    pattern,
    parameters,
    ...(joint === undefined ? {} : { joint }),
    link: false,
  };
}

const coordinates = fc.oneof(
  fc.integer({ min: -200, max: 200 }),
  fc.integer({ min: -20_000, max: 20_000 }).map((n) => n / 100),
  fc.double({ min: -300, max: 300, noNaN: true }),
);
const starts = fc.oneof(fc.constant(undefined), fc.record({ x: coordinates, y: coordinates }));

/** Bodies of requests, most of which can be read and planned. */
export const sentBodies: fc.Arbitrary<Body> = fc
  .tuple(fc.oneof(awkwardRequests(), otherCases), starts)
  .map(([request, start]) => ({ ...bodyOf(request), ...(start && { start }) }));

/** Reads a valid body. */
export function readSent(body: Body): AcceptedRequest {
  const read = readBody(body);
  if (!read.ok) throw new Error(`${JSON.stringify(body)}: ${read.mistakes[0].message}`);
  return read;
}

/** The plan of a body; undefined if it is refused. */
export function plannedFrom(body: Body): Planned | undefined {
  const read = readBody(body);
  if (!read.ok) return undefined;
  try {
    return planRequest(read);
  } catch (error) {
    if (error instanceof PlanError) return undefined;
    throw error;
  }
}
