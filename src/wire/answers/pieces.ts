// The pieces of a plan in an answer: their schema, with the frame and the unit of each figure, and their types.

import { completeParameters, LIMITS, PATTERNS } from '../../engine/index.ts';
import { closedObject, type ValueOf } from '../schemas/parts.ts';

/** The kinds of tile of all patterns that have several. */
export const KIND_NAMES = [
  ...new Set(PATTERNS.flatMap((pattern) => pattern.kinds?.(completeParameters(pattern, {})) ?? [])),
];

const IN_ROOM = "in the room's frame: mm from the 0,0 of the request, x to the right, y down";
const IN_TILE =
  "in the tile's frame: mm from the centre of the uncut tile, x to the right, y down, not turned against the room";

function pair(description: string) {
  return { type: 'array', description, items: { type: 'number' }, minItems: 2, maxItems: 2 } as const;
}

function ring(description: string) {
  return { type: 'array', description, items: pair('A corner [x, y] in mm.'), minItems: 3 } as const;
}

function outlines(frame: string) {
  return {
    type: 'array',
    description: `The connected parts that are laid, ${frame}. The first corner is not repeated.`,
    items: closedObject('A connected part.', {
      outer: ring('Its outline in mm, clockwise as seen on the plan.'),
      holes: {
        type: 'array',
        description: 'The holes in it in mm, each counterclockwise.',
        items: ring('The corners of a hole.'),
      },
    }),
    minItems: 1,
  } as const;
}

const COUNT = { type: 'integer', minimum: 1, maximum: LIMITS.tiles } as const;
const MOTIF = { type: 'integer', minimum: 0 } as const;
const TILE_KIND = {
  type: 'string',
  description: 'The kind of tile, as in tiles.kinds; absent if the pattern has one kind only.',
  enum: KIND_NAMES,
  examples: KIND_NAMES.slice(0, 1),
} as const;

export const PIECES = closedObject(
  'Every piece, for saws and other programs. Present if pieces is true. Lengths are in mm, rounded to 3 decimals.',
  {
    motif: {
      type: 'array',
      description: 'The tiles that the pattern repeats, uncut.',
      items: closedObject(
        'A tile of the motif.',
        { tileKind: TILE_KIND, outlineMm: ring(`Its corners, clockwise, ${IN_TILE}.`) },
        ['tileKind'],
      ),
      minItems: 1,
    },
    whole: {
      type: 'array',
      description:
        'The whole tiles, as runs of equal ones: tile i of a run has its centre at firstCentreMm + i × stepMm.',
      items: closedObject('A run of whole tiles.', {
        motif: { ...MOTIF, description: 'Which tile of motif they are, from 0.' },
        firstCentreMm: pair(`The centre of the first, ${IN_ROOM}.`),
        stepMm: pair('From one centre to the next, in mm.'),
        count: { ...COUNT, description: 'How many there are.' },
      }),
    },
    cut: {
      type: 'array',
      description: 'The cut tiles, in the order of their numbers.',
      items: closedObject(
        'A cut tile.',
        {
          number: {
            ...COUNT,
            description: 'Its number in the cut list, in the planner and in tiles.reuse.sharedTiles.',
          },
          motif: { ...MOTIF, description: 'Which tile of motif it is, from 0.' },
          kind: {
            type: 'string',
            description: 'sliver if less than a tenth of the tile is laid, otherwise cut.',
            enum: ['cut', 'sliver'],
          },
          tileKind: TILE_KIND,
          centreMm: pair(`The centre of the uncut tile, ${IN_ROOM}.`),
          areaMm2: {
            type: 'number',
            minimum: 0,
            description: 'What is laid of it, in mm² (1 m² has 1,000,000), rounded to 2 decimals.',
          },
          sharedTile: {
            type: ['integer', 'null'],
            minimum: 0,
            description:
              'The index in tiles.reuse.sharedTiles of the tile that it is cut from together with others; null if it has one of its own. Some of the parts of a divided tile may come from others.',
          },
          outlinesMm: closedObject('What is laid of it, in both frames.', {
            tile: outlines(IN_TILE),
            room: outlines(IN_ROOM),
          }),
        },
        ['tileKind'],
      ),
    },
  },
);

/** Every piece of a plan. */
export type PiecesAnswer = ValueOf<typeof PIECES>;
/** Equal whole tiles in a line. */
export type RunAnswer = PiecesAnswer['whole'][number];
export type CutAnswer = PiecesAnswer['cut'][number];
/** A corner, a centre or a vector, mm. */
export type Pair = RunAnswer['stepMm'];
