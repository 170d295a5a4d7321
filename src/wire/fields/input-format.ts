// The two forms of a request, query and JSON body: their fields and readers.

import type { Circle, Pattern, Point, Rectangle, Ring } from '../../engine/index.ts';
import type { RawField, Where } from '../read/raw-fields.ts';
import type { Reading } from '../values/mistakes.ts';
import type { StartWord } from '../values/start.ts';
import type { Walk } from '../values/walks/walk.ts';
import type { AnswerOptions } from './options.ts';

/** The value of each field after reading; lengths in mm. */
export type FieldValues = PlanFields & { readonly [Name in keyof AnswerOptions]: NonNullable<AnswerOptions[Name]> };

interface PlanFields {
  readonly outline: Walk;
  readonly polygon: Ring;
  readonly holes: readonly Ring[];
  readonly subtract: readonly Rectangle[];
  readonly circles: readonly Circle[];
  readonly pattern: Pattern;
  /** Not read yet, because the valid names depend on the pattern. */
  readonly parameters: readonly RawField[];
  readonly joint: number;
  readonly gapMm: number;
  readonly start: Point | StartWord;
}

export type FieldName = keyof FieldValues;

/** Readers of fields by name, for values of a type. */
export type Readers<From, Name extends FieldName = FieldName> = {
  readonly [Field in Name]: (value: From) => Reading<FieldValues[Field]>;
};

export interface InputFormat {
  readonly where: Where;
  /** In the order of the documentation. Values of a query are text, values of a body are any JSON. */
  readonly readers: Partial<Readers<unknown>>;
}

/** Whether a name is a top-level field of the form. */
export function isField(name: string, { readers }: InputFormat): name is FieldName {
  return Object.hasOwn(readers, name);
}
