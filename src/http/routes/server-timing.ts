// The Server-Timing header: the duration of each stage of an answer.

import type { Finished, StageTimes } from '../planning/index.ts';

const STAGES = ['plan', 'reuse', 'starts', 'draw'] as const;

/** For an answer from the cache. */
export const CACHED_TIMING = 'plan;desc="kept";dur=0.00';

/** `plan;dur=1.25, reuse;dur=0.40, wait;dur=0.02` */
export function serverTiming({ result, waitMs }: Finished<{ readonly stages: StageTimes }>): string {
  const stages = STAGES.flatMap((stage) => {
    const ms = result.stages[stage];
    return ms === undefined ? [] : [`${stage};dur=${ms.toFixed(2)}`];
  });
  return [...stages, `wait;dur=${waitMs.toFixed(2)}`].join(', ');
}
