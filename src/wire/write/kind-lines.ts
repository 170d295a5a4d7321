// The kinds of tile in a plan with their names, as every surface lists them.

import { type KindTiles, kindTilesOf } from '../../engine/index.ts';
import { type Lang, label } from '../../words/index.ts';

/** The tiles of a kind, with its name in the language. */
export interface NamedKind extends KindTiles {
  readonly name: string;
}

/** The kinds of a plan; empty if its pattern has a single kind. */
export function namedKindsOf(plan: Parameters<typeof kindTilesOf>[0], lang: Lang): NamedKind[] {
  const { pattern } = plan;
  if (pattern.kinds === undefined) return [];
  return kindTilesOf(plan).map((tiles) => ({ ...tiles, name: kindName(pattern, tiles.kind, lang) }));
}

/** The name of a kind of tile of a pattern that has several. */
export function kindName({ kindLabels }: { readonly kindLabels?: string }, kind: string, lang: Lang): string {
  return label(lang, `${kindLabels}.${kind}`);
}
