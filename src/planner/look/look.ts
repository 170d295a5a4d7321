// The look of the tiles: a photo of one and how much their shade varies. It is kept with the plan and never sent.

import type { Change, Draft } from '../state/draft.ts';
import type { Size } from '../state/view.ts';

export interface Look {
  /** A JPEG image as a data address, lying: wider than high. */
  readonly photo?: string;
  /** How much lighter or darker a tile may be, percent. */
  readonly shade?: number;
}

export const MOST_SHADE = 30;
/** The longest side of a kept photo, px. */
export const MOST_PHOTO_PX = 512;
/** The longest data address of a kept photo; larger ones are made smaller. */
export const MOST_PHOTO_CHARACTERS = 200_000;

export function lookOf({ page }: Draft): Look {
  return (page?.look ?? {}) as Look;
}

/** The change that sets a part of the look; undefined removes it. */
export function withLook(change: { readonly [Name in keyof Look]?: Look[Name] | undefined }) {
  return (draft: Draft): Change => {
    const look = Object.fromEntries(
      Object.entries({ ...lookOf(draft), ...change }).filter(([, value]) => value !== undefined),
    );
    const { look: _, ...others } = draft.page ?? {};
    const page = Object.keys(look).length > 0 ? { ...others, look } : others;
    return { page: Object.keys(page).length > 0 ? page : undefined };
  };
}

/** A size reduced to a longest side; smaller ones stay. */
export function boundedSize({ width, height }: Size, most: number): Size {
  const scale = Math.min(1, most / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** How much lighter (above 0) or darker a tile is, from -1 to 1, by its place in the lattice alone. */
export function shadeOf(motif: number, place: number, row: number): number {
  let mixed = Math.imul(place, 0x9e3779b1) ^ Math.imul(row, 0x85ebca77) ^ Math.imul(motif + 1, 0xc2b2ae3d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x80000000 - 1;
}
