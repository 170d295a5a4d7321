// The other operations: the planner page, the machine-readable descriptions, and the endpoints for operators.

import { closedObject, refTo, type Schema } from '../schemas/parts.ts';
import { PROJECT_ID } from './openapi-examples.ts';
import { FRAMED_QUERY_PARAMETERS, framedRefusal } from './openapi-framed.ts';
import { countedHeaders, freeHeaders } from './openapi-headers.ts';
import { refusals } from './openapi-responses.ts';

/** A GET path that answers 200 with one media type. */
interface Page {
  readonly operationId: string;
  readonly tag: 'Planner' | 'Descriptions' | 'Operation';
  readonly summary: string;
  readonly description: string;
  /** The description of the 200 response. */
  readonly answer: string;
  readonly type: string;
  readonly schema: Schema;
  readonly example: unknown;
  readonly parameters?: readonly Schema[];
  /** Headers of the 200 response besides those of all. */
  readonly headers?: readonly string[];
  /** Counts with other stored plans, apart from the API. */
  readonly isCounted?: true;
  /** Other responses by status. A path without 304 has no ETag. */
  readonly others?: Readonly<Record<string, Schema>>;
}

const PAGE: Schema = { type: 'string', description: 'An HTML page.' };
const ERROR: Schema = refTo('schemas', 'Error');
const HEALTH: Schema = refTo('schemas', 'Health');

const UNCHANGED = { 304: refTo('responses', 'PageNotModified') };

function answer(description: string, type: string, schema: Schema, example: unknown, ...headers: string[]): Schema {
  return { description, headers: freeHeaders(...headers), content: { [type]: { schema, example } } };
}

function counted(description: string, type: string, schema: Schema, example: unknown, ...headers: string[]): Schema {
  return { description, headers: countedHeaders(...headers), content: { [type]: { schema, example } } };
}

/** The refusal of a page, as a page. */
const TOO_MANY_PAGES = counted(
  'More pages of stored plans in a minute from one address than the service allows.',
  'text/html',
  PAGE,
  '<!DOCTYPE html>…<title>Too many pages at once · Tilewright</title>…',
  'Retry-After',
);

const FRAMED_PLANNER: Page = {
  operationId: 'embedPlanner',
  tag: 'Planner',
  isCounted: true,
  summary: 'The planner for a frame on another site',
  description:
    "The planner with a shop's tile, its pattern, its box and its price, in which a customer enters a room. It takes the fields of a plan and of its order without those of its answer; without a room it begins with a small rectangle, and without `start` every room gets the best one. The page around it hears of the order in a message (docs/api.md).",
  answer: 'The page.',
  type: 'text/html',
  schema: PAGE,
  example: '<!DOCTYPE html>…<html lang="en" class="framed">…<script type="application/json" id="frame">…',
  parameters: FRAMED_QUERY_PARAMETERS,
  others: {
    ...UNCHANGED,
    400: counted('There is a name or value that the frame does not take.', 'application/json', ERROR, framedRefusal()),
    ...refusals(401),
    429: TOO_MANY_PAGES,
  },
};

/** What else the page of a stored plan may be answered with. */
const PAGE_FAILURES: Readonly<Record<string, Schema>> = {
  ...UNCHANGED,
  404: counted(
    'No plan has this id.',
    'text/html',
    PAGE,
    '<!DOCTYPE html>…<title>There is no plan at this address · Tilewright</title>…',
  ),
  ...refusals(401),
  429: TOO_MANY_PAGES,
  503: counted(
    'The store of plans cannot be reached, or too many plans wait; open the page again a little later.',
    'text/html',
    PAGE,
    '<!DOCTYPE html>…<title>This plan cannot be opened just now · Tilewright</title>…',
    'Retry-After',
  ),
};

const PAGES: Readonly<Record<string, Page>> = {
  '/embed/planner': FRAMED_PLANNER,
  '/planner/{id}': {
    operationId: 'openPlanner',
    tag: 'Planner',
    isCounted: true,
    summary: 'Open a plan in the planner',
    description:
      'The page that `plannerUrl` leads to: the plan with its drawing, or the surfaces of a job and what to buy for all of them. What is stored never changes. With an Accept header of application/json it leads to /api/projects/{id}.',
    answer: 'The page of the plan.',
    type: 'text/html',
    schema: PAGE,
    example: '<!DOCTYPE html>…<title>Tiles to buy: 47 · Squares · Tilewright</title>…',
    parameters: [refTo('parameters', 'projectId'), refTo('parameters', 'lang'), refTo('parameters', 'units')],
    headers: ['Link'],
    others: {
      303: counted(
        'An Accept header with a single media type of a plan, such as application/json: the same for programs.',
        'application/json',
        ERROR,
        { error: 'What is behind this link is at /api/projects/ with the same id, in every format.', code: 'moved' },
        'Location',
        'Vary',
      ),
      ...PAGE_FAILURES,
    },
  },
  '/embed/{id}': {
    operationId: 'embedPlan',
    tag: 'Planner',
    isCounted: true,
    summary: 'A plan for a frame on another site',
    description:
      'A small page without scripts that any site may show in a frame, from 280 pixels wide: the plan, its figures and a link to the planner.',
    answer: 'The page.',
    type: 'text/html',
    schema: PAGE,
    example: '<!DOCTYPE html>…<html lang="en" class="framed">…<title>Tiles to buy: 47 · Squares · Tilewright</title>…',
    parameters: [refTo('parameters', 'projectId'), refTo('parameters', 'lang'), refTo('parameters', 'units')],
    others: PAGE_FAILURES,
  },
  '/planner/{id}/preview.png': {
    operationId: 'previewPlan',
    tag: 'Planner',
    isCounted: true,
    summary: 'The picture for links to a plan',
    description:
      'What messengers show with a link to the planner: the plan and its figures, 1200 by 630 pixels, in the language and units of the page.',
    answer: 'The picture.',
    type: 'image/png',
    schema: refTo('schemas', 'Picture'),
    example: 'PNG…IEND',
    parameters: [refTo('parameters', 'projectId'), refTo('parameters', 'lang'), refTo('parameters', 'units')],
    others: {
      ...UNCHANGED,
      404: counted('No plan has this id.', 'application/json', ERROR, {
        error: 'No plan has this id; the id is the end of plannerUrl.',
        code: 'not-found',
      }),
      503: counted(
        'The store of plans cannot be reached, or too many plans wait; ask again a little later.',
        'application/json',
        ERROR,
        { error: 'Plans cannot be read at the moment; ask again in a few seconds.', code: 'store-unavailable' },
        'Retry-After',
      ),
      ...refusals(401, 429),
    },
  },
  '/openapi.json': {
    operationId: 'describeInterface',
    tag: 'Descriptions',
    summary: 'This description',
    description: 'The API as an OpenAPI 3.1 document.',
    answer: 'The description.',
    type: 'application/json',
    schema: { type: 'object', description: 'An OpenAPI document.', additionalProperties: true },
    example: { openapi: '3.1.1', info: { title: 'Tilewright', version: '1.0.0' } },
    others: UNCHANGED,
  },
  '/llms.txt': {
    operationId: 'summariseInterface',
    tag: 'Descriptions',
    summary: 'A summary for language models',
    description: 'What to ask people, the call for each everyday task, units, fields, patterns and limits.',
    answer: 'The summary.',
    type: 'text/plain',
    schema: { type: 'string', description: 'Markdown in the form of llms.txt.' },
    example: '# Tilewright\n\n> Plans a tile or board floor for a room: …',
    others: UNCHANGED,
  },
  '/llms-small.txt': {
    operationId: 'summariseInShort',
    tag: 'Descriptions',
    summary: 'A short summary for language models',
    description: 'What most conversations need of it, in 4 KB.',
    answer: 'The summary.',
    type: 'text/plain',
    schema: { type: 'string', description: 'Markdown in the form of llms.txt.' },
    example: '# Tilewright\n\n> Plans a tile or board floor for a room: …',
    others: UNCHANGED,
  },
  '/healthz': {
    operationId: 'checkHealth',
    tag: 'Operation',
    summary: 'Is the process alive?',
    description: 'Answers 200 as long as the process can answer at all.',
    answer: 'The process is alive.',
    type: 'application/json',
    schema: HEALTH,
    example: { status: 'alive', version: '1.0.0' },
  },
  '/readyz': {
    operationId: 'checkReadiness',
    tag: 'Operation',
    summary: 'Should requests be sent here?',
    description:
      'Answers 200 while the service accepts requests, saturated or not, and 503 once it is stopping. Without its store the service still plans, but gives out no planner links.',
    answer: 'The service accepts requests.',
    type: 'application/json',
    schema: HEALTH,
    example: { status: 'ready', store: 'ready' },
    others: {
      503: answer('The service is stopping; send requests elsewhere.', 'application/json', HEALTH, {
        status: 'stopping',
      }),
    },
  },
  '/metrics': {
    operationId: 'readMetrics',
    tag: 'Operation',
    summary: 'Counters and timings',
    description: 'Metrics in the text format of Prometheus.',
    answer: 'The metrics.',
    type: 'text/plain',
    schema: { type: 'string', description: 'Metrics, one per line.' },
    example: '# TYPE tilewright_plans_total counter\ntilewright_plans_total 1\n…',
  },
};

/** Schemas and parameters that only these operations use. */
export const SERVICE_COMPONENTS = {
  schemas: {
    Health: closedObject(
      'The state of the process.',
      {
        status: {
          type: 'string',
          description:
            'alive, ready, degraded (store unavailable or full), saturated (plans were refused in the last seconds because too many waited) or stopping.',
          enum: ['alive', 'ready', 'degraded', 'saturated', 'stopping'],
          examples: ['ready'],
        },
        store: {
          type: 'string',
          description: 'The store of plans: ready, unavailable, full, or none where the service runs without one.',
          enum: ['ready', 'unavailable', 'full', 'none'],
          examples: ['ready'],
        },
        version: { type: 'string', description: 'The version of the package.', examples: ['1.0.0'] },
        build: {
          type: 'string',
          description: 'The id of the build: the same for servers that run the same code.',
          examples: ['Zk3J0aQzb1Xo'],
        },
      },
      ['store', 'version', 'build'],
    ),
  },
  parameters: {
    projectId: {
      name: 'id',
      in: 'path',
      required: true,
      description:
        'The id at the end of `plannerUrl`. That of a job with a dot and the number of a surface, from 1, is this surface as a plan.',
      schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}([.][1-9][0-9]?)?$' },
      example: PROJECT_ID,
    },
  },
} as const;

/** The paths other than planning and listing. */
export function servicePaths(): Readonly<Record<string, Schema>> {
  return Object.fromEntries(Object.entries(PAGES).map(([path, page]) => [path, { get: operationOf(page) }]));
}

function operationOf(page: Page): Schema {
  const {
    operationId,
    tag,
    summary,
    description,
    parameters,
    type,
    schema,
    example,
    isCounted,
    headers = [],
    others = {},
  } = page;
  const tagged = Object.hasOwn(others, 304) ? ['ETag', 'Vary', 'Content-Encoding'] : [];
  return {
    operationId,
    tags: [tag],
    summary,
    description: `${description} ${isCounted ? 'It counts towards the rate limit of stored plans.' : 'It does not count towards the rate limit.'}`,
    parameters: [...(parameters ?? []), ...(tagged.length > 0 ? [refTo('parameters', 'ifNoneMatch')] : [])],
    responses: {
      200: (isCounted ? counted : answer)(page.answer, type, schema, example, ...tagged, ...headers),
      ...others,
      ...refusals(405, 408, 414, 431, 500),
    },
  };
}
