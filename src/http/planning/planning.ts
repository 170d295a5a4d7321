// What routes ask of planning, wherever it is done.

import type { DocumentTask, ProjectPageTask } from '../../pages/index.ts';
import type { AnswerTask } from '../../service/index.ts';
import type { AnswerResult } from './jobs.ts';

export interface Planning {
  /** Throws `Overloaded` where a plan that came now would have to wait too long. */
  checkLoad(): void;
  /** Plans a request and writes its answer; a job that still waits when `gone` aborts is dropped. */
  answer(task: AnswerTask, gone?: AbortSignal): Promise<Finished<AnswerResult>>;
  /** The page of a stored project. */
  projectPage(task: ProjectPageTask, gone: AbortSignal): Promise<Uint8Array>;
  document(task: DocumentTask): Promise<Uint8Array>;
  readonly figures: PlanningFigures;
  close(): Promise<void>;
}

export interface Finished<Result> {
  readonly result: Result;
  /** Milliseconds that the job waited for a thread. */
  readonly waitMs: number;
}

export interface PlanningFigures {
  readonly threads: number;
  readonly waitingPlans: number;
  readonly waitingSearches: number;
  /** Requests that were refused because too many were waiting. */
  readonly refused: number;
  /** Jobs that failed: by a fault, with a thread that crashed or ran out of memory, or because they took too long. */
  readonly failedJobs: number;
}
