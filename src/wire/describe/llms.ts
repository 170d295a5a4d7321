// The summary for language models in the llms.txt format: what to send, in which units, and how to use the answer,
// short enough to be read completely. The service plans its example.

import { LIMITS, PATTERNS, type Parameter, parametersOf, shortNameOf } from '../../engine/index.ts';
import { label } from '../../words/index.ts';
import { DEFAULT_PATTERN } from '../fields/body-fields.ts';
import { BODY_FIELDS, FIELDS, type Field, type FieldKind } from '../fields/fields.ts';
import { SERVICE_LIMITS } from '../fields/service-limits.ts';
import { readQuery } from '../read/query.ts';
import { errorAnswer } from '../values/mistakes.ts';
import { grouped } from '../values/numbers.ts';
import type { PlanAnswer } from '../write/answer.ts';
import { defaultInWords, rangeInWords, spoken } from './pattern-tables.ts';

/** A bathroom with a shaft in its corner; the default start leaves a sliver next to it. */
const WORKED = 'outline=E180+S240+W180+N240&subtract=140,0,40,60&tileSize=300';
const STARTS = ['0,0', '0,15', 'best'];
/** The queries of the worked example. */
export const LLMS_QUERIES: readonly string[] = STARTS.map((start) => `${WORKED}&start=${start}&link=false`);
const OPEN_WALK = 'E400 S300 W400';
/** A room with a corner cut off at 45°, as a walk and by its corners. */
const CUT_CORNER = { outline: 'E300 A45:141.42 S200 W400 N300', polygon: '0,0 300,0 400,100 400,300 0,300' };

/** Returns /llms.txt for the service at this address (no trailing slash); `answers` are those to `LLMS_QUERIES`. */
export function describeForModels(publicUrl: string, answers: readonly PlanAnswer[]): string {
  const paragraphs = [
    '# Tilewright',
    '> Plans a tile or floor-panel layout for a room: tiles to buy, how many stay whole and how many are cut, waste, narrowest piece, warnings, a scale drawing (SVG) and a link to the finished plan. Plain HTTP, no key, no account.',
    'Units: the room, its cutouts and `start` are in centimetres; tiles and joints are in millimetres. x runs right, y runs down. An absurd count usually means a mistaken unit. A length may have its own unit: `E10ft6in`, `tileSize=12in` (mm, cm, m, in, ft; a text in JSON).',
    `Send GET ${publicUrl}/api/plan with the fields in the query, or POST them there as a JSON body. POST /api/compare takes that body and \`variants\`, 1 to 24 objects with \`pattern\`, \`parameters\`, \`gapMm\` or \`start\`, and ranks them.`,
    theRoom(),
    theExample(publicUrl, answers),
    `**Fields.** One of \`outline\` and \`polygon\` is needed, everything else may be left out. What is not understood is refused, never ignored. Booleans are true or false.\n\n${BODY_FIELDS.map((name) => fieldLine(name, FIELDS[name])).join('\n')}`,
    thePatterns(),
    theAnswer(),
    theErrors(),
    theLimits(),
    theLinks(publicUrl),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

function theRoom(): string {
  return [
    '**The room.** `outline` walks along the walls and comes back to where it began. Each wall is a token, tokens are separated by spaces (`+` or `%20` in a query):',
    '- `E400` 400 cm to the right, `S300` down, `W400` to the left, `N300` up',
    '- `A36.8699:150` 150 cm at a bearing of 36.8699°, clockwise from east (0 right, 90 down, 180 left, 270 up)',
    '',
    `A room of 400 × 300 cm whose top-right corner is cut off at 45°, 100 cm along each wall, is \`outline\` \`${CUT_CORNER.outline}\` (the slanted wall is 100 × 1.4142 long) or \`polygon\` \`${CUT_CORNER.polygon}\`.`,
    '',
    'Check before sending that all E less all W, and all S less all N, come to 0, with cos and sin of the bearing times the length for A walls. A gap of up to 0.1 cm closes by itself.',
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
    `**Worked example.** A bathroom of 180 × 240 cm with a shaft of 40 × 60 cm in a corner, ${areaM2} m² of floor, tiles of 300 mm. \`link=false\` stores nothing; \`start=best\` finds the last row:`,
    '',
    `${publicUrl}/api/plan?${WORKED}&start=${STARTS[0]}&link=false`,
    '',
    '| start | tiles.total | whole | cut | wastePercent | narrowestCutMm | sliverCount |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
    'The final call:',
    '',
    `${publicUrl}/api/plan?${WORKED}&start=${startOf(answers[answers.length - 1])}`,
  ].join('\n');
}

function startOf({ pattern: { startCm } }: PlanAnswer): string {
  return `${startCm.x},${startCm.y}`;
}

/** Kinds of field that need examples, because their description does not show how to write them. */
const SHOWN: readonly FieldKind[] = ['ring', 'rings', 'rectangles', 'circles', 'start'];

function fieldLine(name: string, field: Field<unknown>): string {
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
  const forms = SHOWN.includes(kind) ? ` Query \`${example}\`, body \`${JSON.stringify(jsonExample)}\`.` : '';
  return `- \`${name}\`${inShort}: ${field.description}${forms}`;
}

/** What the description of a pattern leaves open. */
const NOTES: Readonly<Record<string, string>> = {
  bricks:
    'Each row steps on in the same direction, also at one third; none steps back. `offset=0` is the straight lay of rectangles (stack bond). Also known as subway, metro or running bond.',
  'vertical-bricks': '`offset` is the share of the height by which each column is pushed down.',
  herringbone:
    'With `vertical` and `horizontal` the planks lie at 45° to the walls, and the zigzag points along a wall. With `diagonal-down` and `diagonal-up` they lie square to the walls, and it points along the diagonal.',
  chevron:
    '`angle` is the one between the long edge of a plank and the spine; two planks meet at twice that angle, so 45° makes a right angle.',
};

function thePatterns(): string {
  const lines = PATTERNS.map((pattern) => {
    const name = shortNameOf(pattern);
    const own = Object.entries(pattern.parameters).map(([parameter, facts]) => parameterInShort(parameter, facts));
    const note = Object.hasOwn(NOTES, name) ? ` ${NOTES[name]}` : '';
    const values = `${own.join('; ')}; joint ${pattern.defaultJoint} mm`;
    return `- \`${name}\`: ${values}. ${label('en', `description.${name}`)}${note}`;
  });
  const { rotation } = parametersOf(DEFAULT_PATTERN);
  const { length } = LIMITS;
  return [
    `**Patterns, their parameters and defaults.** Lengths of tiles are ${length.min} to ${length.max} mm. Every pattern takes \`rotation\` too (${spoken(rotation.label)}, ${rangeInWords(rotation)}, default ${defaultInWords(rotation)}).`,
    lines.join('\n'),
    'Before any rotation, the top-left corner of the first tile’s bounding box lies on `start`: for squares and bricks that is a corner of the tile, for diamonds, hexagons and slanted planks only the corner of the box around it. `rotation` turns everything about `start`, so a rotated square still has its corner there.',
  ].join('\n\n');
}

/** `offset` 50 % (row offset, 0 to 50 %). Lengths share one range, and some names need no explanation. */
function parameterInShort(name: string, parameter: Parameter): string {
  const head = `\`${name}\` ${defaultInWords(parameter)}`;
  if (parameter.kind === 'choice') {
    return `${head} (or ${parameter.values.filter((value) => value !== parameter.default).join(', ')})`;
  }
  const meaning = spoken(parameter.label);
  const facts = [
    meaning === name.replace(/[A-Z]/g, ' $&').toLowerCase() ? '' : meaning,
    parameter.unit === 'mm' ? '' : rangeInWords(parameter),
  ].filter((fact) => fact !== '');
  return facts.length > 0 ? `${head} (${facts.join(', ')})` : head;
}

function theAnswer(): string {
  return [
    '**The answer.** `surface` (areaM2, perimeterM, wallsCm, boundingBoxCm), `pattern` (id, name, parameters, derived, jointMm, startCm), `tiles` (total to buy, whole, cut, wastePercent, laidAreaM2, purchasedAreaM2, narrowestCutMm or null, sliverCount, kinds, reuse), `warnings`, `notes`, `svgUrl`, `plannerUrl`, and `svg` on POST or with `inlineSvg=true`.',
    '**What to buy.** `tiles.total` is what this layout needs: every cut tile is bought, without breakage and spares, so tell people to add some. Boxes are total, breakage and spares divided by the tiles in a box, rounded up; `purchasedAreaM2` is the area of `total`. Where pieces differ, `kinds` has a total for each, and each is bought apart. `reuse` (tilesWithReuse, wastePercentWithReuse, sharedTiles) says what is enough if offcuts are reused. Each list in `sharedTiles` has the numbers of the tiles that are cut from one.',
    '**Warnings.** Slivers, narrow strips, high waste, a cutout that cuts nothing, a plan that was not stored. Act on them before you show the plan: send the start that a warning names, or `start=best`, which is also the way to the least waste; `start=center` centres the pattern. After `start=best`, `notes` say what no start avoids: tell people, change nothing. Send `link=false` while comparing starts and take the link from the final call.',
  ].join('\n\n');
}

function theErrors(): string {
  const read = readQuery(`outline=${OPEN_WALK.replaceAll(' ', '+')}`);
  if (read.ok) throw new Error('The example of an open walk was read.');
  const { error, param, example } = errorAnswer(read.mistakes);
  return `**Errors.** Status 400 has \`error\`, what was wrong and what to send instead. If it is certain what was meant, \`example\` says it in valid words: put it in place of what was \`received\` in \`param\` and send again; with code \`parameter-unknown\` it is the right name. If that takes several fields, \`changes\` has their new values, null for a field to remove. Without either, choose from what \`error\` says, or ask; never guess. Several mistakes are listed in \`errors\`. So \`outline\` of \`${OPEN_WALK}\` gives ${JSON.stringify({ error, param, example })}. Status 414: POST the fields instead. Status 429: wait as many seconds as \`Retry-After\` says.`;
}

function theLimits(): string {
  const { tiles, outlineWalls, ringCorners, holes, rectangles, circles, joint, roomSide, coordinate, floorAreaMm2 } =
    LIMITS;
  const { queryCharacters, bodyBytes, requestsPerMinute } = SERVICE_LIMITS;
  const limits = [
    `${grouped(tiles)} tiles in a plan`,
    `${ringCorners.min} to ${outlineWalls} walls in \`outline\``,
    `${ringCorners.min} to ${ringCorners.max} corners in \`polygon\` and in each hole`,
    `${holes} rings in \`holes\``,
    `${rectangles} rectangles in \`subtract\``,
    `${circles} circles`,
    `joint ${joint.min} to ${joint.max} mm`,
    `the room at most ${grouped(roomSide / 10)} cm a side`,
    `coordinates within ±${grouped(coordinate / 10)} cm`,
    `floor at least ${floorAreaMm2 / 100} cm²`,
    `query ${grouped(queryCharacters)} characters`,
    `body ${bodyBytes / 1024} KB`,
    `${requestsPerMinute} requests a minute from one address (see the \`RateLimit\` header)`,
  ];
  return `**Limits.** ${limits.join('; ')}.`;
}

function theLinks(publicUrl: string): string {
  const herringbone =
    'outline=E420+S180+W160+S170+W260+N350&pattern=herringbone&tileWidth=90&tileHeight=450&link=false';
  return [
    '## API',
    '',
    `- [Patterns](${publicUrl}/api/plan/patterns): every pattern with parameters, ranges and labels`,
    `- [OpenAPI description](${publicUrl}/openapi.json): every field, status and header, with examples`,
    `- [Documentation](${publicUrl}/docs): the API by example`,
    '',
    '## Examples',
    '',
    `- [L-shaped kitchen in herringbone](${publicUrl}/api/plan?${herringbone}): planks of 90 × 450 mm`,
  ].join('\n');
}
