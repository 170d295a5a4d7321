// The fields of the layout: the pattern, its joints and cuts, and where it starts.

import { LIMITS } from '../../../engine/index.ts';
import { START as START_KIND } from '../kinds/geometry.ts';
import { number } from '../kinds/number.ts';
import { PARAMETERS, PATTERN } from '../kinds/pattern.ts';
import type { Row } from '../row.ts';

const JOINT = number(3, { unit: 'mm', range: LIMITS.joint });

export const LAYOUT = {
  pattern: {
    ...PATTERN,
    description:
      'The layout, with or without -pattern at the end. Its own parameters are sent beside the other fields, in a body inside parameters.',
    group: 'layout',
    role: 'plan',
    inComparison: 'variant',
  },
  parameters: {
    ...PARAMETERS,
    description: "The pattern's own parameters by name; those left out take their defaults.",
    group: 'layout',
    role: 'plan',
    isBodyOnly: true,
    inComparison: 'variant',
    absentInIdentity: [],
  },
  joint: {
    ...JOINT,
    description: "Width of the joint; the pattern's own when left out.",
    group: 'layout',
    role: 'plan',
    inComparison: 'variant',
  },
  gapMm: {
    ...JOINT,
    description: 'Another name of joint.',
    group: 'layout',
    role: 'plan',
    isBodyOnly: true,
    inComparison: 'variant',
  },
  edge: {
    ...number(8, { unit: 'mm', range: LIMITS.edge, default: 0 }),
    description: 'Gap along walls and cutouts that is not tiled.',
    group: 'layout',
    role: 'plan',
  },
  kerf: {
    ...number(2, { unit: 'mm', range: LIMITS.kerf, default: LIMITS.kerf.default }),
    description: 'Width that a cut takes between two pieces of one tile.',
    group: 'layout',
    role: 'plan',
  },
  minCut: {
    ...number(100, { unit: 'mm', range: LIMITS.minCut }),
    description:
      'Pieces narrower than this are narrow strips, in warnings and for start; by default 50 mm or a third of the tile.',
    group: 'layout',
    role: 'plan',
  },
} as const satisfies Readonly<Record<string, Row<unknown>>>;

/** After the colours, as it always was in addresses. */
export const START = {
  start: {
    ...START_KIND,
    description:
      "The layout origin in cm: where the top-left corner of the first tile's box lies, by default that of the room's box, moved inwards by edge. Or a word: best, as a tiler would; thrift, the least waste; center; wall:2 or door:1, whole tiles there. pattern.startCm is what was found.",
    group: 'layout',
    role: 'plan',
    inComparison: 'variant',
  },
} as const satisfies Readonly<Record<string, Row<unknown>>>;
