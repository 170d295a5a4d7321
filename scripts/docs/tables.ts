// The tables of the documents against what they tabulate: patterns, limits, environment and constants of the source.

import { kindNamesOf, LIMITS, PATTERNS, type Parameter, type Pattern, shortNameOf } from '../../src/engine/index.ts';
import { MOST_LONG_REQUESTS } from '../../src/http/planning/long-requests.ts';
import { readEnvironment } from '../../src/server/environment.ts';
import { MOST_PLANS, MOST_VARIANTS, SERVICE_LIMITS } from '../../src/wire/index.ts';
import { LANGUAGE_NAMES, LANGUAGES, label, say, type WordKey } from '../../src/words/index.ts';
import { type Document, type Failure, type Row, tableOf } from './markdown.ts';

/** The rows that a document's table should have and has not, or has and should not. */
export function wrongTable(document: Document, heading: readonly string[], expected: readonly string[][]): Failure[] {
  const rows = tableOf(document, ...heading);
  if (!rows) return [{ path: document.path, line: 1, message: `there is no table "${heading.join(' | ')}"` }];
  const written = ({ cells }: Row) => cells.slice(0, heading.length).join(' | ');
  const wanted = expected.map((cells) => cells.join(' | '));
  const failures = rows
    .filter((row) => !wanted.includes(written(row)))
    .map((row) => ({ path: document.path, line: row.line, message: `the row "${written(row)}" is not so` }));
  const missing = wanted.filter((row) => !rows.some((other) => written(other) === row));
  const line = rows[0]?.line ?? 1;
  const complaints = missing.map((row) => ({ path: document.path, line, message: `the row "${row}" is missing` }));
  return [...failures, ...complaints];
}

/** The text of a document with these rows in the table under a heading. */
export function withTable(document: Document, heading: readonly string[], rows: readonly string[][]): string {
  const old = tableOf(document, ...heading);
  if (!old?.[0]) throw new Error(`${document.path} has no table "${heading.join(' | ')}"`);
  const lines = document.text.split('\n');
  lines.splice(old[0].line - 1, old.length, ...rows.map((cells) => `| ${cells.join(' | ')} |`));
  return lines.join('\n');
}

/** The trade words of the glossary. */
const GLOSSARY: readonly WordKey[] = [
  'ui.tile',
  'ui.pattern',
  'param.joint',
  'ui.grout',
  'ui.start',
  'ui.wholeTiles',
  'ui.cutTiles',
  'ui.narrowestCut',
  'ui.offcut',
  'ui.waste',
  'ui.slivers',
  'ui.cutout',
  'ui.shaft',
  'ui.pillar',
  'param.offset',
  'param.angle',
];
export const GLOSSARY_HEADING = LANGUAGES.map((lang) => LANGUAGE_NAMES[lang]);

/** One row for each word, in all languages. */
export function glossaryRows(): string[][] {
  return GLOSSARY.map((key) => LANGUAGES.map((lang) => say(lang, key)));
}

export const PATTERN_HEADING = ['Pattern', 'Name', 'Parameters and their defaults', 'Joint'];

/** One row for each pattern, in the order of the listing. */
export function patternRows(): string[][] {
  return PATTERNS.map((pattern) => [
    `\`${shortNameOf(pattern)}\``,
    label('en', `pattern.${shortNameOf(pattern)}`),
    parametersInShort(pattern),
    `${pattern.defaultJoint} mm`,
  ]);
}

function parametersInShort({ parameters }: Pattern): string {
  return Object.entries(parameters)
    .map(([name, parameter]) => `\`${name}\` ${valueInShort(parameter)}`)
    .join('; ');
}

/** Lengths of tiles share one range, which the limits tell; other numbers tell their own. */
function valueInShort(parameter: Parameter): string {
  if (parameter.kind === 'choice') {
    const others = parameter.values.filter((value) => value !== parameter.default);
    return [parameter.default, ...others].join(', ');
  }
  const { unit, min, max } = parameter;
  if (parameter.isTileLength) return `${parameter.default} mm`;
  const sign = { mm: ' mm', deg: '°', percent: ' %', count: '' }[unit];
  return `${parameter.default}${sign} (${min} to ${max})`;
}

export const KIND_HEADING = ['Pattern', 'Kinds'];

/** One row for each pattern with several kinds of tile. */
export function kindRows(): string[][] {
  return PATTERNS.flatMap((pattern) => {
    const kinds = kindNamesOf(pattern).map((kind) => `\`${kind}\``);
    return kinds.length > 0 ? [[`\`${shortNameOf(pattern)}\``, kinds.join(', ')]] : [];
  });
}

export const LIMIT_HEADING = ['Limit', 'Value'];

/** Every limit that a caller can run into. */
export function limitRows(): string[][] {
  const number = (value: number) => value.toLocaleString('en-US');
  const range = ({ min, max }: { min: number; max: number }) => `${number(min)} to ${number(max)}`;
  return [
    ['Tiles in one plan', number(LIMITS.tiles)],
    ['Walls in `outline`', range({ min: LIMITS.ringCorners.min, max: LIMITS.outlineWalls })],
    ['Corners of `polygon` and of each hole', range(LIMITS.ringCorners)],
    ['Rings in `holes`', number(LIMITS.holes)],
    ['Rectangles in `subtract`', number(LIMITS.rectangles)],
    ['Circles in `circles`', `${LIMITS.circles}, of ${LIMITS.circleDiameter / 10} cm or more`],
    ['Doors', number(LIMITS.doors)],
    ['Rooms', `${number(LIMITS.rooms)}, of ${number(LIMITS.roomsCorners)} corners together`],
    ['Doorways', number(LIMITS.doorways)],
    ['Openings of a wall, with its rectangles', number(LIMITS.openings)],
    ['Joint', `${range(LIMITS.joint)} mm`],
    ['Gap along the walls', `${range(LIMITS.edge)} mm`],
    ['Kerf', `${range(LIMITS.kerf)} mm`],
    ['Smallest cut', `${range(LIMITS.minCut)} mm`],
    ['Lengths of a tile', `${range(LIMITS.length)} mm`],
    ['Rotation', `${range(LIMITS.rotationDeg)}°`],
    ["Sides of the room's bounding box", `${number(LIMITS.roomSide / 10)} cm`],
    ['Coordinates and start', `±${number(LIMITS.coordinate / 10)} cm`],
    ['Smallest floor', `${number(LIMITS.floorAreaMm2 / 100)} cm²`],
    ['Query string', `${number(SERVICE_LIMITS.queryCharacters)} characters`],
    ['JSON body', `${number(SERVICE_LIMITS.bodyBytes)} bytes`],
    ['Variants in a comparison', number(MOST_VARIANTS)],
    ['Plans in a batch', number(MOST_PLANS)],
    [
      'Requests',
      `${number(SERVICE_LIMITS.requestsPerMinute)} per minute from one address; expensive ones [count as more](#rate-limit)`,
    ],
    ['Long requests at a time', `${MOST_LONG_REQUESTS} from one address`],
  ];
}

export const ENVIRONMENT_HEADING = ['Variable', 'Default'];

export function environmentRows(): string[][] {
  const settings = readEnvironment({});
  const { port, dataDir, rateLimitPerMinute, trustProxy, logLevel } = settings;
  return [
    ['`PORT`', String(port)],
    // What this is depends on the machine, and so do the planning threads.
    ['`HOST`', '`::`, or 0.0.0.0 without IPv6'],
    ['`PUBLIC_URL`', 'http://localhost:$PORT'],
    ['`DATA_DIR`', dataDir],
    ['`DATABASE_URL`', 'unset'],
    ['`REDIS_URL`', 'unset'],
    ['`RATE_LIMIT_PER_MINUTE`', String(rateLimitPerMinute)],
    ['`TRUST_PROXY`', String(trustProxy)],
    ['`LOG_LEVEL`', logLevel],
    ['`PLANNING_THREADS`', 'one for each core'],
    ['`LINKS_PER_DAY`', String(settings.linksPerDay)],
    ['`STORE_MAX_MB`', String(settings.storeMaxMb)],
    ['`LINK_TTL_DAYS`', String(settings.linkTtlDays)],
    ['`PARTNER_KEYS_FILE`', 'unset'],
    ['`ADMIN_TOKEN`', 'unset'],
    ['`EMBED_ORIGINS`', 'unset'],
  ];
}

/** Rows of a table of constants that the named file does not bear out. `read` gives the text of a file. */
export function wrongConstants(document: Document, read: (path: string) => string | undefined): Failure[] {
  const rows = tableOf(document, 'Constant', 'Value', 'Where') ?? [];
  return rows.flatMap(({ cells, line }) => {
    const [name, value, path] = cells.map((cell) => cell.replaceAll('`', ''));
    const found = valueOfConstant(name, read(path) ?? '');
    if (found === Number.parseFloat(value.replaceAll(',', ''))) return [];
    const message = found === undefined ? `${path} has no constant ${name}` : `${name} is ${found}, not ${value}`;
    return [{ path: document.path, line, message }];
  });
}

/** A number, or a product of numbers such as 8 * 1024. */
function valueOfConstant(name: string, source: string): number | undefined {
  const [, value] = new RegExp(`\\bconst ${name} = ([0-9][0-9a-z_.* -]*);`).exec(source) ?? [];
  if (value === undefined) return undefined;
  return value.split('*').reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1);
}
