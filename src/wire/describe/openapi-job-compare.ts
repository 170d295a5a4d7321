// The operation that compares variants of a job, with its examples. src/service compares them.

import type { ErrorAnswer } from '../answers/error.ts';
import type { JobCompareAnswer } from '../answers/job-comparison.ts';
import { refTo, type Schema } from '../schemas/parts.ts';
import { countedHeaders } from './openapi-headers.ts';
import { refusals } from './openapi-responses.ts';

interface ComparisonExample {
  readonly summary: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const SURFACES = [
  { name: 'hall', outline: 'E410 S155 W410 N155' },
  { name: 'bathroom', outline: 'E185 S240 W185 N240' },
];

/** Comparisons by name. The last one is refused: its body matches the schema, which cannot express what is wrong. */
export const JOB_COMPARISONS = {
  threePatterns: {
    summary: 'A hall and a bathroom in three patterns, bought in boxes of 8',
    body: {
      surfaces: SURFACES,
      tilesPerBox: 8,
      pricePerBox: 39.9,
      currency: 'EUR',
      variants: [
        { parameters: { tileSize: 450 } },
        { pattern: 'bricks', parameters: { tileWidth: 600, tileHeight: 300 } },
        { pattern: 'hexagons' },
      ],
    },
  },
  ownPattern: {
    summary: 'Two starts of a flat whose bathroom keeps a pattern of its own, the answer in Polish',
    body: {
      surfaces: [SURFACES[0], { ...SURFACES[1], pattern: 'octagon-dot' }],
      reuse: 'surface',
      lang: 'pl',
      variants: [{ start: 'center' }, { start: { x: 10, y: 0 } }],
    },
  },
  tooManyTiles: {
    summary: 'A variant with more tiles than a job may have',
    body: { surfaces: SURFACES, variants: [{ parameters: { tileSize: 600 } }, { parameters: { tileSize: 20 } }] },
  },
} as const satisfies Readonly<Record<string, ComparisonExample>>;

type Shown<Value> = { readonly summary: string; readonly value: Value };

/** The answers to the comparisons by name. */
export interface JobComparisonAnswers {
  readonly compared: Readonly<Record<string, Shown<JobCompareAnswer>>>;
  readonly refused: Readonly<Record<string, Shown<ErrorAnswer>>>;
}

/** The operation with the answers to its examples. */
export function compareJobsOperation({ compared, refused }: JobComparisonAnswers): Schema {
  const examples = Object.entries(JOB_COMPARISONS).map(([name, { summary, body }]) => [name, { summary, value: body }]);
  const json = (schema: string, shown: object) => ({
    'application/json': { schema: refTo('schemas', schema), examples: shown },
  });
  return {
    operationId: 'compareJobs',
    tags: ['Planning'],
    summary: 'Compare variants of a job',
    description:
      'Plans one job in up to 24 ways in one call: other patterns, parameters, joints or starts. The fields are those of `POST /api/job`; each object in `variants` changes some of those beside `surfaces`, and a surface with a field of its own keeps it. The answer has the figures of each variant, as the job of it would have them: its surfaces, its materials and what to buy. Variants are ranked like those of `POST /api/compare`, by the sums of all surfaces. Nothing is stored: plan the variant that you choose to get its link. Each variant counts like a job. A variant that cannot be planned refuses the comparison and is named, and so is its surface.',
    requestBody: {
      description: 'The surfaces, what they have in common, and the variants.',
      required: true,
      content: json('JobCompareBody', Object.fromEntries(examples)),
    },
    responses: {
      200: {
        description: 'The variants in the order sent.',
        headers: countedHeaders('Vary', 'Content-Encoding'),
        content: json('JobComparison', compared),
      },
      400: {
        description: 'A variant or the job cannot be planned: what was wrong, and what to send instead.',
        headers: countedHeaders(),
        content: json('Error', refused),
      },
      ...refusals(401, 405, 408, 413, 414, 415, 429, 431, 500, 503),
    },
  };
}
