// How a plan is set out, in an answer: its schema and its type.

import { LIMITS, type Point } from '../../engine/index.ts';
import { closedObject, refTo, type ValueOf } from '../schemas/parts.ts';

const MM = { type: 'number', minimum: 0 } as const;
const MM_OR_NULL = { type: ['number', 'null'], minimum: 0 } as const;
const MARKS = ['A1', 'A2', 'B1', 'B2'] as const;

function position(description: string) {
  return { ...refTo<Point>('schemas', 'Position'), description } as const;
}

const END = closedObject('Where a line meets a wall.', {
  mark: { type: 'string', description: 'Its name on drawings and on paper.', enum: MARKS },
  atCm: position('Where it is, in cm of the request.'),
  reachMm: { ...MM, description: 'From the crossing to the wall, in mm.' },
  measured: closedObject('How a tape finds it.', {
    way: {
      type: 'string',
      description:
        'along its wall from a corner; or square to the line from another wall, where its own wall is round.',
      enum: ['along', 'square'],
    },
    fromCm: position('The corner, or the place on the other wall, in cm of the request.'),
    lengthMm: { ...MM, description: 'From there to the mark, in mm.' },
  }),
  shorterMm: {
    ...MM_OR_NULL,
    description:
      'By how many mm reachMm may be shorter than planned before a piece at this wall is narrower than the smallest cut (minCut, or the rule of narrow strips); null where the pieces at the wall are no row.',
  },
  longerMm: {
    ...MM_OR_NULL,
    description: 'By how many mm it may be longer before another row of tiles is needed; null like shorterMm.',
  },
});

const LINE = closedObject('A chalk line from wall to wall.', {
  name: { type: 'string', description: 'A runs along the rows of the pattern, B square to it.', enum: ['A', 'B'] },
  kind: {
    type: 'string',
    description:
      'joint: edges of tiles lie on it from wall to wall. side: an edge of the first tile lies on it. symmetry: the pattern mirrors in it. tips: it runs through tips of tiles. point: it only runs through the crossing.',
    enum: ['joint', 'side', 'symmetry', 'tips', 'point'],
  },
  ends: { type: 'array', description: 'Both ends.', items: END, minItems: 2, maxItems: 2 },
});

const CHAIN = closedObject('What lies along a wall. Pieces, joints between them and both gaps add up to its length.', {
  wall: {
    type: ['integer', 'null'],
    description: 'The wall, numbered from 1 as it was sent; null for a side of a cutout that meets the walls.',
    minimum: 1,
  },
  lengthMm: { ...MM, description: 'Its length on the floor in mm, from corner to corner.' },
  parts: {
    type: ['array', 'null'],
    description:
      'Equal pieces that follow each other, in order; null where the pieces have no two ends along the wall.',
    items: closedObject(
      'Some equal pieces.',
      {
        count: { type: 'integer', description: 'How many.', minimum: 1, maximum: LIMITS.tiles },
        widthMm: { ...MM, description: 'The width of each at the wall, in mm.' },
        farWidthMm: {
          ...MM,
          description: 'Its width away from the wall in mm, if that differs.',
          examples: [182],
        },
      },
      ['farWidthMm'],
    ),
  },
  beforeMm: { ...MM, description: 'The gap before the first piece, in mm.' },
  afterMm: { ...MM, description: 'The gap after the last piece, in mm.' },
  leastDepthMm: {
    ...MM_OR_NULL,
    description: 'How deep the pieces along it are at least, in mm; null without pieces.',
  },
  mostDepthMm: { ...MM_OR_NULL, description: 'How deep they are at most, in mm; null without pieces.' },
});

export const SETTING_OUT = closedObject(
  'How to set out the plan on the floor. Present if settingOut is true. Lengths in mm are rounded to 2 decimals.',
  {
    crossing: closedObject(
      'Two chalk lines, and the tile at their crossing; absent where no tile has a corner on the floor.',
      {
        atCm: position('Where they cross, in cm of the request.'),
        tile: { type: 'integer', description: 'The number of the tile that is laid first.', minimum: 1 },
        point: {
          type: 'string',
          description: 'What of that tile is on the crossing.',
          enum: ['corner', 'centre'],
        },
        lines: {
          type: 'array',
          description: 'Both lines, square to each other.',
          items: LINE,
          minItems: 2,
          maxItems: 2,
        },
        laidTowards: {
          type: 'array',
          description: 'The marks towards which laying begins.',
          items: { type: 'string', enum: MARKS },
          minItems: 2,
          maxItems: 2,
        },
      },
    ),
    chains: { type: 'array', description: 'What lies along each wall.', items: CHAIN },
    steps: {
      type: 'array',
      description: 'What to do, one sentence each in the requested language and units: lines, first tile, right angle.',
      items: { type: 'string', minLength: 1 },
    },
    controls: {
      type: 'array',
      description:
        'What to measure from the crossing before cutting, one each; in brackets how much shorter and longer.',
      items: { type: 'string', minLength: 1 },
    },
  },
  ['crossing'],
);

/** How a plan is set out. */
export type SettingOutAnswer = ValueOf<typeof SETTING_OUT>;
