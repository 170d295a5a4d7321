// The findings of warnings without their advice: the page gives general advice, while the interface names a better
// start or says that none was found. Findings contain no semicolon.

import { expect } from 'vitest';

/** The findings of some warnings, in any language. */
export function findingsOf(warnings: readonly string[]): string[] {
  return warnings.map((warning) => warning.split(/[;；]/)[0]);
}

/** The texts of an answer, which a page and the interface sort differently. */
interface Texts {
  readonly warnings?: readonly string[];
  readonly notes?: readonly string[];
}

/**
 * The page says all that the interface warns of. The interface has notes where no start helps, and others about what no
 * warning of the page says, such as rows and units.
 */
export function expectSameFindings(own: readonly string[], { warnings = [], notes = [] }: Texts): void {
  const found = findingsOf(own);
  expect(found).toEqual(expect.arrayContaining(findingsOf(warnings)));
  expect(findingsOf([...warnings, ...notes])).toEqual(expect.arrayContaining(found));
}
