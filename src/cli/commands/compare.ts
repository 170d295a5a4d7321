// `tilewright compare`: the answer of POST /api/compare without a server, or for surfaces that of POST /api/job/compare.

import { answerRequest, compareJobs, compareVariants, type PlanTools } from '../../service/index.ts';
import {
  type AcceptedComparison,
  type CompareAnswer,
  isJsonObject,
  type JobCompareAnswer,
  jsonFromText,
  type Mistake,
  readComparison,
  readJobComparison,
} from '../../wire/index.ts';
import type { Console } from '../console.ts';
import { EXIT } from '../exit-codes.ts';
import { Refusal } from '../failures.ts';
import { type Given, givenValue } from '../flags/parse.ts';
import { destinationOf, settledFormat } from '../output/destination.ts';
import { onLine } from '../output/on-line.ts';
import { progressOn } from '../output/progress.ts';
import { writeAnswer } from '../output/write-answer.ts';
import { publicUrlOf } from '../public-url.ts';
import { bodyText, refuseFieldsBesideBody } from './read-request.ts';
import { inVariant, readVariants } from './read-variants.ts';

/** Compares, writes the answer and returns the exit code. */
export async function compare(given: Given, console: Console): Promise<number> {
  const publicUrl = publicUrlOf(console.env);
  const destination = destinationOf(givenValue(given, 'output'));
  settledFormat(destination, 'json');
  const path = givenValue(given, 'body');
  const tools = { measure: progressOn(console.err, 'json') };
  const answer =
    path === undefined ? byFlags(given, publicUrl, tools) : await byBody(path, { given, console, publicUrl, tools });
  await writeAnswer(destination, onLine(JSON.stringify(answer)), console);
  return EXIT.done;
}

function byFlags(given: Given, publicUrl: string, tools: PlanTools): CompareAnswer {
  const read = readVariants(given);
  const outcome = compareVariants(read, publicUrl, tools);
  if (!outcome.ok) throw refusalInFlags(read, outcome.mistakes, publicUrl);
  return outcome.answer;
}

interface Call {
  readonly given: Given;
  readonly console: Console;
  readonly publicUrl: string;
  readonly tools: PlanTools;
}

/** Compares what a body describes: a plan, or with surfaces a job. */
async function byBody(
  path: string,
  { given, console, publicUrl, tools }: Call,
): Promise<CompareAnswer | JobCompareAnswer> {
  refuseFieldsBesideBody(given, ['variant']);
  const json = jsonFromText(await bodyText(path, console));
  if (!json.ok) throw new Refusal(json.mistakes, 'body');
  if (isJsonObject(json.value) && Object.hasOwn(json.value, 'surfaces')) {
    const read = readJobComparison(json.value);
    return accepted(read.ok ? compareJobs(read, publicUrl, tools) : read).answer;
  }
  const read = readComparison(json.value);
  return accepted(read.ok ? compareVariants(read, publicUrl, tools) : read).answer;
}

/** An outcome of a body. Throws its refusal. */
function accepted<Outcome extends { readonly ok: true }>(
  outcome: Outcome | { readonly ok: false; readonly mistakes: readonly Mistake[] },
): Outcome {
  if (!outcome.ok) throw new Refusal(outcome.mistakes, 'body');
  return outcome;
}

/** The refusal of variants that cannot be planned. A comparison writes it for a body, a plan for a query. */
function refusalInFlags({ variants }: AcceptedComparison, found: readonly Mistake[], publicUrl: string): Refusal {
  const refused = variants.flatMap(({ read }, index) => {
    const outcome = answerRequest({ read, where: 'query', publicUrl });
    return outcome.ok ? [] : [{ index, mistakes: outcome.mistakes }];
  });
  // What variants share is wrong in each of them; the first says enough.
  const isShared = found.some(({ param }) => !param?.startsWith('variants['));
  if (isShared) return new Refusal(refused[0].mistakes, 'query');
  return new Refusal(
    refused.flatMap(({ index, mistakes }) => inVariant(index, mistakes)),
    'body',
  );
}
