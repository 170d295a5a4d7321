// The answer to a job: its schema and its type.

import { OPENINGS as ENGINE_OPENINGS, LIMITS } from '../../engine/index.ts';
import { SURFACE_KINDS } from '../fields/rows/walls.ts';
import { MOST_SURFACES } from '../read/job.ts';
import { closedObject, type Schema, type ValueOf, withExamples } from '../schemas/parts.ts';
import { ORDER } from './order.ts';
import { PLAN, type PlanAnswer } from './plan.ts';
import { STOCK } from './stock.ts';

const {
  surface,
  pattern,
  tiles,
  rooms,
  warnings,
  notes,
  summary,
  quantities,
  settingOut,
  svg,
  request,
  svgUrl,
  plannerUrl,
} = PLAN.properties;
const { items: KIND } = tiles.properties.kinds;

const COUNT = { type: 'integer', minimum: 0, maximum: LIMITS.tiles } as const;
const PERCENT = { type: 'number', minimum: 0, maximum: 100 } as const;
const NAME = { type: 'string', minLength: 1, description: 'The name of the surface.', examples: ['bathroom'] } as const;
const TILE = {
  type: ['string', 'null'],
  description: 'What is laid, as sent in tile; null if it has no name.',
} as const;

const KIND_OF_SURFACE = { type: 'string', enum: SURFACE_KINDS, description: 'What is tiled.' } as const;
const OPENINGS = {
  type: 'array',
  description: 'The openings of a wall, by their top-left corner and their size in cm; left out if it has none.',
  items: closedObject('An opening.', {
    x: { type: 'number', description: 'Left edge in cm.', examples: [60] },
    y: { type: 'number', description: 'Upper edge in cm.', examples: [90] },
    w: { type: 'number', description: 'Width in cm.', examples: [80] },
    h: { type: 'number', description: 'Height in cm.', examples: [100] },
    kind: { type: 'string', enum: ENGINE_OPENINGS, description: 'What it is.', examples: ['window'] },
  }),
  maxItems: LIMITS.openings,
} as const;

const JOB_SURFACE = closedObject(
  'A surface, with the figures of its own plan.',
  {
    name: NAME,
    kind: KIND_OF_SURFACE,
    surface,
    pattern,
    tiles,
    openings: OPENINGS,
    rooms,
    warnings,
    notes,
    quantities,
    settingOut,
    svgUrl,
  },
  ['openings', 'rooms', 'quantities', 'settingOut'],
);

const { kind, name, ...KIND_FIGURES } = KIND.properties;
const MATERIAL_KIND = closedObject(
  'The tiles of one kind.',
  {
    kind: { ...kind, description: `${kind.description} Left out if the pattern has one kind.` },
    name: { ...name, description: `${name.description} Left out if the pattern has one kind.` },
    ...KIND_FIGURES,
  },
  ['kind', 'name'],
);

const MATERIAL = closedObject(
  'Surfaces that are laid with the same tiles: kinds, outlines and colours are equal, and so is tile.',
  {
    tile: TILE,
    surfaces: {
      type: 'array',
      description: 'The names of its surfaces, in the order sent.',
      items: { type: 'string' },
      minItems: 1,
      maxItems: MOST_SURFACES,
    },
    kinds: {
      type: 'array',
      description: 'Its tiles by kind; one entry for a pattern with one kind.',
      items: MATERIAL_KIND,
      minItems: 1,
    },
    total: { ...COUNT, description: 'Tiles to buy without reuse of offcuts.' },
    tilesWithReuse: {
      ...COUNT,
      description: 'Tiles to buy if offcuts are reused as reuse says; never more than total.',
    },
    atLeast: {
      ...COUNT,
      description: 'A proven lower bound of tilesWithReuse for these surfaces as they are laid.',
    },
    wastePercentWithReuse: {
      ...PERCENT,
      description: 'Share of tilesWithReuse that ends up as offcut, in percent, rounded to 2 decimals.',
    },
    sharedTiles: {
      type: 'array',
      description:
        'The tiles that are cut for several places: for each, the places. They are in the order of the surfaces, and within a surface in ascending order. No place is in two lists: a list of n places spares n − 1 tiles.',
      items: {
        type: 'array',
        items: closedObject('A tile of a surface.', {
          surface: NAME,
          tile: {
            ...COUNT,
            minimum: 1,
            description: 'Its number in the surface, as in tiles.reuse.sharedTiles.',
            examples: [12],
          },
        }),
        minItems: 2,
      },
      maxItems: LIMITS.tiles,
    },
    stock: STOCK,
  },
  ['stock'],
);

const { text, ...ORDER_FIGURES } = ORDER.properties;
const JOB_ORDER = closedObject(
  'What to buy, present if any field of the order was sent. Each material is bought separately, and so is each kind of its tiles.',
  {
    materials: {
      type: 'array',
      description: 'One order for each material, in the order of materials.',
      items: closedObject('What to buy of a material.', { tile: TILE, ...ORDER_FIGURES, text }, [
        'tilesPerBox',
        'sets',
        'tilesInSets',
      ]),
      minItems: 1,
      maxItems: MOST_SURFACES,
    },
    cost: {
      ...ORDER_FIGURES.cost,
      description: 'The sum of the costs in the currency, in its unit of account; null if one of them is not known.',
    },
    currency: ORDER_FIGURES.currency,
    text: { ...text, description: 'The order of each material in a sentence, in the requested language.' },
  },
);

/** The answer to a job without examples. */
export const JOB_ANSWER = closedObject(
  'Surfaces that are bought together.',
  {
    name: { type: 'string', description: 'The title as sent; left out if there is none.', minLength: 1 },
    surfaces: {
      type: 'array',
      description: 'One for each surface, in the order sent. Its figures are those of its own plan.',
      items: JOB_SURFACE,
      minItems: 1,
      maxItems: MOST_SURFACES,
    },
    materials: {
      type: 'array',
      description: 'What the surfaces are laid with, in the order of their first surfaces.',
      items: MATERIAL,
      minItems: 1,
      maxItems: MOST_SURFACES,
    },
    order: JOB_ORDER,
    warnings: {
      type: 'array',
      description: 'What is wrong with the job as a whole; those of a surface stand with it.',
      items: { type: 'string', minLength: 1 },
    },
    summary: {
      ...summary,
      description:
        'What to pass on to people, one paragraph in the requested language and units: what to buy of each material, what to watch on each surface, and as what each was understood.',
    },
    svg: { ...svg, description: 'The drawing of all surfaces, an SVG document. Present if inlineSvg is true.' },
    request: {
      ...request,
      description: request.description.replace('/api/plan', '/api/job').replace('plan behind', 'job behind'),
    },
    plannerUrl: {
      ...plannerUrl,
      description:
        'Address that shows this job, the same for the same job; with a dot and the number of a surface, from 1, it opens that one in the planner. Null when link is false, and when the job could not be stored.',
    },
  },
  ['name', 'order', 'svg', 'request'],
);

type Complete = ValueOf<typeof JOB_ANSWER>;

export type SurfaceAnswer = Omit<Complete['surfaces'][number], 'tiles'> & Pick<PlanAnswer, 'tiles'>;
export type MaterialAnswer = Complete['materials'][number];
export type JobOrderAnswer = NonNullable<Complete['order']>;

/** The answer to a job. */
export type JobAnswer = Omit<Complete, 'surfaces'> & { readonly surfaces: readonly SurfaceAnswer[] };

/** The answer to a job, with examples from a real one. */
export function jobSchema(sample: JobAnswer): Schema {
  return withExamples(JOB_ANSWER, sample);
}
