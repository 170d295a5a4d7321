// Writes what was meant for a query or a body.

import { plainDecimal } from '../values/numbers.ts';
import type { Where } from '../values/raw-fields.ts';

/** Coordinates, lengths, or lists of them. */
export type Meaning = string | number | readonly Meaning[];

export interface Form {
  /** What separates items of a query, from the outermost list in. */
  readonly separators: string;
  /** The names of the innermost values in a body; without them these are a list. */
  readonly names?: readonly string[];
}

export function written(meaning: Meaning | undefined, form: Form, where: Where): string | undefined {
  if (meaning === undefined) return undefined;
  return where === 'query' ? asText(meaning, form.separators) : JSON.stringify(asJson(meaning, form));
}

function asText(meaning: Meaning, separators: string): string {
  if (typeof meaning === 'number') return plainDecimal(meaning);
  return typeof meaning === 'string'
    ? meaning
    : meaning.map((item) => asText(item, separators.slice(1))).join(separators[0]);
}

function asJson(meaning: Meaning, form: Form): unknown {
  if (typeof meaning !== 'object') return Number(meaning);
  const items = meaning.map((item) => asJson(item, form));
  const isInnermost = form.names && typeof meaning[0] !== 'object';
  return isInnermost ? Object.fromEntries(form.names.map((name, i) => [name, items[i]])) : items;
}
