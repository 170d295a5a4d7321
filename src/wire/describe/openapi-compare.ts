// The operation that compares variants of a plan, with its examples. src/service compares them.

import type { CompareAnswer } from '../answers/comparison.ts';
import type { ErrorAnswer } from '../answers/error.ts';
import { refTo, type Schema } from '../schemas/parts.ts';
import { countedHeaders } from './openapi-headers.ts';
import { refusals } from './openapi-responses.ts';

interface ComparisonExample {
  readonly summary: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Comparisons by name. The last one is refused: its body matches the schema, which cannot express what is wrong. */
export const COMPARISONS = {
  threePatterns: {
    summary:
      'A bathroom in three patterns, the first one from its best start, bought in boxes of 10, with grout and adhesive',
    body: {
      outline: 'E180 S240 W180 N240',
      tilesPerBox: 10,
      groutBagKg: 5,
      adhesiveBagKg: 25,
      variants: [
        { pattern: 'chevron', parameters: { tileWidth: 90, tileHeight: 600 }, start: 'best' },
        { pattern: 'hexagons' },
        { pattern: 'bricks', parameters: { tileWidth: 300, tileHeight: 150 } },
      ],
    },
  },
  jointsAndStarts: {
    summary: 'One tile with two joints and three starts, the answer in Polish',
    body: {
      outline: 'E420 S180 W160 S170 W260 N350',
      parameters: { tileSize: 450 },
      lang: 'pl',
      variants: [{}, { gapMm: 5 }, { start: 'center' }, { start: { x: 10, y: 0 } }],
    },
  },
  tooManyTiles: {
    summary: 'A variant with more tiles than a plan may have',
    body: {
      outline: 'E2000 S2000 W2000 N2000',
      variants: [{ parameters: { tileSize: 600 } }, { parameters: { tileSize: 20 } }],
    },
  },
} as const satisfies Readonly<Record<string, ComparisonExample>>;

type Shown<Value> = { readonly summary: string; readonly value: Value };

/** The answers to the comparisons by name. */
export interface ComparisonAnswers {
  readonly compared: Readonly<Record<string, Shown<CompareAnswer>>>;
  readonly refused: Readonly<Record<string, Shown<ErrorAnswer>>>;
}

/** The operation with the answers to its examples. */
export function compareLayouts({ compared, refused }: ComparisonAnswers): Schema {
  const examples = Object.entries(COMPARISONS).map(([name, { summary, body }]) => [name, { summary, value: body }]);
  const json = (schema: string, shown: object) => ({
    'application/json': { schema: refTo('schemas', schema), examples: shown },
  });
  return {
    operationId: 'compareLayouts',
    tags: ['Planning'],
    summary: 'Compare variants of a plan',
    description:
      'Plans one room in up to 24 ways in one call: other patterns, parameters, joints or starts. The fields are those of `POST /api/plan`; each object in `variants` changes some of them. The answer has the figures of each variant, as the plan of it would have them, and ranks them. Nothing is stored: plan the variant that you choose to get its link. Each variant counts like a plan: as one request, or as more if it is expensive. A variant that cannot be planned refuses the comparison and is named, such as `variants[2].pattern`.',
    requestBody: {
      description: 'The room, how to lay it, and the variants.',
      required: true,
      content: json('CompareBody', Object.fromEntries(examples)),
    },
    responses: {
      200: {
        description: 'The variants in the order sent.',
        headers: countedHeaders('Vary', 'Content-Encoding'),
        content: json('Comparison', compared),
      },
      400: {
        description: 'A variant or the room cannot be planned: what was wrong, and what to send instead.',
        headers: countedHeaders(),
        content: json('Error', refused),
      },
      ...refusals(401, 405, 408, 413, 414, 415, 429, 431, 500, 503),
    },
  };
}
