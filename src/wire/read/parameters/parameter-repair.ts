// What an invalid value of a pattern's own parameter means.

import { type Parameter, problemOfValue } from '../../../engine/index.ts';
import type { ValueMeaning } from '../../fields/input-format.ts';
import { plainDecimal } from '../../values/numbers.ts';
import { numberMeantBy } from '../../values/repairs/number-repair.ts';
import { nearestName } from '../names/nearest.ts';

/** The valid value that an invalid one means, and a sentence about it. */
export function parameterMeantBy(name: string, parameter: Parameter, value: unknown): ValueMeaning {
  const example = valueMeantBy(parameter, value);
  return example === undefined ? { hint: hintFor(name, value) } : { hint: ` Did you mean ${example}?`, example };
}

/** Two numbers for one side are a rectangle, but which is its width? */
function hintFor(name: string, value: unknown): string {
  const isPair = name === 'tileSize' && typeof value === 'string' && /^[0-9.]+\s*[,;x×*\s]\s*[0-9.]+$/.test(value);
  return isPair ? ' A rectangle has a tileWidth and a tileHeight, for example in the pattern bricks.' : '';
}

/** The valid value that an invalid one means; undefined if that is not certain. */
function valueMeantBy(parameter: Parameter, value: unknown): string | undefined {
  if (parameter.kind === 'choice') {
    return typeof value === 'string' ? nearestName(value, parameter.values) : undefined;
  }
  const number = numberMeantBy(value, parameter.unit);
  return number === undefined || problemOfValue(parameter, number) ? undefined : plainDecimal(number);
}
