// The fields of the quantities: grout and adhesive.

import { QUANTITY_RANGES, USUAL_QUANTITIES } from '../../order/index.ts';
import type { Reading } from '../values/mistakes.ts';
import { booleanFromJson, type NumberKind, rangeFromJson } from './field-kinds.ts';
import type { Readers } from './input-format.ts';
import type { QuantityFields } from './options.ts';
import { booleanFromText, rangeFromText } from './text-kinds.ts';

type NumberName = Exclude<keyof QuantityFields, 'quantities'>;

const USUAL: Partial<Record<NumberName, number>> = USUAL_QUANTITIES;

function kindOf(name: NumberName, unit: NonNullable<NumberKind['unit']>, example: number): NumberKind {
  const [min, max] = QUANTITY_RANGES[name];
  const byDefault = USUAL[name];
  return { unit, range: { min, max }, ...(byDefault !== undefined && { default: byDefault }), example };
}

export const QUANTITY_NUMBERS: Readonly<Record<NumberName, NumberKind>> = {
  groutDepth: kindOf('groutDepth', 'mm', 10),
  groutDensity: kindOf('groutDensity', 'kg/l', 1.8),
  groutBagKg: kindOf('groutBagKg', 'kg', 5),
  adhesive: kindOf('adhesive', 'kg/m²', 5),
  adhesiveBagKg: kindOf('adhesiveBagKg', 'kg', 25),
};

/** The fields of grout and adhesive, in the order of the documentation. */
export const QUANTITY_FIELDS: readonly string[] = ['quantities', ...Object.keys(QUANTITY_NUMBERS)];

/** The readers of the quantities for a form, from the readers of a boolean and of a number there. */
function readersWith<From>(
  truth: (name: string, byDefault: boolean) => (value: From) => Reading<boolean>,
  number: (name: string, kind: NumberKind) => (value: From) => Reading<number>,
) {
  const numbers = Object.entries(QUANTITY_NUMBERS).map(([name, kind]) => [name, number(name, kind)]);
  return { quantities: truth('quantities', false), ...Object.fromEntries(numbers) } as Readers<
    From,
    keyof QuantityFields
  >;
}

export const QUANTITIES_FROM_TEXT = readersWith(booleanFromText, rangeFromText);
export const QUANTITIES_FROM_JSON = readersWith(booleanFromJson, rangeFromJson);
