// The answers to the examples of the OpenAPI description, produced by planning them.

import { PlanError } from '../../engine/index.ts';
import {
  type AcceptedJob,
  type Answers,
  BAD_REQUESTS,
  COMPARISONS,
  type ComparisonAnswers,
  type ErrorAnswer,
  type ExampleAnswers,
  errorAnswer,
  type FileFormat,
  GOOD_REQUESTS,
  JOB_COMPARISONS,
  JOBS,
  type JobAnswer,
  type JobAnswers,
  type JobComparisonAnswers,
  type PlanAnswer,
  PROJECT_ID,
  type ReadRequest,
  type RequestExample,
  readBody,
  readComparison,
  readJob,
  readJobComparison,
  readQuery,
  SEVERAL_ROOMS,
  SHORTENED,
  SHORTENED_SVG,
  type Shown,
  type Where,
} from '../../wire/index.ts';
import { choicesPart } from '../choices.ts';
import { compareJobs, compareVariants } from '../compare/index.ts';
import { jobAnswer, planJob } from '../job/index.ts';
import { plannerUrlOf, svgUrlOf } from '../links.ts';
import { planRequest } from '../plan.ts';
import { answerPlanned } from '../planned.ts';
import { mistakeOf } from '../repairs/repairs.ts';

/** Returns the answers to all examples, for a service at this address. */
export function answersToExamples(publicUrl: string): ExampleAnswers {
  const queries = answersToQueries(publicUrl);
  return {
    queries,
    bodies: answersToBodies(publicUrl, queries),
    comparisons: answersToComparisons(publicUrl),
    jobs: answersToJobs(publicUrl),
    jobComparisons: answersToJobComparisons(publicUrl),
    rooms: roomsInAnswer(publicUrl),
  };
}

function roomsInAnswer(publicUrl: string): PlanAnswer['rooms'] {
  const answer = answerTo(readBody(SEVERAL_ROOMS), publicUrl, 'body');
  if ('error' in answer) throw new Error(answer.error);
  return answer.rooms;
}

function answersToQueries(publicUrl: string): Answers {
  const examples = Object.entries({ ...GOOD_REQUESTS, ...BAD_REQUESTS });
  return answersTo(examples, publicUrl, 'query', ({ query }) => readQuery(query));
}

/** A body means the same plan as its query, so good requests are not planned again. */
function answersToBodies(publicUrl: string, { plans, files }: Answers): Answers {
  const bad = Object.entries(BAD_REQUESTS).filter(([, { body }]) => body !== undefined);
  const { refused } = answersTo(bad, publicUrl, 'body', ({ body }) => readBody(body));
  const drawn = Object.entries(plans).map(([name, { summary, value }]) => {
    const { svgUrl, plannerUrl, ...figures } = value;
    return [name, { summary, value: { ...figures, svg: SHORTENED_SVG, svgUrl, plannerUrl } }];
  });
  return { plans: Object.fromEntries(drawn), files, refused };
}

function answersToComparisons(publicUrl: string): ComparisonAnswers {
  const compared: Record<string, ComparisonAnswers['compared'][string]> = {};
  const refused: Record<string, ComparisonAnswers['refused'][string]> = {};
  for (const [name, { summary, body }] of Object.entries(COMPARISONS)) {
    const read = readComparison(body);
    const outcome = read.ok ? compareVariants(read, publicUrl) : read;
    if (outcome.ok) compared[name] = { summary, value: outcome.answer };
    else refused[name] = { summary, value: errorAnswer(outcome.mistakes) };
  }
  return { compared, refused };
}

function answersToJobComparisons(publicUrl: string): JobComparisonAnswers {
  const compared: Record<string, JobComparisonAnswers['compared'][string]> = {};
  const refused: Record<string, JobComparisonAnswers['refused'][string]> = {};
  for (const [name, { summary, body }] of Object.entries(JOB_COMPARISONS)) {
    const read = readJobComparison(body);
    const outcome = read.ok ? compareJobs(read, publicUrl) : read;
    if (outcome.ok) compared[name] = { summary, value: outcome.answer };
    else refused[name] = { summary, value: errorAnswer(outcome.mistakes) };
  }
  return { compared, refused };
}

function answersToJobs(publicUrl: string): JobAnswers {
  const planned: Record<string, JobAnswers['planned'][string]> = {};
  const files = noFiles<JobAnswers['files']['csv'][string]>();
  const refused: Record<string, JobAnswers['refused'][string]> = {};
  for (const [name, { summary, body }] of Object.entries(JOBS)) {
    const read = readJob(body);
    if (!read.ok) refused[name] = { summary, value: errorAnswer(read.mistakes) };
    else if (read.options.format === 'json') planned[name] = { summary, value: answerToJob(read, publicUrl) };
    else files[read.options.format][name] = { summary, value: SHORTENED[read.options.format] };
  }
  return { planned, files, refused };
}

function answerToJob(read: AcceptedJob, publicUrl: string): JobAnswer {
  const { link } = read.options;
  const answer = jobAnswer(planJob(read), publicUrl);
  return { ...answer, plannerUrl: link ? plannerUrlOf(publicUrl, PROJECT_ID, read.options) : null };
}

function noFiles<Example>(): Record<FileFormat, Record<string, Example>> {
  return { svg: {}, dxf: {}, png: {}, pdf: {}, csv: {}, xlsx: {}, ifc: {}, glb: {}, 'cut-dxf': {} };
}

function answersTo(
  examples: readonly (readonly [string, RequestExample])[],
  publicUrl: string,
  where: Where,
  readExample: (example: RequestExample) => ReadRequest,
): Answers {
  const plans: Record<string, Answers['plans'][string]> = {};
  const files = noFiles<Shown>();
  const refused: Record<string, Answers['refused'][string]> = {};
  for (const [name, example] of examples) {
    const { summary } = example;
    const read = readExample(example);
    if (read.ok && read.options.format !== 'json') {
      const { format } = read.options;
      files[format][name] = { summary, value: SHORTENED[format] };
    } else {
      const answer = answerTo(read, publicUrl, where);
      if ('error' in answer) refused[name] = { summary, value: answer };
      else plans[name] = { summary, value: answer };
    }
  }
  return { plans, files, refused };
}

function answerTo(read: ReadRequest, publicUrl: string, where: Where): PlanAnswer | ErrorAnswer {
  if (!read.ok) return errorAnswer(read.mistakes);
  try {
    const planned = planRequest(read);
    return answerPlanned(planned, {
      svgUrl: svgUrlOf(publicUrl, planned.read),
      ...choicesPart(publicUrl, planned.read, planned.choices),
      plannerUrl: read.options.link ? plannerUrlOf(publicUrl, PROJECT_ID, read.options) : null,
    });
  } catch (error) {
    if (error instanceof PlanError) return errorAnswer([mistakeOf(error, read, where)]);
    throw error;
  }
}
