// The kind for the currency of a price.

import { CURRENCIES } from '../../../order/index.ts';
import { accepted, quoted, type Reading, refused } from '../../values/mistakes.ts';
import type { Kind } from './kind.ts';

const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  ZŁ: 'PLN',
  '₴': 'UAH',
  '₹': 'INR',
  '₩': 'KRW',
};

export const CURRENCY = {
  kind: 'currency',
  example: 'EUR',
  jsonExample: 'EUR',
  fromText: currencyFrom,
  fromJson: currencyFrom,
  toQuery: String,
  toJson: (value) => value,
  schema: { type: 'string', pattern: '^[A-Z]{3}$' },
  placeholder: 'code',
  inWords: 'ISO 4217 code',
} satisfies Kind<string>;

/** Reads an ISO 4217 code from text or JSON; signs that stand for one currency alone are restated. */
function currencyFrom(received: unknown, name: string): Reading<string> {
  if (typeof received === 'string' && CURRENCIES.includes(received)) return accepted(received);
  const word = typeof received === 'string' ? received.trim().toUpperCase() : '';
  const meant = CURRENCIES.includes(word) ? word : Object.hasOwn(SIGNS, word) ? SIGNS[word] : undefined;
  const message = `${name} must be a code of ISO 4217 in capital letters, not ${quoted(received)}; send for example ${meant ?? 'EUR, USD or PLN'}.`;
  return refused({ code: 'currency-unknown', param: name, received, message, example: meant });
}
