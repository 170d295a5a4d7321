// The figures that are stored with a project, so that its link shows them for ever, or says that they were corrected.

import type { Plan } from '../../engine/index.ts';
import type { KeptFigure, Recount } from '../../words/index.ts';
import type { QuantitiesAnswer } from '../answers/quantities.ts';
import type { AnswerOptions } from '../fields/fields.ts';
import { skirtingM, tilesOf } from './plan-figures.ts';
import { earlierQuantities, quantitiesAnswer } from './quantities-answer.ts';

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
  'skirtingM',
  'groutKg',
  'adhesiveKg',
];

export type Figures = Readonly<Record<KeptFigure, number | null>>;

/** The figures of a plan that are kept. */
export function figuresOf(plan: Plan, options: Pick<AnswerOptions, 'quantities' | 'lang'>): Figures {
  return { ...tilesOf(plan), skirtingM: skirtingM(plan, 'walls'), ...kilograms(quantitiesAnswer(plan, options)) };
}

function kilograms(amounts: Pick<QuantitiesAnswer, 'groutKg' | 'adhesiveKg'> | undefined) {
  return { groutKg: amounts?.groutKg ?? null, adhesiveKg: amounts?.adhesiveKg ?? null };
}

/** The figures of a plan by the rules of versions that did not keep them: skirting went around everything, for one. */
export function earlierFiguresOf(plan: Plan, { quantities }: Pick<AnswerOptions, 'quantities'>): Partial<Figures> {
  const amounts = quantities === null ? undefined : earlierQuantities(plan, quantities);
  return { skirtingM: skirtingM(plan, 'all'), ...kilograms(amounts) };
}

/** Writes the figures of a plan: `[47,33,14,5.21,4.0095,4.23,3,1,8.4]`. */
export function keptFigures(figures: Figures): string {
  return JSON.stringify(KEPT.map((name) => figures[name]));
}

/**
 * Compares the figures of a stored plan with those that it showed; null if they are the same. `kept` is null for a
 * project of a version that stored no figures. Of a figure that was not stored yet, `earlier` has what was shown.
 */
export function recountOf(kept: string | null, figures: Figures, earlier: Partial<Figures> = {}): Recount | null {
  if (kept === null) return { was: null };
  const before: readonly (number | null)[] = JSON.parse(kept);
  const changed = KEPT.flatMap((name, place) => {
    const was = place < before.length ? before[place] : earlier[name];
    return was !== undefined && was !== figures[name] ? [[name, was] as const] : [];
  });
  return changed.length === 0 ? null : { was: Object.fromEntries(changed) };
}
