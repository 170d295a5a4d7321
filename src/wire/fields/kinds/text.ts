// Lines of text.

import { lineFrom } from '../../values/lines.ts';
import type { Kind } from './kind.ts';

/** One line of text; empty if there is none. */
export function text(longest: number, example: string) {
  const read = (value: unknown, name: string) => lineFrom(value, name, longest, example);
  return {
    kind: 'text',
    absent: '',
    longest,
    example,
    jsonExample: example,
    fromText: read,
    fromJson: read,
    toQuery: encodeURIComponent,
    toJson: (value) => value,
    schema: { type: 'string', maxLength: longest },
    placeholder: 'text',
  } satisfies Kind<string> & { absent: string };
}
