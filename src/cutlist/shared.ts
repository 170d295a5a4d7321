// The tiles that are cut into several pieces: pieces with the same number come from the same tile.

import type { CutGroup } from './grouping.ts';

/** A tile that several tiles of the plan are cut from. */
export interface SharedTile {
  /** From 1; marks the pieces that come from it. */
  readonly pair: number;
  /** The numbers of these tiles in the plan. */
  readonly tiles: readonly number[];
  /** The tiles of other surfaces that are cut from it too, such as B12. */
  readonly elsewhere?: readonly string[];
}

/** By the numbers of the tiles in the plan. */
export type SharedTiles = ReadonlyMap<number, SharedTile>;

export const NONE_SHARED: SharedTiles = new Map();

/** An index of the tiles that are cut into several. */
export function sharedTilesOf(lists: readonly (readonly number[])[]): SharedTiles {
  return new Map(
    lists.flatMap((tiles, i) => {
      const shared = { pair: i + 1, tiles };
      return tiles.map((tile) => [tile, shared] as const);
    }),
  );
}

/** The shared tiles of the pieces of a group, in the order of their numbers. */
export function sharedAmong({ tiles }: CutGroup, shared: SharedTiles): SharedTile[] {
  return [...new Set(tiles.flatMap(({ number }) => shared.get(number) ?? []))].sort((a, b) => a.pair - b.pair);
}
