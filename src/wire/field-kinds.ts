// The kinds of field that several fields share: truth values, numbers, exact words and colours, each with its reader
// from text and from JSON.

import { COLOR_EXAMPLE, type Color, colorFromJson, colorFromText } from './colors.ts';
import { accepted, quoted, type Reading, refused } from './mistakes.ts';
import { nearestName } from './nearest.ts';
import { numberMeantBy } from './number-repair.ts';
import { numberFromJson, numberFromText, plainDecimal } from './numbers.ts';

export type FieldKind =
  | 'walk'
  | 'ring'
  | 'rings'
  | 'rectangles'
  | 'point'
  | 'choice'
  | 'number'
  | 'boolean'
  | 'color'
  | 'parameters';

/** One field of a request: how it is documented and how it is read. */
export interface Field<Value> {
  readonly kind: FieldKind;
  readonly unit?: 'cm' | 'mm' | 'px';
  /** What leaving it out means, where that is one value. */
  readonly default?: string | number | boolean;
  readonly range?: { readonly min: number; readonly max: number };
  readonly whole?: boolean;
  readonly values?: readonly string[];
  readonly description: string;
  /** A good value as the query writes it. */
  readonly example: string;
  /** A good value as the JSON body has it. */
  readonly jsonExample: unknown;
  /** Reads the query's text, already decoded; null for a field that the query does not have. */
  readonly fromText: ((text: string) => Reading<Value>) | null;
  readonly fromJson: (value: unknown) => Reading<Value>;
}

const TRUTHS: Readonly<Record<string, boolean>> = { true: true, false: false, 1: true, 0: false };
/** What people say instead, in lower case. */
const SPOKEN_TRUTHS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['y', true],
  ['on', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['n', false],
  ['off', false],
  ['0', false],
]);

function truthMeantBy(value: unknown): boolean | undefined {
  const word = typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLowerCase() : '';
  return SPOKEN_TRUTHS.get(word);
}

/** A truth value: `true`, `false`, `1` or `0` in text, true or false in JSON. */
export function booleanField(name: string, byDefault: boolean, description: string): Field<boolean> {
  const refuse = (value: unknown, words: string) =>
    refused({
      code: 'boolean-invalid',
      param: name,
      received: value,
      message: `${name} must be ${words}, not ${quoted(value)}; leaving it out means ${byDefault}.`,
      example: String(truthMeantBy(value) ?? !byDefault),
    });
  return {
    kind: 'boolean',
    default: byDefault,
    description,
    example: String(!byDefault),
    jsonExample: !byDefault,
    fromText: (text) => (Object.hasOwn(TRUTHS, text) ? accepted(TRUTHS[text]) : refuse(text, 'true, false, 1 or 0')),
    fromJson: (value) => (typeof value === 'boolean' ? accepted(value) : refuse(value, 'true or false without quotes')),
  };
}

export interface NumberFacts {
  readonly unit: 'mm' | 'px';
  readonly range: { readonly min: number; readonly max: number };
  readonly whole?: boolean;
  readonly default?: number;
  readonly example: number;
  readonly description: string;
}

/** A number within a range. */
export function numberField(name: string, facts: NumberFacts): Field<number> {
  const { range, unit, whole = false, example } = facts;
  const wanted = `a ${whole ? 'whole number' : 'number'} from ${range.min} to ${range.max} (${unit})`;
  const fits = (number: number | undefined): number is number =>
    number !== undefined && number >= range.min && number <= range.max && (!whole || Number.isInteger(number));
  const check = (number: number | undefined, received: unknown, called: string): Reading<number> => {
    if (fits(number)) return accepted(number);
    const meant = numberMeantBy(received, unit);
    const instead = plainDecimal(fits(meant) ? meant : example);
    const message = `${name} must be ${wanted}, not ${quoted(received)}; send for example ${called}${instead}.`;
    return refused({ code: `${name}-range`, param: name, received, message, example: instead });
  };
  return {
    kind: 'number',
    ...facts,
    example: String(example),
    jsonExample: example,
    fromText: (text) => check(numberFromText(text), text, `${name}=`),
    fromJson: (value) => check(numberFromJson(value), value, `"${name}": `),
  };
}

/** One of several words, exactly as written. */
export function choiceField<const Value extends string>(
  name: string,
  values: readonly Value[],
  byDefault: NoInfer<Value>,
  description: string,
): Field<Value> {
  const read = (received: unknown): Reading<Value> => {
    const value = values.find((candidate) => candidate === received);
    if (value !== undefined) return accepted(value);
    const near = typeof received === 'string' ? nearestName(received, values) : undefined;
    const hint = near === undefined ? '' : ` Did you mean ${near}?`;
    const message = `${name} must be one of ${values.join(', ')}, exactly as written here, not ${quoted(received)}.${hint}`;
    return refused({ code: `${name}-unknown`, param: name, received, message, example: near ?? byDefault });
  };
  const example = values.find((value) => value !== byDefault) ?? byDefault;
  const facts = { kind: 'choice', values, default: byDefault, description, example, jsonExample: example } as const;
  return { ...facts, fromText: read, fromJson: read };
}

/** A hex colour. */
export function colorField(name: string, description: string): Field<Color> {
  return {
    kind: 'color',
    description,
    example: COLOR_EXAMPLE,
    jsonExample: `#${COLOR_EXAMPLE}`,
    fromText: (text) => colorFromText(name, text),
    fromJson: (value) => colorFromJson(name, value),
  };
}
