// The number of each tile: laid tiles, whole and cut alike, are counted as a page is read, row by row from the top and
// from left to right in a row. Rows run with the layout: one that is turned by up to 45° is read along its own rows.

import type { Point } from './geometry/point.ts';
import { type Cuts, centreOf, type Layout, type TilePlace } from './layout/index.ts';

/** How deep a row is, in inradii of a tile. Centres are two apart at least, and rows of a bond more than this. */
const ROW_DEPTH = 0.93;

export interface Numbering {
  /** From 1. */
  numberOf(tile: TilePlace): number;
  /** From 1. */
  rowOf(tile: TilePlace): number;
  /** The tile before or after another among those that `isMeant`, round and round. */
  beside(tile: TilePlace, step: 1 | -1, isMeant: (tile: TilePlace) => boolean): TilePlace;
}

/**
 * Numbers the tiles of a laid floor. A row begins with the topmost tile that is in none yet, and takes in every tile whose
 * centre lies less than half a tile lower; this is a row of the pattern wherever the pattern has rows.
 */
export function numberTiles(layout: Layout, rotationDeg: number): Numbering {
  const lean = ((rotationDeg - 90 * Math.round(rotationDeg / 90)) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const depthOf = ({ x, y }: Point) => y * cos - x * sin;
  const alongOf = ({ x, y }: Point) => x * cos + y * sin;
  const tiles = tilesOf(layout);
  const depths = new Float64Array(tiles.length);
  let [left, right] = [Infinity, -Infinity];
  tiles.forEach((tile, i) => {
    const centre = centreOf(layout, tile);
    depths[i] = depthOf(centre);
    left = Math.min(left, alongOf(centre));
    right = Math.max(right, alongOf(centre));
  });
  const tops = topsOf(depths.toSorted(), ROW_DEPTH * layout.frame.shapes[0].inradius);
  const reach = right - left + 1;
  // One number that sorts as the tile is read: the rows one after the other on a single line.
  const keyOf = (tile: TilePlace) => {
    const centre = centreOf(layout, tile);
    return lastUpTo(tops, depthOf(centre)) * reach + alongOf(centre) - left;
  };
  const keys = Float64Array.from(tiles, keyOf);
  const sorted = keys.toSorted();
  return {
    numberOf: (tile) => lastUpTo(sorted, keyOf(tile)) + 1,
    rowOf: (tile) => lastUpTo(tops, depthOf(centreOf(layout, tile))) + 1,
    beside: (tile, step, isMeant) => {
      const from = keyOf(tile);
      let best = tile;
      // The whole way round is farther than any other tile is.
      let least = (tops.length + 1) * reach;
      const round = least;
      tiles.forEach((other, i) => {
        const ahead = step * (keys[i] - from);
        const far = ahead > 0 ? ahead : ahead + round;
        if (far < least && isMeant(other)) [best, least] = [other, far];
      });
      return best;
    },
  };
}

/** Every tile of which something is laid. */
function tilesOf({ runs, cuts }: Layout): TilePlace[] {
  const tiles: TilePlace[] = [];
  for (let i = 0; i < runs.length; i += 4) {
    const [motif, row, first] = [runs[i], runs[i + 1], runs[i + 2]];
    for (let k = 0; k < runs[i + 3]; k++) tiles.push({ motif, place: first + k, row });
  }
  for (let i = 0; i < cuts.count; i++) tiles.push(placeOf(cuts, i));
  return tiles;
}

/** Where a cut tile lies. */
export function placeOf({ tiles }: Cuts, cut: number): TilePlace {
  return { motif: tiles[3 * cut], place: tiles[3 * cut + 1], row: tiles[3 * cut + 2] };
}

/** Where the rows begin, from depths in rising order. */
function topsOf(depths: Float64Array, rowDepth: number): Float64Array {
  const tops: number[] = [];
  for (const depth of depths) if (tops.length === 0 || depth >= tops[tops.length - 1] + rowDepth) tops.push(depth);
  return Float64Array.from(tops);
}

/** The place of the last of rising values that is not above `value`. */
function lastUpTo(values: Float64Array, value: number): number {
  let from = 0;
  for (let to = values.length; from < to; ) {
    const middle = (from + to) >> 1;
    if (values[middle] <= value) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
