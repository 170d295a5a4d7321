// Whether the tiles that one has are enough: the schema and its type.

import { closedObject, type ValueOf } from '../schemas/parts.ts';
import { KIND_NAMES } from './pieces.ts';

const FIGURES = {
  isEnough: { type: 'boolean', description: 'Whether the tiles that you have are enough.' },
  isEnoughWithReuse: { type: 'boolean', description: 'The same if offcuts are reused.' },
  missing: { type: 'integer', minimum: 0, description: 'Tiles that are missing.' },
  missingWithReuse: { type: 'integer', minimum: 0, description: 'The same if offcuts are reused.' },
} as const;

export const STOCK = closedObject(
  'Whether the tiles that you have are enough, present if stock was sent. Breakage and spares are part of what is needed, for each kind as in order; order buys what is missing.',
  {
    ...FIGURES,
    kinds: {
      type: 'array',
      description: 'The same for each kind. Present if the pattern needs several; none replaces another.',
      minItems: 2,
      items: closedObject('The tiles of one kind.', {
        kind: { type: 'string', description: "The pattern's name for the kind, as in tiles.kinds.", enum: KIND_NAMES },
        ...FIGURES,
      }),
    },
    text: { type: 'string', description: 'One sentence that says so, in the requested language.', minLength: 1 },
  },
  ['kinds'],
);

/** Whether the tiles that one has are enough. */
export type StockAnswer = ValueOf<typeof STOCK>;
