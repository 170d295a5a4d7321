// Flush starts: some tile just touches a vertical wall and some tile a horizontal one. Near them, good starts may span
// only a millimetre, too little for a grid to find. Every pattern that repeats vertically and horizontally has them.

import type { Point, Ring } from '../geometry/point.ts';
import type { Lattice } from '../patterns/lattice.ts';
import { type Floor, originOf } from '../room.ts';
import { typedNeighbours } from './typed.ts';

/** Below NO_REPEAT, mm, there is no repeat. A common repeat under 1 / MOST_PARTS of the longer is too fine to use. */
const NO_REPEAT = 1e-6;
const MOST_PARTS = 12;

/** Returns up to about `most` flush starts within half a repeat of `given`, all typed; none for a slanted lattice. */
export function flushStarts(
  floor: Floor,
  { motif, repeat, cellAreaMm2 }: Lattice,
  given: Point,
  most: number,
): Point[] {
  const [first, second] = repeat;
  const repeatX = commonRepeat(first.x, second.x);
  const repeatY = commonRepeat(first.y, second.y);
  if (!repeatX || !repeatY) return [];
  const origin = originOf(floor);
  const walls = uprightAndLevel(floor);
  const places = (corner: (point: Point) => number, on: readonly number[], step: number): number[] =>
    touchingPlaces(motif, corner, on, corner(origin), corner(given), step);
  // With y within one common repeat, x alone reaches all other starts.
  const parts = Math.round(cellAreaMm2 / (repeatX * repeatY));
  const xs = places(({ x }) => x, walls.xs, repeatX).flatMap((x) =>
    Array.from({ length: parts }, (_, i) => x + (i - Math.floor(parts / 2)) * repeatX),
  );
  const ys = places(({ y }) => y, walls.ys, repeatY);
  const side = Math.floor(Math.sqrt(most));
  const typedXs = thinned(typedPlaces(xs), side);
  return thinned(typedPlaces(ys), side).flatMap((y) => typedXs.map((x) => ({ x, y })));
}

/** The largest length that both are multiples of; undefined if it is too small to use. */
function commonRepeat(one: number, other: number): number | undefined {
  let large = Math.max(Math.abs(one), Math.abs(other));
  let small = Math.min(Math.abs(one), Math.abs(other));
  const least = large / MOST_PARTS;
  while (small > NO_REPEAT) {
    const rest = Math.abs(large - Math.round(large / small) * small);
    large = small;
    small = rest;
  }
  return large >= least ? large : undefined;
}

/** The x of vertical walls and the y of horizontal walls in the floor's frame, each once. */
function uprightAndLevel({ xs, ys, ringEnds }: Floor): { xs: number[]; ys: number[] } {
  const upright = new Set<number>();
  const level = new Set<number>();
  let first = 0;
  for (const end of ringEnds) {
    for (let i = first; i < end; i++) {
      const next = i + 1 < end ? i + 1 : first;
      if (xs[i] === xs[next]) upright.add(xs[i]);
      if (ys[i] === ys[next]) level.add(ys[i]);
    }
    first = end;
  }
  return { xs: [...upright], ys: [...level] };
}

/** The places along one axis at which a tile of the motif touches a wall, within half a step of the given one. */
function touchingPlaces(
  motif: readonly Ring[],
  along: (point: Point) => number,
  walls: readonly number[],
  origin: number,
  given: number,
  step: number,
): number[] {
  return motif.flatMap((outline) => {
    const corners = outline.map(along);
    return [Math.min(...corners), Math.max(...corners)].flatMap((edge) =>
      walls.map((wall) => {
        const way = wall + origin - edge - given;
        return given + way - Math.round(way / step) * step;
      }),
    );
  });
}

function typedPlaces(places: readonly number[]): number[] {
  return [...new Set(places.flatMap(typedNeighbours))].sort((a, b) => a - b);
}

/** Thins a list evenly to at most `most` entries. */
export function thinned(places: readonly number[], most: number): number[] {
  const every = Math.max(1, Math.ceil(places.length / most));
  return places.filter((_, i) => i % every === 0);
}
