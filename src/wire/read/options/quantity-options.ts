// The quantities of a request in their shortest form, so that all requests for the same quantities are the same.

import type { GivenFields } from '../../fields/input-format.ts';
import type { AnswerOptions, QuantityFields } from '../../fields/options.ts';
import { QUANTITY_NUMBERS } from '../../fields/quantity-fields.ts';
import { accepted, type Reading, refused } from '../../values/mistakes.ts';

const NUMBERS = Object.keys(QUANTITY_NUMBERS) as readonly (keyof typeof QUANTITY_NUMBERS)[];

/** The quantities that were sent; null if none of their fields asks for them. */
export function quantityOptions(
  given: GivenFields,
  sent: ReadonlyMap<string, unknown>,
): Reading<AnswerOptions['quantities']> {
  const asking = NUMBERS.filter((name) => sent.has(name));
  if (given.quantities === false && asking.length > 0) {
    const message = `quantities is false, but ${asking[0]} asks for them; leave one of them out.`;
    return refused({ code: 'quantities-contradicted', param: 'quantities', received: false, message });
  }
  if (!given.quantities && asking.length === 0) return accepted(null);
  const telling = NUMBERS.filter(
    (name) => given[name] !== undefined && given[name] !== QUANTITY_NUMBERS[name].default,
  ).map((name) => [name, given[name]]);
  // Defaults alone need a field that asks.
  return accepted(telling.length > 0 ? (Object.fromEntries(telling) as QuantityFields) : { quantities: true });
}
