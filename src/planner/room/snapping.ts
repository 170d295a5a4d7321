// Snapping of a dragged or drawn point: to a grid, or in line with a nearby corner. Centimetres.

import type { CornerCm } from '../state/draft.ts';
import { rounded } from './walk.ts';

export interface Snapped {
  readonly at: CornerCm;
  /** The corners it is in line with, one for each axis. */
  readonly guides: readonly (CornerCm | undefined)[];
}

/** Snaps each axis to a grid of `parts` per cm, or in line with the nearest corner within `reachCm`. */
export function snap(point: CornerCm, parts: number, corners: readonly CornerCm[] = [], reachCm = 0): Snapped {
  const guides = ([0, 1] as const).map((axis) => {
    const off = (corner: CornerCm) => Math.abs(corner[axis] - point[axis]);
    return corners.filter((corner) => off(corner) <= reachCm).sort((a, b) => off(a) - off(b))[0];
  });
  return { at: [guides[0]?.[0] ?? rounded(point[0], parts), guides[1]?.[1] ?? rounded(point[1], parts)], guides };
}
