// The numbered tiles of a plan as one list, in the order of their numbers.

import { centreOf, type Point, type TilePlace } from '../../../engine/index.ts';
import { eachTile, numberTiles } from '../../../engine/offcuts.ts';
import type { LaidFloor } from '../../work/messages.ts';

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

export function listTiles({ layout }: LaidFloor, rotationDeg: number): NumberedTile[] {
  const { numberOf, rowOf } = numberTiles(layout, rotationDeg);
  const tiles: NumberedTile[] = [];
  // Cut tiles come last.
  let cut = -layout.wholeCount;
  eachTile(layout, (tile) => {
    // Without a spread, which is many times slower.
    const { motif, place, row } = tile;
    const number = numberOf(tile);
    tiles[number - 1] = { motif, place, row, number, line: rowOf(tile), cut: cut++, centre: centreOf(layout, tile) };
  });
  return tiles;
}
