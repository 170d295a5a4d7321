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
  const places: TilePlace[] = [];
  eachTile(laid, (tile) => places.push(tile));
  const centres = places.map((tile) => centreOf(layout, tile));
  const depths = centres.map(({ x, y }) => y * cos - x * sin);
  const alongs = centres.map(({ x, y }) => x * cos + y * sin);
  const lines: number[] = [];
  let [line, next] = [0, -Infinity];
  for (const i of risingOrder(depths)) {
    if (depths[i] >= next) {
      line++;
      next = depths[i] + ROW_DEPTH * layout.frame.shapes[0].inradius;
    }
    lines[i] = line;
  }
  // The rows one after the other on a single line.
  const reach = Math.max(...alongs) - Math.min(...alongs) + 1;
  const order = risingOrder(alongs.map((along, i) => lines[i] * reach + along));
  // Cut tiles come last, in their order.
  return order.map((i, k) => {
    // Named one by one: a spread takes many times as long.
    const { motif, place, row } = places[i];
    return { motif, place, row, number: k + 1, line: lines[i], cut: i - layout.wholeCount, centre: centres[i] };
  });
}

/** Which values, mm, come first, second and so on; plain numbers, their place among the last digits, are sorted fastest. */
function risingOrder(values: readonly number[]): number[] {
  const least = Math.min(...values);
  const keys = Float64Array.from(values, (value, i) => Math.round(100 * (value - least)) * values.length + i);
  return Array.from(keys.sort(), (key) => key % values.length);
}
