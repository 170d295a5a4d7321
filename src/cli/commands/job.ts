// `tilewright job`: the answer of POST /api/job without a server, byte for byte.

import { answerJob, JOB_PAGE_WRITERS, type JobWriters } from '../../service/index.ts';
import { type AcceptedJob, type Format, type JobAnswer, readJobText } from '../../wire/index.ts';
import type { Console } from '../console.ts';
import { EXIT } from '../exit-codes.ts';
import { Refusal } from '../failures.ts';
import { type Given, givenValue } from '../flags/parse.ts';
import { destinationOf, settledFormat } from '../output/destination.ts';
import { onLine } from '../output/on-line.ts';
import { progressOn } from '../output/progress.ts';
import { writeAnswer } from '../output/write-answer.ts';
import { publicUrlOf } from '../public-url.ts';
import { askedFormat, checkTerminal } from './asked-format.ts';
import { bodyText } from './read-request.ts';

/** Plans a job, writes the answer and returns the exit code. */
export async function job(given: Given, console: Console): Promise<number> {
  const publicUrl = publicUrlOf(console.env);
  const destination = destinationOf(givenValue(given, 'output'));
  const read = await readFile(given.operands[0], console);
  const format = settledFormat(destination, askedFormat(given, read));
  checkTerminal(format, destination, console);
  const tools = { jobWriters: await writersFor(format), measure: progressOn(console.err, format) };
  const outcome = answerJob({ read: { ...read, options: { ...read.options, format } }, publicUrl }, tools);
  if (!outcome.ok) throw new Refusal(outcome.mistakes, 'body');
  const { content } = outcome;
  await writeAnswer(destination, format === 'json' ? onLine(String(content)) : content, console);
  return given.values.has('fail-on-warnings') ? judged(read, publicUrl, console) : EXIT.done;
}

/** The exit code of a job that must have no warnings; prints those it has, with the surfaces that they are about. */
async function judged(read: AcceptedJob, publicUrl: string, { err }: Console): Promise<number> {
  // Only the JSON answer has the warnings; starts that were searched for are kept, so another answer is quick.
  const outcome = answerJob({ read: { ...read, options: { ...read.options, format: 'json' } }, publicUrl });
  if (!outcome.ok) throw new Refusal(outcome.mistakes, 'body');
  const { surfaces, warnings }: JobAnswer = JSON.parse(String(outcome.content));
  const all = [...warnings, ...surfaces.flatMap((one) => one.warnings.map((warning) => `${one.name}: ${warning}`))];
  for (const warning of all) await err.write(`tilewright: warning: ${warning}\n`);
  return all.length > 0 ? EXIT.refused : EXIT.done;
}

async function readFile(path: string, console: Console): Promise<AcceptedJob> {
  const read = readJobText(await bodyText(path, console));
  if (!read.ok) throw new Refusal(read.mistakes, 'body');
  return read;
}

/** The libraries of files for other programs are large; only their formats load them. */
async function writersFor(format: Format): Promise<JobWriters> {
  return format in JOB_PAGE_WRITERS ? JOB_PAGE_WRITERS : (await import('../../service/exports.ts')).ALL_JOB_WRITERS;
}
