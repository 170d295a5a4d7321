// How narrow the pieces of cut tiles are, found in one look at each of them: the narrowest place of all, the slivers that
// are strips along a wall, and the tiles that are narrower than a limit.

import { signedArea } from './geometry/point.ts';
import {
  beginOf,
  CONVEX,
  type Cuts,
  HOLE,
  type Layout,
  NOTHING,
  type Piece,
  partsOf,
  piecesOf,
  ringOf,
  ringsAround,
} from './layout/index.ts';
import { narrowestNeck } from './necks.ts';
import type { Lattice } from './patterns/lattice.ts';
import { type Caliper, caliperOf, cleaned, isThin, packedCaliper } from './widths.ts';

/** A cut tile with less than this share of its own area on the floor is a sliver. Exactly a tenth is not, despite rounding. */
const SLIVER_SHARE = 0.1;

/** Strips narrower than this, mm, and than this share of the tile's narrow side are hard to saw and look poor. */
const NARROW = 50;
const NARROW_SHARE = 1 / 3;

/** A piece exactly as wide as the limit is no narrow strip, despite rounding, mm. */
const STRIP_ROUNDING = 1e-6;

/** A sliver this many times as long as wide, and this share of the tile's width long, is a strip. Tips are less elongated. */
const STRIP_TIMES = 4;
const STRIP_SHARE = 1 / 4;

/** Cut tiles with a piece that is somewhere narrower than a limit. */
export interface NarrowTiles {
  readonly count: number;
  /** The narrowest place of them, mm; Infinity if there is none. */
  readonly narrowest: number;
  /** Sum of the lengths of their narrow pieces, mm. */
  readonly length: number;
}

const NONE: NarrowTiles = { count: 0, narrowest: Infinity, length: 0 };

export interface CutWidths {
  /** Width of the narrowest place of any piece, mm; Infinity if no tile is cut. */
  readonly narrowest: number;
  readonly slivers: number;
  /** Number of slivers that are strips along a wall. */
  readonly strips: number;
  /** The tiles narrower than the smallest cut asked for; without one, those that are narrow but no slivers, if they are more than those. */
  readonly narrow: NarrowTiles;
}

/** The same while it is being found. */
interface Found {
  narrowest: number;
  strips: number;
  readonly narrow: { count: number; narrowest: number; length: number };
}

/** What matters about the tiles of a motif tile, mm and mm². */
interface Limits {
  /** The area below which a tile is a sliver. */
  readonly sliverMm2: number;
  /** The width below which a tile is narrow. */
  readonly narrow: number;
  /** The length from which a piece of a sliver may be a strip. */
  readonly strip: number;
  /** The length that no piece exceeds. */
  readonly longest: number;
}

/** What is asked about the pieces of a tile, mm. */
interface Question {
  /** The width below which a piece is narrow. */
  readonly limit: number;
  /** The width below which the narrowest place matters. */
  readonly below: number;
  /** The length from which a piece is a strip if it is long enough for its width. */
  readonly strip: number;
  /** The length that no piece exceeds. */
  readonly longest: number;
}

/** What a look at the pieces of one tile finds, mm. */
interface Look {
  /** The narrowest place, exact if it is below the width asked for. */
  readonly width: number;
  /** Sum of the lengths of pieces that are narrow. */
  readonly narrowLength: number;
  readonly hasStrip: boolean;
}

/**
 * Looks at every cut tile once. Without a smallest cut, narrow tiles are told only if there are more of them than slivers:
 * in the corner of a row of slivers one piece is often a little larger. Once that cannot be, they are no longer counted.
 */
export function widthsOfCuts(layout: Layout, lattice: Lattice, minCut: number | undefined): CutWidths {
  const { cuts } = layout;
  const limits = limitsOf(layout, lattice, minCut);
  const [slivers, others, wide] = sorted(cuts, limits);
  const found: Found = { narrowest: Infinity, strips: 0, narrow: { count: 0, narrowest: Infinity, length: 0 } };
  const look = (tile: number, limit: number, strip: number): void => {
    const { longest } = limits[cuts.tiles[3 * tile]];
    const below = Math.max(limit, found.narrowest);
    if (strip < Infinity || !isWideAndConvex(cuts, tile, below * longest)) {
      add(lookAt(cuts, tile, { limit, below, longest, strip }), found);
    }
  };
  for (const tile of slivers) {
    const { narrow, strip } = limits[cuts.tiles[3 * tile]];
    look(tile, minCut === undefined ? 0 : narrow, strip);
  }
  others.forEach((tile, i) => {
    const mayTell = minCut !== undefined || found.narrow.count + others.length - i > slivers.length;
    look(tile, mayTell ? limits[cuts.tiles[3 * tile]].narrow : 0, Infinity);
  });
  for (const tile of wide) look(tile, 0, Infinity);
  const isTold = minCut !== undefined || found.narrow.count > slivers.length;
  return { ...found, slivers: slivers.length, narrow: isTold ? found.narrow : NONE };
}

/** The slivers; other tiles that may be narrow, what is cut by one wall first; and those that are wide. */
function sorted(cuts: Cuts, limits: readonly Limits[]): [slivers: number[], others: number[], wide: number[]] {
  const [slivers, convex, others, wide]: number[][] = [[], [], [], []];
  for (let tile = 0; tile < cuts.count; tile++) {
    const { sliverMm2, narrow, longest } = limits[cuts.tiles[3 * tile]];
    if (cuts.coveredMm2[tile] < sliverMm2) slivers.push(tile);
    else if (cuts.ringKinds[beginOf(cuts.tileEnds, tile)] !== CONVEX) others.push(tile);
    else if (cuts.coveredMm2[tile] < narrow * longest) convex.push(tile);
    else wide.push(tile);
  }
  return [slivers, [...convex, ...others], wide];
}

function limitsOf(layout: Layout, lattice: Lattice, minCut: number | undefined): Limits[] {
  const { shapes } = layout.frame;
  const narrow = minCut === undefined ? usualStripLimits(layout, lattice) : stripLimitsOf(shapes, lattice, minCut);
  const halfWidths = halfWidthsOf(layout, lattice);
  return sliverAreasOf(lattice).map((sliverMm2, motif) => ({
    sliverMm2,
    narrow: narrow[motif],
    strip: STRIP_SHARE * 2 * halfWidths[motif],
    longest: 2 * Math.hypot(shapes[motif].halfS, shapes[motif].halfT),
  }));
}

function add({ width, narrowLength, hasStrip }: Look, found: Found): void {
  found.narrowest = Math.min(found.narrowest, width);
  if (hasStrip) found.strips++;
  if (narrowLength === 0) return;
  found.narrow.count++;
  found.narrow.narrowest = Math.min(found.narrow.narrowest, width);
  found.narrow.length += narrowLength;
}

/** A convex piece is at least as wide as its area over the diagonal: a tile of one is wide with at least `areaMm2`. */
function isWideAndConvex(cuts: Cuts, tile: number, areaMm2: number): boolean {
  return cuts.coveredMm2[tile] >= areaMm2 && cuts.ringKinds[beginOf(cuts.tileEnds, tile)] === CONVEX;
}

function lookAt(cuts: Cuts, tile: number, question: Question): Look {
  return lookAtConvex(cuts, tile, question) ?? lookAtAny(cuts, tile, question);
}

/** Looks at the pieces of a tile; undefined if one is not convex. */
function lookAtConvex(cuts: Cuts, tile: number, { limit, strip }: Question): Look | undefined {
  let [width, narrowLength, hasStrip] = [Infinity, 0, false];
  for (let ring = beginOf(cuts.tileEnds, tile); ring < cuts.tileEnds[tile]; ring++) {
    const caliper = convexCaliper(cuts, ring);
    if (!caliper) return undefined;
    if (isStrip(caliper, strip)) hasStrip = true;
    // A thin strip does not exist; its tile has another piece.
    if (isThin(caliper.width)) continue;
    width = Math.min(width, caliper.width);
    if (caliper.width < limit) narrowLength += caliper.length;
  }
  return { width, narrowLength, hasStrip };
}

/** Pieces with inner corners or holes need a closer look, which is short once a narrow place is known. */
function lookAtAny(cuts: Cuts, tile: number, { limit, below, longest, strip }: Question): Look {
  let [width, narrowLength] = [Infinity, 0];
  for (const piece of piecesOf(cuts, tile)) {
    const narrowest = narrowestOf([piece], longest, below);
    width = Math.min(width, narrowest);
    if (narrowest < limit) narrowLength += caliperOf(piece.outer).length;
  }
  return { width, narrowLength, hasStrip: strip < Infinity && hasStrip(cuts, tile, strip) };
}

function hasStrip(cuts: Cuts, tile: number, strip: number): boolean {
  for (let ring = beginOf(cuts.tileEnds, tile); ring < cuts.tileEnds[tile]; ring++) {
    if (cuts.ringKinds[ring] === HOLE) continue;
    if (isStrip(convexCaliper(cuts, ring) ?? caliperOf(cleaned(ringOf(cuts, ring))), strip)) return true;
  }
  return false;
}

function isStrip({ width, length }: Caliper, strip: number): boolean {
  return length >= strip && length >= STRIP_TIMES * width;
}

/** The caliper of a convex ring; undefined for any other. */
function convexCaliper({ points, ringEnds }: Cuts, ring: number): Caliper | undefined {
  return packedCaliper(points, 2 * beginOf(ringEnds, ring), 2 * ringEnds[ring]);
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

/** Returns the area below which a tile is a sliver, for each motif tile, mm². */
export function sliverAreasOf({ tileAreasMm2 }: Pick<Lattice, 'tileAreasMm2'>): number[] {
  return tileAreasMm2.map((areaMm2) => (SLIVER_SHARE - NOTHING) * areaMm2);
}

/** Returns the width below which a piece of each motif tile is a narrow strip, mm, unless a request says another. */
export function usualStripLimits(layout: Pick<Layout, 'frame'>, lattice: Pick<Lattice, 'sizes'>): number[] {
  return halfWidthsOf(layout, lattice).map((half) => Math.min(NARROW, NARROW_SHARE * 2 * half));
}

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
