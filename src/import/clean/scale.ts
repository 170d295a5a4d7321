// From the unit of a file to millimetres in one frame for all rooms, and on to the grid of whole micrometres.

import { boxOf, LIMITS, type Point, type Ring } from '../../engine/index.ts';
import type { Drawing } from '../drawing.ts';
import type { Count } from './tally.ts';

/** Converts a place in the file to mm from the top-left corner of everything in it. */
export type Scale = (point: Point) => Point;

/** The scale of a drawing whose unit has so many mm. */
export function scaleOf(drawing: Drawing, unitMm: number): Scale {
  const { minX, minY } = extentOf(drawing);
  return ({ x, y }) => ({ x: (x - minX) * unitMm, y: (y - minY) * unitMm });
}

/** The box around all outlines and lines of a drawing, in its own unit. */
export function extentOf({ rooms, sketch }: Drawing) {
  const box = boxOf(finiteCorners());
  return Number.isFinite(box.minX) ? box : { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  function* finiteCorners(): Iterable<Point> {
    for (const corner of cornersIn()) if (isPlace(corner)) yield corner;
  }
  function* cornersIn(): Iterable<Point> {
    for (const { outline } of rooms) yield* outline;
    for (const { corners } of sketch?.rings ?? []) yield* corners;
    for (const { corners } of sketch?.chains ?? []) yield* corners;
  }
}

/** µm. Farther away, coordinates are not exact any more. */
const FARTHEST = 2 ** 50;

/** A ring in mm on the grid of whole µm; undefined for one that is larger than any room or absurdly far, which is counted. */
export function gridRing(ring: readonly Point[], count: Count, subject: string | null = null): Ring | undefined {
  const { minX, minY, maxX, maxY } = boxOf(ring);
  const size = ring.every(isPlace) ? Math.max(maxX - minX, maxY - minY) : Number.NaN;
  if (!(size <= LIMITS.roomSide && Math.max(-minX, -minY, maxX, maxY) * 1000 <= FARTHEST)) {
    count(Number.isFinite(size) ? 'too-wide' : 'entity-damaged', 1, subject);
    return undefined;
  }
  return ring.map(({ x, y }) => ({ x: Math.round(x * 1000) + 0, y: Math.round(y * 1000) + 0 }));
}

function isPlace({ x, y }: Point): boolean {
  return Number.isFinite(x) && Number.isFinite(y);
}
