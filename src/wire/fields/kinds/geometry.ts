// Kinds that describe the room, its cutouts and the start of the layout.

import {
  type Circle,
  type Door,
  LIMITS,
  type Opening,
  type Point,
  type Rectangle,
  type Ring,
} from '../../../engine/index.ts';
import { CIRCLES_EXAMPLE, CIRCLES_JSON_EXAMPLE, circlesFromJson, circlesFromText } from '../../readers/circles.ts';
import {
  HOLES_EXAMPLE,
  HOLES_JSON_EXAMPLE,
  POLYGON_EXAMPLE,
  POLYGON_JSON_EXAMPLE,
} from '../../readers/corner-forms.ts';
import { DOORS_EXAMPLE, DOORS_JSON_EXAMPLE, doorsFromJson, doorsFromText } from '../../readers/doors.ts';
import { OPENINGS_EXAMPLE, OPENINGS_JSON_EXAMPLE, openingsFromJson, openingsFromText } from '../../readers/openings.ts';
import { holesFromJson, holesFromText, polygonFromJson, polygonFromText } from '../../readers/polygon.ts';
import {
  rectanglesFromJson,
  rectanglesFromText,
  SUBTRACT_EXAMPLE,
  SUBTRACT_JSON_EXAMPLE,
} from '../../readers/rectangles.ts';
import {
  isStartWord,
  START_EXAMPLE,
  START_JSON_EXAMPLE,
  START_WORDS,
  type StartWord,
  startFromJson,
  startFromText,
} from '../../readers/start.ts';
import { type Walk, walkFromJson, walkFromText } from '../../readers/walk.ts';
import type { Meanings } from '../../repair/index.ts';
import { GRAMMARS } from '../../schemas/grammars.ts';
import { refTo } from '../../schemas/parts.ts';
import type { Reading } from '../../values/mistakes.ts';
import {
  circleJson,
  circlesText,
  doorJson,
  doorsText,
  openingJson,
  openingsText,
  pointJson,
  pointText,
  rectangleJson,
  rectanglesText,
  ringJson,
  ringsText,
  ringText,
  walkText,
} from '../../values/room-texts.ts';
import { WALK_EXAMPLE, type Wall } from '../../values/walks/wall-token.ts';
import type { Kind } from './kind.ts';

const { ringCorners, holes, rectangles, circles, doors, openings } = LIMITS;

/** A reader that knows the name of its field. */
function ofOneField<Sent, Value>(read: (sent: Sent, meanings?: Meanings) => Reading<Value>) {
  return (sent: Sent, _name: string, meanings?: Meanings) => read(sent, meanings);
}

export const WALK = {
  kind: 'walk',
  unit: 'cm',
  example: WALK_EXAMPLE,
  jsonExample: WALK_EXAMPLE,
  fromText: ofOneField(walkFromText),
  fromJson: ofOneField(walkFromJson),
  toQuery: (walls) => walkText(walls, '+'),
  toJson: (walls) => walkText(walls, ' '),
  schema: { type: 'string', pattern: GRAMMARS.walk },
  placeholder: 'walls',
} satisfies Kind<Walk, readonly Wall[]>;

// The first corner may be repeated at the end.
const CORNERS = {
  type: 'array',
  items: refTo('schemas', 'Point'),
  minItems: ringCorners.min,
  maxItems: ringCorners.max + 1,
};

export const RING = {
  kind: 'ring',
  unit: 'cm',
  example: POLYGON_EXAMPLE,
  jsonExample: JSON.parse(POLYGON_JSON_EXAMPLE),
  fromText: ofOneField(polygonFromText),
  fromJson: ofOneField(polygonFromJson),
  toQuery: (ring) => ringText(ring, '+'),
  toJson: ringJson,
  schema: CORNERS,
  textSchema: { type: 'string', pattern: GRAMMARS.ring },
  placeholder: 'corners',
  needsExample: true,
} satisfies Kind<Ring>;

export const RINGS = {
  kind: 'rings',
  unit: 'cm',
  example: HOLES_EXAMPLE,
  jsonExample: JSON.parse(HOLES_JSON_EXAMPLE),
  fromText: ofOneField(holesFromText),
  fromJson: ofOneField(holesFromJson),
  toQuery: (rings) => ringsText(rings, '+'),
  toJson: (rings) => rings.map(ringJson),
  schema: {
    type: 'array',
    items: { ...CORNERS, description: 'The corners of one ring in order, [x, y] in cm.' },
    maxItems: holes,
  },
  textSchema: { type: 'string', pattern: GRAMMARS.rings },
  placeholder: 'rings',
  isList: true,
  needsExample: true,
} satisfies Kind<readonly Ring[]>;

export const RECTANGLES = {
  kind: 'rectangles',
  unit: 'cm',
  example: SUBTRACT_EXAMPLE,
  jsonExample: JSON.parse(SUBTRACT_JSON_EXAMPLE),
  fromText: ofOneField(rectanglesFromText),
  fromJson: ofOneField(rectanglesFromJson),
  toQuery: rectanglesText,
  toJson: (list) => list.map(rectangleJson),
  schema: { type: 'array', items: refTo('schemas', 'Rectangle'), maxItems: rectangles },
  textSchema: { type: 'string', pattern: GRAMMARS.rectangles },
  placeholder: 'x,y,w,h',
  isList: true,
  needsExample: true,
} satisfies Kind<readonly Rectangle[]>;

export const CIRCLES = {
  kind: 'circles',
  unit: 'cm',
  example: CIRCLES_EXAMPLE,
  jsonExample: JSON.parse(CIRCLES_JSON_EXAMPLE),
  fromText: ofOneField(circlesFromText),
  fromJson: ofOneField(circlesFromJson),
  toQuery: circlesText,
  toJson: (list) => list.map(circleJson),
  schema: { type: 'array', items: refTo('schemas', 'Circle'), maxItems: circles },
  textSchema: { type: 'string', pattern: GRAMMARS.circles },
  placeholder: 'x,y,d',
  isList: true,
  needsExample: true,
} satisfies Kind<readonly Circle[]>;

export const DOORS = {
  kind: 'doors',
  unit: 'cm',
  example: DOORS_EXAMPLE,
  jsonExample: JSON.parse(DOORS_JSON_EXAMPLE),
  fromText: ofOneField(doorsFromText),
  fromJson: ofOneField(doorsFromJson),
  toQuery: doorsText,
  toJson: (list) => list.map(doorJson),
  schema: { type: 'array', items: refTo('schemas', 'Door'), maxItems: doors },
  textSchema: { type: 'string', pattern: GRAMMARS.doors },
  placeholder: 'wall,at,w',
  isList: true,
  needsExample: true,
} satisfies Kind<readonly Door[]>;

export const OPENINGS = {
  kind: 'openings',
  unit: 'cm',
  example: OPENINGS_EXAMPLE,
  jsonExample: JSON.parse(OPENINGS_JSON_EXAMPLE),
  fromText: ofOneField(openingsFromText),
  fromJson: ofOneField(openingsFromJson),
  toQuery: openingsText,
  toJson: (list) => list.map(openingJson),
  schema: { type: 'array', items: refTo('schemas', 'Opening'), maxItems: openings },
  textSchema: { type: 'string', pattern: GRAMMARS.openings },
  placeholder: 'x,y,w,h,kind',
  isList: true,
  needsExample: true,
} satisfies Kind<readonly Opening[]>;

export const START = {
  kind: 'start',
  unit: 'cm',
  example: START_EXAMPLE,
  jsonExample: JSON.parse(START_JSON_EXAMPLE),
  fromText: ofOneField(startFromText),
  fromJson: ofOneField(startFromJson),
  toQuery: (start) => (isStartWord(start) ? start : pointText(start)),
  toJson: (start) => (isStartWord(start) ? start : pointJson(start)),
  schema: {
    oneOf: [
      refTo('schemas', 'Position'),
      { type: 'string', pattern: GRAMMARS.startWord, description: 'Find a start.' },
    ],
  },
  textSchema: { type: 'string', pattern: GRAMMARS.start },
  placeholder: 'x,y',
  inWords: 'best, thrift, center, wall:n, door:n or x,y',
  words: START_WORDS,
  needsExample: true,
} satisfies Kind<Point | StartWord>;
