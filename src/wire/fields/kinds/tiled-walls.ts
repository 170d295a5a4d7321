// Kinds that stand for several surfaces of a job.

import { LIMITS } from '../../../engine/index.ts';
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
import { IN_WALL, OPENING_PROPERTIES, SIDE } from '../../schemas/lengths.ts';
import { closedObject, type Schema } from '../../schemas/parts.ts';
import type { Reading } from '../../values/mistakes.ts';
import { DOORS, RING, WALK } from './geometry.ts';

/** What is read of a body alone, and never written: the surfaces that it stands for are. */
interface BodyKind<Value> {
  fromJson(value: unknown): Reading<Value>;
  readonly schema: Schema;
  readonly jsonExample: unknown;
}

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
            ...OPENING_PROPERTIES,
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
    x: { ...IN_WALL.x, examples: [NICHE_EXAMPLE.x] },
    y: { ...IN_WALL.y, examples: [NICHE_EXAMPLE.y] },
    w: { ...IN_WALL.w, examples: [NICHE_EXAMPLE.w] },
    h: { ...IN_WALL.h, examples: [NICHE_EXAMPLE.h] },
    depth: { ...SIDE, description: 'Depth in cm.', examples: [NICHE_EXAMPLE.depth] },
  }),
} satisfies BodyKind<SentNiche>;
