// The fields of an order: what a box holds, breakage, spares, and the price with its currency.

import { BREAKAGE_PERCENT, CURRENCIES, ORDER_RANGES, PRICE_DECIMALS } from '../../order/index.ts';
import { accepted, quoted, type Reading, refused } from '../values/mistakes.ts';
import { type NumberKind, rangeFromJson } from './field-kinds.ts';
import type { Readers } from './input-format.ts';
import type { OrderFields } from './options.ts';
import { rangeFromText } from './text-kinds.ts';

function between([min, max]: readonly [number, number]): NumberKind['range'] {
  return { min, max };
}

const PRICE = { range: between(ORDER_RANGES.price), decimals: PRICE_DECIMALS };

export const ORDER_NUMBERS: Readonly<Record<Exclude<keyof OrderFields, 'currency'>, NumberKind>> = {
  tilesPerBox: { range: between(ORDER_RANGES.tilesPerBox), whole: true, example: 6 },
  boxAreaM2: { unit: 'm²', range: between(ORDER_RANGES.boxAreaM2), example: 1.44 },
  breakage: { unit: 'percent', range: between(ORDER_RANGES.breakage), default: BREAKAGE_PERCENT, example: 5 },
  spares: { range: between(ORDER_RANGES.spares), whole: true, default: 0, example: 4 },
  pricePerTile: { ...PRICE, example: 2.5 },
  pricePerM2: { ...PRICE, example: 39.9 },
  pricePerBox: { ...PRICE, example: 42.5 },
};

/** The fields of the order, in the order of the documentation. */
export const ORDER_FIELDS: readonly string[] = [...Object.keys(ORDER_NUMBERS), 'currency'];

export const CURRENCY_EXAMPLE = 'EUR';

const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  ZŁ: 'PLN',
  '₴': 'UAH',
  '₹': 'INR',
  '₩': 'KRW',
};

/** Reads an ISO 4217 code from text or JSON; signs that stand for one currency alone are restated. */
function currencyFrom(received: unknown): Reading<string> {
  if (typeof received === 'string' && CURRENCIES.includes(received)) return accepted(received);
  const word = typeof received === 'string' ? received.trim().toUpperCase() : '';
  const meant = CURRENCIES.includes(word) ? word : Object.hasOwn(SIGNS, word) ? SIGNS[word] : undefined;
  const message = `currency must be a code of ISO 4217 in capital letters, not ${quoted(received)}; send for example ${meant ?? 'EUR, USD or PLN'}.`;
  return refused({ code: 'currency-unknown', param: 'currency', received, message, example: meant });
}

/** The readers of the order for a form, from the reader of a number there. */
function readersWith<From>(number: (name: string, kind: NumberKind) => (value: From) => Reading<number>) {
  const numbers = Object.entries(ORDER_NUMBERS).map(([name, kind]) => [name, number(name, kind)]);
  return { ...Object.fromEntries(numbers), currency: currencyFrom } as Readers<From, keyof OrderFields>;
}

export const ORDER_FROM_TEXT = readersWith(rangeFromText);
export const ORDER_FROM_JSON = readersWith(rangeFromJson);
