// The writers of a job by format. Those of files for other programs are in src/service/exports.ts.

import type { Format } from '../../wire/index.ts';
import type { Content } from '../formats.ts';
import type { Measure } from '../stages.ts';
import type { PlannedJob } from './plan-job.ts';

export interface JobWriteOptions {
  /** Base of the addresses in the answer, without a trailing slash. */
  readonly publicUrl: string;
  /** The id of a stored job, whose link is put on paper. */
  readonly id?: string | undefined;
  readonly measure: Measure;
}

export type JobWriter = (planned: PlannedJob, options: JobWriteOptions) => Content;

/** The writers of some formats, or of all. */
export type JobWriters = Readonly<Partial<Record<Format, JobWriter>>>;
