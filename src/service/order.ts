// The order of a plan.

import type { Plan } from '../engine/index.ts';
import { reuseOffcuts } from '../engine/offcuts.ts';
import { type AnswerOptions, type OrderAnswer, orderAnswer, type ReuseFigures, reuseFigures } from '../wire/index.ts';
import { FormatRefusal } from './format-refusal.ts';

/** The order of a plan; undefined if none is asked for. Throws a FormatRefusal if a box is smaller than a tile. */
export function orderFor(plan: Plan, options: AnswerOptions, reuse?: ReuseFigures): OrderAnswer | undefined {
  if (options.order === null) return undefined;
  const counted = reuse ?? (options.buyWithReuse ? reuseFigures(plan, reuseOffcuts(plan), options.lang) : undefined);
  const order = orderAnswer(plan, options, counted);
  if (!order.ok) throw new FormatRefusal(order.mistakes[0]);
  return order.value;
}
