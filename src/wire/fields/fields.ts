// The table of all fields of a request. The query and the JSON body are read with it, and the OpenAPI description,
// llms.txt and the pages are generated from it, so they cannot drift apart.

import { PATTERN_NAMES, shortNameOf } from '../../engine/index.ts';
import { LANGUAGES, UNIT_SYSTEMS } from '../../words/index.ts';
import { CIRCLES_EXAMPLE, CIRCLES_JSON_EXAMPLE } from '../readers/circles.ts';
import { HOLES_EXAMPLE, HOLES_JSON_EXAMPLE, POLYGON_EXAMPLE, POLYGON_JSON_EXAMPLE } from '../readers/corner-forms.ts';
import { SUBTRACT_EXAMPLE, SUBTRACT_JSON_EXAMPLE } from '../readers/rectangles.ts';
import { SCALE_EXAMPLE } from '../readers/scales.ts';
import { START_EXAMPLE, START_JSON_EXAMPLE } from '../readers/start.ts';
import { COLOR_EXAMPLE, COLORS_EXAMPLE, COLORS_JSON_EXAMPLE } from '../values/colors.ts';
import type { Reading } from '../values/mistakes.ts';
import { NAME_EXAMPLE } from '../values/names.ts';
import { WALK_EXAMPLE } from '../values/walks/wall-token.ts';
import { BODY_READERS, DEFAULT_PATTERN, EDGE, JOINT, KERF, MIN_CUT, WIDTH } from './body-fields.ts';
import type { NumberKind } from './field-kinds.ts';
import type { FieldName, FieldValues, Readers } from './input-format.ts';
import { DEFAULT_OPTIONS, FORMATS, NAME_CHARACTERS, PAPERS } from './options.ts';
import { CURRENCY_EXAMPLE, ORDER_NUMBERS } from './order-fields.ts';
import { QUANTITY_NUMBERS } from './quantity-fields.ts';
import { QUERY_READERS } from './query-fields.ts';

export type FieldKind =
  | 'walk'
  | 'ring'
  | 'rings'
  | 'rectangles'
  | 'circles'
  | 'start'
  | 'choice'
  | 'number'
  | 'boolean'
  | 'color'
  | 'colors'
  | 'text'
  | 'scale'
  | 'currency'
  | 'parameters';

/** The documentation of a field. */
interface FieldFacts {
  readonly kind: FieldKind;
  readonly unit?: 'cm' | NonNullable<NumberKind['unit']>;
  /** The default, if it is a single value. */
  readonly default?: string | number | boolean;
  readonly range?: { readonly min: number; readonly max: number };
  readonly whole?: boolean;
  /** Characters of a text at most. */
  readonly longest?: number;
  readonly values?: readonly string[];
  readonly description: string;
  /** A valid value as written in the query. */
  readonly example: string;
  /** A valid value in the JSON body. */
  readonly jsonExample: unknown;
  /** Other fields that its example needs. */
  readonly exampleNeeds?: Readonly<Record<string, string | number>>;
}

/** A field of a request: its documentation and its readers. */
export interface Field<Value> extends FieldFacts {
  /** Reads the decoded text of the query; null if the query does not have the field. */
  readonly fromText: ((text: string) => Reading<Value>) | null;
  readonly fromJson: (value: unknown) => Reading<Value>;
}

function numberFacts(kind: NumberKind, description: string): FieldFacts {
  return { kind: 'number', ...kind, example: String(kind.example), jsonExample: kind.example, description };
}

function priceFacts(name: keyof typeof ORDER_NUMBERS, description: string): FieldFacts {
  return { ...numberFacts(ORDER_NUMBERS[name], description), exampleNeeds: { currency: CURRENCY_EXAMPLE } };
}

function truthFacts(byDefault: boolean, description: string): FieldFacts {
  return { kind: 'boolean', default: byDefault, description, example: String(!byDefault), jsonExample: !byDefault };
}

function choiceFacts(values: readonly string[], byDefault: string, description: string): FieldFacts {
  const example = values.find((value) => value !== byDefault) ?? byDefault;
  return { kind: 'choice', values, default: byDefault, description, example, jsonExample: example };
}

function colorFacts(description: string): FieldFacts {
  return { kind: 'color', description, example: COLOR_EXAMPLE, jsonExample: `#${COLOR_EXAMPLE}` };
}

const FACTS: { readonly [Name in FieldName]: FieldFacts } = {
  outline: {
    kind: 'walk',
    unit: 'cm',
    description:
      'The walls in walking order, separated by spaces: E (right), S (down), W (left) or N (up) and a length in cm, or A<bearing>:<length> for an angled wall, the bearing in degrees clockwise from east. The walk must come back to its start; send outline or polygon, not both.',
    example: WALK_EXAMPLE,
    jsonExample: WALK_EXAMPLE,
  },
  polygon: {
    kind: 'ring',
    unit: 'cm',
    description: 'The corners of the room in order, in cm, instead of a walk: 3 to 500, in either direction.',
    example: POLYGON_EXAMPLE,
    jsonExample: JSON.parse(POLYGON_JSON_EXAMPLE),
  },
  holes: {
    kind: 'rings',
    unit: 'cm',
    description:
      'Rings cut out of the floor, each by its corners like polygon; in the query several are separated by ;. They may cross the walls and each other.',
    example: HOLES_EXAMPLE,
    jsonExample: JSON.parse(HOLES_JSON_EXAMPLE),
  },
  subtract: {
    kind: 'rectangles',
    unit: 'cm',
    description:
      'Rectangles cut out of the floor (a pillar, a shaft, a hearth): the top-left corner x,y and the size w,h in cm; in the query several are separated by ;.',
    example: SUBTRACT_EXAMPLE,
    jsonExample: JSON.parse(SUBTRACT_JSON_EXAMPLE),
  },
  circles: {
    kind: 'circles',
    unit: 'cm',
    description:
      'Circles cut out of the floor (a column, a drain): the centre x,y and the diameter d in cm, written like subtract.',
    example: CIRCLES_EXAMPLE,
    jsonExample: JSON.parse(CIRCLES_JSON_EXAMPLE),
  },
  pattern: {
    kind: 'choice',
    values: PATTERN_NAMES,
    default: shortNameOf(DEFAULT_PATTERN),
    description:
      'The layout, with or without -pattern at the end. Its own parameters are sent beside the other fields, in a body inside parameters.',
    example: 'herringbone',
    jsonExample: 'herringbone',
  },
  parameters: {
    kind: 'parameters',
    description: "The pattern's own parameters by name; those left out take their defaults.",
    example: '{"tileSize":200}',
    jsonExample: { tileSize: 200 },
  },
  joint: numberFacts(JOINT, "Width of the joint; the pattern's own when left out."),
  gapMm: numberFacts(JOINT, 'Another name of joint.'),
  edge: numberFacts(EDGE, 'Gap along walls and cutouts that is not tiled.'),
  kerf: numberFacts(KERF, 'Width that a cut takes between two pieces of one tile.'),
  minCut: numberFacts(
    MIN_CUT,
    'Pieces narrower than this are narrow strips, in warnings and for start; by default 50 mm or a third of the tile, in warnings alone.',
  ),
  color: colorFacts('Hex colour of all tiles, #rgb or #rrggbb; in an address the # is %23 or left out.'),
  colors: {
    kind: 'colors',
    description: `Hex colours of kinds of tile, such as ${COLORS_EXAMPLE}; in a JSON body an object. Other kinds keep color.`,
    example: COLORS_EXAMPLE,
    jsonExample: COLORS_JSON_EXAMPLE,
    exampleNeeds: { pattern: 'octagon-dot' },
  },
  gapColor: colorFacts('Hex colour of the joints, like color.'),
  start: {
    kind: 'start',
    unit: 'cm',
    description:
      "The layout origin in cm: where the top-left corner of the first tile's box lies, by default that of the room's box, moved inwards by edge. best compares many starts: fewest slivers, pieces under minCut if it is sent, tiles to buy, trims under 10 mm and cuts, then the widest narrowest piece and equal cuts at opposite walls; center puts a tile or a joint in the middle, whichever is better. pattern.startCm is what was found.",
    example: START_EXAMPLE,
    jsonExample: JSON.parse(START_JSON_EXAMPLE),
  },
  width: numberFacts(WIDTH, 'Width of the drawing.'),
  walls: truthFacts(DEFAULT_OPTIONS.walls, 'Whether the drawing shows walls and their lengths.'),
  format: choiceFacts(
    FORMATS,
    DEFAULT_OPTIONS.format,
    'json: the figures; svg: the drawing; png: a picture of at most 25 megapixels; pdf: paper to scale with the cut list; dxf: for CAD programs; csv, xlsx: the cut list.',
  ),
  inlineSvg: truthFacts(DEFAULT_OPTIONS.inlineSvg, 'Whether the JSON answer contains the drawing.'),
  credit: truthFacts(DEFAULT_OPTIONS.credit, 'Whether the drawing has a credit line.'),
  link: truthFacts(DEFAULT_OPTIONS.link, 'Whether to store the plan for a link that opens it in the planner.'),
  lang: choiceFacts(LANGUAGES, DEFAULT_OPTIONS.lang, 'Language of pattern names, warnings and the planner link.'),
  buyWithReuse: truthFacts(
    DEFAULT_OPTIONS.buyWithReuse,
    'Whether tiles are bought for reuse of offcuts: in an order, and where starts are compared.',
  ),
  units: choiceFacts(
    UNIT_SYSTEMS,
    DEFAULT_OPTIONS.units,
    'imperial: drawings, pages and cut lists in feet and inches; figures stay metric.',
  ),
  pieces: truthFacts(DEFAULT_OPTIONS.pieces, 'Whether the JSON answer has the outline of every piece, in mm.'),
  name: {
    kind: 'text',
    longest: NAME_CHARACTERS,
    description: `Title of the plan in files and their names, at most ${NAME_CHARACTERS} characters; not stored.`,
    example: NAME_EXAMPLE,
    jsonExample: NAME_EXAMPLE,
  },
  scale: {
    kind: 'scale',
    default: DEFAULT_OPTIONS.scale,
    description: 'Scale of a PDF: the whole number n of 1:n, or fit for one sheet.',
    example: String(SCALE_EXAMPLE),
    jsonExample: SCALE_EXAMPLE,
  },
  paper: choiceFacts(PAPERS, DEFAULT_OPTIONS.paper, 'Paper of a PDF file.'),
  tilesPerBox: numberFacts(
    ORDER_NUMBERS.tilesPerBox,
    'How many tiles a box holds. Any field of the order adds order to the answer.',
  ),
  boxAreaM2: numberFacts(
    ORDER_NUMBERS.boxAreaM2,
    'The area that is printed on a box in m², instead of tilesPerBox. How many tiles that is counts by their nominal size, is never rounded up, and is in order.tilesPerBox.',
  ),
  breakage: numberFacts(
    ORDER_NUMBERS.breakage,
    'Tiles to add for breakage, percent of the tiles of each kind, rounded up to whole tiles.',
  ),
  spares: numberFacts(ORDER_NUMBERS.spares, 'Spare tiles of each kind for later repairs.'),
  pricePerTile: priceFacts('pricePerTile', 'Price of a tile, in currency.'),
  pricePerM2: priceFacts('pricePerM2', 'Price of a square metre of tiles, in currency.'),
  pricePerBox: {
    ...priceFacts('pricePerBox', 'Price of a box, in currency.'),
    exampleNeeds: { tilesPerBox: ORDER_NUMBERS.tilesPerBox.example, currency: CURRENCY_EXAMPLE },
  },
  currency: {
    kind: 'currency',
    description: 'Currency of the price, an ISO 4217 code; the cost is rounded to its smallest unit, halves up.',
    example: CURRENCY_EXAMPLE,
    jsonExample: CURRENCY_EXAMPLE,
    exampleNeeds: { pricePerTile: ORDER_NUMBERS.pricePerTile.example },
  },
  quantities: truthFacts(
    false,
    'Whether the answer has quantities: grout and adhesive, estimated. Each of the fields below asks for them too.',
  ),
  groutDepth: numberFacts(QUANTITY_NUMBERS.groutDepth, 'Depth of the joints: the thickness of the tile.'),
  groutDensity: numberFacts(QUANTITY_NUMBERS.groutDensity, 'Density of the grout.'),
  groutBagKg: numberFacts(QUANTITY_NUMBERS.groutBagKg, 'What a bag of grout holds.'),
  adhesive: numberFacts(QUANTITY_NUMBERS.adhesive, 'Adhesive for each square metre.'),
  adhesiveBagKg: numberFacts(QUANTITY_NUMBERS.adhesiveBagKg, 'What a bag of adhesive holds.'),
};

/** The names of all top-level fields of a JSON body, in the order of the documentation. */
export const BODY_FIELDS = Object.keys(BODY_READERS) as readonly FieldName[];
/** The names of all fields of the query; all other names are parameters of the pattern. */
export const QUERY_FIELDS = Object.keys(QUERY_READERS) as readonly FieldName[];

const FROM_TEXT: Partial<Readers<string>> = QUERY_READERS;

/** All fields by name, in the order of the documentation. */
export const FIELDS = Object.fromEntries(
  BODY_FIELDS.map((name) => [
    name,
    { ...FACTS[name], fromText: FROM_TEXT[name] ?? null, fromJson: BODY_READERS[name] },
  ]),
) as { readonly [Name in FieldName]: Field<FieldValues[Name]> };
