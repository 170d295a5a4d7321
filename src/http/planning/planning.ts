// The interface between the routes and planning, with or without threads.

import type { DocumentTask, ProjectPageTask } from '../../pages/index.ts';
import type { AnswerTask, VariantTask, WeighOutcome } from '../../service/index.ts';
import type { Overloaded } from './admission.ts';
import type { AnswerResult, PreviewTask, ProjectAnswerTask } from './jobs.ts';

/** For whom a job runs, and what it is estimated to cost. */
export interface Run {
  readonly client: string;
  /** Milliseconds of processor time. */
  readonly costMs: number;
  /** Drops the job if this aborts while it waits. */
  readonly gone?: AbortSignal | undefined;
}

export interface Planning {
  /**
   * The refusal of a new plan of a client if it would wait too long. Not thrown: in a flood, throwing costs more than
   * checking.
   */
  overload(client: string): Overloaded | undefined;
  /** Plans a request and writes its answer. */
  answer(task: AnswerTask, run: Run): Promise<Finished<AnswerResult>>;
  /** Plans a variant of a comparison. */
  weigh(task: VariantTask, run: Run): Promise<Finished<WeighOutcome>>;
  /** Plans a stored project and writes its answer. */
  projectAnswer(task: ProjectAnswerTask, run: Run): Promise<Finished<AnswerResult>>;
  /** Renders the page of a stored project. */
  projectPage(task: ProjectPageTask, run: Run): Promise<Finished<Uint8Array>>;
  /** Draws the preview of a link to a stored project, as PNG. */
  projectPreview(task: PreviewTask, run: Run): Promise<Finished<Uint8Array>>;
  document(task: DocumentTask): Promise<Uint8Array>;
  readonly figures: PlanningFigures;
  close(): Promise<void>;
}

export interface Finished<Result> {
  readonly result: Result;
  /** Time in the queue. */
  readonly waitMs: number;
}

export interface PlanningFigures {
  readonly threads: number;
  readonly waitingShort: number;
  readonly waitingLong: number;
  /** Requests refused due to overload. */
  readonly refused: number;
  /** Jobs that threw, crashed their thread, ran out of memory or took too long. */
  readonly failedJobs: number;
}
