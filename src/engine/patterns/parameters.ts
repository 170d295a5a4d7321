// The parameters that patterns share, and the completion of a caller's values to the full set that a plan uses.

import { PlanError } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import type { ChoiceParameter, NumberParameter, Parameter, Parameters, ParameterValues, Pattern } from './contract.ts';

/**
 * Returns a parameter for a length of a tile, default in mm; `label` is its key in the words tables. `range` replaces an
 * end of the usual range that no other values go with.
 */
export function tileLength(
  label: string,
  defaultMm: number,
  range: { readonly min?: number; readonly max?: number } = {},
): NumberParameter {
  return { kind: 'number', unit: 'mm', ...LIMITS.length, ...range, default: defaultMm, label, isTileLength: true };
}

/** The next tenths of a millimetre that are at least or at most as long: short enough to be named in a message. */
export const tenthsUp = (mm: number): number => Math.ceil(mm * 10) / 10;
export const tenthsDown = (mm: number): number => Math.floor(mm * 10) / 10;

/** Returns a parameter with several named values; each is labelled by the word `${valueLabels}.${value}`. */
export function choice<const Value extends string>(
  label: string,
  valueLabels: string,
  values: readonly Value[],
  defaultValue: NoInfer<Value>,
): ChoiceParameter<Value> {
  return { kind: 'choice', values, default: defaultValue, label, valueLabels };
}

/** Turns the finished layout clockwise about its origin; every pattern has it. */
const rotation: NumberParameter = {
  kind: 'number',
  unit: 'deg',
  ...LIMITS.rotationDeg,
  default: 0,
  label: 'param.rotation',
};

/** Returns all parameters of a pattern in listing order: its own, then the rotation. */
export function parametersOf(pattern: Pattern): Parameters {
  return { ...pattern.parameters, rotation };
}

/** The lengths of a tile among the values of a pattern's parameters, mm, the longest first: so tiles are named everywhere. */
export function tileLengthsOf(pattern: Pattern, values: ParameterValues): number[] {
  return Object.entries(parametersOf(pattern))
    .filter(([, parameter]) => parameter.kind === 'number' && parameter.isTileLength)
    .map(([name]) => Number(values[name]))
    .sort((a, b) => b - a);
}

/**
 * Returns every value that the plan uses: given values checked and settled, the others at their defaults. Optional ones
 * are left out at their defaults.
 */
export function completeParameters(pattern: Pattern, given: ParameterValues): ParameterValues {
  const parameters = parametersOf(pattern);
  for (const name of Object.keys(given)) {
    // Names come from callers: `constructor` must not match an inherited property.
    if (!Object.hasOwn(parameters, name)) throw parameterUnknown(pattern, name);
  }
  const complete: Record<string, number | string> = {};
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = Object.hasOwn(given, name) ? accept(name, parameter, given[name]) : parameter.default;
    const isLeftOut = parameter.kind === 'choice' && parameter.isOptional && value === parameter.default;
    if (!isLeftOut) complete[name] = value;
  }
  return complete;
}

function accept(name: string, parameter: Parameter, value: number | string): number | string {
  const problem = problemOfValue(parameter, value);
  if (problem) throw parameterInvalid(name, parameter, value, problem);
  return parameter.kind === 'number' && parameter.settle ? parameter.settle(Number(value)) : value;
}

export interface ValueProblem {
  /** What is wrong, written after the value: "is outside its range". */
  readonly fault: string;
  /** What to send instead: "a number from 10 to 4000 (mm)". */
  readonly expected: string;
}

/** Returns what is wrong with a value for a parameter; undefined if it is valid. */
export function problemOfValue(parameter: Parameter, value: unknown): ValueProblem | undefined {
  const fault = faultOf(parameter, value);
  return fault === undefined ? undefined : { fault, expected: expectedBy(parameter) };
}

function faultOf(parameter: Parameter, value: unknown): ValueProblem['fault'] | undefined {
  if (parameter.kind === 'choice') {
    if (typeof value !== 'string') return 'is not a string';
    return parameter.values.includes(value) ? undefined : 'is not one of its values';
  }
  if (typeof value !== 'number') return 'is not a number';
  if (!Number.isFinite(value)) return 'is not a finite number';
  if (value < parameter.min || value > parameter.max) return 'is outside its range';
  return parameter.unit === 'count' && !Number.isInteger(value) ? 'is not a whole number' : undefined;
}

function expectedBy(parameter: Parameter): string {
  if (parameter.kind === 'choice') return `one of ${parameter.values.join(', ')}`;
  const { min, max, unit } = parameter;
  return unit === 'count' ? `a whole number from ${min} to ${max}` : `a number from ${min} to ${max} (${unit})`;
}

/** Returns the error for an invalid value, with the same wording wherever it is detected. */
export function parameterInvalid(name: string, parameter: Parameter, value: unknown, problem: ValueProblem): PlanError {
  const received = inWords(value);
  const message = `${name}: ${received} ${problem.fault}; send ${problem.expected}, for example ${name}=${parameter.default}.`;
  return new PlanError('parameter-invalid', message, { param: name, received });
}

/** The error for a name that the pattern does not have; it lists those that it has. */
function parameterUnknown(pattern: Pattern, name: string): PlanError {
  const names = Object.keys(parametersOf(pattern));
  const shown = inWords(name);
  const message = `${pattern.id} has no parameter ${shown}; its parameters are ${names.join(', ')}.`;
  return new PlanError('parameter-unknown', message, { param: shorten(name) });
}

/** Formats a received value for a message: quoted if it is a string, at most 80 characters. */
function inWords(value: unknown): string {
  if (typeof value === 'string') return shorten(JSON.stringify(value));
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return shorten(String(value));
}

function shorten(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}
