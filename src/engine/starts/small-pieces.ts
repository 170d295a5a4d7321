// Counts the pieces of a start that nobody can lay: slivers and narrow strips. Tips at slanted walls and the small
// triangles of free patterns are counted apart, because every start has them.

import { type Cuts, type Frame, type Piece, piecesOf } from '../layout/index.ts';
import { narrowestOf, sliverAreasOf, stripLimitsOf } from '../measures.ts';
import type { Lattice } from '../patterns/lattice.ts';
import { usualStripLimits } from '../warnings.ts';
import { caliperOf, cleaned, isThin } from '../widths.ts';

/** A triangle up to this many times as long as wide is a tip; a longer one is a wedge along a wall. */
const LONGEST_TIP = 4;

export class SmallPieces {
  /** Area below which a tile of each motif tile may have a small piece, mm². */
  readonly traceBelowMm2: readonly number[];
  private readonly limits: readonly number[];
  private readonly diagonals: readonly number[];
  private readonly sliverMm2: readonly number[];

  constructor(frame: Frame, lattice: Lattice, minCut: number | undefined) {
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
      const pieces = piecesOf(cuts, i);
      const narrow = pieces.filter((piece) => isSliver || this.isNarrow(piece, motif));
      if (narrow.length > 0 || isSliver) small++;
      if (narrow.some((piece) => !isTip(piece))) unlayable++;
    }
    return { small, unlayable };
  }

  private isNarrow(piece: Piece, motif: number): boolean {
    return narrowestOf([piece], this.diagonals[motif], this.limits[motif]) < this.limits[motif];
  }
}

/** Whether a piece is a tip; a strip that is too thin to exist is no other piece. */
function isTip({ outer, holes }: Piece): boolean {
  const { width, length } = caliperOf(outer);
  return isThin(width) || (holes.length === 0 && cleaned(outer).length === 3 && length < LONGEST_TIP * width);
}
