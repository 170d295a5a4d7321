// The unit of a DXF file, and which of its layers are hidden.

import type { Count } from '../clean/tally.ts';
import { type Entry, firstText, numberFrom, numberOf } from './groups.ts';

/** Millimetres in the units of $INSUNITS. */
const UNITS: Readonly<Record<number, number>> = {
  1: 25.4,
  2: 304.8,
  4: 1,
  5: 10,
  6: 1000,
  10: 914.4,
  14: 100,
};
const INCHES_OR_FEET = [1, 2];

/** The unit of a file by the variables of its header; null if it does not say. */
export function unitOf(header: Entry, count: Count): number | null {
  const unit = variable(header, '$INSUNITS');
  // Templates of AutoCAD have inches even for those who draw metric.
  if (INCHES_OR_FEET.includes(unit) && variable(header, '$MEASUREMENT') === 1) {
    count('unit-contradiction', 1);
    return null;
  }
  return UNITS[unit] ?? null;
}

/** The whole number of a variable; NaN if there is none. */
function variable({ codes, values }: Entry, name: string): number {
  const at = values.findIndex((value, i) => codes[i] === 9 && value.trim() === name);
  return at >= 0 && codes[at + 1] === 70 ? numberFrom(values[at + 1]) : Number.NaN;
}

/** The name of a layer that is off or frozen; undefined for others. */
export function hiddenLayer(layer: Entry): string | undefined {
  const isHidden = numberOf(layer, 62, 7) < 0 || (numberOf(layer, 70, 0) & 1) === 1;
  return isHidden ? firstText(layer, 2)?.trim() : undefined;
}
