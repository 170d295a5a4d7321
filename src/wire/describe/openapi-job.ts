// The operation that plans a job, with its examples. src/service plans them.

import type { ErrorAnswer } from '../answers/error.ts';
import type { JobAnswer } from '../answers/job.ts';
import type { FileFormat } from '../fields/rows/options.ts';
import { DOORWAY_EXAMPLE, ROOMS_WITH_WALL } from '../readers/rooms.ts';
import { refTo, type Schema } from '../schemas/parts.ts';
import { ASYNC, PREFER } from './openapi-async.ts';
import { countedHeaders } from './openapi-headers.ts';
import { answerTypes } from './openapi-media.ts';
import { refusals } from './openapi-responses.ts';

interface JobExample {
  readonly summary: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const HALL = { name: 'hall', outline: 'E410 S155 W410 N155' };
const BATHROOM = { name: 'bathroom', outline: 'E185 S240 W185 N240' };

const FLAT = { surfaces: [HALL, BATHROOM], parameters: { tileSize: 600 } };

/** Jobs by name. The last one is refused: its body matches the schema, which cannot express what is wrong. */
export const JOBS = {
  twoFloors: {
    summary: 'A hall and a bathroom with the same tiles, whose offcuts are shared, bought in boxes of 4',
    body: { ...FLAT, tilesPerBox: 4, pricePerBox: 42.5, currency: 'EUR' },
  },
  wholeFlat: {
    summary: 'A flat: hall and kitchen in one pattern, a bathroom with the same tiles, of which some are there',
    body: {
      name: 'Flat 12',
      surfaces: [
        { name: 'hall and kitchen', rooms: ROOMS_WITH_WALL, doorways: [DOORWAY_EXAMPLE], stock: { octagon: 40 } },
        { ...BATHROOM, tilesPerBox: 10 },
      ],
      pattern: 'octagon-dot',
      tile: 'Octagon, white',
      pricePerTile: 2.5,
      currency: 'EUR',
      groutBagKg: 5,
      adhesiveBagKg: 25,
    },
  },
  twoMaterials: {
    summary:
      'A hall in named tiles and a bathroom in another pattern, offcuts reused within each, the answer in Spanish',
    body: {
      surfaces: [
        { ...HALL, tile: 'Carrara 60 × 60', parameters: { tileSize: 600 }, start: 'best' },
        { ...BATHROOM, pattern: 'octagon-dot' },
      ],
      reuse: 'surface',
      lang: 'es',
      link: false,
    },
  },
  svg: { summary: 'The drawing of a hall and a bathroom to one scale', body: { ...FLAT, format: 'svg' } },
  dxf: { summary: 'A hall and a bathroom for CAD programs', body: { ...FLAT, format: 'dxf' } },
  png: { summary: 'The drawing as a picture', body: { ...FLAT, format: 'png', width: 600 } },
  pdf: {
    summary: 'A hall and a bathroom on paper, with one set of cutting sheets',
    body: { ...FLAT, name: 'Flat 12', format: 'pdf' },
  },
  csv: { summary: 'The cut lists of a hall and a bathroom as text', body: { ...FLAT, format: 'csv' } },
  xlsx: { summary: 'The cut lists and the order for a spreadsheet', body: { ...FLAT, tilesPerBox: 4, format: 'xlsx' } },
  ifc: { summary: 'A hall and a bathroom as a building model', body: { ...FLAT, format: 'ifc' } },
  glb: { summary: 'A hall and a bathroom for 3D viewers', body: { ...FLAT, format: 'glb' } },
  'cut-dxf': { summary: 'The tiles to be cut, for saws and water jets', body: { ...FLAT, format: 'cut-dxf' } },
  bathroomWithWalls: {
    summary: 'A bathroom with its floor, its four walls around the corners, a window, and a niche in other tiles',
    body: {
      surfaces: [
        { ...BATHROOM, doors: [{ wall: 3, at: 60, width: 80 }] },
        {
          wallsOf: {
            surface: 'bathroom',
            height: 250,
            openings: [{ wall: 1, x: 60, y: 40, w: 60, h: 80, kind: 'window' }],
          },
          start: 'wall:3',
        },
        {
          niche: { surface: 'bathroom wall 2', x: 90, y: 110, w: 60, h: 30, depth: 10 },
          pattern: 'hexagons',
          tile: 'Mosaic',
        },
      ],
      link: false,
    },
  },
  openWalk: {
    summary: 'A surface whose walls do not close',
    body: { surfaces: [HALL, { ...BATHROOM, outline: 'E185 S240 W180 N240' }] },
  },
} as const satisfies Readonly<Record<string, JobExample>>;

type Shown<Value> = { readonly summary: string; readonly value: Value };

/** The answers to the jobs by name. */
export interface JobAnswers {
  readonly planned: Readonly<Record<string, Shown<JobAnswer>>>;
  /** Drawings and files, by their format. */
  readonly files: Readonly<Record<FileFormat, Readonly<Record<string, Shown<string>>>>>;
  readonly refused: Readonly<Record<string, Shown<ErrorAnswer>>>;
}

/** The operation with the answers to its examples. */
export function planJobOperation({ planned, files, refused }: JobAnswers): Schema {
  const examples = Object.entries(JOBS).map(([name, { summary, body }]) => [name, { summary, value: body }]);
  const json = (schema: string, shown: object) => ({
    'application/json': { schema: refTo('schemas', schema), examples: shown },
  });
  return {
    operationId: 'planJob',
    tags: ['Planning'],
    summary: 'Plan several surfaces that are bought together',
    description:
      'Plans up to 24 surfaces, such as the floors of a flat, and what to buy for all of them. A surface is the body of a plan with a `name` and, if wanted, a `tile`; a field beside `surfaces` is the default of every surface. Each surface has the figures of its own plan. Surfaces with equal tiles are one material: their offcuts are reused in the whole job, unless `reuse` says otherwise, and `order` buys by material. A field of the order in a surface is that of its material. A job of several large surfaces counts as several requests. `kind: wall` is a wall with `openings`; `wallsOf` stands for all walls of a room, whose joints run around the corners, and `niche` for the five sides of a box in a wall. A mistake in a surface is named, such as `surfaces[2].outline`.',
    parameters: [PREFER],
    ...ASYNC,
    requestBody: {
      description: 'The surfaces, and what they have in common.',
      required: true,
      content: json('JobBody', Object.fromEntries(examples)),
    },
    responses: {
      200: {
        description: 'The surfaces in the order sent, and their materials; or with another `format` a file.',
        headers: countedHeaders('Vary', 'Content-Encoding', 'Content-Disposition'),
        content: answerTypes((format) => ({ examples: format === 'json' ? planned : files[format] }), 'Job'),
      },
      400: {
        description: 'A surface or the job cannot be planned: what was wrong, and what to send instead.',
        headers: countedHeaders(),
        content: json('Error', refused),
      },
      ...refusals(401, 405, 408, 413, 414, 415, 429, 431, 500, 503),
    },
  };
}
