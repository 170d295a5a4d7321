// A pattern with its numbers filled in: the motif's true-size outlines and the two steps that repeat them, turned about
// the layout origin. This is all that the layout kernel knows about a pattern.

import { cross, type Point, type Ring, signedArea } from '../geometry/point.ts';
import { LIMITS } from '../limits.ts';
import type { RowRule, Tiling } from './contract.ts';

export interface Lattice {
  /** Convex outlines relative to the layout origin, positive signed area. */
  readonly motif: readonly Ring[];
  readonly repeat: readonly [Point, Point];
  /** For each motif tile, the first one of the motif that is equally large; all 0 if the motif has tiles of one size. */
  readonly sizes: readonly number[];
  /** Area of each motif tile; exactly the same number for tiles of one size. */
  readonly tileAreasMm2: readonly number[];
  /** Area of one tile; the mean of the motif if its tiles differ in size. */
  readonly tileAreaMm2: number;
  /** Area of the parallelogram that the two repeats span, joints included. */
  readonly cellAreaMm2: number;
  /** Present if every row has a shift of its own, which depends on the floor. */
  readonly rows?: BoardRule;
}

/** The rule of a pattern for its rows, and the width that a cut takes, which the offcut of a row is shorter by, mm. */
export interface BoardRule extends RowRule {
  readonly kerf: number;
}

/** Turns a tiling clockwise (as seen on the drawing) about the layout origin. */
export function latticeOf(tiling: Tiling, rotationDeg: number, kerf: number = LIMITS.kerf.default): Lattice {
  const [first, second] = tiling.repeat;
  const turn = turnBy(rotationDeg);
  const areasMm2 = tiling.motif.map((outline) => signedArea(outline));
  const sizes = areasMm2.map((areaMm2) => areasMm2.findIndex((other) => isSameArea(areaMm2, other)));
  const tileAreasMm2 = sizes.map((size) => areasMm2[size]);
  return {
    motif: tiling.motif.map((outline) => outline.map(turn)),
    repeat: [turn(first), turn(second)],
    sizes,
    tileAreasMm2,
    tileAreaMm2: isUniform({ sizes }) ? areasMm2[0] : tileAreasMm2.reduce((a, b) => a + b) / sizes.length,
    cellAreaMm2: Math.abs(cross(first, second)),
    rows: tiling.rows && { ...tiling.rows, kerf },
  };
}

/** Areas of equal tiles that lie differently agree to this share. */
const SAME_AREA = 1e-9;

function isSameArea(one: number, other: number): boolean {
  return Math.abs(one - other) <= SAME_AREA * other;
}

/** Whether all tiles of a lattice are equally large. */
export function isUniform({ sizes }: Pick<Lattice, 'sizes'>): boolean {
  return sizes.every((size) => size === 0);
}

/** Areas are weighed to this share of a mm². */
const WEIGHT_GRAIN = 1000;

/**
 * Returns what a tile of each motif tile counts for when plans are compared by what is bought: 1 if all are equally
 * large, otherwise its area. Weights are whole numbers, so that sums do not depend on their order.
 */
export function weightsOf(lattice: Lattice): number[] {
  if (isUniform(lattice)) return lattice.sizes.map(() => 1);
  return lattice.tileAreasMm2.map((areaMm2) => Math.round(WEIGHT_GRAIN * areaMm2));
}

/** Returns the area of as many tiles of each motif tile as `counts` has, mm². */
export function areaOfTiles({ sizes, tileAreasMm2 }: Lattice, counts: ArrayLike<number>): number {
  // Counts of equal tiles are added first, so that the area does not depend on which of them are laid.
  const bySize = new Float64Array(sizes.length);
  for (let motif = 0; motif < sizes.length; motif++) bySize[sizes[motif]] += counts[motif];
  return bySize.reduce((areaMm2, count, size) => areaMm2 + count * tileAreasMm2[size], 0);
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
