// What is known about a count with offcuts reused: that it is the fewest tiles, or how many too many it can be.

import { speak } from '../state/context.ts';
import type { FoundReuse } from './found.ts';

export function speakFewest({ tilesWithReuse, atLeast }: FoundReuse['reuse']): string {
  const n = tilesWithReuse - atLeast;
  return n === 0 ? speak('reuse.fewest') : speak('reuse.nearFewest', { n });
}
