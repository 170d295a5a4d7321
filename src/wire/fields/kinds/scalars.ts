// Kinds with a single value: numbers, booleans and words.

import type { Meanings } from '../../repair/index.ts';
import { lengthFromJson, lengthFromText, UNITS_ADVICE } from '../../values/lengths.ts';
import { lineFrom } from '../../values/lines.ts';
import { accepted, quoted, type Reading, refused } from '../../values/mistakes.ts';
import { numberFromJson, numberFromText, plainDecimal } from '../../values/numbers.ts';
import type { Kind, Unit } from './kind.ts';

export interface NumberFacts {
  /** None for a count and for an amount of money. */
  readonly unit?: Exclude<Unit, 'cm'>;
  readonly range: { readonly min: number; readonly max: number };
  readonly whole?: boolean;
  /** Decimals at most. */
  readonly decimals?: number;
  readonly default?: number;
}

/** A number within a range; a length may have its own unit. */
export function number(example: number, facts: NumberFacts) {
  const { unit, range, whole, default: byDefault } = facts;
  const [fromText, fromJson] =
    unit === 'mm'
      ? [(text: string) => lengthFromText(text, unit), (value: unknown) => lengthFromJson(value, unit)]
      : [numberFromText, numberFromJson];
  const within = (name: string, number: number | undefined, received: unknown, called: string, meanings?: Meanings) =>
    number !== undefined && fits(number, facts)
      ? accepted(number)
      : outOfRange(name, facts, received, { isNumber: number !== undefined, called, example }, meanings);
  return {
    kind: 'number',
    ...facts,
    example: String(example),
    jsonExample: example,
    fromText: (text, name, meanings) => within(name, fromText(text), text, `${name}=`, meanings),
    fromJson: (value, name, meanings) => within(name, fromJson(value), value, `"${name}": `, meanings),
    toQuery: plainDecimal,
    toJson: (value) => value,
    schema: {
      type: whole ? 'integer' : 'number',
      minimum: range.min,
      maximum: range.max,
      ...(byDefault !== undefined && { default: byDefault }),
    },
    placeholder: 'number',
  } satisfies Kind<number>;
}

function fits(number: number, { range, whole = false, decimals = whole ? 0 : undefined }: NumberFacts): boolean {
  const isInRange = number >= range.min && number <= range.max;
  return isInRange && (decimals === undefined || Number(number.toFixed(decimals)) === number);
}

/** Refuses a number outside its range, with what was meant; `called` comes before a value that is sent instead. */
function outOfRange(
  name: string,
  facts: NumberFacts,
  received: unknown,
  { isNumber, called, example }: { isNumber: boolean; called: string; example: number },
  meanings?: Meanings,
): Reading<number> {
  const { range, unit, whole, decimals } = facts;
  const inches = unit === 'mm' ? meanings?.interpretInches(received) : undefined;
  const restated = inches === undefined ? meanings?.interpretNumber(received, unit) : lengthFromText(inches, 'mm');
  const meant = restated !== undefined && fits(restated, facts) ? (inches ?? plainDecimal(restated)) : undefined;
  const kind = `a ${whole ? 'whole number' : 'number'} from ${range.min} to ${range.max}`;
  const wanted = kind + (unit ? ` (${unit})` : '') + (decimals ? ` with at most ${decimals} decimals` : '');
  const advice = unit === 'mm' && !isNumber ? ` ${UNITS_ADVICE}` : '';
  const message = `${name} must be ${wanted}, not ${quoted(received)}; send for example ${called}${meant ?? example}.${advice}`;
  return refused({ code: `${name}-range`, param: name, received, message, example: meant });
}

const TRUTHS: Readonly<Record<string, boolean>> = { true: true, false: false, 1: true, 0: false };
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

/** True or false. `otherwise` says what leaving it out means where that depends on other fields. */
export function boolean(byDefault: boolean, otherwise?: string) {
  const refuse = (name: string, received: unknown, words: string) => {
    const isWord = typeof received === 'string' || typeof received === 'number';
    const word = isWord ? String(received).trim().toLowerCase() : '';
    return refused({
      code: 'boolean-invalid',
      param: name,
      received,
      message: `${name} must be ${words}, not ${quoted(received)}; leaving it out means ${otherwise ?? byDefault}.`,
      example: Object.hasOwn(SPOKEN_TRUTHS, word) ? String(SPOKEN_TRUTHS[word]) : undefined,
    });
  };
  return {
    kind: 'boolean',
    ...(otherwise === undefined && { default: byDefault }),
    example: String(!byDefault),
    jsonExample: !byDefault,
    fromText: (text, name): Reading<boolean> =>
      Object.hasOwn(TRUTHS, text) ? accepted(TRUTHS[text]) : refuse(name, text, 'true, false, 1 or 0'),
    fromJson: (value, name): Reading<boolean> =>
      typeof value === 'boolean' ? accepted(value) : refuse(name, value, 'true or false without quotes'),
    toQuery: String,
    toJson: (value) => value,
    schema: { type: 'boolean', ...(otherwise === undefined && { default: byDefault }) },
    placeholder: 'true|false',
    inWords: 'true, false',
    words: ['true', 'false'],
  } satisfies Kind<boolean>;
}

/** One of several words, exactly as written; `interpret` says what another word means. */
export function choice<const Value extends string>(
  values: readonly Value[],
  byDefault: Value,
  interpret?: (word: string) => string | undefined,
) {
  const example: Value = values.find((value) => value !== byDefault) ?? byDefault;
  const read = (received: unknown, name: string, meanings?: Meanings): Reading<Value> => {
    const value = values.find((candidate) => candidate === received);
    if (value !== undefined) return accepted(value);
    const mean = interpret ?? ((word) => meanings?.nearestName(word, values));
    const meant = typeof received === 'string' ? mean(received) : undefined;
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    const message = `${name} must be one of ${values.join(', ')}, exactly as written here, not ${quoted(received)}.${hint}`;
    return refused({ code: `${name}-unknown`, param: name, received, message, example: meant });
  };
  return {
    kind: 'choice',
    values,
    default: byDefault,
    example,
    jsonExample: example,
    fromText: read,
    fromJson: read,
    toQuery: encodeURIComponent,
    toJson: (value) => value,
    schema: { type: 'string', enum: values, default: byDefault },
    placeholder: 'word',
  } satisfies Kind<Value>;
}

/** One line of text; empty if there is none. */
export function text(longest: number, example: string) {
  const read = (value: unknown, name: string) => lineFrom(value, name, longest, example);
  return {
    kind: 'text',
    absent: '',
    longest,
    example,
    jsonExample: example,
    fromText: read,
    fromJson: read,
    toQuery: encodeURIComponent,
    toJson: (value) => value,
    schema: { type: 'string', maxLength: longest },
    placeholder: 'text',
  } satisfies Kind<string> & { absent: string };
}
