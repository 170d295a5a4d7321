// Helpers for editing a walk: other walls, other lengths, and what closes it.

import {
  follow as followWalls,
  gapOf,
  missingWalls,
  straightBack,
  type Wall,
  wallFromToken,
  withinTurn,
} from '../../wire/index.ts';
import type { CornerCm } from '../state/draft.ts';
import { isClosed, rounded } from './walk.ts';

/** The wall from one corner to another. */
export function wallBetween([x1, y1]: CornerCm, [x2, y2]: CornerCm): Wall {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const bearingDeg = rounded(withinTurn((Math.atan2(dy, dx) * 180) / Math.PI), 1e4) % 360;
  return { bearingDeg, lengthCm: rounded(Math.hypot(dx, dy), 1e4) };
}

/** The walls around a ring, the first from its first corner. */
export function wallsAround(ring: readonly CornerCm[]): Wall[] {
  return ring.map((corner, i) => wallBetween(corner, ring[(i + 1) % ring.length]));
}

/** Ways to close an open walk, the one with square corners first: `W20 N5`, or `A194.0362:20.616`. */
export function closingsOf(walls: readonly Wall[]): string[] {
  const { end } = followWalls(walls);
  if (gapOf(end) === undefined) return [];
  const missing = missingWalls(end);
  const orders = [missing, missing.toReversed()];
  const square = (orders.find((order) => !foldsBack(walls, order.map(wallFromToken))) ?? missing).join(' ');
  return missing.length > 1 ? [square, straightBack(end)] : [square];
}

/** Whether the closing walls run back along the last wall, or return to the start along the first. */
function foldsBack(walls: readonly Wall[], closing: readonly (Wall | undefined)[]): boolean {
  return isOpposite(walls.at(-1), closing[0]) || isOpposite(closing.at(-1), walls[0]);
}

function isOpposite(wall: Wall | undefined, other: Wall | undefined): boolean {
  return !!wall && other?.bearingDeg === withinTurn(wall.bearingDeg + 180);
}

/**
 * The walk with another length of one wall. If only one opposite wall can compensate, it does; otherwise the walk is
 * left open.
 */
export function withLength(walls: readonly Wall[], index: number, lengthCm: number): Wall[] {
  const wall = walls[index];
  const next = walls.with(index, { ...wall, lengthCm });
  const [opposite, ...more] = walls.filter((other) => isOpposite(wall, other));
  if (!opposite || more.length > 0 || !isClosed(walls)) return next;
  const made = rounded(opposite.lengthCm + lengthCm - wall.lengthCm, 1e4);
  return made > 0 ? next.with(walls.indexOf(opposite), { ...opposite, lengthCm: made }) : next;
}
