// The forms of a request: which fields they have, and how they are read.

import type { Meanings } from '../repair/index.ts';
import type { Reading } from '../values/mistakes.ts';
import type { Where } from '../values/raw-fields.ts';
import type { FieldName, FieldValues } from './fields.ts';

export interface InputFormat {
  readonly where: Where;
  /** In the order of the table. Values of a query are text, values of a body are any JSON. */
  readonly readers: {
    readonly [Name in FieldName]?: (value: unknown, meanings?: Meanings) => Reading<FieldValues[Name]>;
  };
}

/** Whether a name is a top-level field of the form. */
export function isField(name: string, { readers }: InputFormat): name is FieldName {
  return Object.hasOwn(readers, name);
}
