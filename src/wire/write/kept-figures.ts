// The figures that are stored with a project, so that its link shows them for ever, or says that they were corrected.

import type { KeptFigure, Recount } from '../../words/index.ts';
import type { PlanAnswer } from '../answers/plan.ts';

/** In the order in which they are stored. Others may follow; none is ever moved or removed. */
const KEPT: readonly KeptFigure[] = [
  'total',
  'whole',
  'cut',
  'wastePercent',
  'laidAreaM2',
  'purchasedAreaM2',
  'narrowestCutMm',
  'sliverCount',
];

type Figures = Pick<PlanAnswer['tiles'], KeptFigure>;

/** Writes the figures of a plan: `[47,33,14,5.21,4.0095,4.23,3,1]`. */
export function keptFigures(tiles: Figures): string {
  return JSON.stringify(KEPT.map((name) => tiles[name]));
}

/**
 * Compares the figures of a stored plan with those that it showed; null if they are the same. `kept` is null for a
 * project of a version that stored no figures.
 */
export function recountOf(kept: string | null, tiles: Figures): Recount | null {
  if (kept === null) return { was: null };
  const before: readonly (number | null)[] = JSON.parse(kept);
  const changed = KEPT.flatMap((name, place) => {
    return place < before.length && before[place] !== tiles[name] ? [[name, before[place]] as const] : [];
  });
  return changed.length === 0 ? null : { was: Object.fromEntries(changed) };
}
