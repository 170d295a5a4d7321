// The two forms of a request, a query of texts and a JSON body: which fields each has, and how they are read.

import type { Pattern, Point, Rectangle, Ring } from '../../engine/index.ts';
import type { RawField, Where } from '../read/raw-fields.ts';
import type { Reading } from '../values/mistakes.ts';
import type { BEST } from '../values/start.ts';
import type { Walk } from '../values/walks/walk.ts';
import type { AnswerOptions } from './options.ts';

/** What each field becomes once it is read; lengths in mm. */
export type FieldValues = PlanFields & { readonly [Name in keyof AnswerOptions]: NonNullable<AnswerOptions[Name]> };

interface PlanFields {
  readonly outline: Walk;
  readonly polygon: Ring;
  readonly holes: readonly Ring[];
  readonly subtract: readonly Rectangle[];
  readonly pattern: Pattern;
  /** Not yet looked at: what may stand in it depends on the pattern. */
  readonly parameters: readonly RawField[];
  readonly joint: number;
  readonly gapMm: number;
  readonly start: Point | typeof BEST;
}

export type FieldName = keyof FieldValues;

/** By name, how fields are read from values of a type. */
export type Readers<From, Name extends FieldName = FieldName> = {
  readonly [Field in Name]: (value: From) => Reading<FieldValues[Field]>;
};

export interface InputFormat {
  readonly where: Where;
  /** In the order of the documentation. The values of a query are texts, those of a body any JSON. */
  readonly readers: Partial<Readers<unknown>>;
}

/** Whether a name is one of the form's fields, at the top of a body. */
export function isField(name: string, { readers }: InputFormat): name is FieldName {
  return Object.hasOwn(readers, name);
}
