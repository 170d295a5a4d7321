// What the pieces of a cutting sheet are called in its drawing.

import type { CuttingSheet } from './model.ts';

/** The names of pieces in the drawing: their numbers if there is one tile, otherwise letters if there are several. */
export function namesIn({ tiles, pieces }: CuttingSheet): string[] {
  if (tiles.length === 1) return [...tiles[0]];
  const distinct = [...new Set(tiles[0])];
  return pieces.map((_, i) => (distinct.length > 1 ? String.fromCharCode(97 + distinct.indexOf(tiles[0][i])) : ''));
}
