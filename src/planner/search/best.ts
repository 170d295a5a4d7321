// The plan from the best start, as a measure for the start that the plan has.

import { computed } from '@preact/signals';
import type { PlanAnswer } from '../../wire/index.ts';
import { useSession } from '../state/context.ts';
import { bodyFrom, finding } from './found.ts';

export type BestPlan = Pick<PlanAnswer, 'pattern' | 'tiles'>;

/** The plan from the best start, searched for when a plan with warnings rests; `unknown` if the search failed. */
export const bestPlan = finding<BestPlan | 'unknown'>(bodyFrom('best'));

const COMPARED = ['sliverCount', 'total', 'cut', 'narrowestCutMm'] as const;

/** Whether no start is known to be better than that of the plan; null while they are not searched. */
export const isAtBest = computed(() => {
  const best = bestPlan.now.value;
  if (best === null) return null;
  const tiles = useSession().planned.value?.answer.tiles;
  return best !== 'unknown' && COMPARED.every((name) => best.tiles[name] === tiles?.[name]);
});
