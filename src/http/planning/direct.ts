// Planning in the calling thread, for tests and scripts.

import type { PlanTools } from '../../service/index.ts';
import * as jobs from './jobs.ts';
import type { Planning } from './planning.ts';

/** Plans in the calling thread; `planner` replaces the engine. */
export function directPlanning({ planner }: Pick<PlanTools, 'planner'> = {}): Planning {
  return {
    overload: () => undefined,
    answer: async (task) => ({ result: await jobs.answer(task, { planner }), waitMs: 0 }),
    weigh: async (task) => ({ result: jobs.weigh(task, { planner }), waitMs: 0 }),
    projectAnswer: async (task) => ({ result: await jobs.projectAnswer(task, { planner }), waitMs: 0 }),
    projectPage: async (task) => ({ result: jobs.projectPage(task), waitMs: 0 }),
    projectPreview: async (task) => ({ result: await jobs.projectPreview(task), waitMs: 0 }),
    document: async (task) => jobs.document(task),
    figures: { threads: 0, waitingShort: 0, waitingLong: 0, refused: 0, failedJobs: 0 },
    close: async () => {},
  };
}
