// The direction of the lines over cut tiles, in drawings and in the planner.

import type { Plan } from '../../engine/index.ts';

/** Candidate directions in degrees, the preferred one first. */
const DIRECTIONS = [45, 135, 67.5, 22.5, 112.5, 157.5];
/** A hatch within this many degrees of a tile's edge would look like joints. */
const TOO_ALIKE = 12;

/** The direction of all other hatches. */
export const MAIN_DIRECTION = DIRECTIONS[0];

/** Returns the hatch direction over cut tiles, degrees clockwise from east: the first that differs from all edges. */
export function hatchDirectionOf({ lattice }: Pick<Plan, 'lattice'>): number {
  const edges = lattice.motif.flatMap((outline) =>
    outline.map((corner, i) => {
      const next = outline[(i + 1) % outline.length];
      return (Math.atan2(next.y - corner.y, next.x - corner.x) * 180) / Math.PI;
    }),
  );
  const apart = (a: number, b: number) => Math.abs(((((a - b) % 180) + 270) % 180) - 90);
  return DIRECTIONS.find((direction) => edges.every((edge) => apart(edge, direction) > TOO_ALIKE)) ?? DIRECTIONS[0];
}
