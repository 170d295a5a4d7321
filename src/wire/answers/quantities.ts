// The quantities in an answer: their schema and their type.

import { closedObject, type ValueOf } from '../schemas/parts.ts';

const AREA = { type: 'number', minimum: 0 } as const;
const KG = { type: 'number', minimum: 0 } as const;
const BAGS = { type: ['integer', 'null'], minimum: 0 } as const;

export const QUANTITIES = closedObject(
  'Grout and adhesive, present if any of their fields was sent. Estimates: makers give the real consumption.',
  {
    tiledAreaM2: {
      ...AREA,
      description: 'The floor that is tiled in m², rounded to 4 decimals: without cutouts and the gap along the walls.',
    },
    jointAreaM2: { ...AREA, description: 'The part of it that no tile covers, in m², rounded to 4 decimals.' },
    groutKg: {
      ...KG,
      description: 'Grout in kg: jointAreaM2 × groutDepth × groutDensity and 10 % for losses, rounded up to 0.1 kg.',
    },
    groutBags: { ...BAGS, description: 'Whole bags of groutBagKg; null without it.' },
    adhesiveKg: {
      ...KG,
      description:
        'Adhesive in kg: tiledAreaM2 × adhesive, by default as much as tiles of this size usually take, rounded up to 0.1 kg; 0 for planks without a joint, which lie loose.',
    },
    adhesiveBags: { ...BAGS, description: 'Whole bags of adhesiveBagKg; null without it.' },
    text: { type: 'string', description: 'One sentence that says so, in the requested language.', minLength: 1 },
  },
);

/** Grout and adhesive for a plan, as estimates. */
export type QuantitiesAnswer = ValueOf<typeof QUANTITIES>;
