// The values that were sent, by name, to check that a repair does not contradict another field.

import { isJsonObject } from '../values/corners.ts';
import { type Mistake, withoutRepair } from '../values/mistakes.ts';
import type { RawField } from './raw-fields.ts';

/** Values by name; those in the parameters of a body as `parameters.tileSize`. */
export type SentFields = ReadonlyMap<string, unknown>;

export function sentFields(entries: readonly RawField[]): SentFields {
  return new Map(
    entries.flatMap(({ name, value }): [string, unknown][] => {
      const inside = name === 'parameters' && isJsonObject(value) ? Object.entries(value) : [];
      return [[name, value], ...inside.map(([own, its]): [string, unknown] => [`parameters.${own}`, its])];
    }),
  );
}

/** The mistakes without the repair of a pattern that stands for parameters which were sent with other values. */
export function withoutContradictions(mistakes: readonly Mistake[], entries: readonly RawField[]): readonly Mistake[] {
  const sent = sentFields(entries);
  return mistakes.map((found) => {
    const others = Object.entries(found.changes ?? {}).filter(([name]) => name !== 'pattern' && sent.has(name));
    const contradicts = found.param === 'pattern' && others.some(([name, value]) => textOf(sent.get(name)) !== value);
    return contradicts ? withoutRepair(found) : found;
  });
}

/** A text or a number as text; undefined for anything else, which may be too deep to be written. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
