// Reads the query strings of planning, of the listing and of stored plans.

import { LANGUAGES, type Lang } from '../../words/index.ts';
import { PLAN_ADDRESS } from '../fields/addresses.ts';
import { DEFAULT_OPTIONS, FIELDS, type FieldName, type FieldValues, VIEW_FIELDS } from '../fields/fields.ts';
import { isField } from '../fields/input-format.ts';
import { QUERY } from '../fields/query-and-body.ts';
import { MEANINGS } from '../repair/index.ts';
import { accepted, type Mistake, mistake, quoted, type Reading } from '../values/mistakes.ts';
import type { RawField } from '../values/raw-fields.ts';
import { rawFieldsOfQuery } from './raw-query.ts';
import { type ReadRequest, readRequest } from './request.ts';

/**
 * Reads the raw query string of a plan.
 *
 * `readQuery('outline=E400+S300+W400+N300&pattern=herringbone&tileWidth=70')` requests a room of 4 by 3 m.
 */
export function readQuery(queryString: string): ReadRequest {
  const entries = rawFieldsOfQuery(queryString);
  return entries.ok ? readRequest(entries.value, QUERY, MEANINGS) : entries;
}

/** Reads the raw query string of the listing, `lang=pl` or empty; returns the language of its labels. */
export function readListingQuery(queryString: string): Reading<Lang> {
  const read = readOptions(queryString, ['lang'], notOfTheListing);
  return read.ok ? accepted(read.value.lang ?? DEFAULT_OPTIONS.lang) : read;
}

function notOfTheListing({ name, value }: RawField): Mistake {
  const message = `The listing of patterns accepts only lang, not ${quoted(name)}; send for example /api/plan/patterns?lang=pl.`;
  const example = LANGUAGES.some((lang) => lang === value) ? 'lang' : undefined;
  return mistake({ code: 'parameter-unknown', param: name, received: value, message, example });
}

/** The options that were sent. */
export type ViewOptions = Partial<Pick<FieldValues, (typeof VIEW_FIELDS)[number]>>;

/** Reads the raw query string of a stored plan: `format=csv&lang=pl`. */
export function readViewQuery(queryString: string): Reading<ViewOptions> {
  return readOptions(queryString, VIEW_FIELDS, notOfTheView);
}

function notOfTheView({ name, value }: RawField, entries: readonly RawField[]): Mistake {
  const meant = VIEW_FIELDS.find((field) => field === MEANINGS.nearestName(name, VIEW_FIELDS));
  const isFree = meant !== undefined && entries.every((entry) => entry.name !== meant);
  const isPart = isField(name, QUERY);
  const advice = isPart
    ? `Send a changed plan to ${PLAN_ADDRESS}.`
    : meant === undefined
      ? 'Leave it out.'
      : `Did you mean ${meant}?`;
  return mistake({
    code: 'parameter-unknown',
    param: name,
    received: value,
    message: `A stored plan takes ${VIEW_FIELDS.join(', ')}, not ${quoted(name)}. ${advice}`,
    example: !isPart && isFree && FIELDS[meant].fromText?.(String(value)).ok ? meant : undefined,
  });
}

/** Reads a query that takes only some of the fields; `unknownField` refuses all others. */
function readOptions<Name extends FieldName>(
  queryString: string,
  names: readonly Name[],
  unknownField: (field: RawField, entries: readonly RawField[]) => Mistake,
): Reading<Partial<Pick<FieldValues, Name>>> {
  const entries = rawFieldsOfQuery(queryString);
  if (!entries.ok) return entries;
  const mistakes: Mistake[] = [];
  const given: Partial<Record<FieldName, unknown>> = {};
  for (const field of entries.value) {
    const name = names.find((known) => known === field.name);
    if (field.mistake !== undefined) mistakes.push(field.mistake);
    else if (name === undefined) mistakes.push(unknownField(field, entries.value));
    else {
      const reading: Reading<unknown> | undefined = QUERY.readers[name]?.(field.value, MEANINGS);
      if (reading?.ok) given[name] = reading.value;
      else mistakes.push(...(reading?.mistakes ?? []));
    }
  }
  return mistakes.length > 0 ? { ok: false, mistakes } : accepted(given as Partial<Pick<FieldValues, Name>>);
}
