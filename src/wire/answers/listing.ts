// The listing of patterns: its schema and its type.

import { type DerivedFigure, LIMITS, PATTERN_NAMES, PATTERNS } from '../../engine/index.ts';
import { closedObject, refTo, type ValueOf } from '../schemas/parts.ts';

const JOINT_BOUNDS = { minimum: LIMITS.joint.min, maximum: LIMITS.joint.max } as const;
/** The units of derived figures, in words. */
export const FIGURE_UNITS: Readonly<Record<DerivedFigure['unit'], string>> = {
  mm: 'in mm',
  cm2: 'in cm²',
  deg: 'in degrees',
  percent: 'in percent',
  perM2: 'a number per m²',
  count: 'a count',
  ratio: 'a ratio',
};

export const LISTED_NUMBER = closedObject('A parameter that is a number.', {
  name: { type: 'string', description: 'Its name in a query, or inside parameters of a body.' },
  label: { type: 'string', description: 'Its name for people, in the requested language.' },
  type: { type: 'string', description: 'Always number.', enum: ['number'] },
  unit: { type: 'string', description: 'Unit of its values.', enum: ['mm', 'percent', 'deg', 'count'] },
  min: { type: 'number', description: 'Smallest value, in its unit.' },
  max: { type: 'number', description: 'Largest value, in its unit.' },
  default: { type: 'number', description: 'Value when it is left out, in its unit.' },
});

export const LISTED_CHOICE = closedObject('A parameter that is one of several words.', {
  name: { type: 'string', description: 'Its name in a query, or inside parameters of a body.' },
  label: { type: 'string', description: 'Its name for people, in the requested language.' },
  type: { type: 'string', description: 'Always string.', enum: ['string'] },
  unit: { type: 'null', description: 'Words have no unit.' },
  default: { type: 'string', description: 'Value when it is left out.' },
  values: {
    type: 'array',
    description: 'The accepted values.',
    items: closedObject('One of the words.', {
      value: { type: 'string', description: 'The word to send.' },
      label: { type: 'string', description: 'What it means, in the requested language.' },
    }),
    minItems: 1,
  },
});

type ListedNumber = ValueOf<typeof LISTED_NUMBER>;
type ListedChoice = ValueOf<typeof LISTED_CHOICE>;
export type ListedParameter = ListedNumber | ListedChoice;

export const LISTED_PATTERN = closedObject('A pattern and its parameters.', {
  id: { type: 'string', description: 'Its identifier, as answers give it.', enum: PATTERNS.map(({ id }) => id) },
  aliases: {
    type: 'array',
    description: 'Other names that are understood.',
    items: { type: 'string', enum: PATTERN_NAMES },
  },
  name: { type: 'string', description: 'Its name for people, in the requested language.' },
  description: { type: 'string', description: 'What it looks like and how its tiles are measured.' },
  joint: closedObject('The width of the joint between its tiles.', {
    default: { type: 'number', description: 'Width when none is sent, in mm.', ...JOINT_BOUNDS },
    min: { type: 'number', description: 'Smallest width, in mm.', ...JOINT_BOUNDS },
    max: { type: 'number', description: 'Largest width, in mm.', ...JOINT_BOUNDS },
    unit: { type: 'string', description: 'Always mm.', enum: ['mm'] },
  }),
  parameters: {
    type: 'array',
    description: 'Its own parameters.',
    items: {
      oneOf: [refTo<ListedNumber>('schemas', 'NumberParameter'), refTo<ListedChoice>('schemas', 'ChoiceParameter')],
    },
  },
  derived: {
    type: 'array',
    description: 'The derived figures of its plans.',
    items: closedObject('A derived figure.', {
      name: { type: 'string', description: 'Its name in pattern.derived of a plan.' },
      label: { type: 'string', description: 'Its name for people, in the requested language.' },
      unit: {
        type: 'string',
        description: 'Unit of its values.',
        enum: Object.keys(FIGURE_UNITS) as DerivedFigure['unit'][],
      },
    }),
  },
});

export type ListedPattern = ValueOf<typeof LISTED_PATTERN>;

export const LISTING = closedObject('Every pattern.', {
  patterns: {
    type: 'array',
    description: 'The patterns, always in the same order.',
    items: refTo<ListedPattern>('schemas', 'ListedPattern'),
    minItems: PATTERNS.length,
    maxItems: PATTERNS.length,
  },
});

export type Listing = ValueOf<typeof LISTING>;
