// What is left of a tile that is bought and cut up: its outline lying level, as it comes out of the box, and the pieces
// that are cut from it.

import type { Point, Ring } from '../../geometry/point.ts';
import { type Cuts, piecesOf } from '../../layout/index.ts';
import type { CutTiles } from '../cut-tiles.ts';
import { levelOf, outlineOf } from '../level.ts';
import type { SharedTile } from '../reuse.ts';
import type { Turn } from '../turns.ts';
import { type Convex, convexOf, grownSide, type Span, snapped } from './convex.ts';

export interface Rest {
  readonly tile: Convex;
  /** All rings of the pieces; a point in an odd number of them is in a piece. */
  readonly pieces: readonly Ring[];
  /** The sides of the pieces with the kerf around them. */
  readonly blocked: readonly Convex[];
}

/** An uncut tile. */
export function uncutTile({ frame }: CutTiles['layout'], motif: number): Rest {
  const shape = frame.shapes[motif];
  return { tile: convexOf(outlineOf(shape).map(turnedBy(levelOf(shape)))), pieces: [], blocked: [] };
}

/** What is left of a tile that is cut up, in one of the turns in which it lies level. */
export function restOf(
  layout: CutTiles['layout'],
  { pieces }: SharedTile,
  kerf: number,
  turn: Turn = levelOf(layout.frame.shapes[layout.cuts.tiles[3 * pieces[0].cut]]),
): Rest {
  const { cuts } = layout;
  const motif = cuts.tiles[3 * pieces[0].cut];
  const level = turnedBy(turn);
  const rings = pieces.flatMap((piece) => {
    const own = turnedBy(turnOf(piece.turnDeg));
    const { shift } = piece;
    return ringsOfPiece(cuts, piece.cut, piece.piece).map((ring) =>
      ring.map(own).map(({ x, y }) => snapped(level({ x: x + shift.x, y: y + shift.y }))),
    );
  });
  return withPieces(uncutTile(layout, motif), rings, kerf);
}

/** A rest of which more is cut. */
export function withPieces({ tile, pieces, blocked }: Rest, more: readonly Ring[], kerf: number): Rest {
  const sides = more.flatMap((ring) => ring.map((corner, i) => grownSide(corner, ring[(i + 1) % ring.length], kerf)));
  return { tile, pieces: [...pieces, ...more], blocked: [...blocked, ...sides] };
}

/** The gaps that spans leave between `from` and `to`. */
export function gapsBetween({ from, to }: Span, spans: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let end = from;
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    if (span.from > end) gaps.push({ from: end, to: Math.min(span.from, to) });
    end = Math.max(end, span.to);
    if (end >= to) return gaps;
  }
  return [...gaps, { from: end, to }];
}

/** Whether a point is in a piece. */
export function isInPiece({ pieces }: Rest, { x, y }: Point): boolean {
  let isInside = false;
  for (const ring of pieces) {
    let a = ring[ring.length - 1];
    for (const b of ring) {
      if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) isInside = !isInside;
      a = b;
    }
  }
  return isInside;
}

function ringsOfPiece(cuts: Cuts, cut: number, piece: number): readonly Ring[] {
  const { outer, holes } = piecesOf(cuts, cut)[piece];
  return [outer, ...holes];
}

function turnedBy({ cos, sin }: Turn): (point: Point) => Point {
  return ({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos });
}

/** A turn about the tile's centre; quarter turns are exact. */
function turnOf(degrees: number): Turn {
  const angle = (degrees * Math.PI) / 180;
  return degrees % 90 === 0
    ? { cos: Math.round(Math.cos(angle)), sin: Math.round(Math.sin(angle)) }
    : { cos: Math.cos(angle), sin: Math.sin(angle) };
}
