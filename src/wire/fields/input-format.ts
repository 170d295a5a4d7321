// The two forms of a request, query and JSON body: their fields and readers.

import type { Circle, Pattern, Point, Rectangle, Ring } from '../../engine/index.ts';
import type { StartWord } from '../readers/start.ts';
import type { Walk } from '../readers/walk.ts';
import type { Reading } from '../values/mistakes.ts';
import type { RawField, Where } from '../values/raw-fields.ts';
import type { AnswerOptions, OrderFields, QuantityFields } from './options.ts';

/** The value of each field after reading; lengths in mm. */
export type FieldValues = PlanFields &
  Required<OrderFields & QuantityFields> & {
    readonly [Name in Exclude<keyof AnswerOptions, 'order' | 'quantities'>]: NonNullable<AnswerOptions[Name]>;
  };

/** The fields that were sent and read. */
export type GivenFields = { readonly [Name in FieldName]?: FieldValues[Name] };

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
  readonly edge: number;
  readonly kerf: number;
  readonly minCut: number;
  readonly start: Point | StartWord;
}

export type FieldName = keyof FieldValues;

/** Readers of fields by name, for values of a type. */
export type Readers<From, Name extends FieldName = FieldName> = {
  readonly [Field in Name]: (value: From) => Reading<FieldValues[Field]>;
};

/** Makes one option of several fields; fields with mistakes of their own were sent, but are not given. */
type Gatherer<Value> = (given: GivenFields, sent: ReadonlyMap<string, unknown>) => Reading<Value>;

export interface InputFormat {
  readonly where: Where;
  /** In the order of the documentation. Values of a query are text, values of a body are any JSON. */
  readonly readers: Partial<Readers<unknown>>;
  /** Gather the fields of the order and of the quantities, and refuse contradictions. */
  readonly gathered: { readonly [Name in 'order' | 'quantities']: Gatherer<AnswerOptions[Name]> };
}

/** Whether a name is a top-level field of the form. */
export function isField(name: string, { readers }: InputFormat): name is FieldName {
  return Object.hasOwn(readers, name);
}
