// A candidate in the search for the slowest request: a room in whole micrometres, and how it is laid.

import { LIMITS, type ParameterValues, type Point } from '../../src/engine/index.ts';
import { SERVICE_LIMITS } from '../../src/wire/index.ts';
import { roomBody } from '../../test/fuzz/tangle-request.ts';
import { isSimple, type Sketch } from '../../test/support/tangles/sketch.ts';

export interface Laying {
  readonly pattern: string;
  readonly parameters: ParameterValues;
  readonly joint: number;
  /** µm, or the search for the best start; omitted for the top-left corner. */
  readonly start?: Point | 'best' | undefined;
  /** What starts are compared by. */
  readonly minCut?: number | undefined;
  readonly buyWithReuse?: boolean;
}

export interface Candidate {
  /** The seed that it descends from. */
  readonly family: string;
  /** µm. */
  readonly room: Sketch;
  readonly laying: Laying;
}

export function bodyOf({ room, laying: { start, ...laying } }: Candidate): string {
  const mm = (um: number) => um / 1000;
  const ring = (corners: Sketch['outer']) => corners.map(({ x, y }) => ({ x: mm(x), y: mm(y) }));
  const described = roomBody({
    outer: ring(room.outer),
    holes: room.holes.map(ring),
    rectangles: room.rectangles.map(({ x, y, width, height }) => ({
      x: mm(x),
      y: mm(y),
      width: mm(width),
      height: mm(height),
    })),
  });
  const from = start === 'best' ? start : start && { x: start.x / 10_000, y: start.y / 10_000 };
  return JSON.stringify({ ...described, ...laying, ...(from === undefined ? {} : { start: from }), link: false });
}

/** Whether a room keeps the limits that can be checked without planning. */
export function isLegalRoom({ outer, holes, rectangles }: Sketch): boolean {
  const isRing = (ring: Sketch['outer']) =>
    ring.length <= LIMITS.ringCorners.max && ring.every(isWithinReach) && isSimple(ring);
  return (
    holes.length <= LIMITS.holes &&
    rectangles.length <= LIMITS.rectangles &&
    rectangles.every(({ width, height }) => width > 0 && height > 0) &&
    isRing(outer) &&
    holes.every(isRing)
  );
}

/** Whether a body is within the size limit of the service. */
export function isLegalBody(body: string): boolean {
  return body.length <= SERVICE_LIMITS.bodyBytes;
}

function isWithinReach({ x, y }: Point): boolean {
  return Math.max(Math.abs(x), Math.abs(y)) <= LIMITS.coordinate * 1000;
}
