// The outline of a flat: the ring around all of it, and the rings around what it encloses, such as the wall between two
// rooms with two doorways.

import { distance, type Point, type Ring, signedArea } from '../geometry/point.ts';
import { byCorners, canonicalRing, findConflict, turned } from '../geometry/rings.ts';

/** How far a corner may be off the line between its neighbours, µm, and is none: crossings of walls are rounded. */
const STRAIGHT = 1;

/**
 * The outline of rings in µm, of which one is positive; the result is in mm. Where floor meets floor only in a corner,
 * the ring is divided there, so that every ring goes around once, as those of a room do.
 */
export function outlineOf(united: readonly Ring[]): { outer: Ring; courts: Ring[] } {
  const rings = united.flatMap(dividedAtTouches).map((ring) => canonicalRing(straightened(ring)));
  const outer = rings.find((ring) => signedArea(ring) > 0);
  if (!outer) throw new Error('a flat has an outline');
  const courts = rings.filter((ring) => ring !== outer).map((ring) => canonicalRing(turned(ring, 1)));
  return { outer: inMm(outer), courts: courts.sort(byCorners).map(inMm) };
}

function inMm(ring: Ring): Ring {
  return ring.map(({ x, y }) => ({ x: x / 1000, y: y / 1000 }));
}

/** Divides a ring that visits a corner several times into rings that visit it once. */
function dividedAtTouches(ring: Ring): Ring[] {
  const rings: Ring[] = [];
  const open: Point[] = [];
  for (const corner of ring) {
    const before = open.findIndex(({ x, y }) => x === corner.x && y === corner.y);
    if (before >= 0) rings.push(open.splice(before));
    open.push(corner);
  }
  return [...rings, open].filter((part) => part.length > 2);
}

/** The ring without corners that only rounding makes. */
function straightened(ring: Ring): Ring {
  const kept = [...ring];
  for (let i = 0; i < kept.length && kept.length > 3; ) {
    const before = kept[(i + kept.length - 1) % kept.length];
    const after = kept[(i + 1) % kept.length];
    if (isBetween(before, kept[i], after)) kept.splice(i, 1);
    else i++;
  }
  // Without its corners, a wall may touch another that it passes by a micrometre.
  return kept.length < ring.length && findConflict(kept) ? ring : kept;
}

function isBetween(from: Point, corner: Point, to: Point): boolean {
  const length = distance(from, to);
  const off = Math.abs((to.x - from.x) * (corner.y - from.y) - (to.y - from.y) * (corner.x - from.x));
  const along = (to.x - from.x) * (corner.x - from.x) + (to.y - from.y) * (corner.y - from.y);
  return off <= STRAIGHT * length && along > 0 && along < length * length;
}
