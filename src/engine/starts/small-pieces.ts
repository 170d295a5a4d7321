// Counts the pieces of a start that nobody can lay: slivers and narrow strips. Tips at slanted walls and the small pieces
// of free patterns, triangles and what a corner of the room leaves of them, are counted apart, because every start has them.

import { narrowestOf, sliverAreasOf, stripLimitsOf, usualStripLimits } from '../cut-widths.ts';
import type { Ring } from '../geometry/point.ts';
import { beginOf, CONVEX, type Cuts, type Frame, type Piece, piecesOf, ringOf } from '../layout/index.ts';
import type { Lattice } from '../patterns/lattice.ts';
import { type Caliper, caliperOf, cleaned, isThin, packedCaliper } from '../widths.ts';

/** A piece up to this many times as long as wide may be a tip; a longer one is a wedge along a wall. */
const LONGEST_TIP = 4;

export class SmallPieces {
  /** Area below which a tile of each motif tile may have a small piece, mm². */
  readonly traceBelowMm2: readonly number[];
  private readonly limits: readonly number[];
  private readonly diagonals: readonly number[];
  private readonly sliverMm2: readonly number[];
  private readonly isFree: boolean;

  /** `isFree` says that no tile has an edge along a wall. */
  constructor(frame: Frame, lattice: Lattice, minCut: number | undefined, isFree: boolean) {
    this.isFree = isFree;
    this.limits = minCut ? stripLimitsOf(frame.shapes, lattice, minCut) : usualStripLimits({ frame }, lattice);
    this.diagonals = frame.shapes.map(({ halfS, halfT }) => 2 * Math.hypot(halfS, halfT));
    this.sliverMm2 = sliverAreasOf(lattice);
    // A convex piece is at least as wide as its area over its length.
    this.traceBelowMm2 = this.limits.map((limit, motif) =>
      Math.max(limit * this.diagonals[motif], this.sliverMm2[motif]),
    );
  }

  /** The tiles with small pieces, and those of them that nobody can lay. */
  countIn(cuts: Cuts): { small: number; unlayable: number } {
    let [small, unlayable] = [0, 0];
    for (let i = 0; i < cuts.count; i++) {
      const motif = cuts.tiles[3 * i];
      const isSliver = cuts.coveredMm2[i] < this.sliverMm2[motif];
      const kind = this.worstPiece(cuts, i, isSliver ? Infinity : this.limits[motif]);
      if (kind !== undefined || isSliver) small++;
      if (kind === 'strip') unlayable++;
    }
    return { small, unlayable };
  }

  /** What the pieces of a tile are that are narrower than a limit: a strip if one is; undefined if none is so narrow. */
  private worstPiece(cuts: Cuts, tile: number, limit: number): 'strip' | 'tip' | undefined {
    let isTip = false;
    for (let ring = beginOf(cuts.tileEnds, tile); ring < cuts.tileEnds[tile]; ring++) {
      // Most pieces are cut by one wall; others are looked at together.
      if (cuts.ringKinds[ring] !== CONVEX) return this.worstOf(piecesOf(cuts, tile), cuts.tiles[3 * tile], limit);
      const begin = 2 * beginOf(cuts.ringEnds, ring);
      const caliper = packedCaliper(cuts.points, begin, 2 * cuts.ringEnds[ring]) ?? caliperOf(ringOf(cuts, ring));
      if (caliper.width >= limit || isThin(caliper.width)) continue;
      if (!this.isTip(ringOf(cuts, ring), caliper)) return 'strip';
      isTip = true;
    }
    return isTip ? 'tip' : undefined;
  }

  private worstOf(pieces: readonly Piece[], motif: number, limit: number): 'strip' | 'tip' | undefined {
    const narrow = pieces.filter(
      (piece) => limit === Infinity || narrowestOf([piece], this.diagonals[motif], limit) < limit,
    );
    const calipers = narrow.map(({ outer }) => caliperOf(outer));
    // What is narrow at a neck only breaks there.
    const isStrip = narrow.some(
      ({ outer, holes }, i) =>
        !isThin(calipers[i].width) &&
        (holes.length > 0 || calipers[i].width >= limit || !this.isTip(outer, calipers[i])),
    );
    if (isStrip) return 'strip';
    return narrow.length > 0 ? 'tip' : undefined;
  }

  /** Whether a piece is a tip and no wedge along a wall: a triangle, or any small piece of a free pattern. */
  private isTip(outer: Ring, { width, length }: Caliper): boolean {
    return length < LONGEST_TIP * width && (this.isFree || cleaned(outer).length === 3);
  }
}
