// Kinds that several fields share: booleans, numbers and fixed words, read from JSON.

import { interpretNumber, nearestName } from '../repair/index.ts';
import { lengthFromJson, UNITS_ADVICE } from '../values/lengths.ts';
import { accepted, quoted, type Reading, refused } from '../values/mistakes.ts';
import { numberFromJson, plainDecimal } from '../values/numbers.ts';

export const TRUTHS: Readonly<Record<string, boolean>> = { true: true, false: false, 1: true, 0: false };
/** Alternatives that people use, in lower case. */
const SPOKEN_TRUTHS: Readonly<Record<string, boolean>> = {
  ...TRUTHS,
  yes: true,
  y: true,
  on: true,
  no: false,
  n: false,
  off: false,
};

/** Reads a boolean from JSON. */
export function booleanFromJson(name: string, byDefault: boolean) {
  return (value: unknown): Reading<boolean> =>
    typeof value === 'boolean'
      ? accepted(value)
      : notTrueOrFalse(name, byDefault, value, 'true or false without quotes');
}

/** Refuses what is no boolean. */
export function notTrueOrFalse(name: string, byDefault: boolean, value: unknown, words: string): Reading<boolean> {
  const word = typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLowerCase() : '';
  const meant = Object.hasOwn(SPOKEN_TRUTHS, word) ? String(SPOKEN_TRUTHS[word]) : undefined;
  return refused({
    code: 'boolean-invalid',
    param: name,
    received: value,
    message: `${name} must be ${words}, not ${quoted(value)}; leaving it out means ${byDefault}.`,
    example: meant,
  });
}

export interface NumberKind {
  /** None for a count and for an amount of money. */
  readonly unit?: 'mm' | 'px' | 'percent' | 'm²' | 'kg' | 'kg/m²' | 'kg/l';
  readonly range: { readonly min: number; readonly max: number };
  readonly whole?: boolean;
  /** Decimals at most. */
  readonly decimals?: number;
  readonly default?: number;
  readonly example: number;
}

/** Reads a number within its range from JSON; a length may be a text with its own unit. */
export function rangeFromJson(name: string, kind: NumberKind) {
  const read = (value: unknown) => (kind.unit === 'mm' ? lengthFromJson(value, 'mm') : numberFromJson(value));
  return (value: unknown): Reading<number> => withinRange(name, kind, read(value), value, `"${name}": `);
}

/** Refuses a number outside its range, with what was meant. */
export function withinRange(
  name: string,
  { range, unit, whole = false, decimals = whole ? 0 : undefined, example }: NumberKind,
  number: number | undefined,
  received: unknown,
  called: string,
): Reading<number> {
  const fits = (number: number | undefined): number is number =>
    number !== undefined &&
    number >= range.min &&
    number <= range.max &&
    (decimals === undefined || Number(number.toFixed(decimals)) === number);
  if (fits(number)) return accepted(number);
  const restated = interpretNumber(received, unit);
  const meant = fits(restated) ? plainDecimal(restated) : undefined;
  const kind = `a ${whole ? 'whole number' : 'number'} from ${range.min} to ${range.max}`;
  const wanted = kind + (unit ? ` (${unit})` : '') + (decimals ? ` with at most ${decimals} decimals` : '');
  const advice = unit === 'mm' && number === undefined ? ` ${UNITS_ADVICE}` : '';
  const message = `${name} must be ${wanted}, not ${quoted(received)}; send for example ${called}${meant ?? example}.${advice}`;
  return refused({ code: `${name}-range`, param: name, received, message, example: meant });
}

/** Reads one of several words, exactly as written, from text or JSON. */
export function choice<const Value extends string>(
  name: string,
  values: readonly Value[],
  meantBy: (word: string) => string | undefined = (word) => nearestName(word, values),
) {
  return (received: unknown): Reading<Value> => {
    const value = values.find((candidate) => candidate === received);
    if (value !== undefined) return accepted(value);
    const meant = typeof received === 'string' ? meantBy(received) : undefined;
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    const message = `${name} must be one of ${values.join(', ')}, exactly as written here, not ${quoted(received)}.${hint}`;
    return refused({ code: `${name}-unknown`, param: name, received, message, example: meant });
  };
}
