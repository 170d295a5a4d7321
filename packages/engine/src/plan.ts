// Planning: a request becomes a plan.

import { completed, enginePlanOf, keep } from './internal/engine-plans.ts';
import { refusing } from './internal/refusals.ts';
import type { Plan } from './plan-types.ts';
import type { PlanRequest } from './request.ts';

/**
 * Plans a layout: which tiles lie whole, which are cut, and how much is wasted.
 *
 * @throws {@link PlanError} if the request cannot be planned.
 *
 * @example
 * ```ts
 * const { tiles } = plan({ room: roomFromOutline('E400 S300 W400 N300'), pattern: 'squares' });
 * console.log(tiles.total, tiles.cut);
 * ```
 */
export function plan(request: PlanRequest): Plan {
  return refusing(() => {
    const laid = enginePlanOf(request);
    return keep(completed(request.room, laid), laid);
  });
}
