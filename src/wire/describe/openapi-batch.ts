// The operation that plans several requests in one call, with an example of plans that are shown elsewhere too.

import { errorAnswer } from '../answers/error.ts';
import { MOST_PLANS, readBatch } from '../read/batch.ts';
import { closedObject, refTo, type Schema } from '../schemas/parts.ts';
import { type Answers, BAD_REQUESTS, GOOD_REQUESTS } from './openapi-examples.ts';
import { countedHeaders } from './openapi-headers.ts';
import { refusals } from './openapi-responses.ts';

const ROOMS = {
  summary: 'Two rooms, and one that does not close',
  plans: [GOOD_REQUESTS.plainRoom.body, GOOD_REQUESTS.lShapedKitchen.body, BAD_REQUESTS.openOutline.body],
};
const EMPTY = { summary: 'No plans', value: { plans: [] } };

/** The schema of the body of a batch. */
export function batchBodySchema(): Schema {
  return closedObject('Several plans that have nothing to do with each other.', {
    plans: {
      type: 'array',
      description: `1 to ${MOST_PLANS} bodies of \`POST /api/plan\`, answered in JSON.`,
      items: refTo('schemas', 'PlanBody'),
      maxItems: MOST_PLANS,
      examples: [[GOOD_REQUESTS.plainRoom.body, GOOD_REQUESTS.lShapedKitchen.body]],
    },
  });
}

/** The operation with the answers to its examples. */
export function planLayouts({ plans, refused }: Answers): Schema {
  const results = [
    { status: 200, plan: plans.plainRoom.value },
    { status: 200, plan: plans.lShapedKitchen.value },
    { status: 400, refusal: refused.openOutline.value },
  ];
  const read = readBatch(EMPTY.value);
  if (read.ok) throw new Error('An empty batch was read.');
  const json = (schema: string, examples: object) => ({
    'application/json': { schema: refTo('schemas', schema), examples },
  });
  return {
    operationId: 'planLayouts',
    tags: ['Planning'],
    summary: 'Plan several layouts',
    description: `Plans up to ${MOST_PLANS} rooms in one call, each with fields of its own. Each result has the very answer that \`POST /api/plan\` gives to its body, with a link of its own unless \`link\` is false, or the refusal; one that is refused changes nothing for the others. A batch counts as its plans together, and is refused if that is more than the limit of a minute. Rooms that are bought together are a job.`,
    requestBody: {
      description: 'The plans.',
      required: true,
      content: json('PlansBody', {
        rooms: { summary: ROOMS.summary, value: { plans: ROOMS.plans } },
        nothing: EMPTY,
      }),
    },
    responses: {
      200: {
        description: 'The answers in the order sent.',
        headers: countedHeaders('Vary', 'Content-Encoding'),
        content: json('Plans', { rooms: { summary: ROOMS.summary, value: { results } } }),
      },
      400: {
        description: 'The body is no batch, or its plans together count as more than may be sent in a minute.',
        headers: countedHeaders(),
        content: json('Error', { nothing: { summary: EMPTY.summary, value: errorAnswer(read.mistakes) } }),
      },
      ...refusals(401, 405, 408, 413, 414, 415, 429, 431, 500, 503),
    },
  };
}
