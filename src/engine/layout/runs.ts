// All laid tiles of a layout, whole and cut alike.

import type { Cuts, TilePlace } from './cuts.ts';

/** What a layout holds of tiles. */
interface LaidTiles {
  /** Runs of whole tiles, four numbers each: motif, row, first place and count. */
  readonly runs: Int32Array;
  readonly cuts: Cuts;
}

/** All laid tiles as runs, which are consecutive tiles in a row of the lattice; cut tiles are runs of one. */
export function allRunsOf({ runs, cuts: { tiles, count } }: LaidTiles): Int32Array {
  const all = new Int32Array(runs.length + 4 * count);
  all.set(runs);
  for (let cut = 0, at = runs.length; cut < count; cut++, at += 4) {
    all[at] = tiles[3 * cut];
    all[at + 1] = tiles[3 * cut + 2];
    all[at + 2] = tiles[3 * cut + 1];
    all[at + 3] = 1;
  }
  return all;
}

/** Motif tile, row, first place and length of a run. */
export function runAt(runs: Int32Array, at: number): [number, number, number, number] {
  return [runs[at], runs[at + 1], runs[at + 2], runs[at + 3]];
}

/** Visits every laid tile. */
export function eachTile(layout: LaidTiles, visit: (tile: TilePlace) => void): void {
  const runs = allRunsOf(layout);
  for (let i = 0; i < runs.length; i += 4) {
    const [motif, row, first, length] = runAt(runs, i);
    for (let place = first; place < first + length; place++) visit({ motif, place, row });
  }
}
