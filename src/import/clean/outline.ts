// An outline as drawn becomes outlines that can be planned: rings that touch themselves are taken apart, and those whose
// floor is not clear are refused. Rings on whole µm, in the outline's own frame.

import {
  distance,
  type FloorRule,
  findConflict,
  LIMITS,
  locatePoint,
  OVERLAY_LIMITS,
  overlay,
  type Point,
  type Ring,
  signedArea,
} from '../../engine/index.ts';
import { cleanCorners } from './corners.ts';
import type { Count } from './tally.ts';
import type { Spend } from './work.ts';

/** A part of the floor: its outer ring positive, the holes in it negative. */
export interface Part {
  readonly outer: Ring;
  readonly holes: readonly Ring[];
}

/** µm. Along a wall of a ring, noise of less than this is no crossing. */
const NOISE = 10;
/** Steps that taking an outline apart may need, by the limits of the overlay. */
const UNTANGLING = 4_000_000;

/**
 * Returns the parts of an outline, none if nothing of it is left, undefined if it cannot be planned. What was changed, or
 * why not, is counted.
 */
export function cleanOutline(drawn: Ring, count: Count, spend: Spend): readonly Part[] | undefined {
  const { ring, merged, inLine, spikes } = cleanCorners(drawn);
  count('corners-merged', merged);
  count('corners-in-line', inLine);
  count('spikes-removed', spikes);
  if (ring.length < 3) {
    count('too-small', 1);
    return [];
  }
  if (ring.length > LIMITS.ringCorners.max) {
    count('corner-limit', 1);
    return undefined;
  }
  spend(ring.length ** 2);
  if (!findConflict(ring)) return [{ outer: turned(ring, 1), holes: [] }];
  spend(UNTANGLING);
  const parts = untangled(ring, spend);
  if (parts === undefined) {
    count('crossing', 1);
    return undefined;
  }
  count('untangled', 1);
  count('several-parts', parts.length > 1 ? 1 : 0);
  return parts;
}

const EVEN_ODD: FloorRule = (winding) => winding % 2 !== 0;
const NONZERO: FloorRule = (winding) => winding !== 0;

/**
 * The parts of a ring that meets itself; undefined if it goes around some floor twice or the other way around, because
 * then somebody has mixed up its corners.
 */
function untangled(ring: Ring, spend: Spend): readonly Part[] | undefined {
  const rings = overlay([ring], [], EVEN_ODD, OVERLAY_LIMITS, 1);
  const covered = overlay([ring], [], NONZERO, OVERLAY_LIMITS, 1);
  if (!rings || !covered) return undefined;
  const area = Math.abs(signedArea(ring));
  const noise = NOISE * lengthOf(ring);
  if (Math.abs(areaOf(rings) - area) > noise || Math.abs(areaOf(covered) - area) > noise) return undefined;
  const simple = rings
    .map(withTouches)
    .flatMap(atDoubledCorners)
    .map((one) => cleanCorners(one).ring);
  const real = simple.filter((one) => one.length >= 3 && Math.abs(signedArea(one)) > NOISE * lengthOf(one));
  spend(real.reduce((sum, one) => sum + one.length ** 2, 0));
  if (real.some((one) => findConflict(one))) return undefined;
  const holes = real.filter((one) => signedArea(one) < 0);
  const outers = real.filter((one) => signedArea(one) > 0);
  return outers.map((outer) => ({ outer, holes: holes.filter((hole) => isWithin(hole, outer, spend)) }));
}

function areaOf(rings: readonly Ring[]): number {
  return rings.reduce((sum, ring) => sum + signedArea(ring), 0);
}

function lengthOf(ring: Ring): number {
  return ring.reduce((sum, { x, y }, i) => {
    const before = ring.at(i - 1) as Point;
    return sum + Math.hypot(x - before.x, y - before.y);
  }, 0);
}

/** The ring with a corner wherever another corner of it lies on a wall, off by the rounding of crossings at most. */
function withTouches(ring: Ring): Ring {
  return ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length];
    const length = distance(a, b);
    const along = (p: Point) => ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length;
    const touching = ring.filter((p) => {
      const off = Math.abs((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / length;
      return off <= TOUCH && along(p) > TOUCH && along(p) < length - TOUCH;
    });
    return [a, ...touching.sort((p, q) => along(p) - along(q))];
  });
}

/** µm. Crossings are rounded to whole ones. */
const TOUCH = 1.5;

/** A ring that visits a corner twice as two rings. */
function atDoubledCorners(ring: Ring): Ring[] {
  const loops: Ring[] = [];
  const way: Point[] = [];
  const places = new Map<string, number>();
  for (const corner of ring) {
    const key = `${corner.x},${corner.y}`;
    const before = places.get(key);
    if (before !== undefined) {
      const loop = way.splice(before);
      for (const { x, y } of loop) places.delete(`${x},${y}`);
      loops.push(loop);
    }
    places.set(key, way.length);
    way.push(corner);
  }
  return [...loops, way];
}

/** Whether a ring lies within another that it does not cross; both may touch. */
export function isWithin(inner: Ring, outer: Ring, spend: Spend): boolean {
  for (const [i, corner] of inner.entries()) {
    spend(2 * outer.length);
    const place = locatePoint(corner, outer);
    if (place !== 'border') return place === 'inside';
    const next = inner[(i + 1) % inner.length];
    const middle = locatePoint({ x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 }, outer);
    if (middle !== 'border') return middle === 'inside';
  }
  return false;
}

/** Returns the ring in the direction that gives its area the sign. */
export function turned(ring: Ring, sign: 1 | -1): Ring {
  return signedArea(ring) * sign < 0 ? ring.toReversed() : ring;
}
