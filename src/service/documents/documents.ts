// Documents about the service. Their examples are planned when the documents are generated.

import { describeApi, describeForModels, LLMS_QUERIES, type PlanAnswer, readQuery } from '../../wire/index.ts';
import { planRequest } from '../plan.ts';
import { answerPlanned } from '../planned.ts';
import { answersToExamples } from './example-answers.ts';

/** The OpenAPI description of the service at this address, without a trailing slash. */
export function openApiDocument(publicUrl: string): object {
  return describeApi(publicUrl, answersToExamples(publicUrl));
}

/** The text of /llms.txt for the service at this address, without a trailing slash. */
export function llmsText(publicUrl: string): string {
  return describeForModels(publicUrl, LLMS_QUERIES.map(answerTo));
}

function answerTo(query: string): PlanAnswer {
  const read = readQuery(query);
  if (!read.ok) throw new Error(`The example ${query} was refused: ${read.mistakes[0].message}`);
  return answerPlanned(planRequest(read), { svgUrl: null, plannerUrl: null });
}
