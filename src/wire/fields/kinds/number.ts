// Numbers within a range.

import type { Meanings } from '../../repair/index.ts';
import { lengthFromJson, lengthFromText, UNITS_ADVICE } from '../../values/lengths.ts';
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
