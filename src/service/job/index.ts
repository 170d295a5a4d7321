// Public interface of jobs: several surfaces that are bought together.

export { answerJob, JOB_PAGE_WRITERS, type JobTask, type JobTools, jobAnswer } from './answer.ts';
export { type PlannedJob, planJob } from './plan-job.ts';
export type { JobWriter, JobWriters } from './writers.ts';
