// Cuts a piece at its necks that do not exist. What is left is judged and measured alone: a piece without the hair-thin
// tail that it ends in, two parts that a hair-thin bridge joins, the straight legs of a bent strip.

import type { Ring } from '../geometry/point.ts';
import { type Neck, thinNecks } from '../necks.ts';
import { cleaned, NO_CORNER } from '../widths.ts';
import type { Piece } from './cuts.ts';
import { assemble } from './pieces.ts';

/**
 * The narrowest of this many necks is cut first. Few pieces have more, and then it does not matter which; to begin in the
 * middle leaves two parts of a similar size.
 */
const MOST_COMPARED = 16;

/** The rings around a piece, the outer one first, without the corners that clipping leaves. */
export function ringsAround({ outer, holes }: Piece): Ring[] {
  return [outer, ...holes].map((ring) => cleaned(ring));
}

/**
 * Returns the parts of a piece between its necks of up to `THIN`; the piece alone if it has none. It ends because a cut
 * makes an inner corner sharper, by some degrees at least, and adds none.
 */
export function partsOf(piece: Piece): Piece[] {
  const parts: Piece[] = [];
  const rest = [piece];
  for (let part = rest.pop(); part; part = rest.pop()) {
    const rings = ringsAround(part);
    const [neck] = thinNecks(rings, MOST_COMPARED).toSorted((a, b) => a.width - b.width);
    if (neck) rest.push(...assemble(cutAlong(neck, rings), 0));
    else parts.push(part);
  }
  return parts;
}

/** A neck between two rings makes one of them; any other divides its ring. */
function cutAlong({ corner, foot, sideEnd, width }: Neck, rings: readonly Ring[]): Ring[] {
  const [own, other] = [ringFrom(rings, corner), ringFrom(rings, sideEnd)];
  const rest = rings.filter((ring) => ring !== own.ring && ring !== other.ring);
  const [at] = own.corners;
  const end = width > NO_CORNER ? foot : at;
  if (own.ring !== other.ring) return [...rest, [...own.corners, at, end, ...other.corners, end]];
  const way = (other.first - own.first + own.corners.length) % own.corners.length;
  return [...rest, [...own.corners.slice(0, way), end], [at, end, ...own.corners.slice(way)]];
}

/** The ring of a numbered corner, and its corners from that one on. */
function ringFrom(rings: readonly Ring[], number: number): { ring: Ring; first: number; corners: Ring } {
  let first = number;
  let i = 0;
  for (; first >= rings[i].length; i++) first -= rings[i].length;
  const ring = rings[i];
  return { ring, first, corners: [...ring.slice(first), ...ring.slice(0, first)] };
}
