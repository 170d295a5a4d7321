// Parts of a room as people call them: a niche, a bay, a chimney breast, a boxed pipe, a cut corner. Each changes the walls
// around a room, by its width, its depth and its place. Centimetres.

import type { CornerCm } from '../../state/draft.ts';
import { directionOf, lengthOf } from '../edit/wall-length.ts';
import { type RingCm, tidy } from '../shapes.ts';

export const PARTS = ['niche', 'bay', 'chimney', 'boxing', 'corner'] as const;
export type PartKind = (typeof PARTS)[number];

export interface Part {
  readonly kind: PartKind;
  /** The wall that it is in, or the corner that it is at. */
  readonly place: number;
  /** Along the wall; of a part at a corner, along the wall before it. */
  readonly width: number;
  /** Of a part at a corner, along the wall after it. */
  readonly depth: number;
  /** From the beginning of the wall to its middle; parts at a corner have none. */
  readonly at: number;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Usual sizes. */
const USUAL: Readonly<Record<PartKind, { readonly width: number; readonly depth: number }>> = {
  niche: { width: 90, depth: 30 },
  bay: { width: 200, depth: 50 },
  chimney: { width: 120, depth: 40 },
  boxing: { width: 25, depth: 25 },
  corner: { width: 60, depth: 60 },
};
const LEAST_CM = 1;
const MOST_CM = 1000;
/** The most that a part takes of a wall if nobody says how much. */
const MOST_SHARE = 0.6;

/** Whether it is at a corner, and not in a wall. */
export function isAtCorner(kind: PartKind): boolean {
  return kind === 'boxing' || kind === 'corner';
}

/** The walls, or the corners, where a part can be, by their places. */
export function placesFor(kind: PartKind, ring: RingCm): number[] {
  const places = ring.map((_, i) => i);
  return isAtCorner(kind) ? places.filter((place) => isConvex(ring, place)) : places;
}

/** A part of its usual size in a place. */
export function partAt(kind: PartKind, ring: RingCm, place: number): Part {
  const { width, depth } = USUAL[kind];
  const [before, after] = isAtCorner(kind)
    ? [wallLength(ring, place - 1), wallLength(ring, place)]
    : [wallLength(ring, place), Infinity];
  const fitting = Math.min(width, MOST_SHARE * before);
  return {
    kind,
    place,
    width: tidy(fitting),
    // The sides of a bay leave a wall between them.
    depth: tidy(Math.min(depth, MOST_SHARE * after, kind === 'bay' ? fitting / 4 : Infinity)),
    at: isAtCorner(kind) ? 0 : tidy(wallLength(ring, place) / 2),
  };
}

/** The place where somebody most likely wants it: the longest wall, or the first corner. */
export function usualPlace(kind: PartKind, ring: RingCm): number | undefined {
  const places = placesFor(kind, ring);
  if (isAtCorner(kind)) return places[0];
  return places.toSorted((a, b) => wallLength(ring, b) - wallLength(ring, a))[0];
}

/** What its measures may be, while the others stay. */
export function rangesOf(
  { kind, place, width, depth, at }: Part,
  ring: RingCm,
): Readonly<Record<'width' | 'depth' | 'at', Range>> {
  const length = wallLength(ring, place);
  if (isAtCorner(kind)) {
    const before = wallLength(ring, place - 1);
    return { width: range(before - LEAST_CM), depth: range(length - LEAST_CM), at: { min: 0, max: 0 } };
  }
  const isBay = kind === 'bay';
  return {
    width: { min: isBay ? 2 * depth + LEAST_CM : LEAST_CM, max: tidy(2 * Math.min(at, length - at)) },
    depth: range(isBay ? (width - LEAST_CM) / 2 : MOST_CM),
    at: { min: tidy(width / 2), max: tidy(length - width / 2) },
  };
}

function range(max: number): Range {
  return { min: LEAST_CM, max: tidy(max) };
}

/** The walls with a part. */
export function withPart(ring: RingCm, part: Part): RingCm {
  const { place } = part;
  const made = isAtCorner(part.kind) ? cornerOf(ring, part) : wallOf(ring, part);
  const next = (place + 1) % ring.length;
  // A part that begins where its wall begins makes the wall before it longer, and no wall of no length.
  const whole = isAtCorner(part.kind)
    ? [...ring.slice(0, place), ...made, ...ring.slice(place + 1)]
    : [...ring.slice(0, place + 1), ...made, ...ring.slice(place + 1)];
  const touched = new Set([...made, ring[place], ring[next]]);
  return straightened(whole, touched);
}

/** The corners of a part in a wall. */
function wallOf(ring: RingCm, { kind, place, width, depth, at }: Part): CornerCm[] {
  const from = ring[place];
  const [ux, uy] = directionOf(from, ring[(place + 1) % ring.length]);
  const inward = isClockwise(ring) ? 1 : -1;
  const across = (kind === 'chimney' ? depth : -depth) * inward;
  const corner = (along: number, aside: number): CornerCm => [
    tidy(from[0] + along * ux - aside * uy),
    tidy(from[1] + along * uy + aside * ux),
  ];
  const splay = kind === 'bay' ? depth : 0;
  const [begin, end] = [at - width / 2, at + width / 2];
  return [corner(begin, 0), corner(begin + splay, across), corner(end - splay, across), corner(end, 0)];
}

/** The corners of a part at a corner. */
function cornerOf(ring: RingCm, { kind, place, width, depth }: Part): CornerCm[] {
  const [x, y] = ring[place];
  const [bx, by] = directionOf(ring[place], ring.at(place - 1) as CornerCm);
  const [ax, ay] = directionOf(ring[place], ring[(place + 1) % ring.length]);
  const corner = (before: number, after: number): CornerCm => [
    tidy(x + before * bx + after * ax),
    tidy(y + before * by + after * ay),
  ];
  return [corner(width, 0), ...(kind === 'boxing' ? [corner(width, depth)] : []), corner(0, depth)];
}

/** The ring without repeated corners, and without those of a part between walls in line. */
function straightened(ring: RingCm, touched: ReadonlySet<CornerCm>): RingCm {
  const distinct = ring.filter((corner, i) => lengthOf(corner, ring[(i + 1) % ring.length]) > 1e-6);
  return distinct.filter((corner, i) => !touched.has(corner) || Math.abs(turnAt(distinct, i)) > 1e-9);
}

/** The sine of the turn at a corner. */
function turnAt(ring: RingCm, place: number): number {
  const [bx, by] = directionOf(ring.at(place - 1) as CornerCm, ring[place]);
  const [ax, ay] = directionOf(ring[place], ring[(place + 1) % ring.length]);
  return bx * ay - by * ax;
}

function isConvex(ring: RingCm, place: number): boolean {
  return isClockwise(ring) ? turnAt(ring, place) > 1e-9 : turnAt(ring, place) < -1e-9;
}

/** Whether it runs clockwise, with y downwards. */
function isClockwise(ring: RingCm): boolean {
  let twice = 0;
  ring.forEach(([x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length];
    twice += x * ny - nx * y;
  });
  return twice > 0;
}

export function wallLength(ring: RingCm, place: number): number {
  const at = (place + ring.length) % ring.length;
  return tidy(lengthOf(ring[at], ring[(at + 1) % ring.length]));
}
