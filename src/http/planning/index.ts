// Public interface of planning: in threads for the server, directly for tests and scripts.

export { Overloaded } from './admission.ts';
export { directPlanning } from './direct.ts';
export { FairQueue, type Queued } from './fair-queue.ts';
export type { AnswerResult, JobName, JobResult, JobTask, StageTimes } from './jobs.ts';
export { LongRequests, MOST_LONG_REQUESTS } from './long-requests.ts';
export type { Finished, Planning, Run } from './planning.ts';
export { SharedWork } from './shared-work.ts';
