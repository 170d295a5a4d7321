// The figures of a layout: counts, areas, waste, slivers and the narrowest cut.

import { signedArea } from './geometry/point.ts';
import {
  beginOf,
  CONVEX,
  type Cuts,
  cutCountsOf,
  HOLE,
  type Layout,
  NOTHING,
  type Piece,
  partsOf,
  piecesOf,
  ringOf,
  ringsAround,
  wholeCountsOf,
} from './layout/index.ts';
import { narrowestNeck } from './necks.ts';
import { areaOfTiles, type Lattice } from './patterns/lattice.ts';
import type { TileFigures } from './plan-types.ts';
import { type Caliper, caliperOf, cleaned, isThin, packedCaliper } from './widths.ts';

/** A cut tile with less than this share of its own area on the floor is a sliver. Exactly a tenth is not, despite rounding. */
const SLIVER_SHARE = 0.1;

/** Returns the figures of a layout, in mm and mm². */
export function measure(layout: Layout, lattice: Lattice): TileFigures {
  const cut = layout.cuts.count;
  const total = layout.wholeCount + cut;
  const cutCounts = cutCountsOf(layout);
  const purchasedAreaMm2 = areaOfTiles(
    lattice,
    wholeCountsOf(layout).map((count, motif) => count + cutCounts[motif]),
  );
  return {
    total,
    whole: layout.wholeCount,
    cut,
    wastePercent: wastePercentOf(layout.laidAreaMm2, purchasedAreaMm2),
    laidAreaMm2: layout.laidAreaMm2,
    purchasedAreaMm2,
    narrowestCut: cut === 0 ? null : narrowestCut(layout),
    sliverCount: sliversOf(layout, lattice).length,
  };
}

/** The share of the purchased area that is not laid, percent. */
function wastePercentOf(laidAreaMm2: number, purchasedAreaMm2: number): number {
  return purchasedAreaMm2 === 0 ? 0 : Math.max(0, 100 * (1 - laidAreaMm2 / purchasedAreaMm2));
}

/** Returns the indices of the cut tiles that are slivers. */
export function sliversOf({ cuts }: Layout, lattice: Pick<Lattice, 'tileAreasMm2'>): number[] {
  const leastMm2 = sliverAreasOf(lattice);
  const slivers: number[] = [];
  for (let i = 0; i < cuts.count; i++) {
    if (cuts.coveredMm2[i] < leastMm2[cuts.tiles[3 * i]]) slivers.push(i);
  }
  return slivers;
}

/** Returns the area below which a tile is a sliver, for each motif tile, mm². */
export function sliverAreasOf({ tileAreasMm2 }: Pick<Lattice, 'tileAreasMm2'>): number[] {
  return tileAreasMm2.map((areaMm2) => (SLIVER_SHARE - NOTHING) * areaMm2);
}

/** Width of the narrowest place of any piece, mm. */
function narrowestCut({ cuts, frame }: Layout): number {
  const diagonals = diagonalsOf(frame);
  const others: number[] = [];
  let narrowest = Infinity;
  for (let i = 0; i < cuts.count; i++) {
    if (isSurelyWide(cuts, i, narrowest * diagonals[cuts.tiles[3 * i]])) continue;
    const convex = narrowConvexPieces(cuts, i, narrowest);
    if (convex) narrowest = Math.min(narrowest, convex.width);
    else others.push(i);
  }
  // Pieces with inner corners or holes need a closer look, which is short once a narrow place is known.
  for (const i of others) narrowest = narrowestOf(piecesOf(cuts, i), diagonals[cuts.tiles[3 * i]], narrowest);
  return narrowest;
}

/** Diagonals of the boxes around the motif tiles, which no piece of them exceeds, mm. */
function diagonalsOf({ shapes }: Layout['frame']): number[] {
  return shapes.map(({ halfS, halfT }) => 2 * Math.hypot(halfS, halfT));
}

/** A convex piece is at least as wide as its area over the diagonal: a tile of one is wide with at least `areaMm2`. */
function isSurelyWide(cuts: Cuts, tile: number, areaMm2: number): boolean {
  return cuts.coveredMm2[tile] >= areaMm2 && cuts.ringKinds[beginOf(cuts.tileEnds, tile)] === CONVEX;
}

/** The cut tiles that are somewhere narrower than their limit. */
export interface NarrowTiles {
  readonly count: number;
  /** The narrowest place of them, mm; Infinity if there is none. */
  readonly narrowest: number;
  /** Sum of the lengths of their narrow pieces, mm. */
  readonly length: number;
}

/** Finds cut tiles with a piece that is somewhere narrower than the limit for its motif tile, mm, without those that cover less. */
export function narrowTilesOf(
  { cuts, frame }: Layout,
  limits: readonly number[],
  leastMm2?: readonly number[],
): NarrowTiles {
  const diagonals = diagonalsOf(frame);
  let [count, narrowest, length] = [0, Infinity, 0];
  for (let i = 0; i < cuts.count; i++) {
    const motif = cuts.tiles[3 * i];
    const limit = limits[motif];
    if (isSurelyWide(cuts, i, limit * diagonals[motif])) continue;
    if (leastMm2 && cuts.coveredMm2[i] < leastMm2[motif]) continue;
    const narrow = narrowConvexPieces(cuts, i, limit) ?? narrowPieces(piecesOf(cuts, i), diagonals[motif], limit);
    if (narrow.length === 0) continue;
    count++;
    narrowest = Math.min(narrowest, narrow.width);
    length += narrow.length;
  }
  return { count, narrowest, length };
}

/** The pieces of a tile that are narrower than a limit: the least width, and the sum of lengths; undefined if one is not convex. */
function narrowConvexPieces(cuts: Cuts, tile: number, limit: number): Caliper | undefined {
  let [width, length] = [Infinity, 0];
  for (let ring = beginOf(cuts.tileEnds, tile); ring < cuts.tileEnds[tile]; ring++) {
    const caliper = convexCaliper(cuts, ring);
    if (!caliper) return undefined;
    // A thin strip does not exist; its tile has another piece.
    if (caliper.width >= limit || isThin(caliper.width)) continue;
    width = Math.min(width, caliper.width);
    length += caliper.length;
  }
  return { width, length };
}

/** The same for any pieces, none longer than `longest`. */
function narrowPieces(pieces: readonly Piece[], longest: number, limit: number): Caliper {
  let [width, length] = [Infinity, 0];
  for (const piece of pieces) {
    const narrowest = narrowestOf([piece], longest, limit);
    if (narrowest >= limit) continue;
    width = Math.min(width, narrowest);
    length += caliperOf(piece.outer).length;
  }
  return { width, length };
}

/** A piece exactly as wide as the limit is no narrow strip, despite rounding, mm. */
const STRIP_ROUNDING = 1e-6;

/**
 * Returns the width below which pieces of each motif tile are narrower than `minCut`, mm. A piece as wide as its tile's
 * narrow side is never narrow: no wider one can be cut.
 */
export function stripLimitsOf(shapes: Layout['frame']['shapes'], { sizes }: Lattice, minCut: number): number[] {
  return sizes.map((size) => Math.min(minCut, 2 * shapes[size].inradius) - STRIP_ROUNDING);
}

/** Returns half the narrow side of each motif tile, mm. Opposite sides are parallel, so it is the radius of the incircle. */
export function halfWidthsOf({ frame }: Pick<Layout, 'frame'>, { sizes }: Pick<Lattice, 'sizes'>): number[] {
  return sizes.map((size) => frame.shapes[size].inradius);
}

/** The narrowest place of pieces no longer than `longest`, across them or at an inner corner, if below `known`. */
export function narrowestOf(pieces: readonly Piece[], longest: number, known: number): number {
  return pieces.reduce((narrowest, piece) => narrowestPlace(piece, longest, narrowest), known);
}

function narrowestPlace(piece: Piece, longest: number, known: number): number {
  const rings = ringsAround(piece);
  const width = signedArea(rings[0]) < known * longest ? caliperOf(rings[0]).width : Infinity;
  // A thin strip does not exist; its tile has another piece.
  if (isThin(width)) return known;
  const narrowest = Math.min(width, known);
  const neck = narrowestNeck(rings, narrowest);
  if (!neck) return narrowest;
  return isThin(neck.width) ? narrowestOf(partsOf(piece), longest, known) : neck.width;
}

/** The caliper of a convex ring; undefined for any other. */
function convexCaliper({ points, ringEnds }: Cuts, ring: number): Caliper | undefined {
  return packedCaliper(points, 2 * beginOf(ringEnds, ring), 2 * ringEnds[ring]);
}

/**
 * Returns the number of slivers that are strips along a wall: with a piece at least a quarter of the tile's width long
 * and four times as long as wide. Triangles at slanted walls and tips of hexagons and lozenges are less elongated.
 */
export function countStrips(layout: Layout, lattice: Lattice): number {
  const { cuts } = layout;
  const halfWidths = halfWidthsOf(layout, lattice);
  const isStrip = (ring: number, leastLength: number): boolean => {
    const { width, length } = convexCaliper(cuts, ring) ?? caliperOf(cleaned(ringOf(cuts, ring)));
    return cuts.ringKinds[ring] !== HOLE && length >= leastLength && length >= 4 * width;
  };
  return sliversOf(layout, lattice).filter((sliver) => {
    const leastLength = halfWidths[cuts.tiles[3 * sliver]] / 2;
    let ring = beginOf(cuts.tileEnds, sliver);
    while (ring < cuts.tileEnds[sliver] && !isStrip(ring, leastLength)) ring++;
    return ring < cuts.tileEnds[sliver];
  }).length;
}
