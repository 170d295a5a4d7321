// The tables of the documentation, made from the fields, the patterns and the limits themselves.

import type { LIMITS } from '../../engine/index.ts';
import { FIELDS, type Field, type FieldName, type ListedParameter, listPatterns } from '../../wire/index.ts';
import { type Fields, planAddress } from '../addresses.ts';
import { html, type Markup, NOTHING } from '../markup.ts';
import { swatch } from '../swatches.ts';

type Rows = readonly (readonly Markup[])[];

/** A table; on a phone its rows become blocks. */
export function table(head: readonly string[], rows: Rows): Markup {
  const cells = rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>\n`);
  return html`<table class="stacks"><thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>
${cells}</tbody></table>`;
}

const ROOM: Fields = { outline: FIELDS.outline.example };

/** The width of a swatch in the table, px. */
const SWATCH_PX = 96;

/** A room of 4 × 3 m with the pattern, as a drawing. */
export function patternsTable(): Markup {
  const rows = listPatterns('en').patterns.map(({ aliases: [short], name, joint, parameters }) => [
    html`<a class="to-drawing" href="${planAddress({ ...ROOM, pattern: short, format: 'svg' })}">${swatch(short, SWATCH_PX)}<code>${short}</code></a>`,
    html`${name}`,
    html`${commas([...parameters.map(parameterNote), html`<code>joint</code> ${joint.default} mm (${joint.min} to ${joint.max})`])}`,
  ]);
  return table(['Pattern', 'Name', 'Parameters: default (range)'], rows);
}

const UNITS = { mm: ' mm', percent: ' %', deg: '°', count: '' } as const;

function parameterNote(parameter: ListedParameter): Markup {
  if (parameter.type === 'string') {
    const others = parameter.values.map(({ value }) => value).filter((value) => value !== parameter.default);
    return html`<code>${parameter.name}</code> ${parameter.default} (or ${others.join(', ')})`;
  }
  const { name, min, max, unit } = parameter;
  return html`<code>${name}</code> ${parameter.default}${UNITS[unit]} (${min} to ${max})`;
}

function commas(notes: readonly Markup[]): readonly Markup[] {
  return notes.map((note, i) => (i === 0 ? note : html`; ${note}`));
}

/** Every field of the table that the requests are read with, each with an example that can be clicked. */
export function fieldsTable(): Markup {
  const rows = (Object.entries(FIELDS) as [FieldName, Field<unknown>][]).map(([name, field]) => [
    html`<code>${name}</code>`,
    html`${field.description}`,
    html`${valueNote(field)}`,
    exampleOf(name, field),
  ]);
  return table(['Field', 'Meaning', 'Values', 'Example'], rows);
}

function valueNote(field: Field<unknown>): Markup {
  const unit = field.unit === undefined ? '' : ` ${field.unit}`;
  const rest = field.default === undefined ? NOTHING : html`; default <code>${String(field.default)}</code>`;
  return html`${valuesOf(field)}${unit}${field.whole ? ', whole' : ''}${rest}`;
}

/** Longer lists have a table of their own. */
const MOST_VALUES = 8;

/** What may be sent, in few words. */
function valuesOf({ kind, values = [], range, inWords, placeholder }: Field<unknown>): string {
  switch (kind) {
    case 'number':
      return range === undefined ? 'number' : `${range.min} to ${range.max}`;
    case 'choice':
      return values.length > MOST_VALUES ? 'a pattern' : values.join(', ');
    default:
      return inWords ?? placeholder;
  }
}

function exampleOf(name: FieldName, { fromText, example, jsonExample, exampleNeeds }: Field<unknown>): Markup {
  if (fromText === null) return html`<code>${JSON.stringify({ [name]: jsonExample })}</code> (JSON only)`;
  const room: Fields = name === 'polygon' ? {} : ROOM;
  const quiet: Fields = name === 'link' || name === 'format' ? {} : { link: 'false' };
  const textOf = (other: string, value: unknown) =>
    typeof value === 'object' ? FIELDS[other as FieldName].example : String(value);
  const needed = Object.fromEntries(
    Object.entries(exampleNeeds ?? {}).map(([other, value]) => [other, textOf(other, value)]),
  );
  return html`<a href="${planAddress({ ...room, [name]: example, ...needed, ...quiet })}"><code>${name}=${example}</code></a>`;
}

/** What each field of an answer means. */
export const ANSWER_FIELDS: Readonly<Record<string, string>> = {
  'surface.areaM2': 'Floor area without the cutouts, m².',
  'surface.perimeterM': 'Length of the outer walls, m.',
  'surface.wallsCm': 'Length of each wall in cm, in order.',
  'surface.boundingBoxCm': 'Width and height of the box around the room, cm.',
  'pattern.id': 'The pattern, by its listed name.',
  'pattern.name': 'The same in the requested language.',
  'pattern.parameters': 'Every parameter used, defaults included.',
  'pattern.derived': 'Figures that follow from them, such as the repeat; each name ends with its unit.',
  'pattern.jointMm': 'Width of the joint, mm.',
  'pattern.startCm': 'Where the layout begins, cm; with a word such as start=best the start that was found.',
  'pattern.startWhy': 'Why a tiler would start there, a sentence; only if a word such as start=best found the start.',
  'tiles.total': 'Tiles to buy: every place of the pattern that covers some floor is one tile.',
  'tiles.whole': 'Of those, laid whole.',
  'tiles.cut': 'Of those, needing a cut; one that a pillar splits in two is still one.',
  'tiles.wastePercent': 'Share of the bought material that ends up as offcut.',
  'tiles.laidAreaM2': 'Tile faces on the floor, without joints, m².',
  'tiles.purchasedAreaM2': 'Area of all tiles bought, m².',
  'tiles.narrowestCutMm': 'The narrowest place of any cut piece, mm; null when nothing is cut.',
  'tiles.sliverCount': 'Cut tiles with less than a tenth of their area on the floor.',
  'tiles.kinds':
    'Total, whole and cut by kind, where a pattern buys different ones: several sizes, the shades of cubes, left and right chevron planks.',
  'tiles.reuse.tilesWithReuse':
    'Tiles to buy where offcuts are reused: turned but not mirrored, each piece from its own place in the tile, a kerf between two.',
  'tiles.reuse.atLeast':
    'Proven: no plan of this layout needs fewer tiles, however its offcuts are reused. If tilesWithReuse is the same, it is the fewest possible.',
  'tiles.reuse.wastePercentWithReuse': 'Share of those that still ends up as offcut.',
  'tiles.reuse.sharedTiles':
    'Which tiles of the plan are cut from one: a list of their numbers for each, and no tile in two lists. Tiles are numbered from 1 as a page is read, as in the planner.',
  rooms:
    'With rooms, what lies in each: name, areaM2 and tiles (whole, cut). A tile belongs to the room that has most of it.',
  warnings:
    'Sentences on what you can change, with what to send instead: a start by its coordinates, or start=best. Follow them before you show the plan to anyone.',
  notes:
    'Sentences on what no start avoids, after start=best, on how unlikely lengths were understood, on what the trade asks for, and on what was corrected since a plan was stored.',
  order:
    'What to buy, if any field of the order is sent: tiles with breakage and spares, tilesPerBox if boxAreaM2 was sent, boxes, tilesInBoxes, leftOver, sets and tilesInSets if setOf was sent, cost, currency, kinds, and text, a sentence that explains it.',
  quantities:
    'Estimated grout and adhesive, if any of their fields is sent: tiledAreaM2, jointAreaM2, groutKg, groutBags, adhesiveKg, adhesiveBags, and text, a sentence that says so.',
  choices:
    'With choices=true, up to four starts that a tiler would offer: start (its word), startCm, startWhy, tiles (total, whole, cut, wastePercent, narrowestCutMm, sliverCount, tilesWithReuse), sentence, which you can say to the customer, and svgUrl.',
  settingOut:
    'With settingOut=true, how to set out the floor: crossing (two chalk lines with their marks, the first tile), chains (the pieces along each wall), and the sentences steps and controls.',
  svg: 'The drawing; with inlineSvg=true, and always on POST.',
  svgUrl: 'Address of the drawing; null when it would be too long for an address.',
  plannerUrl: 'Opens the plan for people; null when none was stored.',
};

export function answerTable(fields: Readonly<Record<string, string>>): Markup {
  const rows = Object.entries(fields).map(([name, meaning]) => [html`<code>${name}</code>`, html`${meaning}`]);
  return table(['Field', 'Meaning'], rows);
}

export function limitsTable(limits: typeof LIMITS): Markup {
  const { ringCorners, joint, length, rotationDeg } = limits;
  const rows: readonly (readonly [string, string])[] = [
    ['Tiles in one plan', grouped(limits.tiles)],
    ['Walls in outline', `${ringCorners.min} to ${limits.outlineWalls}`],
    ['Corners of polygon and of each hole', `${ringCorners.min} to ${ringCorners.max}`],
    ['Rings in holes', grouped(limits.holes)],
    ['Rectangles in subtract', grouped(limits.rectangles)],
    ['Circles in circles', `${limits.circles}, of ${limits.circleDiameter / 10} cm or more`],
    ['Doors', grouped(limits.doors)],
    ['Rooms', `${grouped(limits.rooms)}, of ${grouped(limits.roomsCorners)} corners together`],
    ['Doorways', grouped(limits.doorways)],
    ['Openings of a wall, with its rectangles', grouped(limits.openings)],
    ['Joint', `${joint.min} to ${joint.max} mm`],
    ['Lengths of a tile', `${length.min} to ${grouped(length.max)} mm`],
    ['Rotation', `${rotationDeg.min} to ${rotationDeg.max}°`],
    ['Sides of the room’s bounding box', `${grouped(limits.roomSide / 10)} cm`],
    ['Coordinates and start', `±${grouped(limits.coordinate / 10)} cm`],
    ['Smallest floor', `${grouped(limits.floorAreaMm2 / 100)} cm²`],
  ];
  return table(
    ['Limit', 'Value'],
    rows.map(([name, value]) => [html`${name}`, html`${value}`]),
  );
}

/** A number with its thousands apart, as English writes it. */
export function grouped(value: number): string {
  return value.toLocaleString('en');
}
