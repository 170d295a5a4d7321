// Where a point that is moved or drawn comes to rest: on a grid, or in line with a corner nearby. Centimetres.

import type { CornerCm } from '../state/draft.ts';

export interface Snapped {
  readonly at: CornerCm;
  /** The corners it is in line with, one for each axis. */
  readonly guides: readonly (CornerCm | null)[];
}

/** A point put on a grid of `stepCm`, or in line with the nearest corner within `reachCm`, each axis by itself. */
export function snap(point: CornerCm, stepCm: number, corners: readonly CornerCm[], reachCm: number): Snapped {
  const guides = [0, 1].map((axis) => nearestAlong(corners, axis as 0 | 1, point[axis as 0 | 1], reachCm));
  const rest = (axis: 0 | 1) => guides[axis]?.[axis] ?? onGrid(point[axis], stepCm);
  return { at: [rest(0), rest(1)], guides };
}

/** The multiple of a step nearest to a coordinate, without the noise of multiplying. */
export function onGrid(cm: number, stepCm: number): number {
  return Math.round(Math.round(cm / stepCm) * stepCm * 1e4) / 1e4 + 0;
}

function nearestAlong(corners: readonly CornerCm[], axis: 0 | 1, cm: number, reachCm: number): CornerCm | null {
  let nearest: CornerCm | null = null;
  let reach = reachCm;
  for (const corner of corners) {
    const off = Math.abs(corner[axis] - cm);
    if (off > reach || (nearest && off === reach)) continue;
    nearest = corner;
    reach = off;
  }
  return nearest;
}
