// Fields that name kinds of tile of the pattern.

import { kindNamesOf, type Pattern, shortNameOf } from '../../engine/index.ts';
import type { Meanings } from '../repair/index.ts';
import { type Mistake, mistake, quoted } from '../values/mistakes.ts';

interface Sent {
  readonly pattern: Pattern | undefined;
  readonly mistakes: Mistake[];
  readonly meanings: Meanings | undefined;
}

/** The fields, with what is sent for a pattern that has one kind only. */
const BY_KIND = {
  colors: 'color',
  kinds: 'tilesPerBox and the price of a tile, m² or box',
  setOf: 'tilesPerBox',
} as const;

/** Refuses kinds that the pattern does not have, and orders the others as the pattern does. */
export function knownKinds<Item extends { readonly kind: string }>(
  { pattern, mistakes, meanings }: Sent,
  field: keyof typeof BY_KIND,
  items: readonly Item[],
): Item[] {
  if (pattern === undefined || items.length === 0) return [...items];
  const kinds = kindNamesOf(pattern);
  const unknown = items.find(({ kind }) => !kinds.includes(kind));
  if (unknown !== undefined) {
    const name = shortNameOf(pattern);
    const meant = meanings?.nearestName(unknown.kind, kinds);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    const message =
      kinds.length > 0
        ? `${field} names ${quoted(unknown.kind)}, which is no kind of tile of ${name}; its kinds are ${kinds.join(', ')}.${hint}`
        : `${field} is for patterns with several kinds of tile, and ${name} has one; send ${BY_KIND[field]} instead.`;
    mistakes.push(mistake({ code: `${field}-kind-unknown`, param: field, received: unknown.kind, message }));
  }
  return kinds.flatMap((kind) => items.find((one) => one.kind === kind) ?? []);
}
