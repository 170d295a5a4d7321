// The names and units of the figures that a layout implies.

import type { DerivedFigure, Pattern } from './contract.ts';
import { derive } from './derived.ts';
import { completeParameters } from './parameters.ts';

// A figure's name ends in its unit; one that ends in none of these is a count.
const UNITS = [
  ['Mm', 'mm'],
  ['Deg', 'deg'],
  ['Cm2', 'cm2'],
  ['PerM2', 'perM2'],
  ['Percent', 'percent'],
  ['Ratio', 'ratio'],
] as const;

/** Returns names and units of a pattern's figures, in the order of listings and answers. */
export function derivedFiguresOf(pattern: Pattern): readonly DerivedFigure[] {
  const figures = derive(pattern, completeParameters(pattern, {}), pattern.defaultJoint);
  return Object.keys(figures).map((name) => ({
    name,
    unit: UNITS.find(([ending]) => name.endsWith(ending))?.[1] ?? 'count',
  }));
}
