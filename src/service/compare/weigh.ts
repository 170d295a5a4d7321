// Plans a variant of a comparison: its figures, and what it is compared by.

import { type Standing, standingOf } from '../../engine/comparison.ts';
import { type AcceptedVariant, type Mistake, mistakeInComparison, type PlanAnswer } from '../../wire/index.ts';
import { refusedBy } from '../answer.ts';
import { svgUrlOf } from '../links.ts';
import { type PlanTools, planRequest } from '../plan.ts';
import { answerPlanned } from '../planned.ts';

export interface VariantTask {
  readonly variant: AcceptedVariant;
  /** Its place in the list of variants, from 0. */
  readonly index: number;
  readonly publicUrl: string;
}

/** The figures of a variant, as in the answer to its plan. */
export type VariantFigures = Pick<PlanAnswer, 'pattern' | 'tiles' | 'warnings' | 'notes' | 'order' | 'svgUrl'>;

export interface Weighed {
  readonly ok: true;
  readonly figures: VariantFigures;
  readonly standing: Standing;
  /** Tiles to buy, with offcuts reused if they are bought that way. */
  readonly tilesToBuy: number;
  readonly tileAreaMm2: number;
}

export type WeighOutcome = Weighed | { readonly ok: false; readonly mistakes: readonly Mistake[] };

/** Plans a variant, or returns its mistakes. Throws only for internal errors. */
export function weighVariant({ variant, index, publicUrl }: VariantTask, tools: PlanTools = {}): WeighOutcome {
  const { read } = variant;
  try {
    const planned = planRequest(read, tools);
    const { plan, reuse, order } = planned;
    const svgUrl = svgUrlOf(publicUrl, planned.read);
    const { pattern, tiles, warnings, notes } = answerPlanned(planned, { svgUrl, plannerUrl: null });
    const tilesToBuy = (read.options.buyWithReuse && reuse?.reuse?.tilesWithReuse) || tiles.total;
    return {
      ok: true,
      figures: { pattern, tiles, warnings, notes, ...(order && { order }), svgUrl },
      standing: standingOf(plan, tilesToBuy),
      tilesToBuy,
      tileAreaMm2: plan.lattice.tileAreaMm2,
    };
  } catch (error) {
    const { mistakes } = refusedBy(error, { read, where: 'body' });
    return { ok: false, mistakes: mistakes.map((found) => mistakeInComparison(index, variant, found)) };
  }
}
