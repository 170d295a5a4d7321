// A drawing or file in an example of the description, which is abridged to its ends.

import { expect } from 'vitest';

/** The real one has the ends that are shown. A file that is not text may have other bytes around them. */
export function expectShownFile(body: string, shown: string): void {
  const [begin, end] = shown.split('…');
  expect(body.slice(0, 5)).toContain(begin.slice(0, 3));
  expect(body.slice(-12)).toContain(end.trim());
}
