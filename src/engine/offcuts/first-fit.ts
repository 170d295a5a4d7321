// First-fit packing, as tilers do it: largest piece first, each into the first open tile that has space for it.

import type { Compatibility } from './compatibility.ts';
import { OpenTile } from './open-tile.ts';

/** Opens tiles for all parts of `forms`. Once the work is used up, each remaining part gets a tile of its own. */
export function packFirstFit(fits: Compatibility, forms: readonly number[], mostWork: number): OpenTile[] {
  const opened = new Opened(fits, forms);
  const areaOf = (form: number) => fits.forms[form].areaMm2;
  for (const form of forms.toSorted((a, b) => areaOf(b) - areaOf(a) || a - b)) {
    let left = fits.forms[form].parts.length;
    if (!fits.isLone(form) && fits.work < mostWork) left -= opened.fillAll(form, left);
    while (left > 0) left -= opened.open(form, fits.work < mostWork ? left : 1);
  }
  return opened.tiles;
}

class Opened {
  readonly tiles: OpenTile[] = [];
  /** Covered area of each tile, in one array, because most tiles are skipped for this alone. */
  private readonly areasMm2: Float64Array;
  private readonly fits: Compatibility;

  constructor(fits: Compatibility, forms: readonly number[]) {
    this.fits = fits;
    this.areasMm2 = new Float64Array(forms.reduce((sum, form) => sum + fits.forms[form].parts.length, 0));
  }

  /** Opens a tile and adds a form up to `wanted` times, as long as it fits. Returns how many were placed. */
  open(form: number, wanted: number): number {
    const tile = new OpenTile(this.fits);
    tile.add(form, 0);
    const placed = 1 + fill(tile, form, wanted - 1);
    this.areasMm2[this.tiles.length] = tile.areaMm2;
    this.tiles.push(tile);
    return placed;
  }

  /** Adds a form to open tiles up to `wanted` times, as long as it fits. Returns how many were placed. */
  fillAll(form: number, wanted: number): number {
    const { fits, tiles, areasMm2 } = this;
    const mostMm2 = fits.tileAreaMm2 - fits.forms[form].areaMm2;
    let placed = 0;
    let refused: OpenTile | undefined;
    // Skipped tiles cost a little, too.
    fits.work += tiles.length >> 3;
    for (let i = 0; i < tiles.length && placed < wanted; i++) {
      if (areasMm2[i] > mostMm2) continue;
      const tile = tiles[i];
      // Tiles next to one without space for the form often hold the same forms.
      if (refused?.holdsSameAs(tile)) continue;
      const here = fill(tile, form, wanted - placed);
      placed += here;
      areasMm2[i] = tile.areaMm2;
      if (here === 0) refused = tile;
    }
    return placed;
  }
}

function fill(tile: OpenTile, form: number, wanted: number): number {
  for (let placed = 0; placed < wanted; placed++) {
    const turn = tile.turnFor(form);
    if (turn < 0) return placed;
    tile.add(form, turn);
  }
  return wanted;
}

/** Returns the tiles as the plan lays them: all parts of a cut tile come out of one tile, each in its own place. */
export function packAsLaid(fits: Compatibility, forms: readonly number[]): OpenTile[] {
  const tiles = new Map<number, OpenTile>();
  for (const form of forms) {
    for (const { cut, turn } of fits.forms[form].parts) {
      const tile = tiles.get(cut) ?? new OpenTile(fits);
      tile.add(form, (fits.turns - turn) % fits.turns);
      tiles.set(cut, tile);
    }
  }
  return [...tiles.values()];
}
