// The twin of a layout with x and y exchanged: rows become columns, pointy tops become flat ones.

import type { Point, Ring } from '../geometry/point.ts';
import type { Pattern, Tiling } from './contract.ts';

/** Mirrors a tiling at the diagonal x = y, which swaps x and y. */
export function swapAxes(tiling: Tiling): Tiling {
  const [first, second] = tiling.repeat;
  return { motif: tiling.motif.map(swapRing), repeat: [swapPoint(second), swapPoint(first)] };
}

/** Mirroring reverses the direction of a ring, so the corners are reversed to keep the area positive. */
function swapRing([first, ...others]: Ring): Ring {
  return [first, ...others.reverse()].map(swapPoint);
}

function swapPoint({ x, y }: Point): Point {
  return { x: y, y: x };
}

/** Returns the rectangular repeat of a mirrored tiling. */
export function swapSides({ width, height, tiles }: Repeat): Repeat {
  return { width: height, height: width, tiles };
}

type Repeat = ReturnType<Pattern['rectangularRepeat']>;
