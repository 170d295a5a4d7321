// Strips for skirting from the rest of a tile. The upper edge of a strip is seen, so it is an edge of the tile as it comes
// from the factory.

import type { Point, Ring } from '../../geometry/point.ts';
import { convexOf, type Span, spanOver } from './convex.ts';
import { gapsBetween, isInPiece, type Rest, withPieces } from './rest.ts';

/** A shorter strip than this share of its edge is not worth fixing. */
const LEAST_SHARE = 1 / 3;

/** Rounding of places is far below this, mm, so a strip of exactly the least length counts. */
const ROUNDING = 1e-5;

/** The strips along the edges of a tile, mm: at each edge as long as the rest allows, the edge that gives most first. */
export function stripsOf(rest: Rest, height: number, kerf: number): Ring[] {
  const strips: Ring[] = [];
  let left = rest;
  const edges = new Set(rest.tile.corners.keys());
  while (edges.size > 0) {
    const along = [...edges].map((edge) => ({ edge, found: stripsAlong(left, edge, height) }));
    const best = along.reduce((most, other) => (lengthOf(other.found) > lengthOf(most.found) ? other : most));
    if (best.found.length === 0) return strips;
    const rings = best.found.map(({ ring }) => ring);
    strips.push(...rings);
    left = withPieces(left, rings, kerf);
    edges.delete(best.edge);
  }
  return strips;
}

interface Strip {
  readonly length: number;
  readonly ring: Ring;
}

function lengthOf(strips: readonly Strip[]): number {
  return strips.reduce((sum, { length }) => sum + length, 0);
}

/** The strips along one edge of a tile. */
function stripsAlong(rest: Rest, edge: number, height: number): Strip[] {
  const { corners } = rest.tile;
  const [from, to] = [corners[edge], corners[(edge + 1) % corners.length]];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  /** Depth in the tile as x, so that a strip is a slab, and the place along the edge as y. */
  const inStrip = ({ x, y }: Point): Point => ({
    x: (y - from.y) * along.x - (x - from.x) * along.y,
    y: (x - from.x) * along.x + (y - from.y) * along.y,
  });
  const inTile = (depth: number, place: number): Point => ({
    x: from.x + place * along.x - depth * along.y,
    y: from.y + place * along.y + depth * along.x,
  });
  const tile = convexOf(corners.map(inStrip));
  if (tile.right < height - ROUNDING) return [];
  const [top, bottom] = [
    spanOver(tile, 0, 0),
    spanOver(tile, Math.min(height, tile.right), Math.min(height, tile.right)),
  ];
  const whole: Span = { from: Math.max(top.from, bottom.from), to: Math.min(top.to, bottom.to) };
  const spans = rest.blocked.flatMap((outline) => {
    const turned = convexOf(outline.corners.map(inStrip));
    return turned.left < height - ROUNDING && turned.right > ROUNDING ? [spanOver(turned, 0, height)] : [];
  });
  return gapsBetween(whole, spans)
    .filter(({ from, to }) => to - from >= LEAST_SHARE * length - ROUNDING)
    .filter((gap) => !isInPiece(rest, inTile(height / 2, (gap.from + gap.to) / 2)))
    .map((gap) => ({
      length: gap.to - gap.from,
      ring: [inTile(0, gap.from), inTile(0, gap.to), inTile(height, gap.to), inTile(height, gap.from)],
    }));
}
