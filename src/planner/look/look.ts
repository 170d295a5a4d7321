// The look of the tiles: a photo of one or a material, and how much their shade varies. It is kept with the plan and never sent.

import type { Change, Draft } from '../state/draft.ts';
import { pageValues } from '../state/page-data.ts';

export interface Look {
  /** A JPEG image as a data address, lying: wider than high. */
  readonly photo?: string;
  /** The name of a material that the tiles are shown in instead. */
  readonly material?: string;
  /** How much lighter or darker a tile may be, percent. */
  readonly shade?: number;
  /** Whether hatching and marks are left out. */
  readonly clean?: true;
}

export function lookOf({ page }: Draft): Look {
  return (page?.look ?? {}) as Look;
}

/** The change that sets a part of the look; undefined removes it. */
export function withLook(change: { readonly [Name in keyof Look]?: Look[Name] | undefined }) {
  return (draft: Draft): Change => pageValues(draft, 'look', change);
}
