// What a kind of field knows: how its values are read, written and described. Rows of the table are kinds with the facts
// of one field.

import type { Meanings } from '../../repair/index.ts';
import type { Schema } from '../../schemas/parts.ts';
import type { Reading } from '../../values/mistakes.ts';

export type FieldKind =
  | 'walk'
  | 'ring'
  | 'rings'
  | 'rectangles'
  | 'circles'
  | 'doors'
  | 'openings'
  | 'rooms'
  | 'doorways'
  | 'start'
  | 'choice'
  | 'number'
  | 'boolean'
  | 'color'
  | 'colors'
  | 'counts'
  | 'fields'
  | 'text'
  | 'scale'
  | 'currency'
  | 'stock'
  | 'parameters';

export type Unit = 'cm' | 'mm' | 'px' | 'percent' | 'm²' | 'kg' | 'kg/m²' | 'kg/l';

/** Facts about values that descriptions state. */
interface ValueFacts {
  readonly unit?: Unit;
  /** The default, if it is a single value. */
  readonly default?: string | number | boolean;
  readonly range?: { readonly min: number; readonly max: number };
  readonly whole?: boolean;
  /** Characters of a text at most. */
  readonly longest?: number;
  /** All its words. */
  readonly values?: readonly string[];
}

/** `Value` is what is read, `Written` what is written. */
export interface Kind<Value, Written = Value> extends ValueFacts {
  readonly kind: FieldKind;
  /** Reads the decoded text of a query. For mistakes: `name` is that of the field; without meanings there are no repairs. */
  fromText(text: string, name: string, meanings?: Meanings): Reading<Value>;
  fromJson(value: unknown, name: string, meanings?: Meanings): Reading<Value>;
  /** Writes the text of a query, encoded where that is necessary. */
  toQuery(value: Written): string;
  toJson(value: Written): unknown;
  /** The schema in a body. */
  readonly schema: Schema;
  /** The schema in a query, if it is another one. */
  readonly textSchema?: Schema;
  /** What stands for a value in help texts. */
  readonly placeholder: string;
  /** The same for a table, if the placeholder is too short. */
  readonly inWords?: string;
  /** Words that a value may be, for completions. */
  readonly words?: readonly string[];
  /** Whether several values of a query are one value, separated by `;`. */
  readonly isList?: true;
  /** Whether a description does not show how to write a value. */
  readonly needsExample?: true;
  /** A valid value as written in the query, and in the JSON body. */
  readonly example: string;
  readonly jsonExample: unknown;
}
