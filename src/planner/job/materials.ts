// What a job's materials are called, and their sums.

import { materialText } from '../../drawing/index.ts';
import { patternByName } from '../../engine/index.ts';
import type { JobAnswer, MaterialAnswer } from '../../wire/index.ts';
import type { Notation } from '../../words/index.ts';

/** What people call a material: its name, or the size of its tiles. */
export function materialLabel(notation: Notation, { materials, surfaces }: JobAnswer, index: number): string {
  const { tile, surfaces: names } = materials[index];
  const first = surfaces.find(({ name }) => name === names[0]);
  const pattern = first && patternByName(first.pattern.id);
  return tile ?? (first && pattern ? materialText(notation, { pattern, parameters: first.pattern.parameters }) : '');
}

/** The sum of a figure of all materials. */
export function sumOf(materials: readonly MaterialAnswer[], figure: 'total' | 'tilesWithReuse'): number {
  return materials.reduce((sum, material) => sum + material[figure], 0);
}
