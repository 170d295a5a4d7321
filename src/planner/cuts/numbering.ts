// The number of each tile: laid tiles, whole and cut alike, are counted as a page is read, row by row from the top and
// from left to right in a row. Rows run with the layout: one that is turned by up to 45° is read along its own rows.

import { centreOf, type Point, type TilePlace } from '../../engine/index.ts';
import { eachTile } from '../stage/tiles.ts';
import type { Laid } from '../work/messages.ts';

/** How deep a row is, in inradii of a tile. Centres are two apart at least, and rows of a bond more than this. */
const ROW_DEPTH = 0.93;

export interface NumberedTile extends TilePlace {
  /** From 1. */
  readonly number: number;
  /** Which of the rows that are read, from 1. */
  readonly line: number;
  /** Which of the cut tiles it is; below 0 for whole ones. */
  readonly cut: number;
  /** In the floor's frame. */
  readonly centre: Point;
}

/**
 * The tiles of a laid floor as they are numbered. A row begins with the topmost tile that is in none yet, and takes in every
 * tile whose centre lies less than half a tile lower; this is a row of the pattern wherever the pattern has rows.
 */
export function numberTiles(laid: Laid, rotationDeg: number): NumberedTile[] {
  const { layout } = laid;
  const lean = ((rotationDeg - 90 * Math.round(rotationDeg / 90)) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const tiles: (NumberedTile & { number: number; line: number; along: number; depth: number })[] = [];
  // Cut tiles come last, in their order.
  eachTile(laid, (tile) => {
    const centre = centreOf(layout, tile);
    const [along, depth] = [centre.x * cos + centre.y * sin, centre.y * cos - centre.x * sin];
    tiles.push({ ...tile, cut: tiles.length - layout.wholeCount, centre, along, depth, line: 0, number: 0 });
  });
  let [line, next] = [0, -Infinity];
  for (const tile of tiles.sort((a, b) => a.depth - b.depth)) {
    if (tile.depth >= next) {
      line++;
      next = tile.depth + ROW_DEPTH * layout.frame.shapes[0].inradius;
    }
    tile.line = line;
  }
  tiles.sort((a, b) => a.line - b.line || a.along - b.along);
  for (const [i, tile] of tiles.entries()) tile.number = i + 1;
  return tiles;
}
