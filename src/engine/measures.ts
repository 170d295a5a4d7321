// The figures of a layout: counts, areas, waste, slivers and the narrowest cut.

import type { Ring } from './geometry/point.ts';
import { type Layout, type Piece, piecesOf } from './layout/index.ts';
import type { Lattice } from './patterns/lattice.ts';
import type { TileFigures } from './plan-types.ts';
import { type Caliper, caliperOf, cleaned, narrowestNeck } from './widths.ts';

/** A cut tile with less than this share of its area on the floor is a sliver. */
const SLIVER_SHARE = 0.1;

/** Slivers that run along a wall, apart from the harmless tips of slanted tiles. */
export interface Strips {
  readonly count: number;
  readonly narrowest: number | null;
}

/** Counts and areas of a layout. */
export function measure(layout: Layout, { tileAreaMm2 }: Lattice): TileFigures {
  const cut = layout.cuts.count;
  const total = layout.wholeCount + cut;
  const purchasedAreaMm2 = total * tileAreaMm2;
  return {
    total,
    whole: layout.wholeCount,
    cut,
    wastePercent: total === 0 ? 0 : Math.max(0, 100 * (1 - layout.laidAreaMm2 / purchasedAreaMm2)),
    laidAreaMm2: layout.laidAreaMm2,
    purchasedAreaMm2,
    narrowestCut: cut === 0 ? null : narrowestCut(layout),
    sliverCount: sliversOf(layout, tileAreaMm2).length,
  };
}

/** Which of the cut tiles are slivers. */
export function sliversOf({ cuts }: Layout, tileAreaMm2: number): number[] {
  const slivers: number[] = [];
  for (let i = 0; i < cuts.count; i++) {
    if (cuts.coveredMm2[i] < SLIVER_SHARE * tileAreaMm2) slivers.push(i);
  }
  return slivers;
}

/** Narrowest place of any piece, mm. */
function narrowestCut(layout: Layout): number {
  const { cuts } = layout;
  const diameters = layout.frame.shapes.map(
    ({ cornerX, cornerY }) => 2 * Math.max(...cornerX.map((x, k) => Math.hypot(x, cornerY[k]))),
  );
  let narrowest = Infinity;
  for (let i = 0; i < cuts.count; i++) {
    const firstRing = i === 0 ? 0 : cuts.tileEnds[i - 1];
    const single = cuts.tileEnds[i] - firstRing === 1;
    // A convex piece is at least as wide as its area over the tile's diameter: most need no closer look.
    const atLeast = cuts.coveredMm2[i] / diameters[cuts.tiles[3 * i]];
    if (
      single &&
      atLeast >= narrowest &&
      isConvex(cuts.points, firstRing === 0 ? 0 : cuts.ringEnds[firstRing - 1], cuts.ringEnds[firstRing])
    )
      continue;
    for (const piece of piecesOf(cuts, i)) narrowest = Math.min(narrowest, widthOf(piece));
  }
  return narrowest;
}

function isConvex(points: Float64Array, from: number, to: number): boolean {
  let ax = points[2 * to - 4];
  let ay = points[2 * to - 3];
  let bx = points[2 * to - 2];
  let by = points[2 * to - 1];
  for (let i = 2 * from; i < 2 * to; i += 2) {
    const cx = points[i];
    const cy = points[i + 1];
    if ((bx - ax) * (cy - by) - (by - ay) * (cx - bx) < 0) return false;
    ax = bx;
    ay = by;
    bx = cx;
    by = cy;
  }
  return true;
}

/** The narrowest place of a piece: across it, or at an inner corner. */
function widthOf({ outer, holes }: Piece): number {
  const ring = cleaned(outer);
  return Math.min(caliperOf(ring).width, narrowestNeck(ring, holes.map(cleaned)));
}

/**
 * The slivers that are strips: at least a quarter of the tile's own width long and four times as long as wide. Triangles
 * at slanted walls, points of hexagons and tips of lozenges are less drawn out.
 */
export function stripsOf(layout: Layout, { motif, tileAreaMm2 }: Lattice): Strips {
  const leastLength = caliperOf(motif[0]).width / 4;
  let count = 0;
  let narrowest: number | null = null;
  for (const sliver of sliversOf(layout, tileAreaMm2)) {
    const strips = piecesOf(layout.cuts, sliver)
      .map(caliperOfPiece)
      .filter(({ width, length }) => length >= leastLength && length >= 4 * width);
    if (strips.length > 0) count++;
    for (const { width } of strips) narrowest = Math.min(narrowest ?? Infinity, width);
  }
  return { count, narrowest };
}

function caliperOfPiece({ outer }: { outer: Ring }): Caliper {
  return caliperOf(cleaned(outer));
}
