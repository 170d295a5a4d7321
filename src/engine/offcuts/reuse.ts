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

export const NO_SHIFT: Point = { x: 0, y: 0 };

/** One tile to cut up, oriented as the cut tile of its first piece, which is not turned. */
export interface SharedTile {
  readonly pieces: readonly SharedPiece[];
  /** Cut tiles with pieces here that belong to another tile. Only cutouts that divide a tile of the plan leave any. */
  readonly elsewhere: readonly number[];
}

/** One list for all tiles without any: there are many. */
export const NONE: readonly number[] = [];

/** Returns the cut tiles that belong to a tile, at least one. Every cut tile of a plan belongs to one tile. */
export function cutsOf({ pieces, elsewhere }: SharedTile): number[] {
  const cuts = distinctCuts(pieces);
  return elsewhere.length === 0 ? cuts : cuts.filter((cut) => !elsewhere.includes(cut));
}

/** Returns the cut tiles of sorted pieces. A loop, because a set of so few takes several times as long. */
export function distinctCuts(pieces: readonly SharedPiece[]): number[] {
  const cuts: number[] = [];
  for (const { cut } of pieces) if (cuts.at(-1) !== cut) cuts.push(cut);
  return cuts;
}

export interface Reuse {
  /** Tiles to buy: whole tiles, and those in `groups`. */
  readonly tilesWithReuse: number;
  /** A proven lower bound: no plan of this layout by the rule of reuse needs fewer. */
  readonly atLeast: number;
  readonly wastePercentWithReuse: number;
  /** Every tile that is cut up, with all pieces that come out of it, in the order of their first cut tiles. */
  readonly groups: readonly SharedTile[];
}
