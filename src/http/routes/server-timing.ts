// Server-Timing: what an answer took, in the stages that were done.

import type { Finished, StageTimes } from '../planning/index.ts';

/** The order of the stages in the header. */
const STAGES = ['plan', 'reuse', 'starts', 'draw'] as const;

/** Of an answer that is served from memory. */
export const CACHED_TIMING = 'plan;desc="kept";dur=0.00';

/** `plan;dur=1.25, reuse;dur=0.40, wait;dur=0.02` */
export function serverTiming({ result, waitMs }: Finished<{ readonly stages: StageTimes }>): string {
  const stages = STAGES.flatMap((stage) => {
    const ms = result.stages[stage];
    return ms === undefined ? [] : [`${stage};dur=${ms.toFixed(2)}`];
  });
  return [...stages, `wait;dur=${waitMs.toFixed(2)}`].join(', ');
}
