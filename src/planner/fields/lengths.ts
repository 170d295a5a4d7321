// Lengths as people type them: with any unit, with signs for feet and inches, with fractions and a decimal comma.

import { lengthFromText } from '../../wire/index.ts';
import type { LengthUnit, Notation } from '../../words/index.ts';
import { readNumber } from './numbers.ts';

/** The unit of a field, in which the draft has its value. */
export type FieldUnit = Exclude<LengthUnit, 'm'>;

/** Inches with a fraction: `6 1/2in`, `3/4in`. */
const FRACTION = /(?:(\d+)\s+)?(\d+)\s*[/⁄]\s*(\d+)\s*(?=in$)/;

const NUMBER = '\\d+(?:[.,]\\d+)?';
const INCHES = `(?:(?:\\d+\\s+)?\\d+\\s*[/⁄]\\s*\\d+|${NUMBER})\\s*(?:in|''|["″”])`;
const FEET = `${NUMBER}\\s*(?:ft|['′’])`;

/** The source of a pattern that matches a length as people type it, with or without a unit, inside a longer text. */
export const TYPED_LENGTH = `(?:${INCHES}|${FEET}(?:\\s*${INCHES})?|${NUMBER}(?:\\s*(?:mm|cm|m))?)`;

/**
 * Parses a typed length and converts it to the unit of its field; undefined if it is not one. A number without a unit is
 * in the unit of the field; where lengths are shown in feet and inches, only 0 needs no unit.
 *
 * `readLength('30 cm', 'mm', { lang: 'en' })` is 300; `10' 6 1/2"`, `10′6.5″`, `12in` and `2,5m` are read too.
 */
export function readLength(text: string, unit: FieldUnit, { units }: Notation): number | undefined {
  const number = readNumber(text);
  if (number !== undefined) return units === 'imperial' && number !== 0 ? undefined : number;
  return lengthFromText(inGrammar(text), unit);
}

/** A typed length in the grammar of requests: `3,2 m` is `3.2m`, `10' 6"` is `10ft6in`. */
export function inGrammar(text: string): string {
  return text
    .trim()
    .replace(/[−–]/g, '-')
    .replace(/''|["″”]/g, 'in')
    .replace(/['′’]/g, 'ft')
    .replace(/,/g, '.')
    .replace(FRACTION, (_, whole, over, under) => String(Number(whole ?? 0) + Number(over) / Number(under)))
    .toLowerCase()
    .replace(/\s+(?=[a-z])|(?<=[a-z])\s+/g, '');
}
