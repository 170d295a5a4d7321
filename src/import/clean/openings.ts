// Doors and windows on the walls of a cleaned outline, mm.

import { distance, type Point, type Ring } from '../../engine/index.ts';
import type { DrawnOpening } from '../drawing.ts';
import type { Count } from './tally.ts';

/** A door or a window in a wall of a room. Lengths in mm. */
export interface ImportedOpening {
  readonly kind: DrawnOpening['kind'];
  /** The wall it is in, from 0 in the order of the corners. */
  readonly wall: number;
  /** From the beginning of the wall to the middle of the opening. */
  readonly at: number;
  readonly width: number;
  /** Height of its lower edge above the floor, and its own height; null where the file has none. */
  readonly sill: number | null;
  readonly height: number | null;
}

/** Farthest from a wall that an opening may be drawn: on the other side of a thick wall. */
const FARTHEST = 600;
/** Cosine of the largest angle between an opening and its wall: 10 degrees. */
const ALONG = Math.cos((10 * Math.PI) / 180);
/** Narrower ones are no doors. */
const NARROWEST = 50;
/** An opening is moved if its wall is farther away than this, or shorter by more than this. */
const MOVED = 1;

/** Puts openings into the walls of an outline; `openings` are in its frame, mm. */
export function placeOpenings(
  outline: Ring,
  openings: readonly DrawnOpening[],
  count: Count,
  room: string | null,
): readonly ImportedOpening[] {
  const placed: ImportedOpening[] = [];
  let moved = 0;
  let leftOut = 0;
  for (const opening of openings) {
    const found = nearestWall(outline, opening);
    if (!found || placed.some((other) => meet(other, found.opening))) leftOut++;
    else {
      placed.push(found.opening);
      if (found.off > MOVED) moved++;
    }
  }
  count('openings-moved', moved, room);
  count('openings-left-out', leftOut, room);
  return placed;
}

interface Found {
  readonly opening: ImportedOpening;
  /** How far it was moved. */
  readonly off: number;
}

function nearestWall(outline: Ring, opening: DrawnOpening): Found | undefined {
  let nearest: Found | undefined;
  for (let wall = 0; wall < outline.length; wall++) {
    const found = inWall(outline[wall], outline[(wall + 1) % outline.length], wall, opening);
    if (found && found.off <= FARTHEST && (!nearest || found.off < nearest.off)) nearest = found;
  }
  return nearest;
}

function inWall(a: Point, b: Point, wall: number, opening: DrawnOpening): Found | undefined {
  const { from, to, kind, sill = null, height = null } = opening;
  const [length, width] = [distance(a, b), distance(from, to)];
  const u = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const along = (p: Point) => (p.x - a.x) * u.x + (p.y - a.y) * u.y;
  const away = (p: Point) => Math.abs((p.x - a.x) * u.y - (p.y - a.y) * u.x);
  const [first, last] = along(from) < along(to) ? [along(from), along(to)] : [along(to), along(from)];
  if (!(width >= NARROWEST) || last - first < ALONG * width) return undefined;
  const [begin, end] = [Math.max(0, first), Math.min(length, last)];
  if (end - begin < Math.max(NARROWEST, width / 2)) return undefined;
  const off = Math.max(away(from), away(to), width - (end - begin));
  return { off, opening: { kind, wall, at: (begin + end) / 2, width: end - begin, sill, height } };
}

function meet(one: ImportedOpening, other: ImportedOpening): boolean {
  if (one.wall !== other.wall || Math.abs(one.at - other.at) >= (one.width + other.width) / 2 - 1) return false;
  // A window may be above another one.
  const [low, high] = (one.sill ?? 0) < (other.sill ?? 0) ? [one, other] : [other, one];
  return low.height === null || (low.sill ?? 0) + low.height > (high.sill ?? 0);
}
