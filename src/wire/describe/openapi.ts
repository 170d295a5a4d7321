// The OpenAPI 3.1 description, generated from the table of fields, the patterns and the limits. It depends only on the
// public address. Every example can be executed. GET: `x-query-examples` of an operation has the `query` and its
// `status` by name. POST: `requestBody` has complete bodies as `examples`. The answer to an example has the same name
// in the `examples` of a response, and the status of that response is the expected one.

import { LIMITS } from '../../engine/index.ts';
import { BATCH_SCHEMA } from '../answers/batch.ts';
import { comparisonSchema } from '../answers/comparison.ts';
import { errorSchema } from '../answers/error.ts';
import { type JobAnswer, jobSchema } from '../answers/job.ts';
import { type JobCompareAnswer, jobComparisonSchema } from '../answers/job-comparison.ts';
import { type PlanAnswer, planSchema } from '../answers/plan.ts';
import { SERVICE_LIMITS } from '../fields/service-limits.ts';
import { MOST_PLANS } from '../read/batch.ts';
import { MOST_SURFACES } from '../read/job.ts';
import { MOST_VARIANTS } from '../read/options/comparison.ts';
import type { Schema } from '../schemas/parts.ts';
import { grouped } from '../values/numbers.ts';
import { fileComponents } from './openapi-async.ts';
import { batchBodySchema } from './openapi-batch.ts';
import { type ExampleAnswers, PROJECT_ID, SHORTENED_SVG } from './openapi-examples.ts';
import { filePaths } from './openapi-files.ts';
import { HEADERS } from './openapi-headers.ts';
import { linkPaths, oembedSchema } from './openapi-links.ts';
import { planningPaths } from './openapi-planning.ts';
import { SHARED_RESPONSES } from './openapi-responses.ts';
import { SERVICE_COMPONENTS, servicePaths } from './openapi-service.ts';
import { jointTable } from './pattern-tables.ts';
import {
  bodySchema,
  comparisonBodySchema,
  GEOMETRY_SCHEMAS,
  jobBodySchema,
  jobComparisonBodySchema,
  QUERY_PARAMETERS,
} from './schemas/fields.ts';
import { derivedSchema, listingSchemas, PATTERN_QUERY_PARAMETERS, parametersSchema } from './schemas/patterns.ts';

/** Returns the description of the service at this address (no trailing slash), with the answers to its examples. */
export function describeApi(publicUrl: string, answers: ExampleAnswers): object {
  const files = fileComponents(publicUrl);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Tilewright',
      version: '1.0.0',
      summary: 'Plans tile and floor-panel layouts.',
      description: introduction(),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl, description: 'This service.' }],
    // No authentication.
    security: [],
    tags: [
      { name: 'Planning', description: 'Plans for a room, and the patterns there are.' },
      { name: 'Planner', description: 'The web page that shows a stored plan.' },
      { name: 'Descriptions', description: 'The interface, described for machines.' },
      { name: 'Operation', description: 'For those who run the service.' },
    ],
    paths: {
      ...planningPaths(publicUrl, answers),
      ...filePaths(publicUrl, answers.queries),
      ...linkPaths(publicUrl, answers.queries),
      ...servicePaths(),
    },
    components: {
      schemas: schemas(publicUrl, answers),
      parameters: {
        ...QUERY_PARAMETERS,
        ...FREE_PARAMETERS,
        ...files.parameters,
        ...SERVICE_COMPONENTS.parameters,
      },
      headers: HEADERS,
      responses: SHARED_RESPONSES,
    },
  };
}

function introduction(): string {
  const { tiles, outlineWalls, ringCorners, rectangles, circles, holes, doors, rooms, doorways, roomSide } = LIMITS;
  const { queryCharacters, bodyBytes, requestsPerMinute } = SERVICE_LIMITS;
  return [
    'Describe a room and a tile; the answer is the number of tiles to buy, how many stay whole and how many are cut, the waste, the narrowest piece, warnings where another start would be better, a scale drawing, and a link that opens the plan in the planner. No key and no account are needed.',
    'Units: the room, its cutouts and the start are in **centimetres**; tiles and joints are in **millimetres**. x runs right, y runs down, angles are degrees clockwise. A mistaken unit is not an error: `notes` say how unlikely lengths were understood. A length may have its own unit directly after the number (`mm`, `cm`, `m`, `in`, `ft`): `E10ft6in`, `tileSize=12in`; in JSON such a length is a text. Schemas of type number describe plain numbers only, so that generated clients have one type for a length.',
    `Limits: at most ${grouped(tiles)} tiles in a plan, ${outlineWalls} walls in an outline, ${ringCorners.max} corners in a polygon or hole, ${rectangles} rectangles in subtract, ${circles} circles, ${holes} rings in holes, ${doors} doors, ${rooms} rooms with ${doorways} doorways, ${grouped(roomSide / 10)} cm a side of the room's bounding box, ${grouped(queryCharacters)} characters of query, ${bodyBytes / 1024} KB of body, ${MOST_VARIANTS} variants in a comparison, ${MOST_SURFACES} surfaces in a job, ${MOST_PLANS} plans in a batch, and ${requestsPerMinute} requests a minute from one address to /api.`,
    'Every address answers HEAD like GET without a body, and OPTIONS with 204 and the supported methods. Any web page may read the answers. Refusals are JSON with `error`, a sentence that says what to send instead.',
    `Each pattern has a joint of its own, used when none is sent:\n\n${jointTable()}`,
  ].join('\n\n');
}

function schemas(publicUrl: string, answers: ExampleAnswers): Readonly<Record<string, Schema>> {
  const { plans, refused } = answers.queries;
  // A plan with a warning and every optional part of an answer.
  const plan = plans.cutouts.value;
  const { surface } = plans.gapAlongWalls.value;
  const { startWhy } = plans.bestStart.value.pattern;
  const pattern = { ...plan.pattern, ...(startWhy !== undefined && { startWhy }) };
  const sample = { ...plan, surface, pattern, svg: SHORTENED_SVG, plannerUrl: `${publicUrl}/planner/${PROJECT_ID}` };
  const job = jobSample(answers, sample);
  return {
    Plan: planSchema(sample, plans.chevron.value.tiles.kinds, {
      rooms: answers.rooms,
      order: plans.order.value.order,
      stock: plans.stock.value.stock,
      offcuts: plans.offcuts.value.offcuts,
      skirting: plans.offcuts.value.skirting,
      quantities: plans.quantities.value.quantities,
      choices: plans.choices.value.choices,
      pieces: plans.pieces.value.pieces,
      settingOut: plans.settingOut.value.settingOut,
    }),
    PlanBody: bodySchema(),
    PlansBody: batchBodySchema(),
    Plans: BATCH_SCHEMA,
    CompareBody: comparisonBodySchema(),
    Comparison: comparisonSchema(answers.comparisons.compared.threePatterns.value),
    JobBody: jobBodySchema(),
    Job: jobSchema(job),
    JobCompareBody: jobComparisonBodySchema(),
    JobComparison: jobComparisonSchema(jobComparisonSample(answers, job)),
    ...GEOMETRY_SCHEMAS,
    PatternParameters: parametersSchema(),
    DerivedFigures: derivedSchema(),
    ...listingSchemas(),
    Drawing: {
      type: 'string',
      description: 'A drawing to scale, an SVG document; of a job, all its surfaces to one scale.',
      examples: [SHORTENED_SVG],
    },
    CadFile: {
      type: 'string',
      description:
        'The plan in mm as a DXF file, y upwards, with the layers WALLS, CUTOUTS, TILES_WHOLE, TILES_CUT, SLIVERS, START and TEXT. Every closed polyline of a tile layer is the outline of a piece; a hole in a piece turns the other way. The surfaces of a job stand one below the other.',
    },
    Picture: {
      type: 'string',
      contentMediaType: 'image/png',
      description: 'The drawing as a PNG picture of at most 25 megapixels.',
    },
    PaperFile: {
      type: 'string',
      contentMediaType: 'application/pdf',
      description:
        'The plan to scale on one sheet or several, then the cut list with a drawing of each different piece; of a job, an overview with what to buy, every surface, and one set of cutting sheets.',
    },
    CutListText: {
      type: 'string',
      description:
        'The cut list as CSV (RFC 4180, UTF-8 with a byte order mark): one row for each different piece, whole tiles first; of a job, surface by surface, with the surface as first column. In Polish and Spanish the separator is ; and the decimal sign a comma.',
    },
    CutListWorkbook: {
      type: 'string',
      format: 'binary',
      description: 'An XLSX file: a sheet with the figures of the plan or the job, and one with the cut list.',
    },
    BuildingModel: {
      type: 'string',
      description:
        'An IFC4 file (ISO 10303-21) in mm, y to the back and z up: an IfcSpace for each room, an IfcCovering for each surface with its quantities and figures, and with pieces=true an IfcBuildingElementPart for each piece. Tiles are 10 mm thick.',
    },
    SpatialModel: {
      type: 'string',
      format: 'binary',
      description:
        'A binary glTF 2.0 file (GLB) in metres, y up: the tiles with their pieces, and the slab that is seen in the joints.',
    },
    CutFiles: {
      type: 'string',
      format: 'binary',
      description:
        'A ZIP file with a DXF file for each sheet of the cutting list, in mm: the tile as it is bought, and its pieces. Tiles that are cut alike are one file, whose name ends with their number; tiles.csv says which pieces of the plan are in which file.',
    },
    Error: errorSchema(refused.severalMistakes.value, refused.rectangularSquares.value.changes),
    Oembed: oembedSchema(publicUrl),
    ...fileComponents(publicUrl).schemas,
    ...SERVICE_COMPONENTS.schemas,
  };
}

/** A comparison whose variant has every optional part of a job. */
function jobComparisonSample({ jobComparisons }: ExampleAnswers, job: JobAnswer): JobCompareAnswer {
  const { results, notes } = jobComparisons.compared.threePatterns.value;
  const { name: _, svg: __, plannerUrl: ___, ...figures } = job;
  return { results: [{ ...results[0], ...figures }], notes };
}

/** A job whose first surface has every optional part of a plan. */
function jobSample({ jobs, queries }: ExampleAnswers, { surface, pattern }: Pick<PlanAnswer, 'surface' | 'pattern'>) {
  const { surfaces, ...job } = jobs.planned.wholeFlat.value;
  const [first, ...others] = surfaces;
  const { settingOut } = queries.plans.settingOut.value;
  return { ...job, surfaces: [{ ...first, surface, pattern, settingOut }, ...others], svg: SHORTENED_SVG };
}

/** Query parameters that are not fields. */
const FREE_PARAMETERS: Readonly<Record<string, Schema>> = {
  ...PATTERN_QUERY_PARAMETERS,
  ifNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The ETag of an answer that the client has; when it is still right, the answer is 304 without a body.',
    schema: { type: 'string' },
    example: '"k3Jd0aQz"',
  },
};
