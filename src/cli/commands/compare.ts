// `tilewright compare`: the answer of POST /api/compare without a server.

import { answerRequest, compareVariants } from '../../service/index.ts';
import { type AcceptedComparison, type Mistake, readComparisonText } from '../../wire/index.ts';
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
  const read = path === undefined ? readVariants(given) : await byBody(path, given, console);
  const outcome = compareVariants(read, publicUrl, { measure: progressOn(console.err, 'json') });
  if (!outcome.ok) {
    throw path === undefined
      ? refusalInFlags(read, outcome.mistakes, publicUrl)
      : new Refusal(outcome.mistakes, 'body');
  }
  await writeAnswer(destination, onLine(JSON.stringify(outcome.answer)), console);
  return EXIT.done;
}

async function byBody(path: string, given: Given, console: Console): Promise<AcceptedComparison> {
  refuseFieldsBesideBody(given, ['variant']);
  const read = readComparisonText(await bodyText(path, console));
  if (!read.ok) throw new Refusal(read.mistakes, 'body');
  return read;
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
