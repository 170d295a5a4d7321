// Schemas of the answers: the plan, with units and rounding of each field, and the refusal.

import { LIMITS, PATTERNS } from '../../../engine/index.ts';
import { MOST_VARIANTS } from '../../read/options/comparison.ts';
import { type ErrorAnswer, MESSAGE_CHARACTERS, MISTAKES_LISTED, RECEIVED_CHARACTERS } from '../../values/mistakes.ts';
import type { KindAnswer, PlanAnswer } from '../../write/answer.ts';
import type { CompareSample } from '../openapi-compare.ts';
import { ORDER } from './order.ts';
import { closedObject, refTo, type Schema, withExamples } from './parts.ts';
import { KIND_NAMES, PIECES } from './pieces.ts';
import { QUANTITIES } from './quantities.ts';

const AMOUNT = { type: 'number', minimum: 0 } as const;
const PERCENT = { ...AMOUNT, maximum: 100 } as const;
const COUNT = { type: 'integer', minimum: 0, maximum: LIMITS.tiles } as const;
const ADDRESS = { type: ['string', 'null'], format: 'uri' } as const;

const SURFACE = closedObject(
  'The room and its floor.',
  {
    areaM2: { ...AMOUNT, description: 'Floor area after cutouts in m², rounded to 4 decimals.' },
    perimeterM: { ...AMOUNT, description: "Length of the room's outer walls in metres, rounded to 3 decimals." },
    wallsCm: {
      type: 'array',
      description: 'Length of each outer wall in cm, in the order sent, rounded to 2 decimals.',
      items: AMOUNT,
      minItems: LIMITS.ringCorners.min,
      maxItems: LIMITS.ringCorners.max,
    },
    boundingBoxCm: closedObject("The room's bounding box in cm.", {
      width: { ...AMOUNT, description: 'Width in cm, rounded to 2 decimals.' },
      height: { ...AMOUNT, description: 'Height in cm, rounded to 2 decimals.' },
    }),
    edgeMm: {
      type: 'number',
      description: 'Width of the gap along walls and cutouts in mm; only if there is one.',
      minimum: LIMITS.edge.min,
      maximum: LIMITS.edge.max,
    },
    skirtingM: {
      ...AMOUNT,
      description:
        'Length of all walls of the floor, those of cutouts included, in metres, rounded to 3 decimals; only with a gap along them.',
    },
  },
  ['edgeMm', 'skirtingM'],
);

const PATTERN = closedObject('The layout.', {
  id: { type: 'string', description: 'Identifier of the pattern.', enum: PATTERNS.map(({ id }) => id) },
  name: { type: 'string', description: 'Name of the pattern in the requested language.', minLength: 1 },
  parameters: {
    ...refTo('schemas', 'PatternParameters'),
    description: "The pattern's own parameters as they were used, defaults included.",
  },
  derived: {
    ...refTo('schemas', 'DerivedFigures'),
    description: 'Read-only figures that the layout implies; each name ends in its unit.',
  },
  jointMm: {
    type: 'number',
    description: 'Width of the joints in mm.',
    minimum: LIMITS.joint.min,
    maximum: LIMITS.joint.max,
  },
  startCm: {
    ...refTo('schemas', 'Position'),
    description:
      'The start of the layout in cm, rounded to 6 decimals: as sent, as found by start=best or start=center, or by default the top-left corner of the box around the room, moved inwards by edge.',
  },
});

const KIND = closedObject('The tiles of one kind.', {
  kind: {
    type: 'string',
    description: "The pattern's name for the kind, the same in every language.",
    enum: KIND_NAMES,
  },
  name: { type: 'string', description: 'Name of the kind in the requested language.', minLength: 1 },
  total: { ...COUNT, description: 'Tiles of this kind to buy.' },
  whole: { ...COUNT, description: 'Of those, the tiles laid whole.' },
  cut: { ...COUNT, description: 'Of those, the tiles that need a cut.' },
  tilesWithReuse: { ...COUNT, description: 'Tiles of this kind to buy if offcuts are reused.' },
});

const REUSE = closedObject(
  'What to buy if offcuts are reused. A piece is cut from its own place in the tile, because a factory edge must face the next tile; a piece between two walls may be cut from anywhere along the tile. Tiles may be rotated but not mirrored, not even rotated with a joint of 0, and only replace tiles of their kind. A cut takes kerf, 3 mm by default, between two pieces. A piece of more than nine tenths of a tile shares its tile with no other.',
  {
    tilesWithReuse: { ...COUNT, description: 'Tiles to buy; never more than total.' },
    wastePercentWithReuse: {
      ...PERCENT,
      description: 'Share of those that ends up as offcut, in percent, rounded to 2 decimals.',
    },
    sharedTiles: {
      type: 'array',
      description:
        'The tiles that are cut for several places: for each, the numbers of the tiles of the plan that are cut from it, in ascending order. Tiles are numbered from 1 in reading order, row by row from the top and from left to right, as in the planner. No tile is in two lists, and a tile in none has one of its own: a list of n tiles spares n − 1, and together the lists spare total − tilesWithReuse. Where a cutout divides a tile and this spares one, its pieces may come from several tiles; it is in the list of one of them at most.',
      items: {
        type: 'array',
        items: { ...COUNT, minimum: 1 },
        minItems: 2,
        uniqueItems: true,
      },
      maxItems: LIMITS.tiles,
    },
  },
);

const TILES_TEXT = 'Tiles to buy and their waste. Offcuts are reused only in reuse; breakage is not included.';

const TILES = closedObject(
  TILES_TEXT,
  {
    total: { ...COUNT, description: 'Tiles to buy: every tile that covers some floor.' },
    whole: { ...COUNT, description: 'Of those, the tiles laid whole.' },
    cut: { ...COUNT, description: 'Of those, the tiles that need a cut; total is whole + cut.' },
    wastePercent: {
      ...PERCENT,
      description: 'Share of the bought material that ends up as offcut, in percent, rounded to 2 decimals.',
    },
    laidAreaM2: { ...AMOUNT, description: 'Tile area on the floor in m², joints not counted, rounded to 4 decimals.' },
    purchasedAreaM2: { ...AMOUNT, description: 'Area of all tiles bought in m², rounded to 4 decimals.' },
    narrowestCutMm: {
      type: ['number', 'null'],
      minimum: 0,
      description:
        'Narrowest place of any cut piece in mm, rounded to 1 decimal; null when nothing is cut. A small value is a sliver.',
    },
    sliverCount: { ...COUNT, description: 'Cut tiles with less than a tenth of a tile on the floor.' },
    kinds: {
      type: 'array',
      description:
        'The same counts by kind of tile; they add up to those above. Present if the pattern needs different kinds: tiles of several sizes as in versailles, of several colours as in isometric cubes, or left and right planks as in chevron.',
      items: KIND,
      minItems: 2,
    },
    reuse: REUSE,
  },
  ['kinds'],
);

/** The Plan object without examples. */
export const PLAN = closedObject(
  'A planned layout.',
  {
    surface: SURFACE,
    pattern: PATTERN,
    tiles: TILES,
    warnings: {
      type: 'array',
      description:
        'What you can change, one sentence each in the requested language, with what to send instead. For slivers, narrow strips and waste it names a start as start=x,y with its figures, and sending it gives exactly these; or it says to send start=best. Follow them until the list is empty: that takes three calls at most.',
      items: { type: 'string', minLength: 1 },
    },
    notes: {
      type: 'array',
      description:
        'What no start avoids, one sentence each: the slivers, narrow strips and waste that remain with start=best. For a stored plan also that counting was corrected since it was stored, with the figures that it showed then.',
      items: { type: 'string', minLength: 1 },
    },
    order: ORDER,
    quantities: QUANTITIES,
    pieces: PIECES,
    svg: {
      type: 'string',
      description: 'The drawing, an SVG document. Present if inlineSvg is true, and always on POST.',
      minLength: 1,
    },
    svgUrl: {
      ...ADDRESS,
      description: 'Address of the same drawing as an image; null when the room is too long for an address.',
    },
    plannerUrl: {
      ...ADDRESS,
      description:
        'Address that opens this plan in the planner; null when link is false, for HEAD requests and prefetches, and when the plan could not be stored.',
    },
  },
  ['order', 'quantities', 'pieces', 'svg'],
);

/** The Plan object, with examples from real answers: `sample`, and others for kinds, orders and pieces. */
export function planSchema(
  sample: PlanAnswer & { readonly svg: string },
  kinds: readonly KindAnswer[] | undefined,
  parts: Pick<PlanAnswer, 'order' | 'quantities' | 'pieces'>,
): Schema {
  return withExamples(PLAN, { ...sample, ...parts, tiles: { ...sample.tiles, kinds } });
}

const { warnings: WARNINGS, notes: NOTES, svgUrl: SVG_URL } = PLAN.properties as Readonly<Record<string, Schema>>;

/** The answer to a comparison without examples. */
export const COMPARISON = closedObject('Variants of one plan, compared.', {
  results: {
    type: 'array',
    description: 'One for each variant, in the order sent.',
    minItems: 1,
    maxItems: MOST_VARIANTS,
    items: closedObject(
      'A variant.',
      {
        variant: { type: 'object', description: 'The variant as it was sent.' },
        rank: {
          type: 'integer',
          description:
            'Its place, 1 is best: fewest slivers, then fewest pieces under minCut if it is sent, then the smallest area bought (with reused offcuts if buyWithReuse is true), then fewest tiles that lose only a strip under 10 mm, then fewest cut tiles, then the widest narrowest cut, then opposite cuts alike. Of equal variants the one that was sent first comes first.',
          minimum: 1,
          maximum: MOST_VARIANTS,
        },
        reason: {
          type: 'string',
          description:
            'The figure that decided between it and the next better variant, for the best one the next worse, in the requested language.',
          minLength: 1,
        },
        pattern: PATTERN,
        tiles: TILES,
        warnings: WARNINGS,
        notes: NOTES,
        order: ORDER,
        quantities: QUANTITIES,
        svgUrl: SVG_URL,
      },
      ['order', 'quantities'],
    ),
  },
});

/** The answer to a comparison, with examples from a real one. */
export function comparisonSchema(sample: CompareSample): Schema {
  return withExamples(COMPARISON, sample);
}

const CODE = {
  type: 'string',
  description: 'A stable name of the kind of mistake, for programs.',
  minLength: 1,
} as const;
const PARAM = {
  type: ['string', 'null'],
  description: 'The field at fault, by the name it was sent with; null if the request as a whole is wrong.',
  maxLength: RECEIVED_CHARACTERS,
} as const;
const RECEIVED = {
  type: ['string', 'null'],
  description: `What was received, cut to ${RECEIVED_CHARACTERS} characters; null when nothing was.`,
  maxLength: RECEIVED_CHARACTERS,
} as const;
const EXAMPLE = {
  type: ['string', 'null'],
  description:
    'The same in valid words. It replaces received if that is one item of a list (a wall, a corner, a rectangle); otherwise it is the value of param, to be sent once. With the code parameter-unknown it is the name under which to send the value. In a body it is a JSON value if it can be parsed as JSON. Null without changes: what was meant is not certain, and the sentence says what can be sent.',
} as const;
const CHANGES = {
  type: 'object',
  description:
    'The same in valid words, if that takes several fields: their new values by name, written like example; null removes the field. A parameter of a body is named like parameters.tileSize.',
  additionalProperties: { type: ['string', 'null'] },
  minProperties: 1,
} as const;

const MISTAKE = closedObject(
  'One mistake of a request.',
  {
    code: CODE,
    param: PARAM,
    received: RECEIVED,
    message: {
      type: 'string',
      description: 'What was wrong, what was received and what to send instead. English.',
      minLength: 1,
      maxLength: MESSAGE_CHARACTERS,
    },
    example: EXAMPLE,
    changes: CHANGES,
  },
  ['changes'],
);

const ERROR = closedObject(
  'A refusal. Only error is always present; the other fields are for programs, and describe the first mistake.',
  {
    error: {
      type: 'string',
      description: 'What was wrong and what to send instead. English, one line.',
      minLength: 1,
      maxLength: MESSAGE_CHARACTERS,
    },
    code: CODE,
    param: PARAM,
    received: RECEIVED,
    example: EXAMPLE,
    changes: CHANGES,
    errors: {
      type: 'array',
      description: `Every mistake if there are several, at most ${MISTAKES_LISTED}.`,
      items: MISTAKE,
      minItems: 2,
      maxItems: MISTAKES_LISTED,
    },
  },
  ['code', 'param', 'received', 'example', 'changes', 'errors'],
);

/** The Error object, with examples from real refusals: `sample`, and another one for changes. */
export function errorSchema(sample: ErrorAnswer, changes: ErrorAnswer['changes']): Schema {
  const errors = sample.errors?.map((mistake) => ({ ...mistake, changes }));
  return withExamples(ERROR, { ...sample, changes, errors });
}
