// Helpers for all kinds of tangles: rooms and rings in whole units (steps of a grid, or micrometres).

import { findConflict, type Point, type Rectangle, type Ring } from '../../../src/engine/index.ts';
import type { Random } from '../../fuzz/random.ts';

/** A room in whole units. Invalid rings are removed later. */
export interface Sketch {
  readonly outer: Ring;
  readonly holes: readonly Ring[];
  readonly rectangles: readonly Rectangle[];
}

export function at(x: number, y: number): Point {
  return { x, y };
}

/** A ring from pairs of numbers. */
export function ringOf(...corners: readonly (readonly [number, number])[]): Ring {
  return corners.map(([x, y]) => ({ x, y }));
}

/** A rectangular ring, by its top-left corner and its size. */
export function boxRing(x: number, y: number, width: number, height = width): Ring {
  return ringOf([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
}

export function rectangleOf(x: number, y: number, width: number, height: number): Rectangle {
  return { x, y, width, height };
}

/** A list of `count` made items. */
export function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** A point on whole units with both coordinates in a range. */
export function placeIn(random: Random, first: number, last: number): Point {
  const coordinate = () => random.between(Math.ceil(first), Math.floor(last));
  return at(coordinate(), coordinate());
}

/** Whether the engine accepts a ring: at least three corners, no wall without length, no two walls that meet. */
export function isSimple(ring: Ring): boolean {
  if (ring.length < 3) return false;
  const hasLength = (corner: Point, index: number) => {
    const next = ring[(index + 1) % ring.length];
    return corner.x !== next.x || corner.y !== next.y;
  };
  return ring.every(hasLength) && findConflict(ring) === undefined;
}

/** The first simple ring of some tries, or `other`. */
export function simpleOr(other: Ring, make: () => Ring, tries = 20): Ring {
  for (let i = 0; i < tries; i += 1) {
    const ring = make();
    if (isSimple(ring)) return ring;
  }
  return other;
}

/** A ring through points, ordered by angle around their middle. It is simple for most points. */
export function aroundMiddle(places: readonly Point[]): Ring {
  const middle = at(
    places.reduce((sum, { x }) => sum + x, 0) / places.length,
    places.reduce((sum, { y }) => sum + y, 0) / places.length,
  );
  const angleOf = ({ x, y }: Point) => Math.atan2(y - middle.y, x - middle.x);
  return [...places].sort((a, b) => angleOf(a) - angleOf(b));
}

/** Corners on rays around a centre, at the given radii, rounded to whole units. */
export function starRing(middle: Point, corners: number, turn: number, radiusOf: (index: number) => number): Ring {
  return many(corners, (index) => {
    const angle = turn + (2 * Math.PI * index) / corners;
    const radius = radiusOf(index);
    return at(Math.round(middle.x + radius * Math.cos(angle)), Math.round(middle.y + radius * Math.sin(angle)));
  });
}
