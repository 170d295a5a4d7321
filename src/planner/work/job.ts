// Answers to jobs and their files, by the same code as on the server.

import { type AnswerOutcome, answerJob, JOB_PAGE_WRITERS, type JobWriters } from '../../service/index.ts';
import { type Format, jobDraftText, readJob } from '../../wire/index.ts';
import type { JobOrder } from '../state/messages.ts';

/** The answer to the body of a job, without a link; or its surfaces as a draft, with the starts that were found. */
export async function answerJobBody({ task, body, lang, publicUrl, choice }: JobOrder): Promise<AnswerOutcome> {
  const read = readJob({ ...body, lang, link: task === 'surfaces' });
  if (!read.ok) return read;
  if (task === 'surfaces') {
    const outcome = answerJob({ read, publicUrl });
    return outcome.ok && outcome.project ? { ...outcome, content: jobDraftText(outcome.project.text) } : outcome;
  }
  const jobWriters = choice
    ? (await import('./print-job.ts')).printWriters(choice)
    : await writersFor(read.options.format);
  return answerJob({ read, publicUrl }, { jobWriters });
}

/** The writers of spreadsheets are loaded when they are needed. */
async function writersFor(format: Format): Promise<JobWriters> {
  if (format !== 'csv' && format !== 'xlsx') return JOB_PAGE_WRITERS;
  return (await import('../../service/job/cut-list-files.ts')).JOB_CUT_LIST_WRITERS;
}
