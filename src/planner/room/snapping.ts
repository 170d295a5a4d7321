// Snapping of a dragged or drawn point: to a grid, in line with a nearby corner, or at a right angle. Centimetres.

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

/** The tangent of the angle by which a drawn wall may miss a right angle and still gets one: some 7°. */
const NEARLY = 0.12;

/**
 * The end of a wall drawn from a corner towards a point. Nearly along an axis, or at a right angle to the wall before, it
 * is exactly so; its length is a multiple of `stepCm`, unless it ends in line with one of `corners`.
 */
export function squareEnd(
  from: CornerCm,
  to: CornerCm,
  before: CornerCm | undefined,
  stepCm: number,
  corners: readonly CornerCm[],
  reachCm: number,
): CornerCm | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const ways: CornerCm[] = [[1, 0]];
  const length = before && Math.hypot(from[0] - before[0], from[1] - before[1]);
  if (before && length) ways.push([(from[0] - before[0]) / length, (from[1] - before[1]) / length]);
  for (const [ux, uy] of ways.flatMap(([x, y]): CornerCm[] => [
    [x, y],
    [-y, x],
  ])) {
    const [along, across] = [dx * ux + dy * uy, dy * ux - dx * uy];
    if (Math.abs(across) > NEARLY * Math.abs(along) && Math.abs(across) > reachCm) continue;
    const ahead = ([x, y]: CornerCm) => (x - from[0]) * ux + (y - from[1]) * uy;
    const inLine = corners.find((corner) => ahead(corner) !== 0 && Math.abs(ahead(corner) - along) <= reachCm);
    const end = inLine ? ahead(inLine) : rounded(along / stepCm, 1) * stepCm;
    return [rounded(from[0] + end * ux, 1e4), rounded(from[1] + end * uy, 1e4)];
  }
  return undefined;
}
