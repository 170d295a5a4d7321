// A lower bound on the tiles that parts need. A packing that needs no more cannot be improved.

import type { Compatibility } from './compatibility.ts';

/**
 * Returns a number of tiles below which no packing is possible: as many as the parts have area, and as many as there
 * are parts, found in one pass, of which no two fit one tile. `forms` are given by size.
 */
export function lowerBound(fits: Compatibility, forms: readonly number[]): number {
  const apart: number[] = [];
  let least = 0;
  let areaMm2 = 0;
  for (const form of forms) {
    const { parts, areaMm2: each } = fits.forms[form];
    areaMm2 += parts.length * each;
    if (apart.some((other) => mayShare(fits, other, form))) continue;
    apart.push(form);
    // If a form fits one tile with itself, only one of its parts counts.
    least += mayShare(fits, form, form) ? 1 : parts.length;
  }
  return Math.max(least, Math.ceil(areaMm2 / fits.tileAreaMm2 - ROUNDING));
}

/** Rounding of areas is far below this share of a tile. */
const ROUNDING = 1e-6;

function mayShare(fits: Compatibility, form: number, other: number): boolean {
  const [a, b] = [fits.forms[form], fits.forms[other]];
  // Mates come out of one tile although they are not clear of each other, so they are not counted.
  if (a.mateIn !== undefined || b.mateIn !== undefined) return true;
  return a.areaMm2 + b.areaMm2 <= fits.capacityMm2 && fits.fitInAnyTurn(form, other);
}
