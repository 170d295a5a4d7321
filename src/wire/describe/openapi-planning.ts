// The operations of the API: plan by query, plan by body, list the patterns. A request example and its answer have the
// same name; openapi.ts explains where each is found.

import { errorAnswer } from '../answers/error.ts';
import { QUERY_FIELDS } from '../fields/fields.ts';
import { readListingQuery } from '../read/query.ts';
import { refTo, type Schema } from '../schemas/parts.ts';
import { listPatterns } from './listing.ts';
import { ASYNC, PREFER } from './openapi-async.ts';
import { planLayouts } from './openapi-batch.ts';
import { compareLayouts } from './openapi-compare.ts';
import { type Answers, BAD_REQUESTS, type ExampleAnswers, GOOD_REQUESTS, type Shown } from './openapi-examples.ts';
import { countedHeaders } from './openapi-headers.ts';
import { planJobOperation } from './openapi-job.ts';
import { compareJobsOperation } from './openapi-job-compare.ts';
import { answerTypes } from './openapi-media.ts';
import { refusals } from './openapi-responses.ts';
import { PATTERN_QUERY_PARAMETERS } from './schemas/patterns.ts';

type Named<Value> = Readonly<Record<string, Value>>;

const REQUESTS = { ...GOOD_REQUESTS, ...BAD_REQUESTS };
const PUBLIC_ANSWER = ['ETag', 'Vary', 'Content-Encoding'] as const;
const JSON_TYPE = 'application/json';

/** The paths of planning and listing for a service at this address, with the answers to the examples. */
export function planningPaths(
  publicUrl: string,
  { queries, bodies, comparisons, jobs, jobComparisons }: ExampleAnswers,
): Named<Schema> {
  return {
    '/api/plan': {
      get: planLayout(publicUrl, queries),
      post: planLayoutJson(bodies),
    },
    '/api/plans': { post: planLayouts(bodies) },
    '/api/plan/patterns': { get: listing() },
    '/api/compare': { post: compareLayouts(comparisons) },
    '/api/job': { post: planJobOperation(jobs) },
    '/api/job/compare': { post: compareJobsOperation(jobComparisons) },
  };
}

function planLayout(publicUrl: string, answers: Answers): Schema {
  const lines = Object.values(GOOD_REQUESTS).map(
    ({ summary, query }) => `- [${summary}](${publicUrl}/api/plan?${query})`,
  );
  return {
    operationId: 'planLayout',
    tags: ['Planning'],
    summary: 'Plan a layout',
    description: `Plans a tile layout for the room in the query. Send the room as \`outline\` or as \`polygon\`; everything else may be left out. Room and start are in cm, tiles and joints in mm. The parameters of the pattern are sent by name like all other fields: \`pattern=bricks&tileWidth=240&offset=33\`; a pattern refuses those of others. Each name is sent once; a name or value that is not understood is refused with what to send instead, never ignored. An answer with a planner link stores a project: send \`link=false\` while comparing starts, and take the link from the final call. Without \`format\`, an Accept header with a single media type of these answers chooses the format. HEAD answers with the headers alone and stores nothing.\n\nExamples:\n\n${lines.join('\n')}`,
    parameters: [
      ...QUERY_FIELDS.map((name) => refTo('parameters', name)),
      ...Object.keys(PATTERN_QUERY_PARAMETERS).map((name) => refTo('parameters', name)),
      refTo('parameters', 'ifNoneMatch'),
      PREFER,
    ],
    ...ASYNC,
    'x-query-examples': queryExamples(answers),
    responses: {
      200: plannedResponse('The plan, or with another `format` the drawing or a file.', answers),
      304: refTo('responses', 'NotModified'),
      400: refusedResponse('The request cannot be planned: what was wrong, and what to send instead.', answers.refused),
      ...refusals(401, 405, 408, 414, 429, 431, 500, 503),
    },
  };
}

function planLayoutJson(answers: Answers): Schema {
  const examples = Object.fromEntries(
    Object.entries(REQUESTS).flatMap(([name, { summary, body }]) => (body ? [[name, { summary, value: body }]] : [])),
  );
  return {
    operationId: 'planLayoutJson',
    tags: ['Planning'],
    summary: 'Plan a layout from a JSON body',
    description:
      'The same as GET with the fields as a JSON body, for rooms that are too long for an address. The answer contains the drawing as `svg`; with `"format": "svg"` the answer is the drawing itself.',
    parameters: [PREFER],
    ...ASYNC,
    requestBody: {
      description: 'The room and how to lay it.',
      required: true,
      content: { [JSON_TYPE]: { schema: refTo('schemas', 'PlanBody'), examples } },
    },
    responses: {
      200: plannedResponse('The plan with its drawing, or with another `format` the drawing alone or a file.', answers),
      400: refusedResponse('The request cannot be planned: what was wrong, and what to send instead.', answers.refused),
      ...refusals(401, 405, 408, 413, 414, 415, 429, 431, 500, 503),
    },
  };
}

function listing(): Schema {
  const queries: Named<Shown> = {
    english: { summary: 'Labels in English', value: '' },
    polish: { summary: 'Labels in Polish', value: 'lang=pl' },
    unknownLanguage: { summary: 'An unsupported language', value: 'lang=de' },
  };
  const read = readListingQuery(String(queries.unknownLanguage.value));
  if (read.ok) throw new Error('The example of an unknown language names a known one.');
  const refused = { unknownLanguage: { ...queries.unknownLanguage, value: errorAnswer(read.mistakes) } };
  return {
    operationId: 'listPatterns',
    tags: ['Planning'],
    summary: 'List the patterns',
    description:
      'Every pattern with its names, its joint, its own parameters with ranges and defaults, and its derived figures. HEAD answers with the headers alone.',
    parameters: [refTo('parameters', 'lang'), refTo('parameters', 'ifNoneMatch')],
    'x-query-examples': Object.fromEntries(
      Object.entries(queries).map(([name, { summary, value }]) => [
        name,
        { summary, query: value, status: Object.hasOwn(refused, name) ? 400 : 200 },
      ]),
    ),
    responses: {
      200: {
        description: 'The patterns, with labels in the requested language.',
        headers: countedHeaders(...PUBLIC_ANSWER),
        content: {
          [JSON_TYPE]: {
            schema: refTo('schemas', 'Listing'),
            examples: { english: { summary: queries.english.summary, value: listPatterns('en') } },
          },
        },
      },
      304: refTo('responses', 'NotModified'),
      400: refusedResponse('The language is not known, or there is a name that the listing does not take.', refused),
      ...refusals(401, 405, 408, 414, 429, 431, 500, 503),
    },
  };
}

function queryExamples({ refused }: Answers): Schema {
  return Object.fromEntries(
    Object.entries(REQUESTS).map(([name, { summary, query }]) => [
      name,
      { summary, query, status: Object.hasOwn(refused, name) ? 400 : 200 },
    ]),
  );
}

function plannedResponse(description: string, { plans, files }: Answers): Schema {
  return {
    description,
    headers: countedHeaders(...PUBLIC_ANSWER, 'Server-Timing', 'Content-Disposition'),
    content: answerTypes((format) => ({ examples: format === 'json' ? plans : files[format] })),
  };
}

function refusedResponse(description: string, refused: Named<Shown>): Schema {
  return {
    description,
    headers: countedHeaders(),
    content: { [JSON_TYPE]: { schema: refTo('schemas', 'Error'), examples: refused } },
  };
}
