// The tiler's way: the largest piece first, each into the first opened tile that has room for it.

import type { Compatibility } from './compatibility.ts';
import { OpenTile } from './open-tile.ts';

/** Opens tiles for all parts of some forms. Once the work is used up, what is left gets tiles of its own. */
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
  /** What is covered of each tile, beside the tiles: most of them are passed over for this alone. */
  private readonly areasMm2: Float64Array;
  private readonly fits: Compatibility;

  constructor(fits: Compatibility, forms: readonly number[]) {
    this.fits = fits;
    this.areasMm2 = new Float64Array(forms.reduce((sum, form) => sum + fits.forms[form].parts.length, 0));
  }

  /** Opens a tile for a form and puts it in, as often as it is wanted and fits. Returns how often. */
  open(form: number, wanted: number): number {
    const tile = new OpenTile(this.fits);
    tile.add(form, 0);
    const placed = 1 + fill(tile, form, wanted - 1);
    this.areasMm2[this.tiles.length] = tile.areaMm2;
    this.tiles.push(tile);
    return placed;
  }

  /** Puts a form into tiles, as often as it is wanted and fits. Returns how often. */
  fillAll(form: number, wanted: number): number {
    const { fits, tiles, areasMm2 } = this;
    const mostMm2 = fits.tileAreaMm2 - fits.forms[form].areaMm2;
    let placed = 0;
    let refused: OpenTile | undefined;
    // Tiles that are passed over cost as well, if little.
    fits.work += tiles.length >> 3;
    for (let i = 0; i < tiles.length && placed < wanted; i++) {
      if (areasMm2[i] > mostMm2) continue;
      const tile = tiles[i];
      // Beside a tile that has no room for the form stand others just like it.
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

/** The tiles as the plan lays them: all parts of a cut tile come out of one, each where it is. */
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
