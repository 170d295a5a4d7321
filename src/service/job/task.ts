// What is planned and answered: a job that was sent, or one that is stored.

import type { AcceptedJob } from '../../wire/index.ts';

export interface JobTask {
  readonly read: AcceptedJob;
  /** The figures that a stored job showed, null if they were not stored; absent for a new job. */
  readonly figures?: string | null;
  /** The id of a stored job; absent for a new one. */
  readonly id?: string;
  readonly publicUrl: string;
}
