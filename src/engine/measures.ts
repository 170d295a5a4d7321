// The figures of a layout: counts, areas, waste, slivers and the narrowest cut.

import { CONVEX, type Layout, NOTHING, type Piece, piecesOf, type Shape } from './layout/index.ts';
import type { Lattice } from './patterns/lattice.ts';
import type { TileFigures } from './plan-types.ts';
import { caliperOf, cleaned, isConvex, narrowestNeck } from './widths.ts';

/** A cut tile with less than this share of its area on the floor is a sliver; exactly a tenth is none, whatever the rounding. */
const SLIVER_SHARE = 0.1;

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
    if (cuts.coveredMm2[i] < (SLIVER_SHARE - NOTHING) * tileAreaMm2) slivers.push(i);
  }
  return slivers;
}

/** Narrowest place of any piece, mm. */
function narrowestCut(layout: Layout): number {
  const { cuts } = layout;
  const diameters = layout.frame.shapes.map(diameterOf);
  // The smallest piece first: it is narrow, and spares most of the others a closer look.
  const smallest = cuts.coveredMm2.indexOf(cuts.coveredMm2.reduce((least, covered) => Math.min(least, covered)));
  let narrowest = narrowestOf(piecesOf(cuts, smallest), 0, Infinity);
  for (let i = 0; i < cuts.count; i++) {
    // No piece is narrower than its area over the tile's diameter, unless it has an inner corner or the tile several pieces.
    const atLeast = cuts.coveredMm2[i] / diameters[cuts.tiles[3 * i]];
    const wide = atLeast >= narrowest && cuts.tileEnds[i] - (i === 0 ? 0 : cuts.tileEnds[i - 1]) === 1;
    if (wide && cuts.ringKinds[cuts.tileEnds[i] - 1] === CONVEX) continue;
    narrowest = narrowestOf(piecesOf(cuts, i), wide ? atLeast : 0, narrowest);
  }
  return narrowest;
}

function diameterOf({ cornerX, cornerY }: Shape): number {
  return 2 * Math.max(...cornerX.map((x, k) => Math.sqrt(x * x + cornerY[k] * cornerY[k])));
}

/** The narrowest place of pieces, across them or at an inner corner, if below `known`. All are at least `atLeast` across. */
function narrowestOf(pieces: readonly Piece[], atLeast: number, known: number): number {
  let narrowest = known;
  for (const { outer, holes } of pieces) {
    const ring = cleaned(outer);
    if (atLeast < narrowest) narrowest = Math.min(narrowest, caliperOf(ring).width);
    if (holes.length > 0 || !isConvex(ring)) narrowest = narrowestNeck(ring, holes.map(cleaned), narrowest);
  }
  return narrowest;
}

/**
 * How many slivers are strips along a wall: with a piece at least a quarter of the tile's own width long and four times as
 * long as wide. Triangles at slanted walls, points of hexagons and tips of lozenges are less drawn out.
 */
export function countStrips(layout: Layout, { motif, tileAreaMm2 }: Lattice): number {
  const leastLength = caliperOf(motif[0]).width / 4;
  const isStrip = ({ outer }: Piece) => {
    const { width, length } = caliperOf(cleaned(outer));
    return length >= leastLength && length >= 4 * width;
  };
  return sliversOf(layout, tileAreaMm2).filter((sliver) => piecesOf(layout.cuts, sliver).some(isStrip)).length;
}
