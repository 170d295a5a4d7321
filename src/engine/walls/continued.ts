// Patterns that run around the corner from one wall to the next.

import { boxOf, type Point } from '../geometry/point.ts';
import type { Plan } from '../plan-types.ts';
import type { Room } from '../request.ts';
import { onGrid } from '../units.ts';

/**
 * Returns the start with which a wall continues the pattern of the wall on its left: as if both were one wall, on one
 * floor. At an outside corner, `corner` mm of the pattern are left out, where the edge of a tile is seen.
 */
export function continuedStart(previous: Pick<Plan, 'room' | 'start'>, room: Pick<Room, 'outer'>, corner = 0): Point {
  const [before, own] = [boxOf(previous.room.outer), boxOf(room.outer)];
  const { x, y } = previous.start;
  // Every place lies on the grid, so the sums are exact but for the noise that the grid takes away.
  return {
    x: onGrid(onGrid(own.minX) - onGrid(before.maxX) + onGrid(x) - onGrid(corner)),
    y: onGrid(onGrid(own.maxY) - onGrid(before.maxY) + onGrid(y)),
  };
}

/** Whether one plan can go on with the pattern of another: the same tiles at the same distances, in no rows of boards. */
export function runsOn(one: Plan, other: Plan): boolean {
  if (one.lattice.rows || other.lattice.rows) return false;
  const { motif, repeat } = one.lattice;
  return JSON.stringify([motif, repeat]) === JSON.stringify([other.lattice.motif, other.lattice.repeat]);
}
