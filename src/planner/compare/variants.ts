// Pinned variants of a plan: layouts for the same room, kept with it. A layout is everything but the room.

import type { Change, Draft } from '../state/draft.ts';
import { pageChange } from '../state/page-data.ts';

const FIELDS = ['pattern', 'parameters', 'joint', 'color', 'colors', 'gapColor', 'start'] as const;

export type Variant = Pick<Draft, (typeof FIELDS)[number]>;

export const MOST_VARIANTS = 6;

/** The layout of a draft. */
export function variantOf(draft: Draft): Variant {
  return Object.fromEntries(FIELDS.flatMap((field) => (draft[field] === undefined ? [] : [[field, draft[field]]])));
}

export function variantsOf({ page }: Draft): readonly Variant[] {
  return (page?.variants ?? []) as readonly Variant[];
}

/** Equal for equal layouts. */
export function keyOf(variant: Variant): string {
  const { parameters = {}, ...others } = variantOf(variant);
  return JSON.stringify([FIELDS.map((field) => (others as Variant)[field] ?? null), Object.entries(parameters).sort()]);
}

export function isPinned(draft: Draft): boolean {
  const key = keyOf(variantOf(draft));
  return variantsOf(draft).some((variant) => keyOf(variant) === key);
}

/** Whether the layout of a draft can be pinned. */
export function canPin(draft: Draft): boolean {
  return variantsOf(draft).length < MOST_VARIANTS && !isPinned(draft);
}

/** The change that pins the layout of a draft. */
export function pin(draft: Draft): Change {
  return canPin(draft) ? pageChange(draft, 'variants', [...variantsOf(draft), variantOf(draft)]) : {};
}

/** The change that removes a variant. */
export function unpin(draft: Draft, key: string): Change {
  return pageChange(
    draft,
    'variants',
    variantsOf(draft).filter((variant) => keyOf(variant) !== key),
  );
}

/** The change that goes on with a variant. */
export function choose(variant: Variant): Change {
  return Object.fromEntries(FIELDS.map((field) => [field, variant[field]]));
}
