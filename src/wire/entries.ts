// A request before it is understood: names and values in the order they came, from a query string or a JSON body.

import { isJsonObject } from './corners.ts';
import { accepted, type Mistake, mistake, quoted, type Reading, refused } from './mistakes.ts';

export type Where = 'query' | 'body';

export interface Entry {
  readonly name: string;
  /** Decoded text from a query, any JSON from a body. */
  readonly value: unknown;
  /** What makes the entry itself unreadable, whatever it was meant to say. */
  readonly mistake?: Mistake;
}

/** No request needs as many names; more are refused together rather than one by one. */
const MOST_NAMES = 100;

/**
 * The entries of a query string without its `?`. A `+` is a space; empty parts between `&` are nothing; broken percent
 * signs, bytes that are not UTF-8 and names given twice are mistakes.
 *
 * `entriesOfQuery('outline=E400+S300&link=false')` has the entries `outline` ("E400 S300") and `link` ("false").
 */
export function entriesOfQuery(queryString: string): Reading<readonly Entry[]> {
  const parts = queryString.split('&').filter((part) => part !== '');
  if (parts.length > MOST_NAMES) return tooManyNames('The query', null, parts.length);
  const times = new Map<string, number>();
  const entries = parts.map(entryOf).flatMap((entry): Entry[] => {
    const time = (times.get(entry.name) ?? 0) + 1;
    times.set(entry.name, time);
    // Said once is enough, however often the name comes back.
    if (time > 2) return [];
    return time === 2 ? [{ ...entry, mistake: repeated(entry) }] : [entry];
  });
  return accepted(entries);
}

/** The entries at the top of a JSON body, which must be an object. */
export function entriesOfBody(body: unknown): Reading<readonly Entry[]> {
  if (isJsonObject(body)) return entriesOfObject(body, 'The body', null);
  const example = '{"outline":"E400 S300 W400 N300"}';
  const message = `The body must be a JSON object with the fields of the request, not ${quoted(body)}; send for example ${example}.`;
  return refused({ code: 'body-not-object', param: null, received: body, message, example });
}

/** The entries of a JSON object; `called` and `param` name it in the refusal of one that is too large. */
export function entriesOfObject(
  object: Readonly<Record<string, unknown>>,
  called: string,
  param: string | null,
): Reading<readonly Entry[]> {
  const names = Object.keys(object);
  if (names.length > MOST_NAMES) return tooManyNames(called, param, names.length);
  return accepted(names.map((name) => ({ name, value: object[name] })));
}

function tooManyNames(called: string, param: string | null, count: number): Reading<readonly Entry[]> {
  const message = `${called} has ${count} names and may have at most ${MOST_NAMES}; send the fields of the request and nothing else.`;
  return refused({ code: 'too-many-names', param, received: count, message, example: 'outline=E400+S300+W400+N300' });
}

function entryOf(part: string): Entry {
  const equals = part.indexOf('=');
  const rawName = equals < 0 ? part : part.slice(0, equals);
  const rawValue = equals < 0 ? '' : part.slice(equals + 1);
  const name = decoded(rawName);
  const value = decoded(rawValue);
  if (name === undefined || value === undefined) {
    return { name: name ?? rawName, value: rawValue, mistake: undecodable(part, name ?? rawName) };
  }
  return { name, value };
}

function decoded(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

function undecodable(part: string, name: string): Mistake {
  return mistake({
    code: 'encoding-invalid',
    param: name,
    received: part,
    message: `The part ${quoted(part)} of the query is not well encoded: every % must be followed by two hex digits, and the bytes must be UTF-8; send a % itself as %25.`,
    example: '%25',
  });
}

function repeated({ name, value }: Entry): Mistake {
  const several = name === 'holes' || name === 'subtract' ? ' Several of them go into one value, separated by ;.' : '';
  return mistake({
    code: 'name-repeated',
    param: name,
    received: value,
    message: `${quoted(name)} is given more than once (again with ${quoted(value)}); send it once.${several}`,
  });
}
