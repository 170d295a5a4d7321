// The result of reusing offcuts: the tiles that are cut up, and the pieces that come out of each.

import type { Point } from '../geometry/point.ts';

/** A piece as it is cut from a shared tile. */
export interface SharedPiece {
  /** Index of the cut tile, and of its piece in the list of `piecesOf`. */
  readonly cut: number;
  readonly piece: number;
  /** Clockwise turn about the tile's centre from where the piece is laid to where it is cut, 0 to 360 degrees. */
  readonly turnDeg: number;
  /** How far the piece is moved after that, mm in the frame of the shared tile; only pieces that may slide move. */
  readonly shift: Point;
}

/** One tile to cut up, oriented as the cut tile of its first piece, which is not turned. */
export interface SharedTile {
  readonly pieces: readonly SharedPiece[];
}

export interface Reuse {
  /** Tiles to buy: whole tiles, and those in `groups`. */
  readonly tilesWithReuse: number;
  readonly wastePercentWithReuse: number;
  /** Every tile that is cut up, with all pieces that come out of it, in the order of their first cut tiles. */
  readonly groups: readonly SharedTile[];
}
