// The raw fields of a query string: names and values in their order.

import { FIELDS } from '../fields/fields.ts';
import { isField } from '../fields/input-format.ts';
import { QUERY } from '../fields/query-and-body.ts';
import { accepted, type Mistake, mistake, quoted, type Reading } from '../values/mistakes.ts';
import { MOST_NAMES, type RawField, tooManyNames } from '../values/raw-fields.ts';

const QUERY_EXAMPLE = 'outline=E400+S300+W400+N300';

/**
 * Splits a query string without its `?`. A `+` is a space, and empty parts between `&` are ignored. Broken percent
 * signs, bytes that are not UTF-8 and names given twice are mistakes.
 *
 * `rawFieldsOfQuery('outline=E400+S300&link=false')` has the entries `outline` ("E400 S300") and `link` ("false").
 */
export function rawFieldsOfQuery(queryString: string): Reading<readonly RawField[]> {
  const parts = queryString.split('&').filter((part) => part !== '');
  if (parts.length > MOST_NAMES) return tooManyNames('The query', null, parts.length, QUERY_EXAMPLE);
  const byName = new Map<string, RawField[]>();
  for (const part of parts) {
    const entry = entryOf(part);
    const same = byName.get(entry.name);
    if (same === undefined) byName.set(entry.name, [entry]);
    else same.push(entry);
  }
  return accepted([...byName.values()].map((same) => (same.length === 1 ? same[0] : repeated(same))));
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

/** An undecodable name matches no field, so only a value gets an example: the value with each stray % kept. */
function undecodable(part: string, rawName: string, name: string | undefined, rawValue: string): Mistake {
  return mistake({
    code: 'encoding-invalid',
    param: name ?? rawName,
    received: rawValue,
    message: `The part ${quoted(part)} of the query is not well encoded: every % must be followed by two hex digits, and the bytes must be UTF-8; send a % itself as %25.`,
    example: name === undefined ? undefined : withStrayPercents(rawValue),
  });
}

/** Decodes a value in which some % are meant as such; undefined if its bytes are not UTF-8. */
function withStrayPercents(raw: string): string | undefined {
  return decoded(raw.replace(/%(?![0-9a-f]{2})/gi, '%25'));
}

/** A name given more than once: clear if it always has the same value, or if several cutouts are meant. */
function repeated(entries: readonly RawField[]): RawField {
  const [{ name }, { value }] = entries;
  const isList = isField(name, QUERY) && FIELDS[name].isList === true;
  const several = isList ? ' Several of them go into one value, separated by ;.' : '';
  const values = [...new Set(entries.map((entry) => String(entry.value)))];
  const isClear = (isList || values.length === 1) && entries.every((entry) => entry.mistake === undefined);
  return {
    name,
    value,
    mistake: mistake({
      code: 'name-repeated',
      param: name,
      received: value,
      message: `${quoted(name)} is given more than once (again with ${quoted(value)}); send it once.${several}`,
      example: isClear ? values.join(';') : undefined,
    }),
  };
}
