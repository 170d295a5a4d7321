// Tangles that once hung or broke an overlay, in steps of their grids.

import type { Ring, Room } from '../../src/engine/index.ts';
import { box, ring } from './plain-rooms.ts';
import type { Tangle } from './tangles.ts';

type Corner = readonly [number, number];
type Triangle = readonly [Corner, Corner, Corner];

/** Thirty-two triangles in a square of eight cells: a sweeping overlay never ended. */
// biome-ignore format: a triangle each, several to a line
const THIRTY_TWO: readonly Triangle[] = [
  [[2, 1], [0, 1], [2, 3]], [[1, 0], [0, 3], [7, 7]], [[0, 4], [3, 6], [2, 7]], [[4, 3], [0, 2], [0, 5]],
  [[0, 3], [6, 4], [5, 6]], [[6, 5], [0, 5], [3, 4]], [[7, 2], [0, 3], [1, 5]], [[3, 2], [1, 0], [6, 7]],
  [[0, 1], [0, 7], [6, 0]], [[4, 6], [6, 4], [7, 5]], [[0, 1], [1, 1], [0, 2]], [[2, 3], [5, 0], [0, 3]],
  [[0, 1], [7, 3], [0, 0]], [[6, 3], [5, 4], [4, 2]], [[3, 4], [1, 3], [4, 0]], [[0, 2], [2, 5], [2, 4]],
  [[2, 2], [6, 2], [4, 5]], [[4, 1], [7, 6], [1, 1]], [[6, 2], [0, 2], [5, 5]], [[0, 6], [6, 4], [1, 4]],
  [[3, 7], [4, 4], [7, 3]], [[7, 3], [2, 1], [2, 4]], [[7, 1], [2, 2], [4, 2]], [[4, 1], [7, 1], [4, 6]],
  [[5, 0], [2, 2], [6, 6]], [[2, 4], [1, 5], [5, 2]], [[7, 3], [1, 6], [3, 4]], [[1, 1], [5, 3], [1, 5]],
  [[5, 3], [6, 3], [0, 2]], [[4, 5], [3, 2], [3, 4]], [[7, 3], [6, 2], [1, 2]], [[1, 4], [6, 7], [4, 3]],
];

/** Six cutouts that took an overlay 18 seconds. */
const SIX: readonly Ring[] = [
  ring([7, 4], [0, 7], [6, 6], [6, 5]),
  ring([3, 4], [2, 1], [1, 7]),
  ring([5, 4], [6, 5], [3, 6]),
  ring([0, 1], [5, 4], [0, 7]),
  ring([7, 4], [0, 2], [5, 7], [6, 5]),
  ring([1, 7], [6, 4], [0, 0]),
];

function tangleAt(kind: string, holes: readonly Ring[], step: number): Tangle {
  const room: Room = { outer: box(0, 0, 8, 8), holes, rectangles: [] };
  const scale = (corners: Ring) => corners.map(({ x, y }) => ({ x: x * step, y: y * step }));
  return { kind, room: { ...room, outer: scale(room.outer), holes: holes.map(scale) }, grid: { room, step } };
}

export const KNOWN_TANGLES: readonly Tangle[] = [
  tangleAt(
    'thirty-two triangles',
    THIRTY_TWO.map((corners) => ring(...corners)),
    300,
  ),
  tangleAt('six cutouts', SIX, 50),
];
