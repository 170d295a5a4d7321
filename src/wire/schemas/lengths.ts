// The schemas of places and sides in cm, and of openings, which are described by them.

import { OPENINGS } from '../../engine/index.ts';
import { FARTHEST_CM } from '../values/corners.ts';

/** A place on the floor or on a wall, in cm. */
export const COORDINATE = { type: 'number', minimum: -FARTHEST_CM, maximum: FARTHEST_CM } as const;
/** A length of a side, in cm. */
export const SIDE = { type: 'number', exclusiveMinimum: 0, maximum: 2 * FARTHEST_CM } as const;

/** A rectangle of a wall, in the frame of the wall. */
export const IN_WALL = {
  x: { ...COORDINATE, description: 'Left edge in cm.', examples: [60] },
  y: { ...COORDINATE, description: 'Upper edge in cm.', examples: [90] },
  w: { ...SIDE, description: 'Width in cm.', examples: [80] },
  h: { ...SIDE, description: 'Height in cm.', examples: [100] },
} as const;

/** An opening of a wall. */
export const OPENING_PROPERTIES = {
  ...IN_WALL,
  kind: {
    type: 'string',
    enum: OPENINGS,
    description: 'What it is; a window when left out.',
    examples: ['window'],
  },
} as const;
