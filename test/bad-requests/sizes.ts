// Requests that are too large: 414 for a query, 413 for a body, and 400 for fields within both.

import { type BadRequest, JSON_HEADERS, PLAN, ROOM, ROOM_FIELDS } from './row.ts';

const QUERY_CHARACTERS = 8 * 1024;
const BODY_BYTES = 256 * 1024;

function longQuery(name: string, text: string, path = PLAN): BadRequest {
  const words = [String(text.length), '8192', 'POST', 'JSON body', PLAN];
  return { name: `GET ${name}`, url: `${path}?${text}`, status: 414, code: 'query-too-long', words };
}

function longBody(name: string, text: string): BadRequest {
  const request = { method: 'POST', url: PLAN, headers: JSON_HEADERS, body: text };
  return { name: `POST ${name}`, ...request, status: 413, code: 'body-too-large', words: ['262144 bytes', 'fewer'] };
}

const pad = (text: string, length: number) => text + '+'.repeat(length - text.length);

export const SIZES: readonly BadRequest[] = [
  longQuery('one character too long', pad(ROOM, QUERY_CHARACTERS + 1)),
  longQuery('a query of 20 KB', `x=${'y'.repeat(20_000)}`),
  longQuery('a query of 60 KB', `x=${'y'.repeat(60_000)}`),
  longQuery('a query of nothing but separators', '&'.repeat(9000)),
  longQuery('a query of nothing but equals signs', '='.repeat(9000)),
  longQuery('a long query that is badly encoded', '%zz'.repeat(3000)),
  longQuery('a long outline', `outline=${'E1+'.repeat(3000)}`),
  longQuery('a long query of the listing', `lang=${'e'.repeat(9000)}`, '/api/plan/patterns'),
  { ...longQuery('a long query beside a body', 'y'.repeat(9000)), method: 'POST', headers: JSON_HEADERS, body: '{}' },
  longBody('one byte too long', `{${ROOM_FIELDS}${' '.repeat(BODY_BYTES - ROOM_FIELDS.length - 1)}}`),
  longBody('spaces of a megabyte', ' '.repeat(1_000_000)),
  longBody('a long text', `{"outline":"${'E1 '.repeat(100_000)}"}`),
  longBody('a list that is too deep', '['.repeat(BODY_BYTES + 1)),
  longBody('characters of three bytes', `{"a":"${'€'.repeat(BODY_BYTES / 3)}"}`),
];
