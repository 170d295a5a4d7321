// The field `pattern`.

import { PATTERNS, type Pattern, patternByName, shortNameOf } from '../../engine/index.ts';
import { interpretPattern, type PatternMeaning } from '../repair/index.ts';
import { accepted, quoted, type Reading, refused } from '../values/mistakes.ts';
import type { Where } from '../values/raw-fields.ts';

/** Reads the name of a pattern. */
export function patternFrom(where: Where) {
  return (value: unknown): Reading<Pattern> => {
    const pattern = typeof value === 'string' ? patternByName(value) : undefined;
    if (pattern !== undefined) return accepted(pattern);
    const { words, ...repair }: Partial<PatternMeaning> =
      (typeof value === 'string' && interpretPattern(value, where)) || {};
    const hint = words === undefined ? '' : ` Did you mean ${words}?`;
    const names = PATTERNS.map(shortNameOf).join(', ');
    const message = `pattern ${quoted(value)} is not known.${hint} Send one of ${names}, or the same with -pattern at the end, exactly as written here.`;
    return refused({ code: 'pattern-unknown', param: 'pattern', received: value, message, ...repair });
  };
}
