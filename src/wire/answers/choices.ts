// The choices of an answer: the starts that a tiler would put before a customer. Their schema and its type.

import { LIMITS, type Point } from '../../engine/index.ts';
import { closedObject, refTo, type ValueOf } from '../schemas/parts.ts';

const COUNT = { type: 'integer', minimum: 0, maximum: LIMITS.tiles } as const;

/** The words of starts that are offered: those without a number, and the first wall or door. */
const WORDS = ['best', 'thrift', 'center', 'wall:1', 'door:1'] as const;

const CHOICE = closedObject('A start to choose.', {
  start: {
    type: 'string',
    description: 'The word that finds this start when it is sent as start.',
    enum: WORDS,
  },
  startCm: {
    ...refTo<Point>('schemas', 'Position'),
    description: 'The start in cm, rounded to 6 decimals, to be sent as start.',
  },
  startWhy: {
    type: 'string',
    description: 'Why a tiler would start there, one sentence in the requested language.',
    minLength: 1,
  },
  tiles: closedObject('The figures of the plan from there, as in tiles.', {
    total: { ...COUNT, description: 'Tiles to buy.' },
    whole: { ...COUNT, description: 'Of those, the tiles laid whole.' },
    cut: { ...COUNT, description: 'Of those, the tiles that need a cut.' },
    wastePercent: {
      type: 'number',
      description: 'Share of the bought material that ends up as offcut, in percent, rounded to 2 decimals.',
      minimum: 0,
      maximum: 100,
    },
    narrowestCutMm: {
      type: ['number', 'null'],
      description: 'Narrowest place of any cut piece in mm, rounded to 1 decimal; null when nothing is cut.',
      minimum: 0,
    },
    sliverCount: { ...COUNT, description: 'Cut tiles with less than a tenth of a tile on the floor.' },
    tilesWithReuse: { ...COUNT, description: 'Tiles to buy if offcuts are reused.' },
  }),
  sentence: {
    type: 'string',
    description:
      'What to tell the customer, one sentence in the requested language: why a tiler would start there, and how many tiles more that takes than the thriftiest choice.',
    minLength: 1,
  },
  svgUrl: {
    type: ['string', 'null'],
    format: 'uri',
    description: 'Address of the drawing from there; null when the room is too long for an address.',
  },
});

export const CHOICES = {
  type: 'array',
  description:
    'Up to four different starts that a tiler would put before a customer, the best first: best, thrift, center, and whole tiles at the first door or wall; of those that look alike the first, and none with more pieces that nobody can lay than best. They do not depend on the start of the request. Present if choices is true.',
  items: CHOICE,
  minItems: 1,
  maxItems: 4,
} as const;

export type ChoiceWord = (typeof WORDS)[number];
export type ChoiceAnswer = ValueOf<typeof CHOICE>;
