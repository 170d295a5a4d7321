// The raw fields of a request: names and values in their order, and those of a JSON object.

import { accepted, type Mistake, type Reading, refused } from './mistakes.ts';

export type Where = 'query' | 'body';

export interface RawField {
  readonly name: string;
  /** Decoded text of a query, or any JSON of a body. */
  readonly value: unknown;
  /** Set if the entry itself is unreadable. */
  readonly mistake?: Mistake;
}

/** The name of a pattern's own parameter where it is sent. */
export function parameterIn(where: Where, name: string): string {
  return where === 'query' ? name : `parameters.${name}`;
}

/** More names than any request needs; a request with more is refused as a whole. */
export const MOST_NAMES = 100;

/** The entries of a JSON object; `called`, `param` and `example` are for the refusal of too many names. */
export function rawFieldsOfObject(
  object: Readonly<Record<string, unknown>>,
  called: string,
  param: string | null,
  example: string,
): Reading<readonly RawField[]> {
  const names = Object.keys(object);
  if (names.length > MOST_NAMES) return tooManyNames(called, param, names.length, example);
  return accepted(names.map((name) => ({ name, value: object[name] })));
}

/** Refuses more names than any request needs. */
export function tooManyNames(called: string, param: string | null, count: number, example: string): Reading<never> {
  const message = `${called} has ${count} names and may have at most ${MOST_NAMES}; send the fields of the request and nothing else, for example ${example}.`;
  return refused({ code: 'too-many-names', param, received: count, message });
}
