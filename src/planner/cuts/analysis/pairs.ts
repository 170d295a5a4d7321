// The tiles that are cut into several pieces: pieces with the same number come from the same tile.

import { offcutReuse, type SharedTile } from '../../search/found.ts';
import type { CutGroup } from './grouping.ts';
import type { NumberedTile } from './numbering.ts';

/** The tile that a piece shares with others, if any. */
export function sharedBy({ number }: NumberedTile): SharedTile | undefined {
  return offcutReuse.now.value?.shared.get(number);
}

/** The shared tiles of the pieces of a group, in the order of their numbers. */
export function sharedAmong({ tiles }: CutGroup): SharedTile[] {
  return [...new Set(tiles.flatMap((tile) => sharedBy(tile) ?? []))].sort((a, b) => a.pair - b.pair);
}
