// Lengths in requests: a number in the unit of its field, or a number with its own unit, such as `2.5m` or `10ft6in`.

import { numberFromJson, numberFromText } from './numbers.ts';

/** The unit of a field: centimetres for rooms and starts, millimetres for tiles and joints. */
export type FieldUnit = 'cm' | 'mm';

/** Tenths of a millimetre, so that every factor is a whole number and converting adds next to no rounding. */
const TENTHS: Readonly<Record<string, number>> = { mm: 10, cm: 100, m: 10_000, in: 254, ft: 3048 };

/** Advice for refusals of lengths. */
export const UNITS_ADVICE = 'A unit may follow a length directly: 250mm, 25cm, 2.5m, 12in, 8ft or 10ft6in.';

const MEASURE = /^(.*[0-9])(mm|cm|m|in|ft)$/;
// A minus before no feet would be lost, and one before the inches has no clear meaning.
const FEET_AND_INCHES = /^([0-9]+|-0*[1-9][0-9]*)ft([0-9]+(?:\.[0-9]+)?)in$/;

/**
 * Parses a length and converts it to the unit of its field; undefined for anything else.
 *
 * `lengthFromText('12in', 'mm')` is 304.8; `lengthFromText('10ft6in', 'cm')` is 320.04; `lengthFromText('40', 'cm')` is
 * 40; `'12 in'`, `'1e3mm'`, `'5IN'`, `'6in10ft'` and `'mm'` are undefined.
 */
export function lengthFromText(text: string, unit: FieldUnit): number | undefined {
  return numberFromText(text) ?? lengthWithUnit(text, unit);
}

/** Reads a JSON length: a finite number in the unit of its field, or a text with its own unit. */
export function lengthFromJson(value: unknown, unit: FieldUnit): number | undefined {
  return typeof value === 'string' ? lengthWithUnit(value, unit) : numberFromJson(value);
}

function lengthWithUnit(text: string, unit: FieldUnit): number | undefined {
  const [, feet, inches] = FEET_AND_INCHES.exec(text) ?? [];
  if (feet !== undefined) {
    const sign = feet.startsWith('-') ? -1 : 1;
    return converted(Number(feet) * 12 + sign * Number(inches), 'in', unit);
  }
  const [, digits, own] = MEASURE.exec(text) ?? [];
  const number = digits === undefined ? undefined : numberFromText(digits);
  return number === undefined ? undefined : converted(number, own, unit);
}

/** Converts a length. Fifteen digits remove the rounding noise, so that 12in is the same double as 304.8 mm. */
function converted(length: number, from: string, to: FieldUnit): number | undefined {
  if (from === to) return length;
  return numberFromJson(Number(((length * TENTHS[from]) / TENTHS[to]).toPrecision(15)));
}
