// The kinds of tile in a layout as they come out of the box: by which turns each motif tile comes to lie level. A glazed
// tile has one face, so there is no mirror image among them.

import type { Point, Ring } from '../../engine/index.ts';
import type { Laid } from '../work/messages.ts';
import { outlineOf, sidesOf } from './pieces.ts';

/** Corners this near to each other are cut alike, mm. */
export const SAME = 0.05;

/** A turn about the tile's centre: where it brings what lay at 1, 0. */
type Turn = Point;

export interface Mould {
  /** Tiles with the same number are the same article. */
  readonly article: number;
  /** The outline with its longest side, or a lozenge's longer diagonal, level. */
  readonly outline: Ring;
  /** Every turn that makes the tile lie like this outline. */
  readonly turns: readonly Turn[];
}

/** One mould for each motif tile. `kinds` tells motif tiles apart that look alike, such as the shades of cubes. */
export function mouldsOf(laid: Laid, kinds: readonly string[] = []): Mould[] {
  const moulds: Mould[] = [];
  for (const motif of laid.layout.frame.shapes.keys()) {
    const corners = outlineOf(laid, motif);
    const outline = turned(corners, turnBetween(lengthwise(corners), { x: 1, y: 0 }));
    const alike = moulds.findIndex((other, k) => kinds[k] === kinds[motif] && isSame([other.outline], [outline]));
    const turns = outline
      .map((corner) => turnBetween(corners[0], corner))
      .filter((turn) => isSame([turned(corners, turn)], [outline]));
    moulds.push({ article: alike < 0 ? motif : alike, outline, turns });
  }
  return moulds;
}

/** The direction that a tile is measured along. Of a lozenge that is no square, it is a diagonal: so it is sold. */
function lengthwise(corners: Ring): Point {
  const [{ from, to, length }, next] = sidesOf(corners);
  const [near, far] = [Math.hypot(from.x, from.y), Math.hypot(to.x, to.y)];
  if (corners.length === 4 && Math.abs(next.length - length) < SAME && Math.abs(near - far) > SAME) {
    return near > far ? from : to;
  }
  const { from: a, to: b } = next.length > length + SAME ? next : { from, to };
  return { x: b.x - a.x, y: b.y - a.y };
}

function turnBetween(from: Point, onto: Point): Turn {
  const lengths = Math.hypot(from.x, from.y) * Math.hypot(onto.x, onto.y);
  return { x: (from.x * onto.x + from.y * onto.y) / lengths, y: (from.x * onto.y - from.y * onto.x) / lengths };
}

/** A ring turned about the tile's centre. */
export function turned(ring: Ring, turn: Turn): Ring {
  return ring.map(({ x, y }) => ({ x: x * turn.x - y * turn.y, y: x * turn.y + y * turn.x }));
}

/** Whether rings have the same corners in the same order, wherever they begin. */
export function isSame(a: readonly Ring[], b: readonly Ring[]): boolean {
  const isNear = (p: Point, q: Point) => (p.x - q.x) ** 2 + (p.y - q.y) ** 2 <= SAME ** 2;
  const isSameRing = (ring: Ring, other: Ring) =>
    ring.length === other.length &&
    other.some((_, shift) => ring.every((p, i) => isNear(p, other[(i + shift) % other.length])));
  return a.length === b.length && a.every((ring) => b.some((other) => isSameRing(ring, other)));
}
