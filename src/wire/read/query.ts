// Reads the query strings of planning and of the listing.

import { LANGUAGES, type Lang } from '../../words/index.ts';
import type { InputFormat } from '../fields/input-format.ts';
import { DEFAULT_OPTIONS } from '../fields/options.ts';
import { QUERY_READERS } from '../fields/query-fields.ts';
import { accepted, type Mistake, mistake, quoted, type Reading } from '../values/mistakes.ts';
import { rawFieldsOfQuery } from './raw-fields.ts';
import { type ReadRequest, readRequest } from './request.ts';
import { REQUEST_REPAIRS } from './request-repairs.ts';

// All values of a query are text.
const READERS = QUERY_READERS as InputFormat['readers'];
const QUERY: InputFormat = { where: 'query', readers: READERS, repairs: REQUEST_REPAIRS };

/**
 * Reads the raw query string of a plan.
 *
 * `readQuery('outline=E400+S300+W400+N300&pattern=herringbone&tileWidth=70')` requests a room of 4 by 3 m.
 */
export function readQuery(queryString: string): ReadRequest {
  const entries = rawFieldsOfQuery(queryString);
  return entries.ok ? readRequest(entries.value, QUERY) : entries;
}

/** Reads the raw query string of the listing, `lang=pl` or empty; returns the language of its labels. */
export function readListingQuery(queryString: string): Reading<Lang> {
  const entries = rawFieldsOfQuery(queryString);
  if (!entries.ok) return entries;
  const mistakes: Mistake[] = [];
  let lang = DEFAULT_OPTIONS.lang;
  for (const { name, value, mistake: unreadable } of entries.value) {
    if (unreadable !== undefined) {
      mistakes.push(unreadable);
      continue;
    }
    const reading = name === 'lang' ? QUERY_READERS.lang(String(value)) : notOfTheListing(name, value);
    if (reading.ok) lang = reading.value;
    else mistakes.push(...reading.mistakes);
  }
  return mistakes.length > 0 ? { ok: false, mistakes } : accepted(lang);
}

function notOfTheListing(name: string, value: unknown): Reading<Lang> {
  const message = `The listing of patterns accepts only lang, not ${quoted(name)}; send for example /api/plan/patterns?lang=pl.`;
  const example = LANGUAGES.some((lang) => lang === value) ? 'lang' : undefined;
  return {
    ok: false,
    mistakes: [mistake({ code: 'parameter-unknown', param: name, received: value, message, example })],
  };
}
