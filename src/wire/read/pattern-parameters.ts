// Reads the pattern's own parameters. Values are checked against the declaration of the pattern; unknown names are
// refused with a suggestion.

import {
  type NumberParameter,
  PATTERNS,
  type Parameter,
  type Pattern,
  parameterInvalid,
  parametersOf,
  problemOfValue,
  shortNameOf,
} from '../../engine/index.ts';
import { type InputFormat, isField } from '../fields/input-format.ts';
import { lengthFromJson, lengthFromText, UNITS_ADVICE } from '../values/lengths.ts';
import { accepted, type Mistake, mistake, quoted, type Reading, refused } from '../values/mistakes.ts';
import { numberMeantBy } from '../values/number-repair.ts';
import { numberFromJson, numberFromText, plainDecimal } from '../values/numbers.ts';
import { nearestName } from './nearest.ts';
import type { Where } from './raw-fields.ts';

/** By pattern and name. A Map, so that inherited properties are not parameters. */
const PARAMETERS: ReadonlyMap<Pattern, ReadonlyMap<string, Parameter>> = new Map(
  PATTERNS.map((pattern) => [pattern, new Map(Object.entries(parametersOf(pattern)))]),
);

/** The pattern's declaration of a parameter, or undefined. */
export function parameterOf(pattern: Pattern, name: string): Parameter | undefined {
  return PARAMETERS.get(pattern)?.get(name);
}

/** Reads a value of a pattern's own parameter: a number or a choice, within its range. */
export function parameterValue(
  name: string,
  parameter: Parameter,
  value: unknown,
  where: Where,
): Reading<number | string> {
  const number = parameter.kind === 'number' ? numberFrom(value, parameter, where) : undefined;
  const read = number ?? value;
  const problem = problemOfValue(parameter, read);
  // A value without a problem has the type of the parameter.
  if (problem === undefined) return accepted(read as number | string);
  const called = where === 'query' ? name : `parameters.${name}`;
  const { code, message, details } = parameterInvalid(called, parameter, value, problem);
  const meant = valueMeantBy(parameter, value);
  const isLength = parameter.kind === 'number' && parameter.unit === 'mm' && number === undefined;
  const hint = (meant === undefined ? '' : ` Did you mean ${meant}?`) + (isLength ? ` ${UNITS_ADVICE}` : '');
  return refused({ code, param: called, received: value, message: message + hint, example: meant ?? details.example });
}

/** The number of a value, in the unit of its parameter; undefined if it is not one. */
function numberFrom(value: unknown, { unit }: NumberParameter, where: Where): number | undefined {
  if (where === 'query' && typeof value === 'string') {
    return unit === 'mm' ? lengthFromText(value, unit) : numberFromText(value);
  }
  return unit === 'mm' ? lengthFromJson(value, unit) : numberFromJson(value);
}

/** The valid value that an invalid one probably means. */
function valueMeantBy(parameter: Parameter, value: unknown): string | undefined {
  if (parameter.kind === 'choice') {
    return typeof value === 'string' ? nearestName(value, parameter.values) : undefined;
  }
  const number = numberMeantBy(value, parameter.unit);
  return number === undefined || problemOfValue(parameter, number) ? undefined : plainDecimal(number);
}

/** Common names for a field that are too different for a guess by spelling. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['gapMm', 'joint'],
  ['gap', 'joint'],
  ['grout', 'joint'],
  ['language', 'lang'],
  ['locale', 'lang'],
  ['room', 'outline'],
  ['walk', 'outline'],
  ['points', 'polygon'],
  ['cutouts', 'subtract'],
  ['origin', 'start'],
]);

/** The field that an unknown name probably means. */
export function fieldMeantBy(name: string, { readers }: InputFormat): string | undefined {
  return OTHER_NAMES.get(name) ?? nearestName(name, Object.keys(readers));
}

/**
 * The mistake for a name that is neither a field nor a parameter of the pattern. If the pattern is unknown, only a name
 * close to a field is reported, because others may be parameters of the intended pattern.
 */
export function unknownField(
  name: string,
  value: unknown,
  form: InputFormat,
  pattern: Pattern | undefined,
): Mistake | undefined {
  const field = fieldMeantBy(name, form);
  if (pattern === undefined) {
    if (field === undefined || PATTERNS.some((other) => parameterOf(other, name))) return undefined;
    return unknownNameMistake(name, value, field, `There is no field ${quoted(name)}`);
  }
  const own = Object.keys(parametersOf(pattern));
  const near = parameterOf(pattern, name) ? name : nearestName(name, own);
  const short = shortNameOf(pattern);
  const list = `${short} takes ${own.join(', ')}`;
  if (form.where === 'body') {
    const meant = near === undefined ? field : `parameters.${near}`;
    const rest = meant === undefined ? `; its fields are ${Object.keys(form.readers).join(', ')}` : '';
    return unknownNameMistake(name, value, meant, `The body has no field ${quoted(name)}${rest}`);
  }
  return unknownNameMistake(
    name,
    value,
    near ?? field,
    `There is no field ${quoted(name)}, and ${list} as its own parameters`,
  );
}

/** The mistake for a name inside `parameters` that the pattern does not have. */
export function unknownParameter(name: string, value: unknown, body: InputFormat, pattern: Pattern): Mistake {
  const own = Object.keys(parametersOf(pattern));
  const near = nearestName(name, own);
  const list = `${shortNameOf(pattern)} has no parameter ${quoted(name)}; its parameters are ${own.join(', ')}`;
  if (near !== undefined) return unknownNameMistake(`parameters.${name}`, value, `parameters.${near}`, list);
  if (!isField(name, body)) return unknownNameMistake(`parameters.${name}`, value, undefined, list);
  return unknownNameMistake(
    `parameters.${name}`,
    value,
    name,
    `${list}. ${name} belongs beside parameters, not inside`,
  );
}

function unknownNameMistake(name: string, value: unknown, meant: string | undefined, fault: string): Mistake {
  const hint = meant === undefined ? 'Leave it out.' : `Did you mean ${meant}?`;
  return mistake({
    code: 'parameter-unknown',
    param: name,
    received: value,
    message: `${fault}. ${hint}`,
    example: meant,
  });
}
