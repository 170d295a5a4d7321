// The answer to a request: its schema, with units and rounding of each field, and its type.

import { LIMITS, PATTERNS, type ParameterValues, type Point } from '../../engine/index.ts';
import { closedObject, refTo, type Schema, type ValueOf, withExamples } from '../schemas/parts.ts';
import { CHOICES } from './choices.ts';
import { OFFCUTS, SKIRTING } from './offcuts.ts';
import { ORDER } from './order.ts';
import { KIND_NAMES, PIECES } from './pieces.ts';
import { QUANTITIES } from './quantities.ts';
import { SETTING_OUT } from './setting-out.ts';
import { STOCK } from './stock.ts';

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
      description:
        'Length of each outer wall in cm, in the order sent, rounded to 2 decimals; for several rooms those around all of them, from the leftmost corner.',
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
        'Length of the skirting in metres, rounded to 3 decimals: the walls of the room with what stands at them, less the doors; with skirting=all around columns and islands too. Only with a gap along them, or with doors.',
    },
  },
  ['edgeMm', 'skirtingM'],
);

const ROOM_OF_FLAT = closedObject(
  'What lies in one of several rooms.',
  {
    name: { type: 'string', description: 'Its name as sent; left out if it has none.', minLength: 1 },
    areaM2: {
      ...AMOUNT,
      description:
        'Its floor area after cutouts in m², rounded to 4 decimals. A doorway belongs to the room that has most of it; what several rooms cover, to the first of them.',
    },
    tiles: closedObject('The tiles that lie in it, at least for the most part.', {
      whole: { ...COUNT, description: 'Tiles that are laid whole.' },
      cut: { ...COUNT, description: 'Tiles that need a cut.' },
    }),
  },
  ['name'],
);

const PATTERN = closedObject(
  'The layout.',
  {
    id: { type: 'string', description: 'Identifier of the pattern.', enum: PATTERNS.map(({ id }) => id) },
    name: { type: 'string', description: 'Name of the pattern in the requested language.', minLength: 1 },
    parameters: {
      ...refTo<ParameterValues>('schemas', 'PatternParameters'),
      description: "The pattern's own parameters as they were used, defaults included.",
    },
    derived: {
      ...refTo<Readonly<Record<string, number>>>('schemas', 'DerivedFigures'),
      description: 'Read-only figures that the layout implies; each name ends in its unit.',
    },
    jointMm: {
      type: 'number',
      description: 'Width of the joints in mm.',
      minimum: LIMITS.joint.min,
      maximum: LIMITS.joint.max,
    },
    startCm: {
      ...refTo<Point>('schemas', 'Position'),
      description:
        'The start of the layout in cm, rounded to 6 decimals: as sent, as found by a word such as start=best, or by default the top-left corner of the box around the room, moved inwards by edge.',
    },
    startWhy: {
      type: 'string',
      description:
        'Why a tiler would start there, one sentence in the requested language. Present if the start was found by a word such as start=best.',
      minLength: 1,
    },
  },
  ['startWhy'],
);

const KIND = closedObject('The tiles of one kind.', {
  kind: {
    type: 'string',
    description: "The pattern's name for the kind, the same in every language.",
    enum: KIND_NAMES,
  },
  name: { type: 'string', description: 'Name of the kind in the requested language.', minLength: 1 },
  sizeMm: closedObject(
    'The size of one tile in mm, rounded to 2 decimals: its longest side and the distance of the opposite one; for more than four sides the rectangle around it.',
    {
      width: { ...AMOUNT, description: 'Width in mm.' },
      height: { ...AMOUNT, description: 'Height in mm.' },
    },
  ),
  total: { ...COUNT, description: 'Tiles of this kind to buy.' },
  whole: { ...COUNT, description: 'Of those, the tiles laid whole.' },
  cut: { ...COUNT, description: 'Of those, the tiles that need a cut.' },
  wastePercent: {
    ...PERCENT,
    description: 'Share of the bought tiles of this kind that ends up as offcut, in percent, rounded to 2 decimals.',
  },
  tilesWithReuse: { ...COUNT, description: 'Tiles of this kind to buy if offcuts are reused.' },
});

const REUSE = closedObject(
  'What to buy if offcuts are reused. A piece is cut from its own place in the tile, because a factory edge must face the next tile; a piece between two walls may be cut from anywhere along the tile. Tiles may be rotated but not mirrored, not even rotated with a joint of 0, and only replace tiles of their kind. A cut takes kerf, 3 mm by default, between two pieces. A piece of more than nine tenths of a tile shares its tile with no other.',
  {
    tilesWithReuse: { ...COUNT, description: 'Tiles to buy; never more than total.' },
    atLeast: {
      ...COUNT,
      description:
        'A proven lower bound of tilesWithReuse: by these rules, no plan of this layout from this start needs fewer tiles. If both are equal, tilesWithReuse is the fewest possible.',
    },
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
    rooms: {
      type: 'array',
      description:
        'What lies in each of several rooms, in the order sent; present if rooms was sent. The tiles add up to those above: a tile belongs to the room that has most of it, to the first of those with as much.',
      items: ROOM_OF_FLAT,
      minItems: 1,
      maxItems: LIMITS.rooms,
    },
    warnings: {
      type: 'array',
      description:
        'What you can change, one sentence each in the requested language, with what to send instead. For slivers, narrow strips and waste it names a start as start=x,y with its figures, and sending it gives exactly these; or it says to send start=best. Follow them until the list is empty: that takes three calls at most.',
      items: { type: 'string', minLength: 1 },
    },
    notes: {
      type: 'array',
      description:
        'What else there is to say, one sentence each: the slivers, narrow strips and waste that no start avoids, with start=best; how lengths without a unit and unlikely values were understood, and what to send if something else was meant; what the trade asks for, such as movement joints. For a stored plan also that counting was corrected since it was stored, with the figures that it showed then.',
      items: { type: 'string', minLength: 1 },
    },
    summary: {
      type: 'string',
      description:
        'What to pass on to people, one paragraph in the requested language and units: what to buy, what to watch (likely slips of a unit first), and as what the room, the tile, the joint and the start were understood.',
      minLength: 1,
    },
    order: ORDER,
    stock: STOCK,
    quantities: QUANTITIES,
    offcuts: OFFCUTS,
    skirting: SKIRTING,
    choices: CHOICES,
    pieces: PIECES,
    settingOut: SETTING_OUT,
    svg: {
      type: 'string',
      description: 'The drawing, an SVG document. Present if inlineSvg is true, and always on POST.',
      minLength: 1,
    },
    request: {
      type: 'object',
      description:
        'The body that plans it again, with the start that was found: change it and send it to POST /api/plan. Only for the plan behind a link.',
    },
    svgUrl: {
      ...ADDRESS,
      description:
        'Address of the same drawing as an image, for several rooms that of the floor that they make; null when the room is too long for an address.',
    },
    plannerUrl: {
      ...ADDRESS,
      description:
        'Address that opens this plan in the planner; null when link is false, for HEAD requests and prefetches, and when the plan could not be stored.',
    },
  },
  ['rooms', 'order', 'stock', 'quantities', 'offcuts', 'skirting', 'choices', 'pieces', 'settingOut', 'svg', 'request'],
);

/** Tiles of one kind, for patterns that need different tiles. */
export type KindAnswer = ValueOf<typeof KIND>;

/** Tiles to buy if offcuts are reused, and the tiles of the plan, by number, that share one tile. */
export type ReuseAnswer = ValueOf<typeof REUSE>;

/** Figures that take longer than planning. Answers of the service have them; the planner's live figures do not. */
export interface ReuseFigures {
  readonly kinds?: readonly KindAnswer[];
  readonly reuse?: ReuseAnswer;
}

type Complete = ValueOf<typeof PLAN>;

/** The answer to a request. */
export type PlanAnswer = Omit<Complete, 'tiles' | 'summary'> & {
  /** Answers of the service have it; the planner's live figures do not. */
  readonly summary?: string;
  readonly tiles: Omit<Complete['tiles'], keyof ReuseFigures> & ReuseFigures;
};

/** The parts of an answer beside the figures of its plan. */
export type AnswerLinks = Pick<
  PlanAnswer,
  | 'summary'
  | 'order'
  | 'stock'
  | 'quantities'
  | 'offcuts'
  | 'skirting'
  | 'choices'
  | 'pieces'
  | 'settingOut'
  | 'svg'
  | 'request'
  | 'svgUrl'
  | 'plannerUrl'
> &
  Pick<PlanAnswer['pattern'], 'startWhy'>;

/** The Plan object, with examples from real answers: `sample`, and others for kinds, orders and pieces. */
export function planSchema(
  sample: PlanAnswer & { readonly svg: string },
  kinds: readonly KindAnswer[] | undefined,
  parts: Pick<
    PlanAnswer,
    'rooms' | 'order' | 'stock' | 'quantities' | 'offcuts' | 'skirting' | 'choices' | 'pieces' | 'settingOut'
  >,
): Schema {
  return withExamples(PLAN, { ...sample, ...parts, tiles: { ...sample.tiles, kinds } });
}
