// What an invalid value of a pattern's own parameter means.

import { type Parameter, problemOfValue } from '../../engine/index.ts';
import { lengthFromText } from '../values/lengths.ts';
import { plainDecimal } from '../values/numbers.ts';
import { nearestName } from './closest-match.ts';
import { interpretInches, interpretNumber } from './numbers.ts';

/** The valid value that an invalid one means; undefined if that is not certain. */
export function interpretParameter(parameter: Parameter, value: unknown): string | undefined {
  if (parameter.kind === 'choice') {
    return typeof value === 'string' ? nearestName(value, parameter.values) : undefined;
  }
  const inches = parameter.unit === 'mm' ? interpretInches(value) : undefined;
  if (inches !== undefined) return problemOfValue(parameter, lengthFromText(inches, 'mm')) ? undefined : inches;
  const number = interpretNumber(value, parameter.unit);
  return number === undefined || problemOfValue(parameter, number) ? undefined : plainDecimal(number);
}
