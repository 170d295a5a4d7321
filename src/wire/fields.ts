// The one table of everything a request may say. The query, the JSON body, the interface description and the summary
// for models are all made from it, so they cannot drift apart.

import {
  LIMITS,
  PATTERN_NAMES,
  PATTERNS,
  type Pattern,
  type Point,
  patternByName,
  type Rectangle,
  type Ring,
  shortNameOf,
} from '../engine/index.ts';
import { LANGUAGES } from '../words/index.ts';
import { isJsonObject } from './corners.ts';
import { type Entry, entriesOfObject, type Where } from './entries.ts';
import { booleanField, choiceField, colorField, type Field, numberField } from './field-kinds.ts';
import { accepted, quoted, type Reading, refused } from './mistakes.ts';
import { nearestName } from './nearest.ts';
import { type AnswerOptions, DEFAULT_OPTIONS, DRAWING_WIDTH, FORMATS } from './options.ts';
import {
  HOLES_EXAMPLE,
  HOLES_JSON_EXAMPLE,
  holesFromJson,
  holesFromText,
  POLYGON_EXAMPLE,
  POLYGON_JSON_EXAMPLE,
  polygonFromJson,
  polygonFromText,
} from './polygon.ts';
import { rectanglesFromJson, rectanglesFromText, SUBTRACT_EXAMPLE, SUBTRACT_JSON_EXAMPLE } from './rectangles.ts';
import { START_EXAMPLE, START_JSON_EXAMPLE, startFromJson, startFromText } from './start.ts';
import { type Walk, walkFromJson, walkFromText } from './walk.ts';
import { WALK_EXAMPLE } from './wall-token.ts';

/** What each field becomes once it is read; lengths in mm. */
export type FieldValues = PlanFields & { readonly [Name in keyof AnswerOptions]: NonNullable<AnswerOptions[Name]> };

interface PlanFields {
  readonly outline: Walk;
  readonly polygon: Ring;
  readonly holes: readonly Ring[];
  readonly subtract: readonly Rectangle[];
  readonly pattern: Pattern;
  /** Not yet looked at: what may stand in it depends on the pattern. */
  readonly parameters: readonly Entry[];
  readonly joint: number;
  readonly gapMm: number;
  readonly start: Point;
}

export type FieldName = keyof FieldValues;

/** The layout of a request that names none: squares. */
export const DEFAULT_PATTERN = PATTERNS[0];

/** Every field by its name, in the order of the documentation. */
export const FIELDS: { readonly [Name in FieldName]: Field<FieldValues[Name]> } = {
  outline: {
    kind: 'walk',
    unit: 'cm',
    description:
      'The walls in walking order, separated by spaces: E (right), S (down), W (left) or N (up) and a length in cm, or A<bearing>:<length> for an angled wall, the bearing in degrees clockwise from east. The walk must come back to its start; send outline or polygon, not both.',
    example: WALK_EXAMPLE,
    jsonExample: WALK_EXAMPLE,
    fromText: walkFromText,
    fromJson: walkFromJson,
  },
  polygon: {
    kind: 'ring',
    unit: 'cm',
    description:
      'The corners of the outer wall in order, in cm, for rooms that no walk describes: 3 to 500 corners, either direction. Send outline or polygon, not both.',
    example: POLYGON_EXAMPLE,
    jsonExample: JSON.parse(POLYGON_JSON_EXAMPLE),
    fromText: polygonFromText,
    fromJson: polygonFromJson,
  },
  holes: {
    kind: 'rings',
    unit: 'cm',
    description:
      'Rings cut out of the floor, each by its corners like polygon; in the query several are separated by ;. At most 32. They may cross the walls and each other.',
    example: HOLES_EXAMPLE,
    jsonExample: JSON.parse(HOLES_JSON_EXAMPLE),
    fromText: holesFromText,
    fromJson: holesFromJson,
  },
  subtract: {
    kind: 'rectangles',
    unit: 'cm',
    description:
      'Rectangles cut out of the floor (a pillar, a shaft, a hearth): the top-left corner x,y and the size w,h in cm; in the query several are separated by ;. At most 32.',
    example: SUBTRACT_EXAMPLE,
    jsonExample: JSON.parse(SUBTRACT_JSON_EXAMPLE),
    fromText: rectanglesFromText,
    fromJson: rectanglesFromJson,
  },
  pattern: {
    kind: 'choice',
    values: PATTERN_NAMES,
    default: shortNameOf(DEFAULT_PATTERN),
    description:
      'The layout to lay; each has two names, with and without -pattern. Its own parameters, such as tileSize or tileWidth in mm, are listed at /api/plan/patterns and sent by their names beside the other fields (in a JSON body inside parameters).',
    example: 'herringbone',
    jsonExample: 'herringbone',
    fromText: patternFrom,
    fromJson: patternFrom,
  },
  parameters: {
    kind: 'parameters',
    description:
      "The pattern's own parameters by name, as /api/plan/patterns lists them; those left out take their defaults.",
    example: '{"tileSize":200}',
    jsonExample: { tileSize: 200 },
    fromText: null,
    fromJson: parametersFromJson,
  },
  joint: numberField('joint', {
    unit: 'mm',
    range: LIMITS.joint,
    example: 3,
    description: "Width of the joint between tiles in mm; the pattern's own joint when left out.",
  }),
  gapMm: {
    ...numberField('gapMm', {
      unit: 'mm',
      range: LIMITS.joint,
      example: 3,
      description: 'Width of the joint between tiles in mm: the name of joint in a JSON body.',
    }),
    fromText: null,
  },
  color: colorField(
    'color',
    'One hex colour for every tile of the motif, #rgb or #rrggbb; in an address the # is sent as %23 or left out.',
  ),
  gapColor: colorField(
    'gapColor',
    'Hex colour of the joints, #rgb or #rrggbb; in an address the # is sent as %23 or left out.',
  ),
  start: {
    kind: 'point',
    unit: 'cm',
    description:
      "The layout origin in cm, where the first tile's corner lies; the top-left corner of the room's bounding box when left out. Moving it changes how the cuts fall along the walls, and about half a tile is the usual remedy for warnings.",
    example: START_EXAMPLE,
    jsonExample: JSON.parse(START_JSON_EXAMPLE),
    fromText: startFromText,
    fromJson: startFromJson,
  },
  width: numberField('width', {
    unit: 'px',
    range: DRAWING_WIDTH,
    whole: true,
    default: DEFAULT_OPTIONS.width,
    example: 1200,
    description: 'Width of the drawing in pixels.',
  }),
  walls: booleanField('walls', DEFAULT_OPTIONS.walls, 'Whether the drawing shows the wall band and the wall lengths.'),
  format: choiceField(
    'format',
    FORMATS,
    DEFAULT_OPTIONS.format,
    'json answers with the figures, svg with the drawing itself.',
  ),
  inlineSvg: booleanField(
    'inlineSvg',
    DEFAULT_OPTIONS.inlineSvg,
    'Whether the JSON answer contains the drawing as well.',
  ),
  credit: booleanField(
    'credit',
    DEFAULT_OPTIONS.credit,
    "Whether the drawing carries the service's credit line in its bottom margin.",
  ),
  link: booleanField(
    'link',
    DEFAULT_OPTIONS.link,
    'Whether to create a link that opens the plan in the planner; each created link stores a project. Send false while comparing several starts.',
  ),
  lang: choiceField(
    'lang',
    LANGUAGES,
    DEFAULT_OPTIONS.lang,
    'Language of pattern names, warnings and the planner link.',
  ),
};

/** Names of all fields that a JSON body may have at its top. */
export const BODY_FIELDS = Object.keys(FIELDS) as readonly FieldName[];
/** Names of all fields of the query; every other name there is one of the pattern's own parameters. */
export const QUERY_FIELDS = BODY_FIELDS.filter((name) => FIELDS[name].fromText !== null);

const FIELD_NAMES = { query: new Set<string>(QUERY_FIELDS), body: new Set<string>(BODY_FIELDS) };

/** Whether a name is one of the fields of the query or at the top of a body. */
export function isField(name: string, where: Where): name is FieldName {
  return FIELD_NAMES[where].has(name);
}

function patternFrom(value: unknown): Reading<Pattern> {
  const pattern = typeof value === 'string' ? patternByName(value) : undefined;
  if (pattern !== undefined) return accepted(pattern);
  const near = typeof value === 'string' ? nearestName(value, PATTERN_NAMES) : undefined;
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  const names = PATTERNS.map(shortNameOf).join(', ');
  const message = `pattern ${quoted(value)} is not known.${hint} Send one of ${names}, or the same with -pattern at the end, exactly as written here.`;
  return refused({ code: 'pattern-unknown', param: 'pattern', received: value, message, example: near ?? 'squares' });
}

function parametersFromJson(value: unknown): Reading<readonly Entry[]> {
  // Which others there are depends on the pattern; every one of them takes a rotation.
  const example = '{"rotation":45}';
  if (isJsonObject(value)) return entriesOfObject(value, 'parameters', 'parameters', example);
  const message = `parameters must be an object with the pattern's own parameters, not ${quoted(value)}; send for example ${example}.`;
  return refused({ code: 'parameters-invalid', param: 'parameters', received: value, message, example });
}
