// The selected tile, by its place in the lattice, so that it stays selected while the start moves.

import { signal } from '@preact/signals';
import type { TilePlace } from '../../engine/index.ts';

export const selected = signal<TilePlace | null>(null);
/** The tile under the pointer. */
export const hovered = signal<TilePlace | null>(null);

export function isSamePlace(a: TilePlace | null, b: TilePlace | null): boolean {
  return a === b || (a !== null && b !== null && a.motif === b.motif && a.place === b.place && a.row === b.row);
}
