// The exact area of a room minus its cutouts, for corners on whole micrometres. There is no overlay: each wall is
// walked separately, tracking the rings on its left and right. Where only one side is floor, the wall bounds the floor,
// and its contribution to the area is a share of a whole number.

import type { Point, Ring, Room } from '../../src/engine/index.ts';
import {
  compareFractions,
  cross,
  dot,
  FRACTION_BITS,
  type Fraction,
  fixed,
  fractionOf,
  sideOf,
} from './exact-numbers.ts';

export interface ExactArea {
  /** The double nearest to the exact area. */
  readonly areaMm2: number;
  /** Whether every corner of the floor lies on a whole micrometre. */
  readonly isOnGrid: boolean;
  /** How often walls meet others between their ends; a crossing counts for both walls. */
  readonly meetings: number;
}

interface Wall {
  readonly ring: number;
  readonly from: Point;
  readonly to: Point;
  /** Index of the wall that begins where this one ends. */
  readonly next: number;
}

/** A change beside a wall where another one meets it. */
interface Change {
  readonly ring: number;
  /** Whether the ring is entered or left, on the left and right of this wall. */
  readonly left: boolean;
  readonly right: boolean;
  /** Whether a coincident earlier wall begins (1) or ends (-1). */
  readonly twin: -1 | 0 | 1;
}

interface PlacedChange extends Change {
  /** The position on the wall, from 0 to 1. */
  readonly along: Fraction;
}

const ORIGIN: Point = { x: 0, y: 0 };

/** Room minus cutouts, exactly. */
export function exactArea(room: Room): ExactArea {
  const walls = wallsOf(ringsInMicrometres(room));
  let twice = 0n;
  let isOnGrid = true;
  let meetings = 0;
  walls.forEach((wall, index) => {
    const walk = walkAlong(index, walls);
    twice += walk.share * cross(ORIGIN, wall.from, ORIGIN, wall.to);
    isOnGrid &&= walk.isOnGrid;
    meetings += walk.meetings;
  });
  return { areaMm2: Number(twice) / 2 ** FRACTION_BITS / 2e6, isOnGrid, meetings };
}

/** All rings, the room first, relative to the room's first corner. */
function ringsInMicrometres({ outer, holes, rectangles }: Room): Ring[] {
  const um = (mm: number) => Math.round(mm * 1000);
  const origin = { x: um(outer[0].x), y: um(outer[0].y) };
  const boxes = rectangles.map(({ x, y, width, height }) => [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]);
  return [outer, ...holes, ...boxes].map((ring) =>
    ring.map(({ x, y }) => ({ x: um(x) - origin.x, y: um(y) - origin.y })),
  );
}

function wallsOf(rings: readonly Ring[]): Wall[] {
  const walls: Wall[] = [];
  rings.forEach((corners, ring) => {
    const first = walls.length;
    corners.forEach((from, i) => {
      const after = (i + 1) % corners.length;
      walls.push({ ring, from, to: corners[after], next: first + after });
    });
  });
  return walls;
}

/** The rings that one side of a wall lies in. */
class Beside {
  readonly #rings = new Set<number>();

  toggle(ring: number): void {
    if (!this.#rings.delete(ring)) this.#rings.add(ring);
  }

  /** 1 in the room and in no cutout, otherwise 0. */
  get floor(): number {
    return this.#rings.size === 1 && this.#rings.has(0) ? 1 : 0;
  }
}

interface Walk {
  /** The share of the wall that bounds the floor, as a fixed-point number: positive with the floor on its left. */
  readonly share: bigint;
  readonly isOnGrid: boolean;
  readonly meetings: number;
}

function walkAlong(index: number, walls: readonly Wall[]): Walk {
  const [left, right] = [new Beside(), new Beside()];
  let twins = 0;
  const take = (change: Change) => {
    if (change.left) left.toggle(change.ring);
    if (change.right) right.toggle(change.ring);
    twins += change.twin;
  };
  // Of coincident walls only the first one counts.
  const bounds = () => (twins > 0 ? 0 : left.floor - right.floor);
  const changes: PlacedChange[] = [];
  eachMeeting(index, walls, (change, along) => {
    if (along === undefined) take(change);
    else changes.push({ ...change, along });
  });
  changes.sort((a, b) => compareFractions(a.along, b.along));
  let [share, since, before, isOnGrid] = [0n, 0n, bounds(), true];
  changes.forEach((change, i) => {
    take(change);
    // All changes at one position are applied together.
    if (i + 1 < changes.length && compareFractions(changes[i + 1].along, change.along) === 0) return;
    const now = bounds();
    if (now === before) return;
    const until = fixed(change.along);
    share += BigInt(before) * (until - since);
    [since, before] = [until, now];
    isOnGrid &&= isOnMicrometre(walls[index], change.along);
  });
  share += BigInt(before) * ((1n << BigInt(FRACTION_BITS)) - since);
  return { share, isOnGrid, meetings: changes.length };
}

/** Called with a change beside a wall and its position; undefined for changes before its beginning. */
type Visit = (change: Change, along: Fraction | undefined) => void;

/**
 * Visits all walls that meet the line of a wall before its end. Left and right are the line shifted infinitesimally, so
 * a wall that ends on the line crosses one of them or none, and touches need no special rules.
 */
function eachMeeting(index: number, walls: readonly Wall[], visit: Visit): void {
  const wall = walls[index];
  const { from, to } = wall;
  const sides = walls.map((other) => sideOf(from, to, other.from));
  walls.forEach((other, i) => {
    const [a, b] = [sides[i], sides[other.next]];
    const left = a > 0 !== b > 0;
    const right = a < 0 !== b < 0;
    if (left || right) {
      // The line crosses the other wall from the side where `way` is positive.
      const way = b > a ? 1 : -1;
      if (way * sideOf(other.from, other.to, to) >= 0) return;
      const isBetween = way * sideOf(other.from, other.to, from) > 0;
      visit({ ring: other.ring, left, right, twin: 0 }, isBetween ? meetingOf(wall, other) : undefined);
    } else if (a === 0 && b === 0 && i < index) visitTwin(wall, other, visit);
  });
}

/** Where on a wall the line of another one meets it. */
function meetingOf({ from, to }: Wall, other: Wall): Fraction {
  return fractionOf(cross(other.from, other.to, other.from, from), cross(from, to, other.from, other.to));
}

function visitTwin({ from, to }: Wall, other: Wall, visit: Visit): void {
  const length = dot(from, to, from, to);
  const [one, two] = [dot(from, to, from, other.from), dot(from, to, from, other.to)];
  const [begin, end] = one < two ? [one, two] : [two, one];
  if (end <= 0n || begin >= length) return;
  const change = { ring: other.ring, left: false, right: false };
  visit({ ...change, twin: 1 }, begin <= 0n ? undefined : fractionOf(begin, length));
  if (end < length) visit({ ...change, twin: -1 }, fractionOf(end, length));
}

function isOnMicrometre({ from, to }: Wall, { over, under }: Fraction): boolean {
  return (over * BigInt(to.x - from.x)) % under === 0n && (over * BigInt(to.y - from.y)) % under === 0n;
}
