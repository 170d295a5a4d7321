// The table of all fields of a request. Requests are read and written with it, and all descriptions are generated from
// it. Whatever needs a list of names takes it from here.

import type { Meanings } from '../repair/index.ts';
import type { Reading } from '../values/mistakes.ts';
import { type Field, fieldsOf } from './field.ts';
import type { FieldGroup, Row } from './row.ts';
import { COLORS } from './rows/colors.ts';
import { LAYOUT, START } from './rows/layout.ts';
import { ANSWER } from './rows/options.ts';
import { ORDER } from './rows/order.ts';
import { QUANTITIES } from './rows/quantities.ts';
import { ROOM } from './rows/room.ts';
import { ROOMS } from './rows/rooms.ts';
import { WALLS } from './rows/walls.ts';

/** In the order of documents and addresses. */
const ROWS = { ...ROOM, ...ROOMS, ...WALLS, ...LAYOUT, ...COLORS, ...START, ...ANSWER, ...ORDER, ...QUANTITIES };
const OPTIONS = { ...COLORS, ...ANSWER };

type Rows = typeof ROWS;
export type FieldName = keyof Rows;
type OptionName = keyof typeof OPTIONS;

/** The value of each field after reading; lengths in mm. */
export type FieldValues = {
  readonly [Name in FieldName]: Rows[Name] extends {
    fromJson(value: unknown, name: string, meanings?: Meanings): Reading<infer Value>;
  }
    ? Value
    : never;
};

/** The value of each field as it is written. */
export type WrittenValues = {
  readonly [Name in FieldName]: Rows[Name] extends { toJson(value: infer Written): unknown } ? Written : never;
};

/** The fields that were sent and read. */
export type GivenFields = { readonly [Name in FieldName]?: FieldValues[Name] };

export type OrderFields = { readonly [Name in keyof typeof ORDER]?: FieldValues[Name] };
export type QuantityFields = { readonly [Name in keyof typeof QUANTITIES]?: FieldValues[Name] };

type AbsentValue<Name extends OptionName> = (typeof OPTIONS)[Name] extends { absent: infer Absent } ? Absent : never;

/** Options of the answer, as opposed to the plan. */
export type AnswerOptions = { readonly [Name in OptionName]: FieldValues[Name] | AbsentValue<Name> } & {
  /** The order in its shortest form, fields in the order of the table; null if none is asked for. */
  readonly order: OrderFields | null;
  /** The quantities in their shortest form, like the order. */
  readonly quantities: QuantityFields | null;
};

/** All fields by name. */
export const FIELDS = fieldsOf(ROWS) as {
  readonly [Name in FieldName]: Field<FieldValues[Name], WrittenValues[Name]>;
};

/** The names of all top-level fields of a JSON body. */
export const BODY_FIELDS = Object.keys(ROWS) as readonly FieldName[];
/** The names of all fields of the query; all other names are parameters of the pattern. */
export const QUERY_FIELDS = BODY_FIELDS.filter((name) => !FIELDS[name].isBodyOnly);

/** The names of all fields of a group. */
export function fieldsIn(...groups: readonly FieldGroup[]): readonly FieldName[] {
  return BODY_FIELDS.filter((name) => groups.includes(FIELDS[name].group));
}

export const ORDER_FIELDS = Object.keys(ORDER) as readonly (keyof OrderFields)[];
export const QUANTITY_FIELDS = Object.keys(QUANTITIES) as readonly (keyof QuantityFields)[];

/** The options with which a stored plan can be shown. */
export const VIEW_FIELDS = (Object.keys(OPTIONS) as readonly OptionName[]).filter((name) => {
  const { role, isForView = role === 'drawing' || role === 'answer' } = FIELDS[name];
  return isForView;
});

/** What a stored plan has, in the order in which it is written. */
export const STORED_FIELDS = BODY_FIELDS.filter((name) => isStored(name) && !FIELDS[name].storedAfter).flatMap(
  (name) => [name, ...BODY_FIELDS.filter((other) => FIELDS[other].storedAfter === name)],
);

function isStored(name: FieldName): boolean {
  const { role } = FIELDS[name];
  return role === 'plan' || role === 'order';
}

/** The options of a request that sends none. */
export const DEFAULT_OPTIONS = {
  ...Object.fromEntries(
    Object.entries<Row<unknown>>(OPTIONS).map(([name, row]) => [name, 'absent' in row ? row.absent : row.default]),
  ),
  order: null,
  quantities: null,
} as AnswerOptions;
