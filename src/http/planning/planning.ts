// The interface between the routes and planning, with or without threads.

import type { DocumentTask, ProjectPageTask } from '../../pages/index.ts';
import type { AnswerTask, VariantTask, WeighOutcome } from '../../service/index.ts';
import type { Overloaded } from './admission.ts';
import type { AnswerResult, PreviewTask, ProjectAnswerTask } from './jobs.ts';

export interface Planning {
  /** The refusal of a new plan if it would wait too long. Not thrown: in a flood, throwing costs more than checking. */
  overload(): Overloaded | undefined;
  /** Plans a request and writes its answer; drops the job if `gone` aborts while it waits. */
  answer(task: AnswerTask, gone?: AbortSignal): Promise<Finished<AnswerResult>>;
  /** Plans a variant of a comparison. */
  weigh(task: VariantTask, gone: AbortSignal): Promise<Finished<WeighOutcome>>;
  /** Plans a stored project and writes its answer. */
  projectAnswer(task: ProjectAnswerTask, gone: AbortSignal): Promise<Finished<AnswerResult>>;
  /** Renders the page of a stored project. */
  projectPage(task: ProjectPageTask, gone: AbortSignal): Promise<Uint8Array>;
  /** Draws the preview of a link to a stored project, as PNG. */
  projectPreview(task: PreviewTask, gone: AbortSignal): Promise<Uint8Array>;
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
  readonly waitingPlans: number;
  readonly waitingSearches: number;
  /** Requests refused due to overload. */
  readonly refused: number;
  /** Jobs that threw, crashed their thread, ran out of memory or took too long. */
  readonly failedJobs: number;
}
