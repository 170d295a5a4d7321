// Answers to jobs and their files, by the same code as on the server.

import { type AnswerOutcome, answerJob, JOB_PAGE_WRITERS, type JobWriters } from '../../service/index.ts';
import { type Format, readJob } from '../../wire/index.ts';
import type { JobOrder } from '../state/messages.ts';

/** The answer to the body of a job, without a link. */
export async function answerJobBody({ body, lang, publicUrl }: JobOrder): Promise<AnswerOutcome> {
  const read = readJob({ ...body, lang, link: false });
  if (!read.ok) return read;
  return answerJob({ read, publicUrl }, { jobWriters: await writersFor(read.options.format) });
}

/** The writers of spreadsheets are loaded when they are needed. */
async function writersFor(format: Format): Promise<JobWriters> {
  if (format !== 'csv' && format !== 'xlsx') return JOB_PAGE_WRITERS;
  return (await import('../../service/job/cut-list-files.ts')).JOB_CUT_LIST_WRITERS;
}
