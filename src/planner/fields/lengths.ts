// Lengths as people type them: with any unit, with signs for feet and inches, with fractions and a decimal comma.

import { lengthFromText } from '../../wire/index.ts';
import type { LengthUnit, Notation } from '../../words/index.ts';
import { readNumber } from './numbers.ts';

/** The unit of a field, in which the draft has its value. */
export type FieldUnit = Exclude<LengthUnit, 'm'>;

/** The unit of a number without one, where lengths are shown in feet and inches. */
export type BareUnit = 'ft' | 'in';

/** A fraction at the end, with or without its unit: `6 1/2in`, `3/4`. */
const FRACTION = /(?:(\d+)\s+)?(\d+)\s*[/⁄]\s*(\d+)\s*(?=(?:in|ft)?$)/;

const NUMBER = '\\d+(?:[.,]\\d+)?';
const PLAIN_INCHES = `(?:(?:\\d+\\s+)?\\d+\\s*[/⁄]\\s*\\d+|${NUMBER})`;
const INCHES = `${PLAIN_INCHES}\\s*(?:in|''|["″”])`;
const FEET = `${NUMBER}\\s*(?:ft|['′’])`;

/** The source of a pattern that matches a length as people type it, with or without a unit, inside a longer text. */
export const TYPED_LENGTH = `(?:${INCHES}|${FEET}(?:\\s*(?:${INCHES}|${PLAIN_INCHES}))?|${NUMBER}(?:\\s*(?:mm|cm|m))?)`;

/**
 * Parses a typed length and converts it to the unit of its field; undefined if it is not one. A number without a unit is
 * in the unit shown: that of the field, or `bare` where lengths are in feet and inches.
 *
 * `readLength('30 cm', 'mm', { lang: 'en' })` is 300; `10' 6 1/2"`, `10'6`, `1/8`, `12in` and `2,5m` are read too.
 */
export function readLength(
  text: string,
  unit: FieldUnit,
  { units }: Notation,
  bare: BareUnit = 'in',
): number | undefined {
  const length = inGrammar(text);
  const number = readNumber(text) ?? readNumber(length);
  if (number === undefined) return lengthFromText(length, unit);
  return units === 'imperial' ? lengthFromText(number + bare, unit) : number;
}

/** A typed length in the grammar of requests: `3,2 m` is `3.2m`, `10' 6"` and `10'6` are `10ft6in`. */
export function inGrammar(text: string): string {
  return text
    .trim()
    .replace(/[−–]/g, '-')
    .replace(/''|["″”]/g, 'in')
    .replace(/['′’]/g, 'ft')
    .replace(/,/g, '.')
    .replace(FRACTION, (_, whole, over, under) => String(Number(whole ?? 0) + Number(over) / Number(under)))
    .toLowerCase()
    .replace(/\s+(?=[a-z])|(?<=[a-z])\s+/g, '')
    .replace(/(ft\d[\d.]*)$/, '$1in');
}
