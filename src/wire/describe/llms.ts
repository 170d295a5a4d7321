// The summary for language models in the llms.txt format: what to send, in which units, and how to use the answer,
// short enough to be read completely. The service plans its example.

import { LIMITS } from '../../engine/index.ts';
import { errorAnswer } from '../answers/error.ts';
import type { PlanAnswer } from '../answers/plan.ts';
import type { Field } from '../fields/field.ts';
import { FIELDS, type FieldName, fieldsIn } from '../fields/fields.ts';
import { SERVICE_LIMITS } from '../fields/service-limits.ts';
import { readQuery } from '../read/query.ts';
import { grouped } from '../values/numbers.ts';
import { HOW_TO_LAY, patternLines, THE_ANSWER, UNITS, WALK_LINES, WARNINGS, WHAT_TO_BUY } from './sentences.ts';

/** A bathroom with a shaft in its corner; the default start leaves a sliver next to it. */
const WORKED = 'outline=E180+S240+W180+N240&subtract=140,0,40,60&tileSize=300';
const STARTS = ['0,0', '0,15', 'best'];
/** The queries of the worked example. */
export const LLMS_QUERIES: readonly string[] = STARTS.map((start) => `${WORKED}&start=${start}&link=false`);
const OPEN_WALK = 'E400 S300 W400';

/** Returns /llms.txt for the service at this address (no trailing slash); `answers` are those to `LLMS_QUERIES`. */
export function describeForModels(publicUrl: string, answers: readonly PlanAnswer[]): string {
  const paragraphs = [
    '# Tilewright',
    '> Plans a tile or floor-panel layout for a room: tiles to buy, whole and cut, waste, narrowest piece, warnings, a scale drawing (SVG) and a link to the finished plan. Plain HTTP, no key, no account.',
    UNITS,
    `Send GET ${publicUrl}/api/plan with the fields in the query, or POST them there as a JSON body. POST /api/compare takes that body and \`variants\`, 1 to 24 objects with \`pattern\`, \`parameters\`, \`gapMm\` or \`start\`, and ranks them. POST /api/plans takes \`plans\`, 1 to 24 such bodies of different rooms; \`results\` has for each a \`status\` with its \`plan\` or \`refusal\`. POST /api/job takes \`surfaces\`, 1 to 24 bodies with a \`name\` (and \`tile\`, what is laid); fields beside them are defaults. An entry \`{"wallsOf": {"surface": "Bathroom", "height": 250}}\` is all walls of that floor. Equal tiles share offcuts (\`reuse\`: job, surface, none); the answer has \`surfaces\`, \`materials\`, \`order\`; \`format\` writes the same files as of a plan. POST /api/job/compare takes that body and \`variants\` of what is beside \`surfaces\`.`,
    theRoom(),
    theExample(publicUrl, answers),
    `**Fields.** One of \`outline\` and \`polygon\` is needed, all else may be left out. What is not understood is refused, never ignored.\n\n${fieldLines().join('\n')}`,
    patternLines().join('\n\n'),
    THE_ANSWER,
    WHAT_TO_BUY,
    HOW_TO_LAY,
    WARNINGS,
    theErrors(),
    theLimits(),
    theLinks(publicUrl),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

function theRoom(): string {
  return [
    '**The room.** `outline` walks along the walls and comes back to where it began. Walls are separated by spaces (`+` or `%20` in a query):',
    ...WALK_LINES,
  ].join('\n');
}

/** The worked example: the same room from several starts, including the best one. */
function theExample(publicUrl: string, answers: readonly PlanAnswer[]): string {
  const rows = answers.map((answer) => {
    const { total, whole, cut, wastePercent, narrowestCutMm, sliverCount } = answer.tiles;
    return `| ${[startOf(answer), total, whole, cut, wastePercent, narrowestCutMm, sliverCount].join(' | ')} |`;
  });
  const { areaM2 } = answers[0].surface;
  return [
    `**Worked example.** A bathroom of 180 × 240 cm with a shaft of 40 × 60 cm, ${areaM2} m² of floor, tiles of 300 mm. \`link=false\` stores nothing; \`start=best\` finds the last row:`,
    '',
    `${publicUrl}/api/plan?${WORKED}&start=${STARTS[0]}&link=false`,
    '',
    '| start | tiles.total | whole | cut | wastePercent | narrowestCutMm | sliverCount |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
    'Final call:',
    '',
    `${publicUrl}/api/plan?${WORKED}&start=${startOf(answers[answers.length - 1])}`,
  ].join('\n');
}

function startOf({ pattern: { startCm } }: PlanAnswer): string {
  return `${startCm.x},${startCm.y}`;
}

function fieldLines(): string[] {
  return [...fieldsIn('room', 'layout', 'answer').map(fieldLine), orderLine(), quantityLine()];
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
  return `- ${inLine('tilesPerBox')} or ${inLine('boxAreaM2')}, ${inLine('breakage')}, ${inLine('spares')}, one of \`pricePerTile\`, \`pricePerM2\`, \`pricePerBox\`, with \`setOf\` \`pricePerSet\` (${min} to ${max}), with \`currency\` (ISO 4217), \`stock\` (tiles you have: \`40\`, or by kind \`small:40,large:10\`, in a body an object; adds \`stock\`: isEnough, isEnoughWithReuse, missing, missingWithReuse): any of them adds \`order\`, which buys what is missing. By kind: \`kinds\` (\`{"small": {"tilesPerBox": 20}}\`), \`setOf\` (tiles in a set: \`{"large": 1, "small": 1}\`).`;
}

/** The fields of the quantities, in one line. */
function quantityLine(): string {
  const names = fieldsIn('quantities').map(inLine);
  return `- ${names.join(', ')}: any of them adds \`quantities\`: grout and adhesive, estimated.`;
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
  const read = readQuery(`outline=${OPEN_WALK.replaceAll(' ', '+')}`);
  if (read.ok) throw new Error('The example of an open walk was read.');
  const { error, param, example } = errorAnswer(read.mistakes);
  return `**Errors.** Status 400 has \`error\`: what is wrong and what to send. If it is certain what was meant, put \`example\` (in a body as JSON) in place of what was \`received\` in \`param\`; with code \`parameter-unknown\` it is the right name. \`changes\` has new values of several fields, null for one to remove. Without either, choose from what \`error\` says, or ask; never guess. Several mistakes are in \`errors\`. So \`outline\` of \`${OPEN_WALK}\` gives ${JSON.stringify({ error, param, example })}. Status 414: POST the fields instead. Status 429: wait \`Retry-After\` seconds.`;
}

function theLimits(): string {
  const { tiles, outlineWalls, ringCorners, holes, rectangles, circles, roomSide, coordinate, floorAreaMm2 } = LIMITS;
  const { queryCharacters, bodyBytes, requestsPerMinute } = SERVICE_LIMITS;
  const limits = [
    `${grouped(tiles)} tiles in a plan`,
    `${ringCorners.min} to ${outlineWalls} walls in \`outline\``,
    `${ringCorners.min} to ${ringCorners.max} corners in \`polygon\` and in each hole`,
    `${holes} rings in \`holes\``,
    `${rectangles} rectangles in \`subtract\``,
    `${circles} circles`,
    `the room at most ${grouped(roomSide / 10)} cm a side`,
    `coordinates within ±${grouped(coordinate / 10)} cm`,
    `floor at least ${floorAreaMm2 / 100} cm²`,
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
    `- [The planner in a shop's page](${publicUrl}/docs/api#the-planner-in-a-shops-page): an element that hands the order over`,
  ].join('\n');
}
