// The two forms of a request, query and JSON body: which fields they have, and how they are read.

import type { Meanings } from '../repair/index.ts';
import type { Reading } from '../values/mistakes.ts';
import type { Where } from '../values/raw-fields.ts';
import { BODY_FIELDS, FIELDS, type FieldName, type FieldValues, QUERY_FIELDS } from './fields.ts';

export interface InputFormat {
  readonly where: Where;
  /** In the order of the table. Values of a query are text, values of a body are any JSON. */
  readonly readers: {
    readonly [Name in FieldName]?: (value: unknown, meanings?: Meanings) => Reading<FieldValues[Name]>;
  };
}

export const QUERY = {
  where: 'query',
  readers: Object.fromEntries(QUERY_FIELDS.map((name) => [name, FIELDS[name].fromText])),
} as InputFormat;

export const BODY = {
  where: 'body',
  readers: Object.fromEntries(BODY_FIELDS.map((name) => [name, FIELDS[name].fromJson])),
} as InputFormat;

/** Whether a name is a top-level field of the form. */
export function isField(name: string, { readers }: InputFormat): name is FieldName {
  return Object.hasOwn(readers, name);
}
