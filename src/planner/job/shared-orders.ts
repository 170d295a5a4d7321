// What is bought belongs to the tiles, not to a room: surfaces that are laid with the same tiles have one order.

import { changed, type Draft } from '../state/draft.ts';
import { pageChange } from '../state/page-data.ts';
import { surfacesOf, withOthers } from '../state/surfaces.ts';

/** A draft whose order is that of all surfaces with its tiles; `before` is the version before it. */
export function withSharedOrder(draft: Draft, before?: Draft): Draft {
  if (!draft.job || !before) return draft;
  const tiles = tilesOf(draft);
  const isOrderNew = JSON.stringify(draft.page?.order) !== JSON.stringify(before.page?.order);
  if (!isOrderNew && tiles === tilesOf(before)) return draft;
  // Tiles that other rooms have are bought as they are there.
  const known = isOrderNew ? undefined : surfacesOf(draft).find((one) => one.page?.order && isOther(one, draft, tiles));
  if (known) return changed(draft, withOrder(draft, known));
  return withOthers(draft, (other) => (tilesOf(other) === tiles ? changed(other, withOrder(other, draft)) : other));
}

function isOther(one: Draft, { name }: Draft, tiles: string): boolean {
  return one.name !== name && tilesOf(one) === tiles;
}

function withOrder(draft: Draft, { page }: Draft) {
  return pageChange(draft, 'order', (page?.order ?? {}) as object);
}

/** The tiles of a surface as a text: those of a wall are others unless the shop calls them the same. */
function tilesOf({ pattern, parameters = {}, color, colors, tile, kind }: Draft): string {
  const sizes = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([pattern, sizes, color, colors, tile ?? kind]);
}
