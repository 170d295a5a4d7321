// What the reuse of offcuts comes to: the tiles that are cut up, and the pieces that come out of each.

/** A piece as it is cut from a shared tile. */
export interface SharedPiece {
  /** Which of the cut tiles, and which of its pieces, as `piecesOf` lists them. */
  readonly cut: number;
  readonly piece: number;
  /** How far the piece is turned, clockwise about the tile's centre, from where it is laid to where it is cut; 0 to 360. */
  readonly turnDeg: number;
}

/** One tile to be cut up, lying as the cut tile of its first piece does; that piece is cut where it is laid. */
export interface SharedTile {
  readonly pieces: readonly SharedPiece[];
}

export interface Reuse {
  /** Tiles to buy: whole ones, and those of `groups`. */
  readonly tilesWithReuse: number;
  readonly wastePercentWithReuse: number;
  /** Every tile that is cut up, with all pieces that come out of it, in the order of their first cut tiles. */
  readonly groups: readonly SharedTile[];
}
