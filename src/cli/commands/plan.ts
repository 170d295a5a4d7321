// `tilewright plan`: the answer of the API without a server, byte for byte.

import { type AnswerTask, answerRequest, PAGE_WRITERS, type PlanTools, type Writers } from '../../service/index.ts';
import type { Format } from '../../wire/index.ts';
import type { Console } from '../console.ts';
import { EXIT } from '../exit-codes.ts';
import { Refusal } from '../failures.ts';
import { type Given, givenValue } from '../flags/parse.ts';
import { choicesList } from '../output/choices-list.ts';
import { destinationOf, settledFormat } from '../output/destination.ts';
import { onLine } from '../output/on-line.ts';
import { progressOn } from '../output/progress.ts';
import { writeAnswer } from '../output/write-answer.ts';
import { publicUrlOf } from '../public-url.ts';
import { withFlags } from '../refusals.ts';
import { askedFormat, checkTerminal } from './asked-format.ts';
import { readPlan } from './read-request.ts';

/** Plans, writes the answer and returns the exit code. */
export async function plan(given: Given, console: Console): Promise<number> {
  const publicUrl = publicUrlOf(console.env);
  const destination = destinationOf(givenValue(given, 'output'));
  const { read, where } = await readPlan(given, console);
  const format = settledFormat(destination, askedFormat(given, read));
  checkTerminal(format, destination, console);
  const task: AnswerTask = { read: { ...read, options: { ...read.options, format } }, where, publicUrl };
  const tools: PlanTools = { writers: await writersFor(format), measure: progressOn(console.err, format) };
  const content = contentOf(task, tools);
  await writeAnswer(destination, format === 'json' ? onLine(String(content)) : content, console);
  if (format === 'json' && read.options.choices) {
    for (const line of choicesList(JSON.parse(String(content)), read.options))
      await console.err.write(`tilewright: ${line}\n`);
  }
  return given.values.has('fail-on-warnings') ? judged(task, tools, content, console) : EXIT.done;
}

/** The libraries of files for other programs are large; only their formats load them. */
async function writersFor(format: Format): Promise<Writers> {
  return format in PAGE_WRITERS ? PAGE_WRITERS : (await import('../../service/exports.ts')).ALL_WRITERS;
}

function contentOf(task: AnswerTask, tools: PlanTools): string | Uint8Array {
  const outcome = answerRequest(task, tools);
  if (!outcome.ok) throw new Refusal(outcome.mistakes, task.where);
  return outcome.content;
}

/** The exit code of a plan that must have no warnings; prints those it has. */
async function judged(
  task: AnswerTask,
  tools: PlanTools,
  content: string | Uint8Array,
  { err }: Console,
): Promise<number> {
  const { read } = task;
  const isJson = read.options.format === 'json';
  // Only the JSON answer has the warnings; starts that were searched for are kept, so another answer is quick.
  const json = isJson
    ? content
    : contentOf(
        { ...task, read: { ...read, options: { ...read.options, format: 'json' } } },
        { ...tools, writers: PAGE_WRITERS },
      );
  const { warnings } = JSON.parse(String(json)) as { readonly warnings: readonly string[] };
  for (const warning of warnings) await err.write(`tilewright: warning: ${withFlags(warning)}\n`);
  return warnings.length > 0 ? EXIT.refused : EXIT.done;
}
