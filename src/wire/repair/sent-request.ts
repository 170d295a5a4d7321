// A request as it was sent, as far as the meaning of its names and values depends on it.

import type { Pattern } from '../../engine/index.ts';
import { isJsonObject } from '../values/corners.ts';
import type { RawField, Where } from '../values/raw-fields.ts';

export interface SentRequest {
  readonly form: {
    readonly where: Where;
    /** By the names of the fields. */
    readonly readers: { readonly [name in string]?: unknown };
  };
  /** Undefined if the pattern is unknown. */
  readonly pattern: Pattern | undefined;
  readonly entries: readonly RawField[];
}

/** Whether a name is a top-level field. */
export function isField(name: string, { readers }: SentRequest['form']): boolean {
  return Object.hasOwn(readers, name);
}

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

/** A text or a number as text; undefined for anything else, which may be too deep to be written. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
