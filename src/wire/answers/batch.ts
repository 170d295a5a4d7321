// The answer to a batch: its schema. Each plan of it is written as the answer to that plan alone.

import { MOST_PLANS } from '../read/batch.ts';
import { closedObject, refTo, type Schema } from '../schemas/parts.ts';

const RESULT = closedObject(
  'A plan, or why there is none.',
  {
    status: {
      type: 'integer',
      description: 'What the plan alone would be answered with: 200 with a plan, 400 with a refusal.',
      enum: [200, 400],
      examples: [200],
    },
    plan: refTo('schemas', 'Plan'),
    refusal: refTo('schemas', 'Error'),
  },
  ['plan', 'refusal'],
);

/** The answer to a batch. */
export const BATCH_SCHEMA: Schema = closedObject('The answers to several plans.', {
  results: {
    type: 'array',
    description: 'One for each plan, in the order sent.',
    minItems: 1,
    maxItems: MOST_PLANS,
    items: RESULT,
  },
});
