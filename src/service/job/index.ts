// Public interface of jobs: several surfaces that are bought together.

export { answerJob, type JobTask, jobAnswer } from './answer.ts';
export { planJob } from './plan-job.ts';
