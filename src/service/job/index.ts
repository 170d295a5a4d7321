// Public interface of jobs: several surfaces that are bought together.

export { answerJob, JOB_PAGE_WRITERS, type JobTools, jobAnswer } from './answer.ts';
export { type OpenedJob, type OpenedSurface, openJob } from './open.ts';
export { type PlannedJob, planJob } from './plan-job.ts';
export { storedJobTask } from './stored.ts';
export type { JobTask } from './task.ts';
export type { JobWriter, JobWriters } from './writers.ts';
