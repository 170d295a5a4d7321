// A lower bound on the tiles that parts need. A packing that needs no more cannot be improved.

import { MOST_SORTING } from '../../work-limits.ts';
import type { Compatibility } from './compatibility.ts';

/**
 * Returns a number of tiles below which no packing by the rule of reuse is possible; not the highest if that is at least
 * `enough`, or would take too long. `forms` are given by size.
 *
 * Forms of which no two come out of one tile need a tile for each part. What fits beside none of them needs further
 * tiles: as many as its area does, with the kerf or without, and as any mark in the tile does. A tile has each mark once in
 * each sector, and a form that is turned covers it in other sectors, but in as many.
 */
export function lowerBound(fits: Compatibility, forms: readonly number[], enough = Infinity): number {
  return boundByPairs(fits, forms, enough, (form, other) => fits.mayShare(form, other));
}

/** The same for the packings that a search reaches: it places what slides in certain ways only, or does not let it slide. */
export function reachableBound(fits: Compatibility, forms: readonly number[], enough = Infinity): number {
  return boundByPairs(fits, forms, enough, (form, other) => fits.fitInAnyTurn(form, other));
}

function boundByPairs(
  fits: Compatibility,
  forms: readonly number[],
  enough: number,
  mayShare: (form: number, other: number) => boolean,
): number {
  const others = new Needs(fits, forms);
  let least = others.tiles();
  let apart = 0;
  const mostWork = fits.work + MOST_SORTING;
  for (const form of forms) {
    if (least >= enough || fits.work > mostWork) break;
    if (!others.has(form) || mayShare(form, form)) continue;
    apart += fits.forms[form].parts.length;
    others.remove(form);
    const roomMm2 = fits.capacityMm2 - fits.forms[form].areaMm2;
    for (let i = forms.length - 1; i >= 0 && fits.forms[forms[i]].areaMm2 <= roomMm2; i--) {
      if (others.has(forms[i]) && mayShare(form, forms[i])) others.remove(forms[i]);
    }
    least = Math.max(least, apart + others.tiles());
  }
  return least;
}

/** A bound from sizes alone, which is quick for any number of forms. */
export function boundBySize(fits: Compatibility, forms: readonly number[]): number {
  const { areasWithKerfMm2: areas } = fits;
  const tileArea = (1 + ROUNDING) * fits.tileAreaWithKerfMm2;
  const largestFirst = [...forms].sort((a, b) => areas[b] - areas[a]);
  const others = new Needs(fits, forms);
  let least = others.tiles();
  let apart = 0;
  let left = forms.length;
  for (const form of largestFirst) {
    // From here on, two parts of equal size may fit one tile.
    if (2 * areas[form] <= tileArea) break;
    apart += fits.forms[form].parts.length;
    others.remove(form);
    const room = fits.isLarge(form) ? 0 : tileArea - areas[form];
    while (left > 0 && areas[largestFirst[left - 1]] <= room) others.remove(largestFirst[--left]);
    least = Math.max(least, apart + others.tiles());
  }
  return least;
}

/** Rounding of areas is far below this share of a tile. */
const ROUNDING = 1e-6;

/** Returns how many tiles an area needs at least. */
export function tilesFor(areaMm2: number, tileAreaMm2: number): number {
  return Math.ceil(areaMm2 / tileAreaMm2 - ROUNDING);
}

/** What some forms need of tiles: area, and each mark, counted over all their parts and all sectors. */
class Needs {
  private readonly fits: Compatibility;
  private readonly members: Uint8Array;
  private areaMm2 = 0;
  private areaWithKerfMm2 = 0;
  /** By mark; the marks of a sector are the bits of a word. */
  private readonly counts = new Int32Array(32);

  constructor(fits: Compatibility, forms: readonly number[]) {
    this.fits = fits;
    this.members = new Uint8Array(fits.forms.length);
    for (const form of forms) this.add(form);
  }

  has(form: number): boolean {
    return this.members[form] === 1;
  }

  remove(form: number): void {
    if (!this.has(form)) return;
    this.members[form] = 0;
    this.count(form, -this.fits.forms[form].parts.length);
  }

  /** Tiles that the area needs, or the mark that is covered most often. */
  tiles(): number {
    const { tileAreaMm2, tileAreaWithKerfMm2, turns } = this.fits;
    let most = 0;
    for (const count of this.counts) if (count > most) most = count;
    return Math.max(
      Math.ceil(most / turns),
      tilesFor(this.areaMm2, tileAreaMm2),
      tilesFor(this.areaWithKerfMm2, tileAreaWithKerfMm2),
    );
  }

  private add(form: number): void {
    this.members[form] = 1;
    this.count(form, this.fits.forms[form].parts.length);
  }

  private count(form: number, parts: number): void {
    const { fits } = this;
    this.areaMm2 += parts * fits.forms[form].areaMm2;
    this.areaWithKerfMm2 += parts * fits.areasWithKerfMm2[form];
    // What may lie elsewhere in the tile covers no certain mark.
    if (!fits.isFixed(form)) return;
    const { turns, marks } = fits;
    for (let sector = form * turns; sector < (form + 1) * turns; sector++) {
      for (let left = marks[sector]; left !== 0; left &= left - 1) this.counts[31 - Math.clz32(left & -left)] += parts;
    }
  }
}
