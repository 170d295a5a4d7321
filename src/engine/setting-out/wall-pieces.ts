// The pieces along a side of the room, in order: where each begins and ends, how deep it is, and how far its tile would
// reach beyond.

import { cross, dot, type Point, type Ring } from '../geometry/point.ts';
import { centreOf, eachTile, type Layout, type Piece, piecesOf, type TilePlace, tilePlaceOf } from '../layout/index.ts';
import { cleaned, THIN } from '../widths.ts';
import type { Side } from './sides.ts';

/** A piece where a line along a side passes it; all lengths in mm. */
export interface WallPiece {
  readonly motif: number;
  /** From the beginning of the side. */
  readonly begin: number;
  readonly end: number;
  /** Its width at its far end, if that differs. */
  readonly farWidth: number;
  /** Square to the side, where it begins and where it ends. */
  readonly depths: readonly [number, number];
  /** From the edge of the floor to the far end of the piece: its depth, with a part of a joint before it if one is there. */
  readonly reach: number;
  /** How much farther the tile of this piece reaches than the floor. */
  readonly slack: number;
}

/** A laid tile with its pieces, in the floor's frame. */
export interface LaidTile {
  readonly motif: number;
  readonly centre: Point;
  /** Radius of the circle about the centre that holds the tile. */
  readonly radius: number;
  readonly outline: Ring;
  readonly pieces: readonly Piece[];
}

/** Just behind the line, mm: more than a strip that does not exist. */
const BEHIND = 2 * THIN;
/** Ends this close are those of the side, mm. */
const SAME_END = 0.5;
/** Where depths are measured, from the end of a piece, mm. */
const FROM_END = 0.01;

/** All laid tiles. */
export function laidTilesOf(layout: Layout): LaidTile[] {
  const outlines = layout.frame.shapes.map(({ corners, cornerX, cornerY }) =>
    Array.from({ length: corners }, (_, k) => ({ x: cornerX[k], y: cornerY[k] })),
  );
  const radii = outlines.map((outline) => Math.max(...outline.map(({ x, y }) => Math.hypot(x, y))));
  const laid: LaidTile[] = [];
  const add = (tile: TilePlace, pieces: readonly Piece[]) => {
    const { motif } = tile;
    laid.push({ motif, centre: centreOf(layout, tile), radius: radii[motif], outline: outlines[motif], pieces });
  };
  eachTile({ runs: layout.runs, cuts: { ...layout.cuts, count: 0 } }, (tile) => {
    add(tile, [{ outer: outlines[tile.motif], holes: [] }]);
  });
  for (let i = 0; i < layout.cuts.count; i++) add(tilePlaceOf(layout.cuts, i), piecesOf(layout.cuts, i));
  return laid;
}

/** Returns the pieces along a side, in order; `edge` is the gap along it. */
export function piecesAlong(side: Side, tiles: readonly LaidTile[], joint: number, edge: number): WallPiece[] {
  const near = tiles.filter(({ centre, radius }) => isNear(side, centre, radius + edge + joint + 1));
  const at = (depth: number) =>
    near.flatMap((tile) => tile.pieces.flatMap((piece) => spansOf(side, tile, piece, depth, edge)));
  const pieces = at(edge + BEHIND);
  // Where a joint runs along the side, the tiles behind it.
  const behind = at(edge + joint + 2 * BEHIND).filter(
    ({ begin, end }) => !pieces.some((other) => other.begin < end && begin < other.end),
  );
  return [...pieces, ...behind].sort((one, other) => one.begin - other.begin);
}

function isNear({ from, along, inward, length }: Side, centre: Point, reach: number): boolean {
  const way = { x: centre.x - from.x, y: centre.y - from.y };
  const place = dot(way, along);
  return Math.abs(dot(way, inward)) < reach && place > -reach && place < length + reach;
}

function spansOf(side: Side, tile: LaidTile, piece: Piece, depth: number, edge: number): WallPiece[] {
  const rings = [piece.outer, ...piece.holes].map((ring) => inSideFrame(side, tile.centre, ring));
  const isPlain = piece.holes.length === 0 && cleaned(piece.outer).length === 4;
  const outermost = Math.min(...inSideFrame(side, tile.centre, tile.outline).map(({ y }) => y));
  return pairsAt(rings, depth).flatMap(([low, high]) => {
    const [begin, end] = [Math.max(0, low), Math.min(side.length, high)];
    if (end - begin <= THIN) return [];
    const upright = rings.map((ring) => ring.map(({ x, y }) => ({ x: y, y: x })));
    const spanAt = (place: number) => pairsAt(upright, place).find(([, far]) => far > depth) ?? [edge, edge];
    // A tile stands a little askew on a wall out of square, so its depth is measured away from its ends.
    const inset = isPlain ? (end - begin) / 4 : Math.min(FROM_END, (end - begin) / 4);
    const [first, last] = [spanAt(begin + inset), spanAt(end - inset)];
    const [one, other] = [first, last].map(([near, far]) => far - Math.max(edge, near));
    const more = isPlain ? (other - one) / 2 : 0;
    const depths = [one - more, other + more] as const;
    const reach = Math.min(first[1], last[1]) - Math.abs(more) - edge;
    const far = pairsAt(rings, edge + Math.min(...depths) - BEHIND).find(([a, b]) => a < end && b > begin);
    // A piece that goes on around a corner is no narrower for it.
    const isWithin = low > -SAME_END && high < side.length + SAME_END;
    const farWidth = isPlain && isWithin && far ? far[1] - far[0] : end - begin;
    return [{ motif: tile.motif, begin, end, farWidth, depths, reach, slack: edge - outermost }];
  });
}

/** A ring with x along the side and y into the room, from where the side begins. */
function inSideFrame({ from, along, inward }: Side, centre: Point, ring: Ring): Ring {
  return ring.map(({ x, y }) => {
    const way = { x: centre.x + x - from.x, y: centre.y + y - from.y };
    return { x: dot(way, along), y: dot(way, inward) };
  });
}

/** The parts of a level line inside rings, in order. */
function pairsAt(rings: readonly Ring[], level: number): (readonly [number, number])[] {
  const places: number[] = [];
  for (const ring of rings) {
    ring.forEach((from, i) => {
      const to = ring[(i + 1) % ring.length];
      if (from.y > level === to.y > level) return;
      places.push(from.x + ((level - from.y) / (to.y - from.y)) * (to.x - from.x));
    });
  }
  places.sort((one, other) => one - other);
  return Array.from({ length: Math.floor(places.length / 2) }, (_, i) => [places[2 * i], places[2 * i + 1]] as const);
}

/** How deep pieces of any form reach into the room from a side: those along it, and those behind a joint along it. */
export function reachOfPieces(side: Side, tiles: readonly LaidTile[], joint: number, edge: number): number[] {
  const near = tiles.filter(({ centre, radius }) => isNear(side, centre, radius + edge + joint + 1));
  const pieces = near.flatMap(({ centre, pieces }) =>
    pieces.map(({ outer, holes }) => [outer, ...holes].map((ring) => inSideFrame(side, centre, ring))),
  );
  // A level finds nothing of what lies on the other side of a cutout.
  const spansAt = (level: number) =>
    pieces.map((rings) => pairsAt(rings, level).filter(([low, high]) => high > 0 && low < side.length));
  const first = spansAt(edge + BEHIND);
  const taken = first.flat();
  const behind = spansAt(edge + joint + 2 * BEHIND).map((spans) =>
    spans.filter(([low, high]) => !taken.some(([begin, end]) => begin < high && low < end)),
  );
  return pieces.flatMap((rings, i) =>
    first[i].length + behind[i].length > 0 ? [Math.max(...rings[0].map(({ y }) => y)) - edge] : [],
  );
}

/** Whether two directions are parallel, or square to each other, by the sine of the angle between them. */
export function isParallel(one: Point, other: Point, sine: number): boolean {
  return Math.abs(cross(one, other)) < sine;
}
