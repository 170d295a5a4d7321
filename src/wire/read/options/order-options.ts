// The order of a request in its shortest form, so that all requests for the same order are the same, and what fields of
// an order cannot be sent together.

import { type AnswerOptions, FIELDS, type GivenFields, ORDER_FIELDS, type OrderFields } from '../../fields/fields.ts';
import { accepted, type Mistake, mistake, type Reading } from '../../values/mistakes.ts';

const PRICES = ['pricePerTile', 'pricePerM2', 'pricePerBox'] as const;

/** The order that was sent; null if none of its fields was. */
export function orderOptions(given: GivenFields, sent: ReadonlyMap<string, unknown>): Reading<AnswerOptions['order']> {
  if (!ORDER_FIELDS.some((name) => sent.has(name))) return accepted(null);
  const mistakes = contradictionsIn(given, (name) => sent.has(name));
  if (mistakes.length > 0) return { ok: false, mistakes };
  const names = ORDER_FIELDS.filter((name) => given[name] !== undefined);
  const nonDefault = names.filter((name) => given[name] !== FIELDS[name].default);
  // Defaults alone ask for an order too.
  const shortest = nonDefault.length > 0 ? nonDefault : (['breakage'] as const);
  return accepted(Object.fromEntries(shortest.map((name) => [name, given[name] ?? FIELDS[name].default])));
}

/** Also a field with a mistake of its own was sent, so only what was sent counts. */
function contradictionsIn(given: GivenFields, has: (name: keyof OrderFields) => boolean): Mistake[] {
  const prices = PRICES.filter(has);
  const mistakes: Mistake[] = [];
  const refuse = (code: string, param: keyof OrderFields, message: string) =>
    mistakes.push(mistake({ code, param, received: given[param], message }));
  if (has('tilesPerBox') && has('boxAreaM2')) {
    refuse('box-twice', 'boxAreaM2', 'tilesPerBox and boxAreaM2 are both given; send what a box holds once.');
  }
  if (prices.length > 1) {
    refuse('price-twice', prices[1], `${prices.join(' and ')} are given together; send the price once.`);
  }
  if (has('pricePerBox') && !has('tilesPerBox') && !has('boxAreaM2')) {
    const message =
      'pricePerBox needs what a box holds; send tilesPerBox or boxAreaM2 too, or the price as pricePerTile.';
    refuse('box-missing', 'pricePerBox', message);
  }
  if (prices.length > 0 && !has('currency')) {
    refuse('currency-missing', prices[0], `${prices[0]} needs a currency; send for example currency=EUR too.`);
  }
  if (prices.length === 0 && has('currency')) {
    const message = `currency is given without a price; send one of ${PRICES.join(', ')} too, or leave it out.`;
    refuse('price-missing', 'currency', message);
  }
  return mistakes;
}
