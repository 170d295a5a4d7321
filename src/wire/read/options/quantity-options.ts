// The quantities of a request in their shortest form, so that all requests for the same quantities are the same.

import { type AnswerOptions, FIELDS, type GivenFields, QUANTITY_FIELDS } from '../../fields/fields.ts';
import { accepted, type Reading, refused } from '../../values/mistakes.ts';

const NUMBERS = QUANTITY_FIELDS.filter((name) => name !== 'quantities');

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
  const nonDefault = NUMBERS.filter((name) => given[name] !== undefined && given[name] !== FIELDS[name].default);
  // Defaults alone need a field that asks.
  const shortest = nonDefault.length > 0 ? nonDefault : (['quantities'] as const);
  return accepted(Object.fromEntries(shortest.map((name) => [name, given[name] ?? true])));
}
