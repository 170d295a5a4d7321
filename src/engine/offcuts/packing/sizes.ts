// The orders in which forms are packed. The first one of few forms depends on sizes alone, so that a room and its mirror
// image, or one that is turned, are packed alike.

import type { Form } from '../forms.ts';

/** Sizes that agree to this share are equal, whatever their rounding. */
const SAME_SIZE = 1e-9;

/** Returns indices of all forms, the largest first; of equal area as they were laid, so that neighbours stay together. */
export function byArea(forms: readonly Form[]): number[] {
  return [...forms.keys()].sort((a, b) => forms[b].areaMm2 - forms[a].areaMm2 || a - b);
}

/** Returns indices of all forms, the largest first; forms of equal area by how far their corners are from the centre. */
export function bySize(forms: readonly Form[]): number[] {
  const spreads = forms.map(spreadOf);
  const compare = (a: number, b: number) => (Math.abs(a - b) <= SAME_SIZE * Math.max(a, b) ? 0 : b - a);
  return [...forms.keys()].sort(
    (a, b) => compare(forms[a].areaMm2, forms[b].areaMm2) || compare(spreads[a], spreads[b]) || a - b,
  );
}

/** The sum of the squared distances of a form's corners from the centre of its tile. */
function spreadOf({ points }: Form): number {
  let sum = 0;
  for (const value of points) sum += value * value;
  return sum;
}

/** Returns other orders of forms, given by size, in which a packing may take fewer tiles. */
export function otherOrders(forms: readonly Form[], bySize: readonly number[]): number[][] {
  const slides = (form: number) => forms[form].slide !== undefined;
  const slidingLast = [...bySize.filter((form) => !slides(form)), ...bySize.filter(slides)];
  const shuffled = (seed: number) => {
    const weight = (rank: number) => rank + SHUFFLE * ((rank * seed) % 1);
    const ranks = [...bySize.keys()].sort((a, b) => weight(a) - weight(b));
    return ranks.map((rank) => bySize[rank]);
  };
  const asLaid = byArea(forms).filter((form) => bySize.includes(form));
  return [...(bySize.some(slides) ? [slidingLast] : []), asLaid, ...SEEDS.map(shuffled)];
}

/** How many ranks a form may move down. */
const SHUFFLE = 6;

/** Multiples of these numbers, modulo 1, are spread evenly. */
const SEEDS = [0.6180339887498949, 0.7548776662466927, 0.5698402909980532];
