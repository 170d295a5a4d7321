// Random parameter sets for any pattern, from its declaration: ordinary sizes, extremes and needles.

import fc from 'fast-check';
import {
  completeParameters,
  type Parameter,
  type ParameterValues,
  type Pattern,
  parametersOf,
} from '../../src/engine/patterns/index.ts';

export interface Sample {
  readonly values: ParameterValues;
  readonly joint: number;
}

/** Complete values that go together, with a joint of 0 to 100 mm. */
export function samplesOf(pattern: Pattern): fc.Arbitrary<Sample> {
  const given = Object.entries(parametersOf(pattern)).map(([name, parameter]) => [name, valuesOf(parameter)] as const);
  return fc
    .record({
      values: fc.record(Object.fromEntries(given)).map((values) => completeParameters(pattern, values)),
      joint: fc.oneof(fc.constantFrom(0, 100, pattern.defaultJoint), hundredths(0, 100), hundredths(0, 10)),
    })
    .filter(({ values, joint }) => pattern.misfit?.(values, joint) === undefined);
}

function valuesOf(parameter: Parameter): fc.Arbitrary<number | string> {
  if (parameter.kind === 'choice') return fc.constantFrom(...parameter.values);
  const { min, max, unit } = parameter;
  const corners = fc.constantFrom(min, max, parameter.default);
  // Doubles are spread evenly over their exponents, so small and large tiles are equally likely.
  if (unit === 'mm') return fc.oneof(corners, fc.double({ min, max, noNaN: true }), hundredths(min, max));
  if (unit === 'count') return fc.oneof(corners, fc.integer({ min, max }));
  if (unit === 'percent') return fc.oneof(corners, fc.constantFrom(20, 25, 33, 33.3, 33.33), hundredths(min, max));
  return fc.oneof(
    corners,
    fc.integer({ min: Math.ceil(min / 15), max: Math.floor(max / 15) }).map((n) => 15 * n),
    hundredths(min, max),
  );
}

function hundredths(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min: 100 * min, max: 100 * max }).map((n) => n / 100);
}
