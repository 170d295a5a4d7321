// A room with four walls that is out of square: the lengths of its walls and one diagonal make its corners. Centimetres.

import type { CornerCm } from '../../state/draft.ts';
import { directionOf, lengthOf } from '../edit/wall-length.ts';
import { type RingCm, tidy } from '../shapes.ts';

/** From the first corner to the third, or from the second to the fourth. */
export type Diagonal = 0 | 1;

/** How much longer the walls must be than their diagonal, so that no corner lies on it. */
const LEAST_CM = 0.1;

/** The length of a diagonal. */
export function diagonalOf(ring: RingCm, diagonal: Diagonal): number {
  return tidy(lengthOf(ring[diagonal], ring[diagonal + 2]));
}

/** What a diagonal may measure between these walls. */
export function diagonalRange(ring: RingCm, diagonal: Diagonal): { readonly min: number; readonly max: number } {
  const [a, b, c, d] = ring.map((_, i) => lengthOf(ring[(i + diagonal) % 4], ring[(i + diagonal + 1) % 4]));
  return {
    min: tidy(Math.max(Math.abs(a - b), Math.abs(c - d)) + LEAST_CM),
    max: tidy(Math.min(a + b, c + d) - LEAST_CM),
  };
}

/** The room with the same lengths of walls and another diagonal. Its first corner and the direction of its first wall stay. */
export function withDiagonal(ring: RingCm, diagonal: Diagonal, cm: number): RingCm {
  const [a, b, c, d] = ring.map((corner, i) => lengthOf(corner, ring[(i + 1) % 4]));
  const [first] = ring;
  const [ux, uy] = directionOf(first, ring[1]);
  const second: CornerCm = [first[0] + a * ux, first[1] + a * uy];
  const inside = sideOf(first, second, ring[2]);
  if (diagonal === 0) {
    const third = meeting(first, cm, second, b, inside);
    return tidied([first, second, third, meeting(first, d, third, c, inside)]);
  }
  const fourth = meeting(first, d, second, cm, inside);
  return tidied([first, second, meeting(fourth, c, second, b, inside), fourth]);
}

/** Where circles around two points meet, on one side of the way from the first to the second. */
function meeting(p: CornerCm, fromP: number, q: CornerCm, fromQ: number, side: number): CornerCm {
  const apart = lengthOf(p, q);
  const [ux, uy] = directionOf(p, q);
  const along = (apart ** 2 + fromP ** 2 - fromQ ** 2) / (2 * apart);
  const aside = side * Math.sqrt(Math.max(0, fromP ** 2 - along ** 2));
  return [p[0] + along * ux - aside * uy, p[1] + along * uy + aside * ux];
}

/** 1 or -1: on which side of the way from one corner to another a third one lies. */
function sideOf([px, py]: CornerCm, [qx, qy]: CornerCm, [x, y]: CornerCm): number {
  return (qx - px) * (y - py) - (qy - py) * (x - px) > 0 ? 1 : -1;
}

/** Corners lie on whole micrometres. */
function tidied(ring: RingCm): RingCm {
  return ring.map(([x, y]) => [Math.round(x * 1e4) / 1e4, Math.round(y * 1e4) / 1e4]);
}
