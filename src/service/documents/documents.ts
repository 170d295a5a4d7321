// Documents about the service. Their examples are planned when the documents are generated.

import { describeApi, describeForModels, describeInShort, LLMS_QUERY, readQuery } from '../../wire/index.ts';
import { planRequest } from '../plan.ts';
import { planSummary } from '../summary/index.ts';
import { answersToExamples } from './example-answers.ts';

/** The OpenAPI description of the service at this address, without a trailing slash. */
export function openApiDocument(publicUrl: string): object {
  return describeApi(publicUrl, answersToExamples(publicUrl));
}

/** The text of /llms.txt for the service at this address, without a trailing slash. */
export function llmsText(publicUrl: string): string {
  return describeForModels(publicUrl);
}

/** The text of /llms-small.txt, for models with little room. */
export function llmsSmallText(publicUrl: string): string {
  return describeInShort(publicUrl, summaryOf(LLMS_QUERY));
}

function summaryOf(query: string): string {
  const read = readQuery(query);
  if (!read.ok) throw new Error(`The example ${query} was refused: ${read.mistakes[0].message}`);
  return planSummary(planRequest(read));
}
