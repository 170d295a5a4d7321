// First-fit packing, as tilers do it: one piece after the other, each into the first open tile that has space for it.

import type { Compatibility } from './compatibility.ts';
import { OpenTile, type TurnStep } from './open-tile.ts';

/** Opens tiles for all parts of the forms, in this order. Once the work is used up, each part gets its own tile. */
export function packFirstFit(
  fits: Compatibility,
  forms: readonly number[],
  mostWork: number,
  turnBy: TurnStep = 1,
): OpenTile[] {
  const tiles: OpenTile[] = [];
  for (const form of forms) {
    let left = fits.forms[form].parts.length;
    if (!fits.isLone(form) && fits.work < mostWork) left -= fillAll(fits, tiles, form, left);
    while (left > 0) {
      const tile = new OpenTile(fits, turnBy);
      tiles.push(tile);
      left -= fillNew(tile, form, fits.work < mostWork ? left : 1, left);
    }
  }
  return tiles;
}

/** Fills a new tile with up to `most` parts, and as many more tiles alike as `left` allows. Returns how many were placed. */
function fillNew(tile: OpenTile, form: number, most: number, left: number): number {
  tile.add(form, 0);
  const inEach = 1 + fill(tile, form, most - 1);
  tile.count = Math.floor(left / inEach);
  return inEach * tile.count;
}

/** Adds up to `wanted` parts of a form to open tiles, as long as they fit. Returns how many were placed. */
function fillAll(fits: Compatibility, tiles: OpenTile[], form: number, wanted: number): number {
  const mostMm2 = fits.capacityMm2 - fits.forms[form].areaMm2;
  let left = wanted;
  // Skipped tiles cost a little, too.
  fits.work += tiles.length >> 3;
  for (let i = 0; i < tiles.length && left > 0; i++) {
    const tile = tiles[i];
    if (tile.areaMm2 > mostMm2) continue;
    const turn = tile.turnFor(form);
    if (turn < 0) continue;
    const rest = tile.count > 1 ? tile.split(tile.count - 1) : undefined;
    tile.add(form, turn);
    const inEach = 1 + fill(tile, form, left - 1);
    if (rest) {
      // Equal tiles take as many, while there are parts.
      tile.count = Math.min(1 + rest.count, Math.floor(left / inEach));
      rest.count -= tile.count - 1;
      if (rest.count > 0) tiles.splice(i + 1, 0, rest);
    }
    left -= inEach * tile.count;
  }
  return wanted - left;
}

function fill(tile: OpenTile, form: number, wanted: number): number {
  for (let placed = 0; placed < wanted; placed++) {
    const turn = tile.turnFor(form);
    if (turn < 0) return placed;
    tile.add(form, turn);
  }
  return wanted;
}
