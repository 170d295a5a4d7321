// True or false.

import { accepted, quoted, type Reading, refused } from '../../values/mistakes.ts';
import type { Kind } from './kind.ts';

const TRUTHS: Readonly<Record<string, boolean>> = { true: true, false: false, 1: true, 0: false };
/** Alternatives that people use, in lower case. */
const SPOKEN_TRUTHS: Readonly<Record<string, boolean>> = {
  ...TRUTHS,
  yes: true,
  y: true,
  on: true,
  no: false,
  n: false,
  off: false,
};

/** True or false. `otherwise` says what leaving it out means where that depends on other fields. */
export function boolean(byDefault: boolean, otherwise?: string) {
  const refuse = (name: string, received: unknown, words: string) => {
    const isWord = typeof received === 'string' || typeof received === 'number';
    const word = isWord ? String(received).trim().toLowerCase() : '';
    return refused({
      code: 'boolean-invalid',
      param: name,
      received,
      message: `${name} must be ${words}, not ${quoted(received)}; leaving it out means ${otherwise ?? byDefault}.`,
      example: Object.hasOwn(SPOKEN_TRUTHS, word) ? String(SPOKEN_TRUTHS[word]) : undefined,
    });
  };
  return {
    kind: 'boolean',
    ...(otherwise === undefined && { default: byDefault }),
    example: String(!byDefault),
    jsonExample: !byDefault,
    fromText: (text, name): Reading<boolean> =>
      Object.hasOwn(TRUTHS, text) ? accepted(TRUTHS[text]) : refuse(name, text, 'true, false, 1 or 0'),
    fromJson: (value, name): Reading<boolean> =>
      typeof value === 'boolean' ? accepted(value) : refuse(name, value, 'true or false without quotes'),
    toQuery: String,
    toJson: (value) => value,
    schema: { type: 'boolean', ...(otherwise === undefined && { default: byDefault }) },
    placeholder: 'true|false',
    inWords: 'true, false',
    words: ['true', 'false'],
  } satisfies Kind<boolean>;
}
