// Rounds corners to whole grains, since integers make short paths. The grain is the coarsest that keeps the areas.

import type { Layout, Plan } from '../../engine/index.ts';

const GRAINS = [0.1, 0.01, 0.001] as const;
/** Largest relative change in the area of a tile or of the floor when its corners are rounded to grains. */
const AREA_SHARE = 2e-4;

/** Returns the coarsest grain, in mm, that keeps the areas of tiles and floor, or the finest one if none does. */
export function grainOf({ layout, floor }: Plan): number {
  const tiles = layout.frame.shapes.map(outlineOf);
  const keepsAll = (grain: number) =>
    tiles.every((tile) => keepsArea(tile, [tile.length / 2], grain)) &&
    keepsArea(cornersOf(floor), floor.ringEnds, grain);
  return GRAINS.find(keepsAll) ?? GRAINS[GRAINS.length - 1];
}

type Shape = Layout['frame']['shapes'][number];

/** Returns the corners of a tile relative to the first, alternating x and y, mm. */
export function outlineOf({ corners, cornerX, cornerY }: Shape): number[] {
  const outline: number[] = [];
  for (let k = 0; k < corners; k++) outline.push(cornerX[k] - cornerX[0], cornerY[k] - cornerY[0]);
  return outline;
}

/** Returns the floor's corners, alternating x and y, mm. */
function cornersOf({ xs, ys }: Plan['floor']): number[] {
  const corners: number[] = [];
  for (let i = 0; i < xs.length; i++) corners.push(xs[i], ys[i]);
  return corners;
}

/** Whole grains. Those of CAD files are too fine for 32 bits. */
export type Grains = Int32Array | Float64Array;

/** The grain of CAD files, far finer than their coordinates. */
export const CAD_GRAIN = 1e-9;

/** Returns an empty list of grains. Rooms are up to 200 m long, which takes 32 bits in micrometres, and more in finer grains. */
export function newGrains(count: number, grain: number): Grains {
  return grain === CAD_GRAIN ? new Float64Array(count) : new Int32Array(count);
}

/** Rounds lengths in mm to whole grains. */
export function grainsOf(lengths: readonly number[], grain: number): Grains {
  const grains = newGrains(lengths.length, grain);
  for (let i = 0; i < grains.length; i++) grains[i] = Math.round(lengths[i] / grain);
  return grains;
}

function keepsArea(corners: readonly number[], ringEnds: ArrayLike<number>, grain: number): boolean {
  const exact = twiceArea(corners, ringEnds);
  const drawn = twiceArea(grainsOf(corners, grain), ringEnds) * grain * grain;
  return Math.abs(drawn - exact) <= AREA_SHARE * Math.abs(exact);
}

function twiceArea(xy: ArrayLike<number>, ringEnds: ArrayLike<number>): number {
  let twice = 0;
  let first = 0;
  for (let r = 0; r < ringEnds.length; r++) {
    for (let i = first; i < ringEnds[r]; i++) {
      const next = i + 1 < ringEnds[r] ? i + 1 : first;
      twice += xy[2 * i] * xy[2 * next + 1] - xy[2 * next] * xy[2 * i + 1];
    }
    first = ringEnds[r];
  }
  return twice;
}
