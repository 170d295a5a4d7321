// In a corner of the room, two walls decide together whether a tile is a sliver.

import type { Point } from '../../geometry/point.ts';
import { packedArea, type Shape } from '../../layout/index.ts';
import { SLIVER_SHARE } from '../../measures.ts';
import { beyond, packedCorners } from '../walls/half-plane.ts';
import { roughMarksOf, tileReach } from '../walls/wall-marks.ts';
import { type Body, crossing, type Line, type Wall, wayAround } from './bodies.ts';

/** Walls that meet in a corner with a lower sine are as good as one. */
const STRAIGHT = 0.1;

/** The limit is found in this many places between its ends, each by this many halvings. */
const PLACES = 5;
const HALVINGS = 10;

/** Tangents that cross with a lower sine are as good as one. */
const SAME_TANGENT = 1e-3;

/** What makes a tile a sliver. */
export interface Sliver {
  readonly shape: Shape;
  readonly core: Body;
  /** Pieces narrower than this count like slivers, mm. */
  readonly stripLimit?: number | undefined;
}

/**
 * Returns the limit that the centre of a tile must pass in a corner of the room for the tile to be more than a sliver,
 * relative to the corner. It begins and ends where one wall alone decides. It is rather too far out than too far in: a map
 * that sees a sliver where there is none hides a start. Where more than two walls decide, the core of the tile must do.
 */
export function limitAround({ shape, core, stripLimit }: Sliver, before: Wall, after: Wall): Point[] {
  const turn = Math.sin(after.direction - before.direction);
  if (Math.abs(turn) < STRAIGHT) return wayAround(core, before, after);
  const [one, other] = [before, after].map((wall) => limitAt(shape, wall, stripLimit));
  // Where a corner sticks out into the room, what counts is the part of a tile behind both walls.
  const side = Math.sign(turn);
  const begin = crossing(one, { ...other, reach: side * tileReach(shape, other) });
  const end = crossing({ ...one, reach: side * tileReach(shape, one) }, other);
  if (isFarAlong(before, one, begin) || isFarAlong(after, other, end)) return wayAround(core, before, after);
  const corners = packedCorners(shape);
  const areaAt = (centre: Point) => areaBehind(corners, centre, one, other, side);
  const tileAreaMm2 = shape.green[shape.corners];
  const wantedMm2 = (turn > 0 ? SLIVER_SHARE : 1 - SLIVER_SHARE) * tileAreaMm2;
  const tip = crossing(one, other);
  if (areaAt(tip) >= wantedMm2) return [begin, tip, end];
  const limit = Array.from({ length: PLACES }, (_, i) => {
    // The places with a larger part are convex, so a way from the chord to the tip crosses the limit once.
    const chord = between(begin, end, (i + 1) / (PLACES + 1));
    let [low, high] = [0, 1];
    for (let k = 0; k < HALVINGS; k++) {
      const middle = (low + high) / 2;
      if (areaAt(between(chord, tip, middle)) >= wantedMm2) low = middle;
      else high = middle;
    }
    return between(chord, tip, low);
  });
  if (turn < 0) return [begin, ...limit, end];
  const tangents = [one, ...limit.map((place) => tangentAt(place, areaAt)), other];
  return [begin, ...crossingsOf(tangents), end];
}

/** The line on which the centre of a tile must be to be just not a sliver at a wall. */
function limitAt(shape: Shape, { direction }: Wall, stripLimit?: number): Line {
  const across = { x: -Math.sin(direction), y: Math.cos(direction) };
  return { ...across, reach: roughMarksOf(shape, across, stripLimit).sliver };
}

/** Whether a place is so far along a wall from its corner that the wall's other end may decide there. */
function isFarAlong({ length }: Wall, { x, y }: Line, place: Point): boolean {
  return Math.abs(x * place.y - y * place.x) > 2 * length;
}

// Shared, since areas are computed in one go; each wall adds a corner at most.
const behindOne = new Float64Array(32);
const behindBoth = new Float64Array(32);

/** Area of the part of a tile on one side of two walls that meet in 0,0: the floor's side, or the other if `side` is -1. */
function areaBehind(corners: Float64Array, centre: Point, one: Point, other: Point, side: number): number {
  const size = cut(corners, corners.length, centre, one, side, behindOne);
  return packedArea(behindBoth, 0, cut(behindOne, size, centre, other, side, behindBoth));
}

function cut(
  points: Float64Array,
  size: number,
  { x, y }: Point,
  across: Point,
  side: number,
  part: Float64Array,
): number {
  const normal = { x: side * across.x, y: side * across.y };
  return beyond(points, size, normal, -(normal.x * x + normal.y * y), part);
}

/** The tangent of a limit: at a right angle to how an area grows there. */
function tangentAt({ x, y }: Point, areaAt: (place: Point) => number): Line {
  const growsX = areaAt({ x: x + 0.5, y }) - areaAt({ x: x - 0.5, y });
  const growsY = areaAt({ x, y: y + 0.5 }) - areaAt({ x, y: y - 0.5 });
  const length = Math.hypot(growsX, growsY);
  return { x: growsX / length, y: growsY / length, reach: (growsX * x + growsY * y) / length };
}

/** Where each line crosses the next one; lines in nearly the same direction, or in none, are left out. */
function crossingsOf([first, ...lines]: readonly Line[]): Point[] {
  const crossings: Point[] = [];
  let last = first;
  for (const line of lines) {
    if (!(Math.abs(last.x * line.y - last.y * line.x) >= SAME_TANGENT)) continue;
    crossings.push(crossing(last, line));
    last = line;
  }
  return crossings;
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
}
