// The order of a plan, and the reuse of offcuts that it counts by.

import type { Plan } from '../engine/index.ts';
import { reuseOffcuts } from '../engine/offcuts.ts';
import { type AnswerOptions, type OrderAnswer, orderAnswer, type ReuseFigures, reuseFigures } from '../wire/index.ts';
import { FormatRefusal } from './format-refusal.ts';

/** Kinds of tile and the reuse of offcuts. */
export function reuseFor(plan: Plan, { lang }: AnswerOptions): ReuseFigures {
  return reuseFigures(plan, reuseOffcuts(plan), lang);
}

/** Whether a drawing says how many tiles to buy with offcuts reused: in its order, or because boards are carried on. */
export function isBoughtWithReuse({ pattern }: Plan, { order, buyWithReuse }: AnswerOptions): boolean {
  return buyWithReuse && (order !== null || pattern.isCarriedOn === true);
}

/**
 * The order of a plan; undefined if none is asked for. `reuse` has the counts with offcuts reused, if tiles are bought by
 * them. Throws a FormatRefusal if a box is smaller than a tile.
 */
export function orderFor(plan: Plan, options: AnswerOptions, reuse: ReuseFigures | undefined): OrderAnswer | undefined {
  if (options.order === null) return undefined;
  const order = orderAnswer(plan, options, reuse);
  if (!order.ok) throw new FormatRefusal(order.mistakes[0]);
  return order.value;
}
