// The interface between the routes and planning, with or without threads.

import type { Overloaded } from './admission.ts';
import type { JobName, JobResult, JobTask } from './jobs.ts';

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
  /** Runs a job of the table. */
  run<Name extends JobName>(name: Name, task: JobTask<Name>, run: Run): Promise<Finished<JobResult<Name>>>;
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
