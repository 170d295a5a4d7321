// The order of a request in its shortest form, so that all requests for the same order are the same.

import type { Pattern } from '../../../engine/index.ts';
import { type AnswerOptions, FIELDS, type GivenFields, ORDER_FIELDS, type OrderFields } from '../../fields/fields.ts';
import { type KindOffer, OFFER_FIELDS } from '../../fields/rows/order.ts';
import { accepted, type Reading } from '../../values/mistakes.ts';
import { contradictionsIn } from './order-contradictions.ts';

/** The order that was sent; null if none of its fields was. */
export function orderOptions(
  given: GivenFields,
  sent: ReadonlyMap<string, unknown>,
  pattern: Pattern | undefined,
): Reading<AnswerOptions['order']> {
  if (!ORDER_FIELDS.some((name) => sent.has(name))) return accepted(null);
  const mistakes = contradictionsIn(given, (name) => sent.has(name), pattern);
  if (mistakes.length > 0) return { ok: false, mistakes };
  const order: OrderFields = { ...given, kinds: shortestKinds(given) };
  const nonDefault = ORDER_FIELDS.filter((name) => !saysNothing(order[name]) && order[name] !== FIELDS[name].default);
  // Defaults alone ask for an order too.
  const shortest = nonDefault.length > 0 ? nonDefault : (['breakage'] as const);
  return accepted(Object.fromEntries(shortest.map((name) => [name, order[name] ?? FIELDS[name].default])));
}

function saysNothing(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

/** What kinds have of their own, without what the order says of all kinds. */
function shortestKinds(given: GivenFields): readonly KindOffer[] {
  return (given.kinds ?? []).flatMap(({ kind, ...own }) => {
    const names = OFFER_FIELDS.filter((name) => own[name] !== undefined && own[name] !== given[name]);
    return names.length > 0 ? [{ kind, ...Object.fromEntries(names.map((name) => [name, own[name]])) }] : [];
  });
}
