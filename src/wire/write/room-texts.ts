// Rooms and cutouts as they are sent, in the fewest characters that read back as the same: texts of the query and
// values of the JSON body. Millimetres in, centimetres out.

import type { Point, Rectangle, Ring } from '../../engine/index.ts';
import { cmFromMm, plainDecimal } from '../values/numbers.ts';
import { tokenOf, type Wall } from '../values/walks/wall-token.ts';

/** A walk; `space` is what stands between walls, a `+` in an address. */
export function walkText(walls: readonly Wall[], space: ' ' | '+'): string {
  let text = tokenOf(walls[0]);
  for (let i = 1; i < walls.length; i++) text += space + tokenOf(walls[i]);
  return text;
}

/** A ring by its corners. */
export function ringText(ring: Ring, space: ' ' | '+'): string {
  let text = pointText(ring[0]);
  for (let i = 1; i < ring.length; i++) text += space + pointText(ring[i]);
  return text;
}

/** Several rings. */
export function ringsText(rings: readonly Ring[], space: ' ' | '+'): string {
  return rings.map((ring) => ringText(ring, space)).join(';');
}

/** Several rectangles. */
export function rectanglesText(rectangles: readonly Rectangle[]): string {
  return rectangles.map(({ x, y, width, height }) => [x, y, width, height].map(cmText).join(',')).join(';');
}

/** A corner or a start. */
export function pointText({ x, y }: Point): string {
  return `${cmText(x)},${cmText(y)}`;
}

function cmText(mm: number): string {
  return plainDecimal(cmFromMm(mm));
}

/** A ring as the JSON body has it. */
export function ringJson(ring: Ring): [number, number][] {
  return ring.map(({ x, y }) => [cmFromMm(x), cmFromMm(y)]);
}

/** A rectangle as the JSON body has it. */
export function rectangleJson({ x, y, width, height }: Rectangle): { x: number; y: number; w: number; h: number } {
  return { x: cmFromMm(x), y: cmFromMm(y), w: cmFromMm(width), h: cmFromMm(height) };
}

/** A start as the JSON body has it. */
export function pointJson({ x, y }: Point): Point {
  return { x: cmFromMm(x), y: cmFromMm(y) };
}
