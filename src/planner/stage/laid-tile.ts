// The laid part of a tile.

import { type Piece, piecesOf, type TilePlace } from '../../engine/index.ts';
import type { LaidFloor } from '../state/messages.ts';

/** The laid part of a tile. */
export type LaidTile =
  | { readonly kind: 'whole' }
  | {
      readonly kind: 'cut';
      /** The index among the cut tiles. */
      readonly index: number;
      readonly isSliver: boolean;
      /** Relative to the tile's centre. */
      readonly pieces: readonly Piece[];
    };

/** The laid part of a tile; null if none of it lies on the floor. */
export function pieceOf(
  { layout: { cuts, runs }, slivers }: LaidFloor,
  { motif, place, row }: TilePlace,
): LaidTile | null {
  // Cut tiles are sorted by motif, row and place, runs by motif and row.
  const { tiles } = cuts;
  const after = (i: number) => tiles[3 * i] - motif || tiles[3 * i + 2] - row || tiles[3 * i + 1] - place;
  const index = firstFrom(cuts.count, after);
  if (index < cuts.count && after(index) === 0) {
    return { kind: 'cut', index, isSliver: slivers[index] === 1, pieces: piecesOf(cuts, index) };
  }
  let run = 4 * firstFrom(runs.length / 4, (i) => runs[4 * i] - motif || runs[4 * i + 1] - row);
  for (; runs[run] === motif && runs[run + 1] === row; run += 4) {
    if (place >= runs[run + 2] && place < runs[run + 2] + runs[run + 3]) return { kind: 'whole' };
  }
  return null;
}

/** Binary search: the first of `count` sorted entries that is not before the target. */
function firstFrom(count: number, order: (index: number) => number): number {
  let from = 0;
  for (let to = count; from < to; ) {
    const middle = (from + to) >> 1;
    if (order(middle) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
