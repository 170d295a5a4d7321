// The answer to a comparison of jobs: its schema and its type.

import { MOST_VARIANTS } from '../read/options/comparison.ts';
import { closedObject, type Schema, type ValueOf, withExamples } from '../schemas/parts.ts';
import { COMPARISON } from './comparison.ts';
import { JOB_ANSWER, type JobAnswer } from './job.ts';

const { results, notes } = COMPARISON.properties;
const { variant, rank, reason } = results.items.properties;
const { name: _, summary: __, svg: ___, request: ____, plannerUrl: _____, ...figures } = JOB_ANSWER.properties;

const VARIANT = closedObject(
  'A variant, with the figures of its job.',
  {
    variant,
    rank: {
      ...rank,
      description: `${rank.description} What is compared of a job is the sum of its surfaces, and all that is bought.`,
    },
    reason,
    ...figures,
  },
  ['order'],
);

/** The answer to a comparison of jobs without examples. */
export const JOB_COMPARISON = closedObject('Variants of one job, compared.', {
  results: {
    type: 'array',
    description: 'One for each variant, in the order sent.',
    minItems: 1,
    maxItems: MOST_VARIANTS,
    items: VARIANT,
  },
  notes,
});

type Variant = ValueOf<typeof VARIANT>;

/** The answer to a comparison of jobs. */
export interface JobCompareAnswer {
  readonly results: readonly (Omit<Variant, 'surfaces'> & Pick<JobAnswer, 'surfaces'>)[];
  readonly notes: readonly string[];
}

/** The answer to a comparison of jobs, with examples from a real one. */
export function jobComparisonSchema(sample: JobCompareAnswer): Schema {
  return withExamples(JOB_COMPARISON, sample);
}
