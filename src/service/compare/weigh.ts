// Plans a variant of a comparison: its figures, and what it is compared by.

import { lookOf } from '../../engine/comparison.ts';
import { isUniform, type Plan } from '../../engine/index.ts';
import { kindAreasOf } from '../../engine/offcuts.ts';
import {
  type AcceptedVariant,
  type CompareAnswer,
  type Mistake,
  mistakeInComparison,
  type ReuseFigures,
} from '../../wire/index.ts';
import { refusedBy } from '../answer.ts';
import { svgUrlOf } from '../links.ts';
import { type PlanTools, planRequest } from '../plan.ts';
import { answerPlanned } from '../planned.ts';
import { type SummedVariant, variantTexts } from '../summary/index.ts';
import type { Weight } from './rank.ts';

export interface VariantTask {
  readonly variant: AcceptedVariant;
  /** Its place in the list of variants, from 0. */
  readonly index: number;
  readonly publicUrl: string;
}

/** The figures of a variant, as in the answer to its plan. */
type VariantFigures = Omit<CompareAnswer['results'][number], 'variant' | 'rank' | 'reason'>;

export interface Weighed extends Weight {
  readonly ok: true;
  readonly figures: VariantFigures;
  readonly texts: SummedVariant;
}

export type WeighOutcome = Weighed | { readonly ok: false; readonly mistakes: readonly Mistake[] };

/** Plans a variant, or returns its mistakes. Throws only for internal errors. */
export function weighVariant({ variant, index, publicUrl }: VariantTask, tools: PlanTools = {}): WeighOutcome {
  const { read } = variant;
  try {
    const planned = planRequest(read, tools);
    const { plan, reuse, order, quantities } = planned;
    const svgUrl = svgUrlOf(publicUrl, planned.read);
    const { pattern, tiles, warnings, notes } = answerPlanned(planned, { svgUrl, plannerUrl: null });
    const withReuse = read.options.buyWithReuse ? reuse : undefined;
    const tilesToBuy = withReuse?.reuse?.tilesWithReuse || tiles.total;
    return {
      ok: true,
      figures: { pattern, tiles, warnings, notes, ...(order && { order }), ...(quantities && { quantities }), svgUrl },
      texts: variantTexts(read.options, plan, tilesToBuy),
      look: lookOf(plan, boughtMm2(plan, tilesToBuy, withReuse)),
      tilesToBuy,
      largestTileMm2: Math.max(...plan.lattice.tileAreasMm2),
      tileAreaMm2: isUniform(plan.lattice) ? plan.lattice.tileAreaMm2 : undefined,
    };
  } catch (error) {
    const { mistakes } = refusedBy(error, { read, where: 'body' });
    return { ok: false, mistakes: mistakes.map((found) => mistakeInComparison(index, variant, found)) };
  }
}

/** The area of the tiles to buy; tiles that differ in size are of different kinds. */
function boughtMm2(plan: Plan, tilesToBuy: number, withReuse: ReuseFigures | undefined): number {
  if (isUniform(plan.lattice)) return tilesToBuy * plan.lattice.tileAreaMm2;
  if (!withReuse?.kinds) return plan.tiles.purchasedAreaMm2;
  const areas = kindAreasOf(plan);
  return withReuse.kinds.reduce((sum, { kind, tilesWithReuse }) => sum + tilesWithReuse * (areas.get(kind) ?? 0), 0);
}
