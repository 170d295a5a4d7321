// A pattern with its numbers filled in: the motif's true-size outlines and the two steps that repeat them, turned about
// the layout origin. This is all that the layout kernel knows about a pattern.

import { cross, type Point, type Ring, signedArea } from '../geometry/point.ts';
import type { Tiling } from './contract.ts';

export interface Lattice {
  /** Convex outlines relative to the layout origin, positive signed area. */
  readonly motif: readonly Ring[];
  readonly repeat: readonly [Point, Point];
  /** Area of one tile; equal for all tiles of a motif. */
  readonly tileAreaMm2: number;
  /** Area of the parallelogram that the two repeats span, joints included. */
  readonly cellAreaMm2: number;
}

/** Turns a tiling clockwise (as seen on the drawing) about the layout origin. */
export function latticeOf(tiling: Tiling, rotationDeg: number): Lattice {
  const [first, second] = tiling.repeat;
  const turn = turnBy(rotationDeg);
  return {
    motif: tiling.motif.map((outline) => outline.map(turn)),
    repeat: [turn(first), turn(second)],
    tileAreaMm2: signedArea(tiling.motif[0]),
    cellAreaMm2: Math.abs(cross(first, second)),
  };
}

function turnBy(rotationDeg: number): (point: Point) => Point {
  const { cos, sin } = exactTurn(rotationDeg);
  // y runs down, so the ordinary rotation matrix turns clockwise on the drawing.
  return ({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos });
}

/** Cosine and sine, without noise for quarter turns: a layout turned by 90° must still meet straight walls exactly. */
function exactTurn(rotationDeg: number): { cos: number; sin: number } {
  const angle = (rotationDeg * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return rotationDeg % 90 === 0 ? { cos: Math.round(cos), sin: Math.round(sin) } : { cos, sin };
}
