// Follows walks: the corners, and the gap that is left.

import type { Point } from '../../../engine/index.ts';
import { stepAt, type Wall } from './wall-token.ts';

/** A position on the walk, in cm from its start. */
export interface Walker {
  xCm: number;
  yCm: number;
}

/** A walk that ends this close to its start counts as closed. */
export const CLOSING_CM = 0.1;
/** In doubles, 100.1 - 100 is slightly more than 0.1. */
const NOISE_CM = 1e-9;

/** The distance from the end of a walk to its start, in cm; undefined if it is small enough to count as closed. */
export function gapOf({ xCm, yCm }: Walker): number | undefined {
  const gapCm = Math.hypot(xCm, yCm);
  return gapCm <= CLOSING_CM + NOISE_CM ? undefined : gapCm;
}

/** The length that a wall has without an excess along its axis. */
export function lengthWithout(excessCm: number, { bearingDeg, lengthCm }: Wall): number {
  return lengthCm - (bearingDeg < 180 ? excessCm : -excessCm);
}

/** Follows walls from 0,0; returns the corners in mm, with a small gap closed, and the end as walked. */
export function follow(walls: readonly Wall[]): { readonly corners: Point[]; readonly end: Walker } {
  const walked = followAsSent(walls);
  if (gapOf(walked.end) !== undefined) return walked;
  return { corners: followAsSent(withoutGap(walls, walked.end)).corners, end: walked.end };
}

/**
 * Takes a small gap out of the lengths of the last wall along x and the last one along y, so that straight walls stay
 * straight. Along an axis without such a wall, the last wall tilts instead.
 */
function withoutGap(walls: readonly Wall[], { xCm, yCm }: Walker): readonly Wall[] {
  const shortened = [...walls];
  for (const [axisDeg, excessCm] of [
    [0, xCm],
    [90, yCm],
  ]) {
    const index = shortened.findLastIndex(
      (wall) => wall.bearingDeg % 180 === axisDeg && lengthWithout(excessCm, wall) > 0,
    );
    if (index >= 0) shortened[index] = { ...shortened[index], lengthCm: lengthWithout(excessCm, shortened[index]) };
  }
  return shortened;
}

function followAsSent(walls: readonly Wall[]): { readonly corners: Point[]; readonly end: Walker } {
  const corners: Point[] = [];
  const end: Walker = { xCm: 0, yCm: 0 };
  for (const { bearingDeg, lengthCm } of walls) {
    corners.push(cornerAt(end));
    const step = stepAt(bearingDeg);
    end.xCm += step.x * lengthCm;
    end.yCm += step.y * lengthCm;
  }
  return { corners, end };
}

/** The corner at a position, in mm, on a grid of 0.001 cm, so that rounded bearings reach the intended corner. */
function cornerAt({ xCm, yCm }: Walker): Point {
  return { x: Math.round(xCm * 1000) / 100 + 0, y: Math.round(yCm * 1000) / 100 + 0 };
}

/** The index of the first wall that has no length on the grid; -1 if there is none. */
export function vanishedWall(corners: readonly Point[]): number {
  return corners.findIndex((corner, i) => {
    const next = corners[(i + 1) % corners.length];
    return corner.x === next.x && corner.y === next.y;
  });
}
