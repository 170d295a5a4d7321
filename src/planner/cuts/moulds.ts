// The kinds of tile in a layout as they come out of the box: how each motif tile lies to its own axes, and by which turns
// it falls on itself. A glazed tile has one face, so there is no mirror image among them.

import type { Piece, Point, Ring } from '../../engine/index.ts';
import type { Laid } from '../work/messages.ts';
import { ringsOf, sidesOf, sizeOf, type Turn, turned } from './pieces.ts';

/** Outlines that differ by less are the same tile, mm. */
const SAME = 0.01;

export interface Mould {
  /** Tiles with the same number are the same article. */
  readonly article: number;
  /** Turns the tile so that its longest side, or a lozenge's longer diagonal, lies level. */
  readonly level: Turn;
  /** The outline turned level. */
  readonly outline: Ring;
  /** Turns that put the tile onto itself, doing nothing among them. */
  readonly turns: readonly Turn[];
}

/** One mould for each motif tile. `kinds` tells motif tiles apart that look alike, such as the shades of cubes. */
export function mouldsOf({ layout: { frame } }: Laid, kinds: readonly string[] = []): Mould[] {
  const moulds: Mould[] = [];
  frame.shapes.forEach(({ cornerX, cornerY }, motif) => {
    const corners = Array.from(cornerX, (x, k) => ({ x, y: cornerY[k] }));
    const level = levelling(corners);
    const outline = corners.map((corner) => turned(corner, level));
    const alike = moulds.findIndex((other, k) => kinds[k] === kinds[motif] && isSameRing(other.outline, outline, SAME));
    moulds.push({ article: alike < 0 ? motif : moulds[alike].article, level, outline, turns: turnsOf(outline) });
  });
  return moulds;
}

function levelling(corners: Ring): Turn {
  const sides = sidesOf(corners);
  const longest = Math.max(...sides.map(({ length }) => length));
  const isLozenge = corners.length === 4 && sides.every(({ length }) => length > longest - SAME);
  // Squares go by their sides: what is sold by its diagonals has unequal ones.
  const [ax, ay] = [2 * corners[0].x, 2 * corners[0].y];
  const [bx, by] = [2 * corners[1].x, 2 * corners[1].y];
  const difference = Math.hypot(ax, ay) - Math.hypot(bx, by);
  if (isLozenge && Math.abs(difference) > SAME) return difference > 0 ? against(ax, ay) : against(bx, by);
  const { from, to } = sides.find(({ length }) => length > longest - SAME) ?? sides[0];
  return against(to.x - from.x, to.y - from.y);
}

/** The turn that lays a direction level. */
function against(x: number, y: number): Turn {
  const length = Math.hypot(x, y);
  return { cos: x / length, sin: -y / length };
}

function turnsOf(outline: Ring): Turn[] {
  const first = outline[0];
  const square = first.x * first.x + first.y * first.y;
  return outline
    .map(({ x, y }) => ({ cos: (first.x * x + first.y * y) / square, sin: (first.x * y - first.y * x) / square }))
    .filter((turn) =>
      isSameRing(
        outline,
        outline.map((corner) => turned(corner, turn)),
        SAME,
      ),
    );
}

/** The cleaned rings of a tile's pieces, turned level. */
export function levelRings(pieces: readonly Piece[], { level }: Mould): Ring[] {
  return ringsOf(pieces).map((ring) => ring.map((corner) => turned(corner, level)));
}

export interface Measured {
  readonly rings: readonly Ring[];
  readonly width: number;
  readonly height: number;
}

/** Level rings in the way, of those in which the tile fits on itself, that measures smallest; lying rather than standing. */
export function measured(rings: readonly Ring[], { turns }: Mould): Measured {
  const ways = turns.map((turn) => {
    const way = rings.map((ring) => ring.map((corner) => turned(corner, turn)));
    return { rings: way, ...sizeOf(way) };
  });
  // A micrometre along each metre tells measures apart, not the rounding of a turn.
  const isBetter = (a: Measured, b: Measured) => {
    const gain = b.width * b.height - a.width * a.height;
    return Math.abs(gain) > 1e-6 * b.width * b.height ? gain > 0 : a.width > b.width + 1e-6;
  };
  return ways.reduce((best, way) => (isBetter(way, best) ? way : best));
}

/** Whether two rings have the same corners in the same order, wherever they begin, each within `tolerance`. */
export function isSameRing(a: Ring, b: Ring, tolerance: number): boolean {
  return (
    a.length === b.length && b.some((_, shift) => a.every((p, i) => isNear(p, b[(i + shift) % b.length], tolerance)))
  );
}

function isNear(a: Point, b: Point, tolerance: number): boolean {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= tolerance ** 2;
}
