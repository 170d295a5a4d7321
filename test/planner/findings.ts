// The findings of warnings without their advice: the page gives general advice, while the interface names a better
// start or says that none was found. Findings contain no semicolon.

import { expect } from 'vitest';
import type { Warning } from '../../src/engine/index.ts';
import { findingsOf as textsOf } from '../../src/wire/write/warning-text.ts';
import type { Lang } from '../../src/words/index.ts';

/** The findings of some warnings, in any language. */
export function findingsOf(warnings: readonly string[]): string[] {
  return warnings.map((warning) => warning.split(/[;；]/)[0]);
}

/** The findings of a plan of the page, which knows its warnings as facts. */
export function ownFindings(warnings: readonly Warning[], lang: Lang): string[] {
  return findingsOf(textsOf(lang, { warnings, room: {} }).warnings);
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
export function expectSameFindings(own: readonly Warning[], lang: Lang, { warnings = [], notes = [] }: Texts): void {
  const found = ownFindings(own, lang);
  expect(found).toEqual(expect.arrayContaining(findingsOf(warnings)));
  expect(findingsOf([...warnings, ...notes])).toEqual(expect.arrayContaining(found));
}
