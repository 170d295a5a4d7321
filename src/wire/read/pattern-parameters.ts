// Reads the pattern's own parameters. Values are checked against the declaration of the pattern.

import {
  type NumberParameter,
  type Parameter,
  type Pattern,
  parameterInvalid,
  parametersOf,
  problemOfValue,
} from '../../engine/index.ts';
import type { Meanings } from '../repair/index.ts';
import { lengthFromJson, lengthFromText, UNITS_ADVICE } from '../values/lengths.ts';
import { accepted, type Reading, refused } from '../values/mistakes.ts';
import { numberFromJson, numberFromText } from '../values/numbers.ts';
import { parameterIn, type Where } from '../values/raw-fields.ts';

/** The pattern's declaration of a parameter, or undefined. */
export function parameterOf(pattern: Pattern, name: string): Parameter | undefined {
  const own = parametersOf(pattern);
  return Object.hasOwn(own, name) ? own[name] : undefined;
}

/** Reads a value of a pattern's own parameter: a number or a choice, within its range. */
export function parameterValue(
  name: string,
  parameter: Parameter,
  value: unknown,
  { where }: { readonly where: Where },
  meanings?: Meanings,
): Reading<number | string> {
  const number = parameter.kind === 'number' ? numberFrom(value, parameter, where) : undefined;
  const read = number ?? value;
  const problem = problemOfValue(parameter, read);
  // A value without a problem has the type of the parameter.
  if (problem === undefined) return accepted(read as number | string);
  const called = parameterIn(where, name);
  const { code, message } = parameterInvalid(called, parameter, value, problem);
  const square = name === 'tileSize' ? meanings?.interpretSquare(value) : undefined;
  const fits = square && problemOfValue(parameter, Number(square.example)) === undefined;
  const example = fits ? square.example : meanings?.interpretParameter(parameter, value);
  const understood = fits ? `, for a tile of ${square.words}` : '';
  const hint = example === undefined ? hintFor(name, value) : ` Did you mean ${example}${understood}?`;
  const isLength = parameter.kind === 'number' && parameter.unit === 'mm' && number === undefined;
  const advice = isLength ? ` ${UNITS_ADVICE}` : '';
  return refused({ code, param: called, received: value, message: message + hint + advice, example });
}

/** Two numbers for one side are a rectangle, but which is its width? */
function hintFor(name: string, value: unknown): string {
  const isPair = name === 'tileSize' && typeof value === 'string' && /^[0-9.]+\s*[,;x×*\s]\s*[0-9.]+$/.test(value);
  return isPair ? ' A rectangle has a tileWidth and a tileHeight, for example in the pattern bricks.' : '';
}

/** The number of a value, in the unit of its parameter; undefined if it is not one. */
function numberFrom(value: unknown, { unit }: NumberParameter, where: Where): number | undefined {
  if (where === 'query' && typeof value === 'string') {
    return unit === 'mm' ? lengthFromText(value, unit) : numberFromText(value);
  }
  return unit === 'mm' ? lengthFromJson(value, unit) : numberFromJson(value);
}
