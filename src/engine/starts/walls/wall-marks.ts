// How deep a wall must cut into a tile until the tile counts as something else: not laid, a sliver, cut, trimmed, whole.
// The layout judges a tile that one straight wall passes in the same way.

import type { Point } from '../../geometry/point.ts';
import { NOTHING, packedArea, type Shape, TRIM, UNDER_TRIM } from '../../layout/index.ts';
import { SLIVER_SHARE } from '../../measures.ts';
import { OVER_THIN, packedCaliper, THIN } from '../../widths.ts';
import { beyond, packedCorners } from './half-plane.ts';

// Shared, since a tile is cut in one go, and creating one takes longer than filling it.
const part = new Float64Array(32);

/** Where a tile at a wall changes: distances of its centre from the wall, mm, positive on the floor's side. */
export interface WallMarks {
  /** Half its width across the wall. */
  readonly half: number;
  /** Up to this, nothing of it is laid. */
  readonly laid: number;
  /** Below this, it is a sliver. */
  readonly sliver: number;
  /** Above this, it loses only a narrow strip. */
  readonly trim: number;
  /** From this on, it is whole. */
  readonly whole: number;
}

/** Returns the marks of a tile at a wall; `normal` is the unit vector across the wall. Tiles are centrally symmetric. */
export function wallMarksOf(shape: Shape, normal: Point): WallMarks {
  const half = tileReach(shape, normal);
  const corners = packedCorners(shape);
  const partAt = (depth: number) => beyond(corners, corners.length, normal, half - depth, part);
  const areaAt = (depth: number) => packedArea(part, 0, partAt(depth));
  const widthAt = (depth: number) => packedCaliper(part, 0, partAt(depth))?.width ?? Infinity;
  const tileAreaMm2 = shape.green[shape.corners];
  const nothingMm2 = NOTHING * tileAreaMm2;
  const narrow = depthFor(OVER_THIN, half, widthAt);
  const thin = areaAt(narrow) > nothingMm2 ? narrow : depthFor(nothingMm2, half, areaAt);
  const sliver = depthFor(SLIVER_SHARE * tileAreaMm2 - nothingMm2, half, areaAt);
  const trim = depthFor(UNDER_TRIM, half, widthAt);
  return { half, laid: thin - half, sliver: Math.max(thin, sliver) - half, trim: half - trim, whole: half - thin };
}

/**
 * The same for guesses, in a fraction of the time: as if the part that a wall cuts off were as wide as it is deep, which
 * is so unless a sharp corner points at the wall. What is narrower than `stripLimit` counts as a sliver.
 */
export function roughMarksOf(shape: Shape, normal: Point, stripLimit = 0): WallMarks {
  const half = tileReach(shape, normal);
  const corners = packedCorners(shape);
  const areaAt = (depth: number) => {
    return packedArea(part, 0, beyond(corners, corners.length, normal, half - depth, part));
  };
  const sliver = depthFor(SLIVER_SHARE * shape.green[shape.corners], half, areaAt, ROUGHLY);
  const laid = THIN - half;
  const depth = Math.min(Math.max(sliver, stripLimit), 2 * half - THIN);
  return {
    half,
    laid,
    sliver: Math.max(laid, depth - half),
    trim: Math.max(laid, half - TRIM),
    whole: half - THIN,
  };
}

/** How far a tile reaches from its centre along a unit vector, mm. */
export function tileReach({ corners, cornerX, cornerY }: Shape, { x, y }: Point): number {
  let reach = 0;
  for (let k = 0; k < corners; k++) reach = Math.max(reach, cornerX[k] * x + cornerY[k] * y);
  return reach;
}

/** Depths are found to this, mm, far below the rounding that `OVER_THIN` allows for; for guesses, to some micrometres. */
const ACCURACY = 1e-11;
const ROUGHLY = 1e-4;

/**
 * Returns the depth at which a measure that grows with it reaches a target, `most` if it does not. Follows secants: most
 * measures are straight there. An end that stays twice counts half, or the other one would only creep towards it.
 */
function depthFor(target: number, most: number, measure: (depth: number) => number, accuracy = ACCURACY): number {
  let [low, high] = [0, most];
  let [below, above] = [-target, measure(most) - target];
  if (above <= 0) return most;
  for (let wasBeyond: boolean | undefined; high - low > accuracy; ) {
    const depth = (low * above - high * below) / (above - below);
    const excess = measure(depth) - target;
    if (Math.abs(excess) <= accuracy * target) return depth;
    const isBeyond = excess > 0;
    if (isBeyond) {
      [high, above] = [depth, excess];
      if (wasBeyond === true) below /= 2;
    } else {
      [low, below] = [depth, excess];
      if (wasBeyond === false) above /= 2;
    }
    wasBeyond = isBeyond;
  }
  return high;
}
