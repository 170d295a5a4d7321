// The numbers of the tiles that are cut into several pieces: pieces with the same one come from the same tile.

import { sharing } from '../state/found.ts';
import type { CutGroup } from './grouping.ts';
import type { NumberedTile } from './numbering.ts';

/** The number of the tile that a piece shares with others; undefined where it shares none. */
export function pairOf({ number }: NumberedTile): number | undefined {
  return sharing.now.value?.pairs.get(number);
}

/** The numbers of all tiles that pieces of a group come from together with others, in rising order. */
export function pairsOf({ tiles }: CutGroup): number[] {
  return [...new Set(tiles.flatMap((tile) => pairOf(tile) ?? []))].sort((a, b) => a - b);
}

/** The numbers of the tiles of the plan that come from the tile with this number. */
export function sharersOf(pair: number): readonly number[] {
  return sharing.now.value?.reuse.sharedTiles[pair - 1] ?? [];
}
