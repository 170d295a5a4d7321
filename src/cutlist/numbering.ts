// The numbered tiles of a plan as one list, in the order of their numbers.

import { centreOf, eachTile, type Point, type TilePlace } from '../engine/index.ts';
import { numberTiles } from '../engine/offcuts.ts';
import type { LaidTiles } from './laid.ts';

export interface NumberedTile extends TilePlace {
  /** From 1. */
  readonly number: number;
  /** The row in reading order, from 1. */
  readonly line: number;
  /** Its index among the cut tiles; below 0 for whole ones. */
  readonly cut: number;
  /** In the floor's frame. */
  readonly centre: Point;
}

export function listTiles({ layout }: LaidTiles, rotationDeg: number): NumberedTile[] {
  const places: TilePlace[] = [];
  eachTile(layout, (tile) => places.push(tile));
  const { numbers, rows } = numberTiles(layout, rotationDeg, places);
  const tiles: NumberedTile[] = [];
  // Cut tiles come last.
  let cut = -layout.wholeCount;
  places.forEach(({ motif, place, row }, i) => {
    const centre = centreOf(layout, places[i]);
    // Without a spread, which is many times slower.
    tiles[numbers[i] - 1] = { motif, place, row, number: numbers[i], line: rows[i], cut: cut++, centre };
  });
  return tiles;
}
