// One of several words.

import type { Meanings } from '../../repair/index.ts';
import { accepted, quoted, type Reading, refused } from '../../values/mistakes.ts';
import type { Kind } from './kind.ts';

/** One of several words, exactly as written; `interpret` says what another word means. */
export function choice<const Value extends string>(
  values: readonly Value[],
  byDefault: Value,
  interpret?: (word: string) => string | undefined,
) {
  const example: Value = values.find((value) => value !== byDefault) ?? byDefault;
  const read = (received: unknown, name: string, meanings?: Meanings): Reading<Value> => {
    const value = values.find((candidate) => candidate === received);
    if (value !== undefined) return accepted(value);
    const mean = interpret ?? ((word) => meanings?.nearestName(word, values));
    const meant = typeof received === 'string' ? mean(received) : undefined;
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    const message = `${name} must be one of ${values.join(', ')}, exactly as written here, not ${quoted(received)}.${hint}`;
    return refused({ code: `${name}-unknown`, param: name, received, message, example: meant });
  };
  return {
    kind: 'choice',
    values,
    default: byDefault,
    example,
    jsonExample: example,
    fromText: read,
    fromJson: read,
    toQuery: encodeURIComponent,
    toJson: (value) => value,
    schema: { type: 'string', enum: values, default: byDefault },
    placeholder: 'word',
  } satisfies Kind<Value>;
}
