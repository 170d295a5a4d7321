// The offcuts of a plan in an answer, and the skirting that they give: the schemas and their types.

import { LIMITS } from '../../engine/index.ts';
import { closedObject, type ValueOf } from '../schemas/parts.ts';
import { KIND_NAMES } from './pieces.ts';

const SIDE = { type: 'number', minimum: 0 } as const;
const COUNT = { type: 'integer', minimum: 1, maximum: LIMITS.tiles } as const;
const METRES = { type: 'number', minimum: 0 } as const;

export const OFFCUTS = closedObject(
  'The offcuts worth keeping once offcuts are reused, present if offcuts is true: of each tile that is cut up the largest rectangle along its sides that is left, a kerf away from every piece, if it has at least a third of the tile.',
  {
    rectangles: {
      type: 'array',
      description: 'Equal ones once, the largest first.',
      items: closedObject(
        'A rectangle that is left of one tile or of several.',
        {
          kind: {
            type: 'string',
            description: 'The kind of its tile, as in tiles.kinds; absent if the pattern has one kind only.',
            enum: KIND_NAMES,
            examples: KIND_NAMES.slice(0, 1),
          },
          widthMm: { ...SIDE, description: 'Along the longest side of the tile, in mm, rounded down to 0.1 mm.' },
          heightMm: { ...SIDE, description: 'Across, in mm, rounded down to 0.1 mm.' },
          count: { ...COUNT, description: 'How many there are.' },
          tiles: {
            type: 'array',
            description:
              'What they are left of, in ascending order: the number of each tile, or the lowest of the tiles of the plan that are cut from one.',
            items: COUNT,
            minItems: 1,
          },
        },
        ['kind'],
      ),
    },
    isComplete: {
      type: 'boolean',
      description: 'Whether all tiles were looked at; with thousands of different slanted or round cuts not all are.',
    },
  },
);

export const SKIRTING = closedObject(
  'What a skirting of skirtingHeight takes and what the offcuts give once offcuts are reused, present if skirtingHeight was sent. A strip has a factory edge of its tile along its whole length, at least a third of that edge. Offcuts worth keeping are part of it.',
  {
    heightMm: { ...SIDE, description: 'The height of the skirting in mm, as sent.' },
    neededM: {
      ...METRES,
      description:
        'Length of the skirting in metres, rounded to 3 decimals: the walls less the doors; with skirting=all around columns and islands too.',
    },
    fromOffcutsM: {
      ...METRES,
      description: 'Length of all strips from offcuts in metres, rounded down to 3 decimals.',
    },
    isEnough: { type: 'boolean', description: 'Whether they are enough.' },
    tilesToAdd: {
      type: ['integer', 'null'],
      minimum: 0,
      description:
        'Whole tiles to cut into strips for the rest; null if a tile gives none. order does not contain them.',
    },
    text: { type: 'string', description: 'One sentence that says so, in the requested language.', minLength: 1 },
  },
);

/** The offcuts worth keeping. */
export type OffcutsAnswer = ValueOf<typeof OFFCUTS>;
/** A skirting from the offcuts. */
export type SkirtingAnswer = ValueOf<typeof SKIRTING>;
