// A lower bound on the tiles that parts need. A packing that needs no more cannot be improved.

import type { Compatibility } from './compatibility.ts';

/** Returns the number of parts, found in one pass, of which no two fit one tile. No packing needs fewer tiles. */
export function lowerBound(fits: Compatibility, forms: readonly number[]): number {
  const areaOf = (form: number) => fits.forms[form].areaMm2;
  const apart: number[] = [];
  let least = 0;
  for (const form of forms.toSorted((a, b) => areaOf(b) - areaOf(a) || a - b)) {
    if (apart.some((other) => mayShare(fits, other, form))) continue;
    apart.push(form);
    // If a form fits one tile with itself, only one of its parts counts.
    least += mayShare(fits, form, form) ? 1 : fits.forms[form].parts.length;
  }
  return least;
}

function mayShare(fits: Compatibility, form: number, other: number): boolean {
  const [a, b] = [fits.forms[form], fits.forms[other]];
  // Mates come out of one tile although they are not clear of each other, so they are not counted.
  if (a.mateIn !== undefined || b.mateIn !== undefined) return true;
  return a.areaMm2 + b.areaMm2 <= fits.tileAreaMm2 && fits.fitInAnyTurn(form, other);
}
