// Templates: each motif tile as it comes out of the box, and the rotations that make it level. A glazed tile has one
// face, so mirror images are different tiles.

import type { Point, Ring } from '../engine/index.ts';
import { combined, exchangesOf, levelOf, ownTurns, type Turn } from '../engine/offcuts.ts';
import { outlineOf } from './pieces.ts';

/** Corners this close are equal, mm. */
export const SAME = 0.05;

export interface Template {
  /** Tiles with the same number are the same article. */
  readonly article: number;
  /** The outline with its longest side, or the longer diagonal of a rhombus, level. */
  readonly outline: Ring;
  /** Every turn that maps the tile onto this outline. */
  readonly turns: readonly Turn[];
}

/** One template for each motif tile. `kinds` separates motif tiles of equal shape, such as the shades of cubes. */
export function templatesOf(laid: Parameters<typeof outlineOf>[0], kinds?: readonly string[]): Template[] {
  const { shapes } = laid.layout.frame;
  return exchangesOf(shapes, kinds).map(({ model, ontoModel }) => {
    const corners = outlineOf(laid, model);
    const level = levelOf(shapes[model]);
    const turns = ownTurns(shapes[model]).map((own) => combined(combined(ontoModel, own), level));
    return { article: model, outline: turned(corners, level), turns };
  });
}

/** A ring turned about the tile's centre. */
export function turned(ring: Ring, { cos, sin }: Turn): Ring {
  return ring.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
}

/** Whether rings have the same corners in the same order, wherever they begin. */
export function isSame(a: readonly Ring[], b: readonly Ring[]): boolean {
  const isNear = (p: Point, q: Point) => (p.x - q.x) ** 2 + (p.y - q.y) ** 2 <= SAME ** 2;
  const isSameRing = (ring: Ring, other: Ring) =>
    ring.length === other.length &&
    other.some((_, shift) => ring.every((p, i) => isNear(p, other[(i + shift) % other.length])));
  return a.length === b.length && a.every((ring) => b.some((other) => isSameRing(ring, other)));
}
