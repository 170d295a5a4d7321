// A request before it is understood: names and values in the order they came, from a query string or a JSON body.

import { isJsonObject } from '../values/corners.ts';
import { accepted, cleaned, type Mistake, mistake, quoted, type Reading, refused } from '../values/mistakes.ts';

export type Where = 'query' | 'body';

export interface RawField {
  readonly name: string;
  /** Decoded text from a query, any JSON from a body. */
  readonly value: unknown;
  /** What makes the entry itself unreadable, whatever it was meant to say. */
  readonly mistake?: Mistake;
}

/** No request needs as many names; more are refused together rather than one by one. */
const MOST_NAMES = 100;

const QUERY_EXAMPLE = 'outline=E400+S300+W400+N300';
const BODY_EXAMPLE = '{"outline":"E400 S300 W400 N300"}';

/**
 * The entries of a query string without its `?`. A `+` is a space; empty parts between `&` are nothing; broken percent
 * signs, bytes that are not UTF-8 and names given twice are mistakes.
 *
 * `rawFieldsOfQuery('outline=E400+S300&link=false')` has the entries `outline` ("E400 S300") and `link` ("false").
 */
export function rawFieldsOfQuery(queryString: string): Reading<readonly RawField[]> {
  const parts = queryString.split('&').filter((part) => part !== '');
  if (parts.length > MOST_NAMES) return tooManyNames('The query', null, parts.length, QUERY_EXAMPLE);
  const times = new Map<string, number>();
  const entries: RawField[] = [];
  for (const part of parts) {
    const entry = entryOf(part);
    const time = (times.get(entry.name) ?? 0) + 1;
    times.set(entry.name, time);
    // Said once is enough, however often the name comes back.
    if (time <= 2) entries.push(time === 1 ? entry : { ...entry, mistake: repeated(entry) });
  }
  return accepted(entries);
}

/** The entries at the top of a JSON body, which must be an object. */
export function rawFieldsOfBody(body: unknown): Reading<readonly RawField[]> {
  if (isJsonObject(body)) return rawFieldsOfObject(body, 'The body', null, BODY_EXAMPLE);
  const message = `The body must be a JSON object with the fields of the request, not ${quoted(body)}; send for example ${BODY_EXAMPLE}.`;
  return refused({ code: 'body-not-object', param: null, received: body, message, example: BODY_EXAMPLE });
}

/** The entries of a JSON object; `called`, `param` and `example` are for the refusal of one that is too large. */
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

function tooManyNames(called: string, param: string | null, count: number, example: string): Reading<never> {
  const message = `${called} has ${count} names and may have at most ${MOST_NAMES}; send the fields of the request and nothing else, for example ${example}.`;
  return refused({ code: 'too-many-names', param, received: count, message, example });
}

function entryOf(part: string): RawField {
  const equals = part.indexOf('=');
  const rawName = equals < 0 ? part : part.slice(0, equals);
  const rawValue = equals < 0 ? '' : part.slice(equals + 1);
  const name = decoded(rawName);
  const value = decoded(rawValue);
  if (name === undefined || value === undefined) {
    return { name: name ?? rawName, value: rawValue, mistake: undecodable(part, rawName, name, rawValue) };
  }
  return { name, value };
}

function decoded(raw: string): string | undefined {
  const spaced = raw.includes('+') ? raw.replaceAll('+', ' ') : raw;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return undefined;
  }
}

/** A name that cannot be decoded is nobody's, so only a value is worth an example: itself, with each stray % as a %. */
function undecodable(part: string, rawName: string, name: string | undefined, rawValue: string): Mistake {
  return mistake({
    code: 'encoding-invalid',
    param: name ?? rawName,
    received: rawValue,
    message: `The part ${quoted(part)} of the query is not well encoded: every % must be followed by two hex digits, and the bytes must be UTF-8; send a % itself as %25.`,
    example: name === undefined ? undefined : printable(decodedInParts(rawValue)),
  });
}

/** Decodes what can be decoded and leaves the rest as it stands. */
function decodedInParts(raw: string): string {
  return raw.replace(/(?:%[0-9a-f]{2})+|\+/gi, (escapes) => decoded(escapes) ?? escapes);
}

/** A text that may be shown as it is, or undefined. */
function printable(text: string): string | undefined {
  return cleaned(text) === text ? text : undefined;
}

function repeated({ name, value }: RawField): Mistake {
  const several = name === 'holes' || name === 'subtract' ? ' Several of them go into one value, separated by ;.' : '';
  return mistake({
    code: 'name-repeated',
    param: name,
    received: value,
    message: `${quoted(name)} is given more than once (again with ${quoted(value)}); send it once.${several}`,
  });
}
