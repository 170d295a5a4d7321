// A shop that shows a drawing on each product page: many pictures, a few of them popular.

import { PATTERNS, shortNameOf } from '../../src/engine/index.ts';
import type { Request } from '../http/load.ts';

const NAMES = PATTERNS.map(shortNameOf);
/** The header of current browsers. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** The picture of a product, different for each number. */
export function pictureOf(product: number): Request {
  const width = 300 + (product % 211);
  const depth = 250 + (product % 199);
  const room = `outline=E${width}+S${depth}+W${width}+N${depth}`;
  const start = `start=${product % 31},${Math.floor(product / 31) % 29}`;
  return { path: `/api/plan?${room}&pattern=${NAMES[product % NAMES.length]}&${start}&format=svg`, headers: HEADERS };
}

/** Returns visits by Zipf's law: the nth product is seen 1/n as often as the first. Deterministic for a seed. */
export function visitsTo(products: number, count: number, seed: number): Request[] {
  const shares = Array.from({ length: products }, (_, n) => 1 / (n + 1));
  const ends: number[] = [];
  for (const share of shares) ends.push((ends.at(-1) ?? 0) + share);
  const total = ends[products - 1];
  let state = seed;
  return Array.from({ length: count }, () => {
    // The generator of Numerical Recipes: good enough to shuffle visits, and the same everywhere.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return pictureOf(placeOf(ends, (state / 2 ** 32) * total));
  });
}

/** The index of the first end above a number. */
function placeOf(ends: readonly number[], at: number): number {
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle] > at) high = middle;
    else low = middle + 1;
  }
  return low;
}
