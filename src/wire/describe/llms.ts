// The guides for language models in the llms.txt format: what to ask, the one call for each everyday task, what to say
// back, and the facts of fields and patterns from their tables. The short one is for models with little room.

import { LIMITS } from '../../engine/index.ts';
import type { Field } from '../fields/field.ts';
import { FIELDS, type FieldName, fieldsIn } from '../fields/fields.ts';
import { SERVICE_LIMITS } from '../fields/service-limits.ts';
import { grouped } from '../values/numbers.ts';
import { EVERYDAY_TASKS, type EverydayTask } from './everyday-tasks.ts';
import {
  patternLines,
  THE_ANSWER,
  UNITS,
  WALK_LINES,
  WARNINGS,
  WHAT_TO_ASK,
  WHAT_TO_BUY,
  WHAT_TO_SAY,
} from './sentences.ts';

/** The plan whose summary the short guide shows: one of its tasks. */
export const LLMS_QUERY = 'outline=E240+S180+W240+N180&subtract=0,0,170,70&doors=3,60,80&tileSize=300&start=best';

const TITLE = [
  '# Tilewright',
  '> Plans a tile or board floor for a room: tiles to buy, whole and cut, waste, warnings, a scale drawing and a link to the finished plan. Plain HTTP, no key, no account.',
];

/** Returns /llms.txt for the service at this address (no trailing slash). */
export function describeForModels(publicUrl: string): string {
  return text([
    ...TITLE,
    WHAT_TO_ASK,
    UNITS,
    tasks(publicUrl, EVERYDAY_TASKS),
    WHAT_TO_SAY,
    storedPlans(publicUrl),
    theRoom(),
    `**Fields.** One of \`outline\` and \`polygon\` is needed (\`rooms\` in a body), all else may be left out. What is not understood is refused.\n\n${fieldLines().join('\n')}`,
    patternLines().join('\n\n'),
    THE_ANSWER,
    WHAT_TO_BUY,
    WARNINGS,
    theErrors(),
    theLimits(),
    theLinks(publicUrl),
  ]);
}

/** Returns /llms-small.txt, which has what most conversations need; `summary` is that of the answer to LLMS_QUERY. */
export function describeInShort(publicUrl: string, summary: string): string {
  return text([
    ...TITLE,
    WHAT_TO_ASK,
    UNITS,
    tasks(
      publicUrl,
      EVERYDAY_TASKS.filter(({ isCommon }) => isCommon),
    ),
    WHAT_TO_SAY,
    theSummary(summary),
    'Status 400 has `error`: what to send instead. Do that, or ask.',
    `## More\n\n- [The whole guide](${publicUrl}/llms.txt): every field, pattern and limit`,
  ]);
}

function text(paragraphs: readonly string[]): string {
  return `${paragraphs.join('\n\n')}\n`;
}

function tasks(publicUrl: string, listed: readonly EverydayTask[]): string {
  return [
    `**The call for each task.** GET ${publicUrl}/api/plan with this query, or POST a body as JSON; every field works both ways.`,
    '',
    ...listed.map(taskLine),
  ].join('\n');
}

function taskLine({ task, call, hint = '' }: EverydayTask): string {
  const sent = 'query' in call ? `\`${call.query}\`` : `POST ${call.path} \`${JSON.stringify(call.body)}\``;
  return `- ${task}: ${sent} ${hint}`.trimEnd();
}

function theSummary(summary: string): string {
  return `The \`summary\` of the bathroom above: "${summary}"`;
}

function storedPlans(publicUrl: string): string {
  return `**A link that people give you.** \`plannerUrl\` ends in the id of a plan or a job. GET ${publicUrl}/api/projects/ with it answers with the figures and \`request\`, the body that makes it: change it, and POST it to /api/plan, or to /api/job if it has \`surfaces\`. \`?format=pdf\` and the like give its files. A stored plan never changes; \`link=false\` stores none.`;
}

function theRoom(): string {
  return [
    '**The room.** `outline` walks along the walls and comes back to where it began. Walls are separated by spaces (`+` or `%20` in a query):',
    ...WALK_LINES,
  ].join('\n');
}

/** Fields that few conversations need: the description of the API has them. */
const RARE: readonly FieldName[] = [
  'gapMm',
  'name',
  'gapColor',
  'width',
  'kerf',
  'inlineSvg',
  'credit',
  'walls',
  'pieces',
  'skirting',
  'skirtingHeight',
  'offcuts',
  'look',
  'labels',
  'minCut',
  'settingOut',
  'groutDepth',
  'groutDensity',
  'groutBagKg',
  'adhesive',
  'adhesiveBagKg',
];

function fieldLines(): string[] {
  const shown = fieldsIn('room', 'layout', 'answer').filter((name) => !RARE.includes(name));
  const rare = RARE.map((name) => `\`${name}\``).join(', ');
  return [
    ...shown.map(fieldLine),
    orderLine(),
    '- `quantities` (default false): adds grout and adhesive, estimated.',
    `- Seldom needed, and described in openapi.json: ${rare}.`,
  ];
}

/** A field in a line with others: `breakage` (0 to 50 %, default 3). */
function inLine(name: FieldName): string {
  const { range, unit, default: byDefault }: Field<unknown> = FIELDS[name];
  const sign = unit === undefined ? '' : ` ${unit === 'percent' ? '%' : unit}`;
  const facts = [
    ...(range === undefined ? [] : [`${range.min} to ${range.max}${sign}`]),
    ...(byDefault === undefined ? [] : [`default ${byDefault}`]),
  ];
  return `\`${name}\` (${facts.join(', ')})`;
}

/** The fields of the order, in one line. */
function orderLine(): string {
  const { min, max } = FIELDS.pricePerTile.range ?? {};
  return `- ${inLine('tilesPerBox')} or ${inLine('boxAreaM2')}, ${inLine('breakage')}, ${inLine('spares')}, one of \`pricePerTile\`, \`pricePerM2\`, \`pricePerBox\`, with \`setOf\` \`pricePerSet\` (${min} to ${max}), with \`currency\` (ISO 4217), \`stock\` (\`40\`, or by kind \`small:40,large:10\`, in a body an object): any of them adds \`order\`. By kind: \`kinds\` (\`{"small": {"tilesPerBox": 20}}\`), \`setOf\` (tiles in a set: \`{"large": 1, "small": 1}\`).`;
}

function fieldLine(name: FieldName): string {
  const field: Field<unknown> = FIELDS[name];
  const { kind, values, range, unit, fromText, example, jsonExample, default: byDefault } = field;
  // The walk has a paragraph of its own, and the patterns have a list.
  if (kind === 'walk') return `- \`${name}\`: the walk described above.`;
  const facts = [
    fromText === null ? 'body only' : '',
    values && name !== 'pattern' ? values.join(', ') : '',
    range ? `${range.min} to ${range.max} ${unit}` : '',
    byDefault === undefined ? '' : `default ${byDefault}`,
  ].filter((fact) => fact !== '');
  const inShort = facts.length > 0 ? ` (${facts.join('; ')})` : '';
  const forms = field.needsExample ? ` Query \`${example}\`, body \`${JSON.stringify(jsonExample)}\`.` : '';
  return `- \`${name}\`${inShort}: ${field.description}${forms}`;
}

function theErrors(): string {
  return '**Errors.** Status 400 has `error`: what is wrong and what to send. Where it is certain what was meant, put `example` (in a body as JSON) in place of what was `received` in `param`; with code `parameter-unknown` it is the right name. `changes` has new values of several fields, null for one to remove. Without either, follow `error`, or ask; never guess. Several mistakes are in `errors`. Status 414: POST the fields instead. Status 429: wait `Retry-After` seconds.';
}

function theLimits(): string {
  const { tiles, outlineWalls, ringCorners, holes, rectangles, circles, roomSide } = LIMITS;
  const { queryCharacters, bodyBytes, requestsPerMinute } = SERVICE_LIMITS;
  const limits = [
    `${grouped(tiles)} tiles in a plan`,
    `${ringCorners.min} to ${outlineWalls} walls in \`outline\``,
    `${ringCorners.min} to ${ringCorners.max} corners in \`polygon\` and in each hole`,
    `${holes} rings in \`holes\``,
    `${rectangles} rectangles in \`subtract\``,
    `${circles} circles`,
    `the room at most ${grouped(roomSide / 10)} cm a side`,
    `query ${grouped(queryCharacters)} characters`,
    `body ${bodyBytes / 1024} KB`,
    `${requestsPerMinute} requests a minute from one address`,
  ];
  return `**Limits.** ${limits.join('; ')}.`;
}

function theLinks(publicUrl: string): string {
  return [
    '## API',
    '',
    `- [Patterns](${publicUrl}/api/plan/patterns): every pattern with parameters, ranges and labels`,
    `- [OpenAPI description](${publicUrl}/openapi.json): every field, status and header, with examples`,
    `- [Documentation](${publicUrl}/docs): the API by example`,
    `- [Short guide](${publicUrl}/llms-small.txt): this one in 4 KB`,
  ].join('\n');
}
