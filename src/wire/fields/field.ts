// A field: a row of the table with its name.

import type { Meanings } from '../repair/index.ts';
import type { Reading } from '../values/mistakes.ts';
import type { Row } from './row.ts';

/** A field of a request. */
export interface Field<Value, Written = Value> extends Omit<Row<Value, Written>, 'fromText' | 'fromJson'> {
  /** Reads the decoded text of the query; null if the query does not have the field. */
  readonly fromText: ((text: string, meanings?: Meanings) => Reading<Value>) | null;
  readonly fromJson: (value: unknown, meanings?: Meanings) => Reading<Value>;
}

/** The fields of rows, by name. */
export function fieldsOf(rows: Readonly<Record<string, Row<unknown>>>): Readonly<Record<string, Field<unknown>>> {
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]): [string, Field<unknown>] => [
      name,
      {
        ...row,
        fromText: row.isBodyOnly ? null : (text, meanings) => row.fromText(text, name, meanings),
        fromJson: (value, meanings) => row.fromJson(value, name, meanings),
      },
    ]),
  );
}
