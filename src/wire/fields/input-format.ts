// The two forms of a request, query and JSON body: their fields and readers.

import type { Circle, Parameter, Pattern, Point, Rectangle, Ring } from '../../engine/index.ts';
import type { RawField, Where } from '../read/raw-fields.ts';
import type { Mistake, Reading } from '../values/mistakes.ts';
import type { StartWord } from '../values/start.ts';
import type { Walk } from '../values/walks/walk.ts';
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
  /** Gather the fields of the order and of the quantities, and refuse contradictions; without them there are none. */
  readonly gathered?: { readonly [Name in 'order' | 'quantities']: Gatherer<AnswerOptions[Name]> };
  /** What unknown names and invalid parameters mean; without it they are refused without a repair. */
  readonly repairs?: RequestRepairs;
}

/** Where an unknown name was sent. */
export interface NamePlace {
  readonly form: InputFormat;
  /** Undefined if the pattern is unknown. */
  readonly pattern: Pattern | undefined;
  readonly entries: readonly RawField[];
}

/** What an invalid value means, and a sentence about it. */
export interface ValueMeaning {
  readonly hint: string;
  readonly example?: string;
}

/** Refuses unknown names and invalid parameters with what was meant, if that is certain. */
export interface RequestRepairs {
  parameterMeantBy(name: string, parameter: Parameter, value: unknown): ValueMeaning;
  /** The field that an unknown name probably means. */
  fieldMeantBy(name: string, form: InputFormat): string | undefined;
  unknownField(name: string, value: unknown, place: NamePlace): Mistake | undefined;
  unknownParameter(name: string, value: unknown, pattern: Pattern, place: NamePlace): Mistake;
  /** The mistakes without repairs that contradict what else was sent. */
  withoutContradictions(mistakes: readonly Mistake[], entries: readonly RawField[]): readonly Mistake[];
}

/** Whether a name is a top-level field of the form. */
export function isField(name: string, { readers }: InputFormat): name is FieldName {
  return Object.hasOwn(readers, name);
}
