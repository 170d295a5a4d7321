// docs/reference.md: every field of requests and answers, from the table that requests are read with and from the schemas
// of answers. `npm run docs:reference` writes it, and `npm run check:docs` compares it.

import { openApiDocument } from '../../src/service/index.ts';
import { BEGINNING, JOB, SEVERAL, SURFACE } from '../../src/wire/fields/rows/job.ts';
import { FIELDS, type Field, type FieldName } from '../../src/wire/index.ts';
import { KIND_HEADING, kindRows, LIMIT_HEADING, limitRows, PATTERN_HEADING, patternRows } from './tables.ts';

const GROUPS: readonly (readonly [group: Field<unknown>['group'], heading: string, about: string])[] = [
  ['room', 'The room', 'What is tiled. Numbers are centimetres unless a length has its own unit.'],
  ['layout', 'The layout', 'What is laid, and from where. Parameters of patterns are [in the API](api.md#patterns).'],
  ['order', 'The order', 'Any of these adds `order` to the answer, except `buyWithReuse` alone.'],
  ['quantities', 'Grout and adhesive', 'Any of these adds `quantities` to the answer.'],
  ['answer', 'The answer', 'What is answered, and how it looks.'],
];

const OWN_FIELDS = [
  ['A job', 'Beside `surfaces`, with any field of a plan as the default of all surfaces.', JOB],
  ['A surface of a job', 'With the fields of a plan.', { ...SURFACE, ...BEGINNING, ...SEVERAL }],
] as const;

/** The answers, and how deep their fields are listed: parts that another answer has too are listed there. */
const ANSWERS = [
  ['A plan', 'Plan', 3, '`GET` and `POST /api/plan`, and `GET /api/projects/{id}`.'],
  ['A job', 'Job', 1, '`POST /api/job`. `surfaces` have the fields of a plan.'],
  [
    'A comparison',
    'Comparison',
    1,
    '`POST /api/compare`. `results` have the fields of a plan, `variant`, `rank` and `reason`.',
  ],
  ['A refusal', 'Error', 1, 'Every answer with status 400 and above. `errors` have the same fields.'],
] as const;

type TableRows = readonly [heading: readonly string[], rows: readonly string[][]];

/** The tables of docs/api.md that follow from the source. */
export function apiTables(): readonly TableRows[] {
  return [
    [PATTERN_HEADING, patternRows()],
    [KIND_HEADING, kindRows()],
    [LIMIT_HEADING, limitRows()],
  ];
}

interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly $ref?: string;
}

/** The whole document. */
export function referenceText(): string {
  const document = JSON.parse(JSON.stringify(openApiDocument('http://localhost:3000')));
  const schemas: Readonly<Record<string, Schema>> = document.components.schemas;
  return [
    '# Reference of the fields',
    'Every field that can be sent, and every field that is answered. `npm run docs:reference` writes this page from the table that requests are read with; [the API](api.md) explains, and `/openapi.json` says the same for programs.',
    'A body has the same names as a query. Lengths may have a unit of their own, such as `12in`; booleans may be `1` and `0` in a query.',
    '## What is sent',
    ...GROUPS.flatMap(([group, heading, about]) => [
      `### ${heading}`,
      about,
      fieldTable(Object.entries(FIELDS).filter(([, field]) => field.group === group)),
    ]),
    ...OWN_FIELDS.flatMap(([heading, about, fields]) => [`### ${heading}`, about, fieldTable(Object.entries(fields))]),
    '## What is answered',
    ...ANSWERS.flatMap(([heading, name, levels, about]) => {
      const rows = partsOf(schemas, schemas[name], '', levels);
      return [`### ${heading}`, about, table(['Field', 'Type', 'Meaning'], rows)];
    }),
  ]
    .join('\n\n')
    .concat('\n');
}

type Row = readonly [name: string, field: Partial<Field<unknown>> & { readonly description: string }];

function fieldTable(rows: readonly Row[]): string {
  const lines = rows.map(([name, field]) => [
    `\`${name}\``,
    field.description,
    valuesOf(field),
    field.default === undefined ? '' : `\`${field.default}\``,
    exampleOf(name as FieldName, field),
  ]);
  return table(['Field', 'Meaning', 'Values', 'Default', 'Example'], lines);
}

/** Longer lists of values have a table of their own: the patterns. */
const MOST_VALUES = 12;

function valuesOf({ kind, unit, values = [], range, whole, inWords, placeholder }: Row[1]): string {
  const grouped = (value: number) => value.toLocaleString('en');
  const ofKind = () => {
    if (kind === 'number') return range === undefined ? 'number' : `${grouped(range.min)} to ${grouped(range.max)}`;
    if (kind === 'choice') return values.length > MOST_VALUES ? 'a pattern' : values.join(', ');
    return inWords ?? placeholder ?? '';
  };
  return [ofKind(), unit === undefined ? '' : ` ${unit}`, whole ? ', whole' : ''].join('');
}

function exampleOf(name: FieldName, { fromText, example, jsonExample }: Row[1]): string {
  // Fields of jobs are only in bodies.
  const isInQuery = name in FIELDS && fromText !== null;
  return isInQuery ? `\`${name}=${example}\`` : `\`${JSON.stringify({ [name]: jsonExample })}\``;
}

/** The fields of an object, each followed by its own; `[]` after a name is a list of such objects. */
function partsOf(
  schemas: Readonly<Record<string, Schema>>,
  schema: Schema,
  before: string,
  levels: number,
): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const isList = part.items !== undefined;
    const inner = resolved(schemas, part.items ?? part);
    const path = `${before}${name}${isList && inner.properties !== undefined ? '[]' : ''}`;
    const own = [`\`${path}\``, typeOf(schemas, part), part.description ?? resolved(schemas, part).description ?? ''];
    return [own, ...(levels > 1 ? partsOf(schemas, inner, `${path}.`, levels - 1) : [])];
  });
}

function resolved(schemas: Readonly<Record<string, Schema>>, schema: Schema): Schema {
  return schema.$ref === undefined ? schema : schemas[schema.$ref.replace('#/components/schemas/', '')];
}

function typeOf(schemas: Readonly<Record<string, Schema>>, schema: Schema): string {
  const { type } = resolved(schemas, schema);
  return type === undefined ? 'any' : [type].flat().join(' or ');
}

function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('<', '\\<').replaceAll('\n', ' ')).join(' | ')} |`.replaceAll(
      / {2,}/g,
      ' ',
    );
  return [line(heading), `|${'---|'.repeat(heading.length)}`, ...rows.map(line)].join('\n');
}
