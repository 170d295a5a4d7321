// The two forms in which a request is sent: a query and a JSON body.

import { BODY_FIELDS, FIELDS, QUERY_FIELDS } from './fields.ts';
import type { InputFormat } from './input-format.ts';

export const QUERY = {
  where: 'query',
  readers: Object.fromEntries(QUERY_FIELDS.map((name) => [name, FIELDS[name].fromText])),
} as InputFormat;

export const BODY = {
  where: 'body',
  readers: Object.fromEntries(BODY_FIELDS.map((name) => [name, FIELDS[name].fromJson])),
} as InputFormat;
