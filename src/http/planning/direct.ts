// Planning in the calling thread, for tests and scripts.

import type { PlanTools } from '../../service/index.ts';
import { JOBS } from './jobs.ts';
import type { Planning } from './planning.ts';

/** Plans in the calling thread; `planner` replaces the engine. */
export function directPlanning({ planner }: Pick<PlanTools, 'planner'> = {}): Planning {
  return {
    overload: () => undefined,
    run: async (name, task) => ({ result: await JOBS[name].run(task as never, { planner }), waitMs: 0 }) as never,
    figures: { threads: 0, waitingShort: 0, waitingLong: 0, refused: 0, failedJobs: 0 },
    close: async () => {},
  };
}
