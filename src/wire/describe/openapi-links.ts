// The operations on the plan behind a link: its answer for programs, and what other sites need to show it.

import { errorAnswer } from '../answers/error.ts';
import { VIEW_FIELDS } from '../fields/fields.ts';
import { readOembedQuery } from '../read/options/oembed-query.ts';
import { readViewQuery } from '../read/query.ts';
import { closedObject, refTo, type Schema } from '../schemas/parts.ts';
import { type Answers, GOOD_REQUESTS, PROJECT_ID, SHORTENED } from './openapi-examples.ts';
import { countedHeaders } from './openapi-headers.ts';
import { answerTypes } from './openapi-media.ts';
import { refusals } from './openapi-responses.ts';

const JSON_TYPE = 'application/json';
const TAGGED = ['ETag', 'Vary', 'Content-Encoding'];
const ERROR = refTo('schemas', 'Error');
/** A name that belongs to the plan, so a stored plan refuses it. */
const FOREIGN = 'tileSize=200';

/** The paths of the plan behind a link. */
export function linkPaths(publicUrl: string, { plans }: Answers): Readonly<Record<string, Schema>> {
  return {
    '/api/projects/{id}': { get: projectAnswer({ ...plans.plainRoom.value, request: GOOD_REQUESTS.plainRoom.body }) },
    '/oembed': { get: oembed(publicUrl) },
  };
}

function json(description: string, schema: Schema, example: unknown, ...headers: string[]): Schema {
  return { description, headers: countedHeaders(...headers), content: { [JSON_TYPE]: { schema, example } } };
}

const NO_PLAN = json('No plan has this id.', ERROR, {
  error: 'No plan has this id; the id is the end of plannerUrl.',
  code: 'not-found',
});

function projectAnswer(example: unknown): Schema {
  return {
    operationId: 'openProject',
    tags: ['Planning'],
    summary: 'The plan or the job behind a link',
    description:
      'Answers like the request that got the link: the figures, the drawing or a file, in any language and units. `request` is the body that plans it again: change it to change the plan. It takes the options of an answer, not the fields of a plan, and stores nothing. A job takes those that a job has, and its surfaces are plans: a dot and the number of a surface follow the id. Without `format`, an Accept header with a single media type of these answers chooses the format. HEAD answers with the headers alone.',
    parameters: [
      refTo('parameters', 'projectId'),
      ...VIEW_FIELDS.map((name) => refTo('parameters', name)),
      refTo('parameters', 'ifNoneMatch'),
    ],
    responses: {
      200: {
        description: 'The plan or the job, or with another `format` the drawing or a file.',
        headers: countedHeaders(...TAGGED, 'Server-Timing', 'Content-Disposition'),
        content: withJobs(answerTypes((format) => ({ example: format === 'json' ? example : SHORTENED[format] }))),
      },
      304: refTo('responses', 'NotModified'),
      400: json('There is a name or value that a stored plan does not take.', ERROR, refusalOf(readViewQuery(FOREIGN))),
      404: NO_PLAN,
      ...refusals(401, 405, 408, 414, 429, 431, 500, 503),
    },
  };
}

/** The types of an answer whose figures are those of a plan or of a job. */
function withJobs(types: ReturnType<typeof answerTypes>): Schema {
  const schema = { anyOf: [refTo('schemas', 'Plan'), refTo('schemas', 'Job')] };
  return { ...types, [JSON_TYPE]: { ...types[JSON_TYPE], schema } };
}

function oembed(publicUrl: string): Schema {
  const example = oembedExample(publicUrl);
  return {
    operationId: 'describeEmbedding',
    tags: ['Planner'],
    summary: 'How to show a plan on another site',
    description:
      'oEmbed 1.0 for the address of a plan: the frame to insert, its size, a title and a picture. Sites that know oEmbed ask for it when somebody pastes a link. Other names are ignored. It counts towards the rate limit of stored plans.',
    parameters: [
      sized('url', 'The `plannerUrl` of a plan; its language and units are those of the frame.', true, {
        schema: { type: 'string', format: 'uri' },
        example: `${publicUrl}/planner/${PROJECT_ID}`,
      }),
      sized('maxwidth', 'The most pixels that the frame may be wide.', false, SIZE),
      sized('maxheight', 'The most pixels that the frame may be high.', false, SIZE),
      sized('format', 'Only json is available.', false, {
        schema: { type: 'string', enum: ['json'] },
        example: 'json',
      }),
      refTo('parameters', 'ifNoneMatch'),
    ],
    responses: {
      200: json('What to insert.', refTo('schemas', 'Oembed'), example, ...TAGGED),
      304: refTo('responses', 'NotModified'),
      400: json('There is no address, or a size is none.', ERROR, refusalOf(readOembedQuery(''))),
      404: json('The address is not that of a plan here.', ERROR, {
        error: 'No plan has this id; the id is the end of plannerUrl.',
        code: 'not-found',
      }),
      501: json('Another format was asked for.', ERROR, {
        error: 'Only format=json is available; send that, or leave format out.',
        code: 'format-unavailable',
      }),
      503: json(
        'The store of plans cannot be reached, or too many plans wait; ask again a little later.',
        ERROR,
        { error: 'Plans cannot be read at the moment; ask again in a few seconds.', code: 'store-unavailable' },
        'Retry-After',
      ),
      ...refusals(401, 405, 408, 414, 429, 431, 500),
    },
  };
}

const SIZE = { schema: { type: 'integer', minimum: 1, maximum: 999_999 }, example: 640 };

/** A parameter of this operation alone. */
function sized(name: string, description: string, required: boolean, form: Schema): Schema {
  return { name, in: 'query', ...(required && { required }), description, ...form };
}

function refusalOf(read: ReturnType<typeof readViewQuery> | ReturnType<typeof readOembedQuery>): unknown {
  if (read.ok) throw new Error('An example of a refusal is not refused.');
  return errorAnswer(read.mistakes);
}

/** The answer for a bathroom of 180 by 240 cm. */
function oembedExample(publicUrl: string) {
  const frame = `src="${publicUrl}/embed/${PROJECT_ID}" title="Tiles to buy: 47 · Squares" width="640" height="581"`;
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Tilewright',
    provider_url: `${publicUrl}/`,
    title: 'Tiles to buy: 47 · Squares',
    width: 640,
    height: 581,
    html: `<iframe ${frame} loading="lazy" style="border:0;max-width:100%"></iframe>`,
    thumbnail_url: `${publicUrl}/planner/${PROJECT_ID}/preview.png`,
    thumbnail_width: 1200,
    thumbnail_height: 630,
    cache_age: 3600,
  };
}

/** The schema that only oEmbed uses. */
export function oembedSchema(publicUrl: string): Schema {
  const example: Readonly<Record<string, unknown>> = oembedExample(publicUrl);
  const field = (type: 'string' | 'integer', name: string, description: string) => ({
    type,
    description,
    examples: [example[name]],
  });
  return closedObject(
    'What a site needs to show a plan, as oEmbed 1.0 defines it.',
    {
      version: field('string', 'version', 'The version of oEmbed.'),
      type: field('string', 'type', 'Always rich: markup to insert.'),
      provider_name: field('string', 'provider_name', 'The name of the service.'),
      provider_url: field('string', 'provider_url', 'Its address.'),
      title: field('string', 'title', 'The tiles to buy, and the pattern.'),
      width: field('integer', 'width', 'Pixels of the frame, at most maxwidth.'),
      height: field('integer', 'height', 'Pixels at which the plan fills the frame, at most maxheight.'),
      html: field('string', 'html', 'A frame without scripts.'),
      thumbnail_url: field('string', 'thumbnail_url', 'The preview, unless it is larger than maxwidth and maxheight.'),
      thumbnail_width: field('integer', 'thumbnail_width', 'Its width in pixels.'),
      thumbnail_height: field('integer', 'thumbnail_height', 'Its height in pixels.'),
      cache_age: field('integer', 'cache_age', 'Seconds for which this may be kept.'),
    },
    ['thumbnail_url', 'thumbnail_width', 'thumbnail_height'],
  );
}
