// What a plan may share with the next one: the tile with its joint and colours, and how it is bought.

import type { Change, Draft } from '../state/draft.ts';
import { pageChange } from '../state/page-data.ts';

/** The material of a draft, without its room. Tiles at hand are used up by one plan. */
export function materialOf({ pattern, parameters, joint, edge, kerf, minCut, color, colors, gapColor, page }: Draft) {
  const { stock: _, ...order } = (page?.order ?? {}) as Readonly<Record<string, unknown>>;
  const tile = { pattern, parameters, joint, edge, kerf, minCut, color, colors, gapColor };
  const given = Object.entries(tile).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), ...pageChange({}, 'order', order) } as Draft;
}

/** The change that gives a draft the material of another one; its start, which suits another tile, is removed. */
export function sameMaterial(other: Draft) {
  const { page, ...tile } = materialOf(other);
  return (draft: Draft): Change => {
    const own = Object.keys(materialOf(draft)).map((name) => [name, undefined]);
    return { ...Object.fromEntries(own), ...tile, start: undefined, ...pageChange(draft, 'order', page?.order ?? {}) };
  };
}
