// Giving a wall a length that was typed. The room stays closed and no other wall changes its direction.
//
// The rule: one end of the wall stays, and the other end moves along the wall, with everything up to the next wall that
// runs the opposite way. That one follows: it gets as much longer or shorter, and all other walls keep their lengths, as
// somebody expects who corrects one measure of a room. Where no wall runs the opposite way, the wall at the moving end
// slides aside along the one after it. The end that moves is the one that leaves the first corner in place, so that a
// walk still begins at 0,0, unless a wall would vanish that way.

import type { CornerCm } from '../../state/draft.ts';
import type { RingCm } from '../shapes.ts';
import { rounded } from '../walk.ts';

/** Corners lie on whole micrometres. */
const PARTS = 1e4;
/** The sine of an angle below which walls are in line. */
const IN_LINE = 1e-6;
/** The shortest wall that is left over, cm. */
const LEAST_CM = 0.1;

/** The rings in which wall `i` has this length, the best first; none if a wall would vanish in each. */
export function ringsWithLength(ring: RingCm, i: number, lengthCm: number): RingCm[] {
  if (!(lengthCm > 0)) return [];
  const back = ring.toReversed();
  const j = (2 * ring.length - 2 - i) % ring.length;
  const staysAtFirst = (made: RingCm) => Number(isSame(made[0], ring[0]));
  return [oppositeFollows, neighbourSlides].flatMap((rule) =>
    [rule(ring, i, lengthCm), rule(back, j, lengthCm)?.toReversed()]
      .filter((made) => made !== undefined)
      .sort((a, b) => staysAtFirst(b) - staysAtFirst(a)),
  );
}

/** The end of wall `i` moves with everything up to the next wall in the opposite direction. */
function oppositeFollows(ring: RingCm, i: number, lengthCm: number): RingCm | undefined {
  const along = directionsOf(ring);
  const { length: count } = ring;
  const way = along(i);
  let opposite = i + 1;
  while (opposite < i + count && (!isInLine(way, along(opposite)) || dot(way, along(opposite)) > 0)) opposite++;
  if (opposite === i + count) return undefined;
  const shift = scaled(way, lengthCm - lengthOf(ring[i], ring[(i + 1) % count]));
  return moved(ring, i + 1, opposite, () => shift);
}

/** The wall at the end of wall `i` slides along the wall after it; walls in line with either are carried along. */
function neighbourSlides(ring: RingCm, i: number, lengthCm: number): RingCm | undefined {
  const along = directionsOf(ring);
  const { length: count } = ring;
  const aside = nextTurn(along, i, count);
  const end = nextTurn(along, aside, count);
  if (end >= i + count) return undefined;
  const shift = scaled(along(i), lengthCm - lengthOf(ring[i], ring[(i + 1) % count]));
  const slide = scaled(along(end), cross(shift, along(aside)) / cross(along(end), along(aside)));
  return moved(ring, i + 1, end, (place) => (place <= aside ? shift : slide));
}

/** The ring with the corners `from` up to `to` moved; undefined if a wall would vanish or turn around. */
function moved(ring: RingCm, from: number, to: number, by: (place: number) => CornerCm): RingCm | undefined {
  const made = ring.slice();
  for (let place = from; place <= to; place++) {
    const [dx, dy] = by(place);
    const at = place % ring.length;
    const [x, y] = ring[at];
    made[at] = [dx ? rounded(x + dx, PARTS) : x, dy ? rounded(y + dy, PARTS) : y];
  }
  return made.every((_, place) => goesOn(ring, made, place)) ? made : undefined;
}

/** The first wall after `place` that is not in line with it. */
function nextTurn(along: (place: number) => CornerCm, place: number, count: number): number {
  let next = place + 1;
  while (next < place + count && isInLine(along(place), along(next))) next++;
  return next;
}

/** Whether a wall still runs in its direction, and is long enough. */
function goesOn(before: RingCm, after: RingCm, place: number): boolean {
  const next = (place + 1) % before.length;
  const [a, b] = [after[place], after[next]];
  if (isSame(before[place], a) && isSame(before[next], b)) return true;
  return dot(directionOf(before[place], before[next]), [b[0] - a[0], b[1] - a[1]]) >= LEAST_CM;
}

function directionsOf(ring: RingCm): (place: number) => CornerCm {
  return (place) => directionOf(ring[place % ring.length], ring[(place + 1) % ring.length]);
}

export function lengthOf([ax, ay]: CornerCm, [bx, by]: CornerCm): number {
  return Math.hypot(bx - ax, by - ay);
}

/** The direction from one corner to another, of length 1. */
export function directionOf(a: CornerCm, b: CornerCm): CornerCm {
  const length = lengthOf(a, b) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

function isInLine(a: CornerCm, b: CornerCm): boolean {
  return Math.abs(cross(a, b)) < IN_LINE;
}

function scaled([x, y]: CornerCm, by: number): CornerCm {
  return [x * by, y * by];
}

function cross([ax, ay]: CornerCm, [bx, by]: CornerCm): number {
  return ax * by - ay * bx;
}

function dot([ax, ay]: CornerCm, [bx, by]: CornerCm): number {
  return ax * bx + ay * by;
}

function isSame([ax, ay]: CornerCm, [bx, by]: CornerCm): boolean {
  return ax === bx && ay === by;
}
