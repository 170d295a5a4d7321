// The order in which forms are packed: the largest first. It depends on sizes alone, so that a room and its mirror
// image are packed alike.

import type { Compatibility } from './compatibility.ts';

/** Returns all forms of a batch, the largest first. */
export function bySize(fits: Compatibility): number[] {
  const { forms } = fits;
  return [...forms.keys()].sort((a, b) => forms[b].areaMm2 - forms[a].areaMm2 || a - b);
}
