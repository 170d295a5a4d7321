// Booleans and numbers of several fields, read from the text of a query.

import { lengthFromText } from '../values/lengths.ts';
import { accepted, type Reading } from '../values/mistakes.ts';
import { numberFromText } from '../values/numbers.ts';
import { type NumberKind, notTrueOrFalse, TRUTHS, withinRange } from './field-kinds.ts';

/** Reads a boolean from text: `true`, `false`, `1` or `0`. */
export function booleanFromText(name: string, byDefault: boolean) {
  return (text: string): Reading<boolean> =>
    Object.hasOwn(TRUTHS, text) ? accepted(TRUTHS[text]) : notTrueOrFalse(name, byDefault, text, 'true, false, 1 or 0');
}

/** Reads a number within its range from text; a length may have its own unit. */
export function rangeFromText(name: string, kind: NumberKind) {
  const read = (text: string) => (kind.unit === 'mm' ? lengthFromText(text, 'mm') : numberFromText(text));
  return (text: string): Reading<number> => withinRange(name, kind, read(text), text, `${name}=`);
}
