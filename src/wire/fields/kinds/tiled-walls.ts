// Kinds that stand for several surfaces of a job.

import { LIMITS, OPENINGS } from '../../../engine/index.ts';
import {
  MOST_CORNER_MM,
  NICHE_EXAMPLE,
  nicheFromJson,
  type SentNiche,
  type SentWalls,
  WALL_JOINTS,
  WALLS_OF_EXAMPLE,
  wallsOfFromJson,
} from '../../readers/tiled-walls.ts';
import { closedObject, type Schema } from '../../schemas/parts.ts';
import type { Reading } from '../../values/mistakes.ts';
import { DOORS, RING, WALK } from './geometry.ts';

/** What is read of a body alone, and never written: the surfaces that it stands for are. */
interface BodyKind<Value> {
  fromJson(value: unknown): Reading<Value>;
  readonly schema: Schema;
  readonly jsonExample: unknown;
}

const SIDE = { type: 'number', exclusiveMinimum: 0 };
const PLACE = { type: 'number' };
const NAME = { type: 'string', examples: [WALLS_OF_EXAMPLE.surface] };

export const WALLS_OF = {
  fromJson: wallsOfFromJson,
  jsonExample: WALLS_OF_EXAMPLE,
  schema: closedObject(
    'The walls of a room.',
    {
      surface: { ...NAME, description: 'The name of the floor of the room.' },
      outline: { ...WALK.schema, description: 'The room, if its floor is no surface.', examples: [WALK.jsonExample] },
      polygon: { ...RING.schema, description: 'The same by its corners.', examples: [RING.jsonExample] },
      doors: { ...DOORS.schema, description: 'The doors of that room.', examples: [DOORS.jsonExample] },
      height: { ...SIDE, description: 'Height of the walls in cm.', examples: [WALLS_OF_EXAMPLE.height] },
      doorHeight: { ...SIDE, description: 'Height of the doors in cm; 200 when left out.', examples: [205] },
      openings: {
        type: 'array',
        description: 'Openings, each with the number of its wall, in the frame of the wall.',
        items: closedObject(
          'An opening of a wall.',
          {
            wall: {
              type: 'integer',
              minimum: 1,
              maximum: LIMITS.ringCorners.max,
              description: 'Number of the wall in the room, from 1.',
              examples: [2],
            },
            x: { ...PLACE, description: 'Left edge in cm.', examples: [60] },
            y: { ...PLACE, description: 'Upper edge in cm.', examples: [40] },
            w: { ...SIDE, description: 'Width in cm.', examples: [80] },
            h: { ...SIDE, description: 'Height in cm.', examples: [100] },
            kind: {
              type: 'string',
              enum: OPENINGS,
              description: 'What it is; a window when left out.',
              examples: ['window'],
            },
          },
          ['kind'],
        ),
        maxItems: LIMITS.openings,
        examples: [[{ wall: 2, x: 60, y: 40, w: 80, h: 100, kind: 'window' }]],
      },
      joints: {
        type: 'string',
        enum: WALL_JOINTS,
        description:
          'What they go by: around, the default, each wall continues the one before; floor, they stand on the joints of the floor; own, each begins as start says.',
        examples: ['around'],
      },
      cornerMm: {
        type: 'number',
        minimum: 0,
        maximum: MOST_CORNER_MM,
        description: 'What is left out of the pattern at outside corners, in mm; 0 when left out.',
        examples: [9],
      },
    },
    ['surface', 'outline', 'polygon', 'doors', 'doorHeight', 'openings', 'joints', 'cornerMm'],
  ),
} satisfies BodyKind<SentWalls>;

export const NICHE = {
  fromJson: nicheFromJson,
  jsonExample: NICHE_EXAMPLE,
  schema: closedObject('A niche in a wall, in the frame of the wall.', {
    surface: { ...NAME, description: 'The name of the wall.', examples: [NICHE_EXAMPLE.surface] },
    x: { ...PLACE, description: 'Left edge in cm.', examples: [NICHE_EXAMPLE.x] },
    y: { ...PLACE, description: 'Upper edge in cm.', examples: [NICHE_EXAMPLE.y] },
    w: { ...SIDE, description: 'Width in cm.', examples: [NICHE_EXAMPLE.w] },
    h: { ...SIDE, description: 'Height in cm.', examples: [NICHE_EXAMPLE.h] },
    depth: { ...SIDE, description: 'Depth in cm.', examples: [NICHE_EXAMPLE.depth] },
  }),
} satisfies BodyKind<SentNiche>;
