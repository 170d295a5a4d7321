// The field `pattern`.

import { PATTERNS, type Pattern, patternByName, shortNameOf } from '../../engine/index.ts';
import { accepted, type MistakeParts, quoted, type Reading, refused } from '../values/mistakes.ts';

/** What an unknown name means, in words and as a repair. */
export interface PatternMeaning extends Pick<MistakeParts, 'example' | 'changes'> {
  readonly words: string;
}

/** Reads the name of a pattern; `meantBy` says what an unknown one means. */
export function patternFrom(meantBy: (name: string) => PatternMeaning | undefined) {
  return (value: unknown): Reading<Pattern> => {
    const pattern = typeof value === 'string' ? patternByName(value) : undefined;
    if (pattern !== undefined) return accepted(pattern);
    const { words, ...repair }: Partial<PatternMeaning> = (typeof value === 'string' && meantBy(value)) || {};
    const hint = words === undefined ? '' : ` Did you mean ${words}?`;
    const names = PATTERNS.map(shortNameOf).join(', ');
    const message = `pattern ${quoted(value)} is not known.${hint} Send one of ${names}, or the same with -pattern at the end, exactly as written here.`;
    return refused({ code: 'pattern-unknown', param: 'pattern', received: value, message, ...repair });
  };
}
