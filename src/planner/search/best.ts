// The plan from the best start, as a measure for the start that the plan has.

import { computed } from '@preact/signals';
import type { Warning } from '../../engine/index.ts';
import type { PlanAnswer } from '../../wire/index.ts';
import { useSession } from '../state/context.ts';
import { bodyFrom, buysWithReuse, finding, reuseFigures } from './found.ts';

export type BestPlan = Pick<PlanAnswer, 'pattern' | 'tiles'>;

/** The plan from the best start, searched for when a plan with warnings rests; `unknown` if the search failed. */
export const bestPlan = finding<BestPlan | 'unknown'>(bodyFrom('best'));

/** Whether a better start may be found for a plan with these warnings. */
export function mayMoveStart(findings: readonly Warning[]): boolean {
  return findings.some(({ kind }) => kind !== 'idle-cutout');
}

const COMPARED = ['sliverCount', 'cut', 'narrowestCutMm'] as const;

/**
 * Whether no start is known to be better than that of the plan; null while they are not searched, or while the tiles with
 * offcuts reused, by which it is bought, are being counted.
 */
export const isAtBest = computed(() => {
  const best = bestPlan.now.value;
  const planned = useSession().planned.value;
  if (best === null || planned === null) return null;
  if (best === 'unknown') return false;
  const { tiles } = planned.answer;
  const isReused = buysWithReuse(planned.draft);
  const counted = reuseFigures.now.value?.reuse;
  if (isReused && counted === undefined) return null;
  const isSame = isReused
    ? best.tiles.reuse?.tilesWithReuse === counted?.tilesWithReuse
    : best.tiles.total === tiles.total;
  return isSame && COMPARED.every((name) => best.tiles[name] === tiles[name]);
});
