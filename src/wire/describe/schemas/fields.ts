// Schemas of the fields of a request, generated from the table of fields: query parameters and body properties.

import { LIMITS, SWINGS } from '../../../engine/index.ts';
import type { Field } from '../../fields/field.ts';
import { BODY_FIELDS, FIELDS, type FieldName, QUERY_FIELDS } from '../../fields/fields.ts';
import { BEGINNING, JOB, SEVERAL, SURFACE } from '../../fields/rows/job.ts';
import { JOB_FIELDS, MOST_SURFACES, SURFACE_FIELDS } from '../../read/job.ts';
import { MOST_VARIANTS, ONE_PLAN_FIELDS, VARIANT_FIELDS } from '../../read/options/comparison.ts';
import { ROOM_NAME_CHARACTERS } from '../../readers/rooms.ts';
import { COORDINATE, OPENING_PROPERTIES, SIDE } from '../../schemas/lengths.ts';
import { closedObject, refTo, type Schema } from '../../schemas/parts.ts';
import { FARTHEST_CM } from '../../values/corners.ts';

type AnyField = Field<unknown>;
/** What a schema shows of a field. */
type OwnField = Pick<AnyField, 'description' | 'jsonExample' | 'schema'> & Partial<Pick<AnyField, 'unit'>>;

/** The query parameter of a field. */
function queryParameter(name: FieldName): Schema {
  const field: AnyField = FIELDS[name];
  const spoken =
    field.kind === 'boolean' ? `${field.description} 1 and 0 are read as true and false.` : field.description;
  const schema = field.textSchema ?? field.schema;
  // Text has its own form in a query; everything else is written as in JSON.
  const example = 'pattern' in schema ? field.example : field.jsonExample;
  return { name, in: 'query', description: described(spoken, field), schema, example };
}

const EITHER_ROOM = [
  roomBy('outline', 'The room as a walk.'),
  roomBy('polygon', 'The room by its corners.'),
  roomBy('rooms', 'Several rooms with one pattern.'),
];

/** The schema of a POST body, with all its fields. */
export function bodySchema(): Schema {
  return {
    ...closedObject(
      'A room, as outline or as polygon, or several as rooms, and how to lay it. Every other field may be left out; a field that is null is a mistake, not a field left out.',
      bodyProperties(BODY_FIELDS),
      BODY_FIELDS,
    ),
    oneOf: EITHER_ROOM,
  };
}

/** The schema of the body of a comparison: that of a plan with variants. */
export function comparisonBodySchema(): Schema {
  const shared = BODY_FIELDS.filter((name) => !ONE_PLAN_FIELDS.includes(name));
  const variants = variantsSchema('How to lay the room, once for each variant.');
  return {
    ...closedObject(
      'A room, as outline or as polygon, or several as rooms, how to lay it, and the variants to compare. Nothing is stored, so `link` makes no difference.',
      { ...bodyProperties(shared), variants },
      shared,
    ),
    oneOf: EITHER_ROOM,
  };
}

function variantsSchema(description: string): Schema {
  return {
    type: 'array',
    description,
    items: closedObject(
      'What differs from the fields beside `variants`; `{}` is the plan of those fields. Parameters that a variant does not name are kept, unless it names another pattern, which has the defaults of its own.',
      bodyProperties(VARIANT_FIELDS),
      VARIANT_FIELDS,
    ),
    minItems: 1,
    maxItems: MOST_VARIANTS,
    examples: [[{ pattern: 'squares' }, { pattern: 'bricks', start: 'best' }]],
  };
}

/** The schema of the body of a job: its surfaces, what only the job has, and the defaults of its surfaces. */
export function jobBodySchema(): Schema {
  const { surfaces, shared } = jobProperties();
  const properties: Readonly<Record<string, Schema>> = { surfaces, ...shared };
  return closedObject(
    'Surfaces that are bought together. A field of a surface may stand beside `surfaces`, for all that do not have it.',
    properties,
    Object.keys(shared),
  );
}

/** The schema of the body of a comparison of jobs. */
export function jobComparisonBodySchema(): Schema {
  const { surfaces, shared } = jobProperties();
  const kept = Object.entries(shared).filter(([name]) => !ONE_PLAN_FIELDS.some((one) => one === name));
  const variants = variantsSchema('How to lay the surfaces, once for each variant.');
  const properties: Readonly<Record<string, Schema>> = { surfaces, ...Object.fromEntries(kept), variants };
  return closedObject(
    'Surfaces that are bought together, and the variants to compare. A surface keeps what it says itself. Nothing is stored, so `link` makes no difference.',
    properties,
    kept.map(([name]) => name),
  );
}

function jobProperties(): { readonly surfaces: Schema; readonly shared: Readonly<Record<string, Schema>> } {
  const ofSurface: Readonly<Record<string, Schema>> = {
    ...ownProperties({ ...SURFACE, ...BEGINNING, ...SEVERAL }),
    ...bodyProperties(SURFACE_FIELDS),
  };
  const surfaces = {
    type: 'array',
    description: 'What is laid, each as the body of a plan. What a surface does not have is taken from beside it.',
    items: closedObject('A surface.', ofSurface, Object.keys(ofSurface)),
    minItems: 1,
    maxItems: MOST_SURFACES,
    examples: [
      [
        { name: 'hall', outline: 'E410 S155 W410 N155' },
        { name: 'bathroom', outline: 'E185 S240 W185 N240' },
      ],
    ],
  };
  const shared: Readonly<Record<string, Schema>> = {
    ...bodyProperties(SURFACE_FIELDS),
    ...ownProperties({ tile: SURFACE.tile, ...JOB }),
    ...bodyProperties(JOB_FIELDS),
  };
  return { surfaces, shared };
}

function ownProperties(fields: Readonly<Record<string, OwnField>>): Readonly<Record<string, Schema>> {
  const properties = Object.entries(fields).map(([name, field]) => [name, bodyProperty(field)]);
  return Object.fromEntries(properties);
}

function bodyProperties<Name extends FieldName>(names: readonly Name[]): Readonly<Record<Name, Schema>> {
  const properties = names.map((name) => [name, bodyProperty(FIELDS[name])]);
  return Object.fromEntries(properties) as Record<Name, Schema>;
}

function roomBy(name: 'outline' | 'polygon' | 'rooms', description: string): Schema {
  return { description, required: [name], properties: { [name]: true } };
}

// No `default`: some generators of clients make properties with a default required.
function bodyProperty(field: OwnField): Schema {
  const { description, jsonExample, schema } = field;
  const { default: byDefault, ...form } = schema;
  const spoken = byDefault === undefined ? description : `${description} Default: ${byDefault}.`;
  return { ...form, description: described(spoken, field), examples: [jsonExample] };
}

/** Appends the unit to a description that does not mention it. */
function described(description: string, { unit }: Pick<AnyField, 'unit'>): string {
  const names: Readonly<Record<string, string>> = { px: 'pixels' };
  if (unit === undefined || description.split(/[^\p{L}\d²]+/u).includes(names[unit] ?? unit)) return description;
  return `${description} In ${unit}.`;
}

/** The schemas that fields refer to. */
export const GEOMETRY_SCHEMAS: Readonly<Record<string, Schema>> = {
  Point: {
    type: 'array',
    description: 'A corner [x, y] in cm; x runs right, y runs down.',
    items: COORDINATE,
    minItems: 2,
    maxItems: 2,
    examples: [[400, 300]],
  },
  Rectangle: closedObject(
    'A rectangle, cut out of the floor or joining rooms, by its top-left corner and its size in cm.',
    {
      x: { ...COORDINATE, description: 'Left edge in cm.', examples: [140] },
      y: { ...COORDINATE, description: 'Upper edge in cm.', examples: [0] },
      w: { ...SIDE, description: 'Width in cm.', examples: [40] },
      h: { ...SIDE, description: 'Height in cm.', examples: [60] },
    },
  ),
  Circle: closedObject('A circle cut out of the floor, by its centre and its diameter in cm.', {
    x: { ...COORDINATE, description: 'Centre to the right of 0,0 in cm.', examples: [90] },
    y: { ...COORDINATE, description: 'Centre below 0,0 in cm.', examples: [120] },
    d: {
      type: 'number',
      minimum: LIMITS.circleDiameter / 10,
      maximum: 2 * FARTHEST_CM,
      description: 'Diameter in cm.',
      examples: [40],
    },
  }),
  Door: closedObject(
    'A door in a wall of the room.',
    {
      wall: {
        type: 'integer',
        minimum: 1,
        maximum: LIMITS.ringCorners.max,
        description: 'Number of the wall, from 1.',
        examples: [2],
      },
      at: {
        type: 'number',
        minimum: 0,
        maximum: 2 * FARTHEST_CM,
        description: 'From its beginning to the middle, in cm.',
        examples: [120],
      },
      width: { ...SIDE, description: 'Width in cm.', examples: [80] },
      swing: {
        type: 'string',
        enum: SWINGS,
        description: 'How it opens, hinged as seen from inside.',
        examples: ['in-left'],
      },
    },
    ['swing'],
  ),
  Opening: closedObject('An opening in a wall, by its top-left corner and its size in cm.', OPENING_PROPERTIES, [
    'kind',
  ]),
  FlatRoom: {
    ...closedObject(
      'One of several rooms with one pattern, as outline or as polygon.',
      {
        name: {
          type: 'string',
          maxLength: ROOM_NAME_CHARACTERS,
          description: 'Its name, for answers and messages.',
          examples: ['kitchen'],
        },
        outline: {
          ...FIELDS.outline.schema,
          description: 'Its walls as a walk.',
          examples: [FIELDS.outline.jsonExample],
        },
        polygon: { ...FIELDS.polygon.schema, description: 'Its corners.', examples: [FIELDS.polygon.jsonExample] },
        at: {
          ...refTo('schemas', 'Position'),
          description: 'Where its 0,0 is in the frame of all rooms; 0,0 when left out.',
          examples: [{ x: 0, y: 160 }],
        },
        doors: { ...FIELDS.doors.schema, description: 'Doors in its walls.', examples: [FIELDS.doors.jsonExample] },
      },
      ['name', 'outline', 'polygon', 'at', 'doors'],
    ),
    oneOf: EITHER_ROOM.slice(0, 2),
  },
  Position: closedObject('A place in the room in cm; x runs right, y runs down.', {
    x: { ...COORDINATE, description: 'Distance to the right of 0,0 in cm.', examples: [12.5] },
    y: { ...COORDINATE, description: 'Distance below 0,0 in cm.', examples: [0] },
  }),
};

/** The query parameters, by field name. */
export const QUERY_PARAMETERS: Readonly<Record<string, Schema>> = Object.fromEntries(
  QUERY_FIELDS.map((name) => [name, queryParameter(name)]),
);
