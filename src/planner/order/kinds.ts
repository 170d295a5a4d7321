// The kinds of tile that a plan buys, and how many of each.

import { patternByName, tileSizesOf } from '../../engine/index.ts';
import { type KindToBuy, tileInBoxes } from '../../order/index.ts';
import { type Lang, label, say } from '../../words/index.ts';
import type { Planned } from '../state/session.ts';

type Counted = Pick<Planned, 'laid' | 'answer'>;

/** The tiles of each kind in a plan, in the order of the motif; one without a name if the pattern has a single kind. */
export function countKinds({ laid: { layout, lattice, joint }, answer: { pattern } }: Counted): KindToBuy[] {
  const kinds = patternByName(pattern.id)?.kinds?.(pattern.parameters);
  const counts = lattice.motif.map(() => 0);
  const { runs, cuts } = layout;
  for (let i = 0; i < runs.length; i += 4) counts[runs[i]] += runs[i + 3];
  for (let i = 0; i < cuts.count; i++) counts[cuts.tiles[3 * i]]++;
  const found = new Map<string, KindToBuy>();
  tileSizesOf(lattice).forEach((size, motif) => {
    const kind = kinds?.[motif] ?? '';
    const tiles = (found.get(kind)?.tiles ?? 0) + counts[motif];
    found.set(kind, { kind, tiles, ...tileInBoxes(size, joint) });
  });
  return [...found.values()];
}

/** The tiles to buy by kind, such as "Left-hand plank: 110 · Right-hand plank: 88"; empty for a single kind. */
export function kindsText(planned: Counted, lang: Lang): string {
  const kinds = countKinds(planned);
  if (kinds.length === 1) return '';
  const { id } = planned.answer.pattern;
  return kinds
    .map(({ kind, tiles }) => say(lang, 'order.ofKind', { kind: kindName(id, kind, lang), n: tiles }))
    .join(' · ');
}

/** The name of a kind of tile of a pattern that has several. */
export function kindName(id: string, kind: string, lang: Lang): string {
  return label(lang, `${patternByName(id)?.kindLabels}.${kind}`);
}
