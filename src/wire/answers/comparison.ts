// The answer to a comparison: its schema and its type.

import { MOST_VARIANTS } from '../read/options/comparison.ts';
import { closedObject, type Schema, type ValueOf, withExamples } from '../schemas/parts.ts';
import { PLAN, type PlanAnswer } from './plan.ts';

const { pattern, tiles, warnings, notes, summary, order, quantities, svgUrl } = PLAN.properties;

const VARIANT = closedObject(
  'A variant.',
  {
    variant: { type: 'object', description: 'The variant as it was sent.' },
    rank: {
      type: 'integer',
      description:
        'Its place, 1 is best: fewest pieces that nobody can lay, then not more than 5 % or one tile dearer than the cheapest of those, then no rows under a third of a tile, then the fewest metres of rows under half a tile, whole pieces in doors, alike cuts at opposite walls, fewest small pieces, the smallest area bought (with reused offcuts if buyWithReuse is true) and fewest cut tiles. Of equal variants the one that was sent first comes first.',
      minimum: 1,
      maximum: MOST_VARIANTS,
    },
    reason: {
      type: 'string',
      description:
        'The figure that decided between it and the next better variant, for the best one the next worse, in the requested language.',
      minLength: 1,
    },
    pattern,
    tiles,
    warnings,
    notes,
    order,
    quantities,
    svgUrl,
  },
  ['order', 'quantities'],
);

/** The answer to a comparison without examples. */
export const COMPARISON = closedObject('Variants of one plan, compared.', {
  results: {
    type: 'array',
    description: 'One for each variant, in the order sent.',
    minItems: 1,
    maxItems: MOST_VARIANTS,
    items: VARIANT,
  },
  notes: {
    type: 'array',
    description: 'What variants are ranked by, and what makes them hard to compare, such as different joints.',
    minItems: 1,
    items: { type: 'string', minLength: 1 },
  },
  summary: {
    ...summary,
    description:
      'What to pass on to people, one paragraph in the requested language and units: the best variant, what decided, and as what the room was understood.',
  },
});

type Variant = ValueOf<typeof VARIANT>;

/** The answer to a comparison. */
export interface CompareAnswer {
  readonly results: readonly (Omit<Variant, 'tiles'> & Pick<PlanAnswer, 'tiles'>)[];
  readonly notes: readonly string[];
  readonly summary: string;
}

/** The answer to a comparison, with examples from a real one. */
export function comparisonSchema(sample: CompareAnswer): Schema {
  return withExamples(COMPARISON, sample);
}
