// A lower bound on the tiles that parts need. A packing that needs no more cannot be improved.

import { MOST_SORTING } from '../../work-limits.ts';
import type { Compatibility } from './compatibility.ts';

/**
 * Returns a number of tiles below which no packing is possible; not the highest if that is at least `enough`, or would
 * take too long. `forms` are given by size.
 *
 * The area of the parts needs that many tiles, and so does every mark: a tile has it once in each sector, and a form
 * that is turned covers it in other sectors, but in as many. Forms of which no two fit one tile need a tile for each
 * part; what fits beside none of them needs further tiles, again as many as one of its marks.
 */
export function lowerBound(fits: Compatibility, forms: readonly number[], enough = Infinity): number {
  let areaMm2 = 0;
  const covered = new Coverage(fits);
  for (const form of forms) {
    const { parts, areaMm2: each } = fits.forms[form];
    areaMm2 += parts.length * each;
    covered.add(form);
  }
  let least = Math.max(covered.tiles(), Math.ceil(areaMm2 / fits.tileAreaMm2 - ROUNDING));
  let apart = 0;
  const mostWork = fits.work + MOST_SORTING;
  for (const form of forms) {
    if (least >= enough || fits.work > mostWork) break;
    if (!covered.has(form) || fits.fitInAnyTurn(form, form)) continue;
    apart += fits.forms[form].parts.length;
    covered.remove(form);
    for (const other of forms) if (covered.has(other) && fits.fitInAnyTurn(form, other)) covered.remove(other);
    least = Math.max(least, apart + covered.tiles());
  }
  return least;
}

/** Rounding of areas is far below this share of a tile. */
const ROUNDING = 1e-6;

/** How often some forms cover each mark, counted over all their parts and all sectors. */
class Coverage {
  private readonly fits: Compatibility;
  private readonly members: Uint8Array;
  /** By mark; the marks of a sector are the bits of a word. */
  private readonly counts = new Int32Array(32);

  constructor(fits: Compatibility) {
    this.fits = fits;
    this.members = new Uint8Array(fits.forms.length);
  }

  has(form: number): boolean {
    return this.members[form] === 1;
  }

  add(form: number): void {
    this.members[form] = 1;
    this.count(form, this.fits.forms[form].parts.length);
  }

  remove(form: number): void {
    this.members[form] = 0;
    this.count(form, -this.fits.forms[form].parts.length);
  }

  /** Tiles that the mark which is covered most often needs. */
  tiles(): number {
    let most = 0;
    for (const count of this.counts) if (count > most) most = count;
    return Math.ceil(most / this.fits.turns);
  }

  private count(form: number, parts: number): void {
    const { turns, marks } = this.fits;
    for (let sector = form * turns; sector < (form + 1) * turns; sector++) {
      for (let left = marks[sector]; left !== 0; left &= left - 1) this.counts[31 - Math.clz32(left & -left)] += parts;
    }
  }
}
