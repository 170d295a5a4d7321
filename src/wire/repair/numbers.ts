// Restates numbers that are clear but written in another way: with a unit, a decimal comma, or quotes in JSON.

import type { NumberParameter } from '../../engine/index.ts';
import { plainSigns } from './plain-signs.ts';

type Unit = NumberParameter['unit'] | 'px' | 'm²' | 'kg' | 'kg/m²' | 'kg/l' | 'count';

/** Conversion factors from the written unit to the unit of the field; other units cannot be converted. */
const FACTORS: Readonly<Record<Unit, Readonly<Record<string, number>>>> = {
  mm: {
    '': 1,
    mm: 1,
    cm: 10,
    m: 1000,
    in: 25.4,
    inch: 25.4,
    inches: 25.4,
    '"': 25.4,
    ft: 304.8,
    feet: 304.8,
    "'": 304.8,
  },
  percent: { '': 1, '%': 1, percent: 1 },
  deg: { '': 1, '°': 1, deg: 1 },
  px: { '': 1, px: 1 },
  'm²': { '': 1, m2: 1 },
  kg: { '': 1, kg: 1, g: 0.001 },
  'kg/m²': { '': 1, 'kg/m2': 1 },
  'kg/l': { '': 1, 'kg/l': 1, 'g/cm3': 1 },
  count: { '': 1 },
};

/**
 * A decimal comma is clear before a single digit or after a zero: `300,600` may be two numbers, `1,200` a thousand. Before two
 * digits it is clear unless the number is a length: `300,60` may be two sides.
 */
const DECIMALS = '[0-9]+(?:\\.[0-9]*)?|\\.[0-9]+|[0-9]+,[0-9]{1,2}|0?,[0-9]+';
const MEASURE = new RegExp(
  `^([+-]?(?:${DECIMALS})(?:e[+-]?[0-9]{1,2})?)\\s*(mm|cm|m2|m|inches|inch|in|feet|ft|["']|%|percent|°|deg|px|kg/m2|kg/l|g/cm3|kg|g)?$`,
  'i',
);

const FRACTION = /^(?:([0-9]{1,3})[ -]+)?([0-9]{1,2})\/(2|4|8|16|32|64) ?(?:in|inch|inches|")$/i;

/** Returns a length in inches that is written as a fraction: `1/8in` and `1/8"` are `0.125in`; undefined for others. */
export function interpretInches(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const [, whole = '0', part, parts] = FRACTION.exec(plainSigns(value)?.trim() ?? '') ?? [];
  return parts === undefined ? undefined : `${Number(whole) + Number(part) / Number(parts)}in`;
}

/**
 * Returns the number that a text means, in the unit of the field; undefined if that is not certain.
 *
 * `interpretNumber('20 cm', 'mm')` is 200; `interpretNumber('2,5', 'mm')` is 2.5; `interpretNumber('30 60', 'mm')` undefined.
 */
export function interpretNumber(value: unknown, unit: Unit = 'count'): number | undefined {
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const plain = plainSigns(value)?.trim() ?? '';
  const [, digits, written = ''] = MEASURE.exec(plain) ?? [];
  const factor = FACTORS[unit][written.toLowerCase()];
  if (digits === undefined || factor === undefined) return undefined;
  if (unit === 'mm' && /[1-9][0-9]*,[0-9]{2}$/.test(digits)) return undefined;
  // Twelve digits remove the rounding noise of the product.
  return Number((Number(digits.replace(',', '.')) * factor).toPrecision(12));
}
