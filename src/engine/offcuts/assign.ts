// Which of the tiles that are cut up each cut tile of the plan belongs to, so that every cut tile belongs to one and none
// is cut up for nothing. Where a cutout divides a cut tile, its pieces may come out of several; it belongs to one of them.

import { type Cuts, pieceCountOf } from '../layout/index.ts';
import { orient } from './hand-out.ts';
import { distinctCuts, NO_SHIFT, NONE, type SharedPiece, type SharedTile } from './reuse.ts';

/** Assigns each cut tile of a plan to one of the tiles that its pieces come out of. */
export function assignCuts(cuts: Cuts, tiles: readonly SharedTile[]): SharedTile[] {
  const { homes, asLaid } = new Assignment(tiles);
  const shared: SharedTile[] = [...asLaid].map((cut) => ({
    pieces: piecesAsLaid(cuts, cut),
    elsewhere: NONE,
  }));
  tiles.forEach((handedOut, tile) => {
    const pieces = handedOut.pieces.filter(({ cut }) => !asLaid.has(cut));
    if (pieces.length === 0) return;
    orient(pieces);
    const elsewhere = distinctCuts(pieces).filter((cut) => homes.get(cut) !== tile);
    shared.push({ pieces, elsewhere });
  });
  return shared;
}

/** The pieces of a cut tile, all from one tile as they are laid. */
export function piecesAsLaid(cuts: Cuts, cut: number): SharedPiece[] {
  return Array.from({ length: pieceCountOf(cuts, cut) }, (_, piece) => ({ cut, piece, turnDeg: 0, shift: NO_SHIFT }));
}

class Assignment {
  /** The tile that each cut tile belongs to; it means nothing for those of `asLaid`. */
  readonly homes = new Map<number, number>();
  /** Cut tiles whose pieces take fewer tiles as they are laid than as they were packed. */
  readonly asLaid = new Set<number>();
  /** By tile. */
  private readonly cutsIn: readonly (readonly number[])[];

  constructor(tiles: readonly SharedTile[]) {
    this.cutsIn = tiles.map(({ pieces }) => distinctCuts(pieces));
    this.assignUnsplit();
    const used = new Set(this.homes.values());
    for (let tile = 0; tile < tiles.length; tile++) {
      if (used.has(tile)) continue;
      const tried = new Set<number>();
      // Only cut tiles that were tried have pieces in this tile and in those that they belong to: one tile more than they.
      if (!this.findCutFor(tile, tried)) for (const cut of tried) this.asLaid.add(cut);
    }
    this.cutsIn.forEach((inTile, tile) => {
      for (const cut of inTile) if (!this.homes.has(cut)) this.homes.set(cut, tile);
    });
  }

  /** Assigns the cut tiles whose pieces all come out of one tile. */
  private assignUnsplit(): void {
    const split = new Set<number>();
    this.cutsIn.forEach((inTile, tile) => {
      for (const cut of inTile) {
        if (this.homes.has(cut)) split.add(cut);
        this.homes.set(cut, tile);
      }
    });
    for (const cut of split) this.homes.delete(cut);
  }

  /** Assigns a split cut tile to a tile that has none: a free one, or one whose own tile finds another. */
  private findCutFor(tile: number, tried: Set<number>): boolean {
    for (const cut of this.cutsIn[tile]) {
      if (tried.has(cut) || this.asLaid.has(cut)) continue;
      tried.add(cut);
      const home = this.homes.get(cut);
      if (home !== undefined && !this.findCutFor(home, tried)) continue;
      this.homes.set(cut, tile);
      return true;
    }
    return false;
  }
}
