// The order in an answer: its schema and its type.

import { closedObject, type ValueOf } from '../schemas/parts.ts';
import { KIND_NAMES } from './pieces.ts';

const WITH_BOXES = { type: ['integer', 'null'], minimum: 0 } as const;
const COST = {
  type: ['number', 'null'],
  minimum: 0,
  description:
    'Price times what is paid for, in the currency, rounded to its smallest unit (1062.5 is 1,062.50 euros), halves up; null without a price.',
} as const;
const TO_BUY = {
  tiles: {
    type: 'integer',
    minimum: 0,
    description: 'Tiles to buy: those of the plan with breakage and spares, less stock.',
  },
  tilesPerBox: {
    type: ['integer', 'null'],
    minimum: 1,
    description:
      'How many tiles a box holds, worked out from boxAreaM2; absent if that was not sent, null where it differs between kinds.',
    examples: [16],
  },
  boxes: { ...WITH_BOXES, description: 'Full boxes; null if it is not known what a box holds.' },
  tilesInSets: {
    type: 'integer',
    minimum: 0,
    description: 'All tiles in the sets; only if setOf was sent.',
    examples: [132],
  },
  tilesInBoxes: { ...WITH_BOXES, description: 'All tiles in those boxes; null without boxes.' },
  leftOver: { ...WITH_BOXES, description: 'Tiles in the boxes or sets less tiles; null without either.' },
} as const;

export const ORDER = closedObject(
  'What to buy, present if any field of the order was sent. The waste of the cuts is in the count of tiles already, so no share of the area is added. Each kind of tile is bought separately: breakage is rounded up, spares are added and boxes are filled for each. Sets have tiles of every kind.',
  {
    tiles: TO_BUY.tiles,
    tilesPerBox: TO_BUY.tilesPerBox,
    boxes: TO_BUY.boxes,
    sets: {
      type: 'integer',
      minimum: 0,
      description: 'Whole sets, with enough tiles of every kind; only if setOf was sent.',
      examples: [11],
    },
    tilesInSets: TO_BUY.tilesInSets,
    tilesInBoxes: TO_BUY.tilesInBoxes,
    leftOver: TO_BUY.leftOver,
    cost: COST,
    currency: { type: ['string', 'null'], description: 'ISO 4217 code of the cost; null without a price.' },
    kinds: {
      type: 'array',
      description:
        'The same for each kind, if the pattern needs several; they add up to the figures above, but for the cost of sets.',
      items: closedObject(
        'What to buy of one kind.',
        {
          kind: {
            type: 'string',
            description: "The pattern's name for the kind, as in tiles.kinds.",
            enum: KIND_NAMES,
          },
          ...TO_BUY,
          cost: {
            ...COST,
            description: `${COST.description} Null for a price per set, which is in the cost of the order.`,
          },
        },
        ['tilesPerBox', 'tilesInSets'],
      ),
    },
    text: { type: 'string', description: 'One sentence that explains it, in the requested language.', minLength: 1 },
  },
  ['tilesPerBox', 'sets', 'tilesInSets'],
);

/** What to buy for a plan. */
export type OrderAnswer = ValueOf<typeof ORDER>;
