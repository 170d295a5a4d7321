// Good requests written in ways that are wrong but clear. A repair must lead back to the good request.

import fc from 'fast-check';
import { isObject, type Json, type JsonObject, type Part, type Sent } from './repair-program.ts';
import { asParts, goodBody, pick } from './spoilt-requests.ts';

/** Writes the value of a field in another way; undefined if it cannot be written so. */
type Writing<Value> = (value: Value, whim: number) => Value | undefined;

const tenth = (text: string) => String(Number((Number(text) / 10).toPrecision(12)));

// Names.

const otherNames: Readonly<Record<string, readonly string[]>> = {
  outline: ['outlin', 'Outline', 'OUTLINE', 'walk', 'room'],
  polygon: ['poligon', 'points'],
  holes: ['hole'],
  subtract: ['substract', 'cutouts'],
  pattern: ['patern', 'Pattern'],
  joint: ['gap', 'grout', 'joints'],
  start: ['origin', 'Start'],
  lang: ['language', 'locale'],
  color: ['colour'],
  gapColor: ['gap_color', 'gapcolour'],
  inlineSvg: ['inlineSVG', 'inline-svg'],
  tileSize: ['tilesize', 'tile_size'],
  tileWidth: ['tilewidth', 'tile-width'],
  tileHeight: ['tileheight', 'titleHeight'],
};
const otherName = (name: string, whim: number) => pick(otherNames[name] ?? [name.toUpperCase()], whim);

// Words.

const tradeNames: Readonly<Record<string, readonly string[]>> = {
  squares: ['square', 'Squares'],
  bricks: ['subway', 'metro', 'running-bond', 'Running Bond', 'brick'],
  hexagons: ['honeycomb', 'hexagon', 'hex'],
  diamonds: ['diagonal', 'diamond'],
  'isometric-cubes': ['isometric_cubes', 'tumbling-blocks'],
};
const otherPattern: Writing<string> = (name, whim) => pick(tradeNames[name] ?? [name.toUpperCase()], whim);
const otherLang: Writing<string> = (lang, whim) => pick([lang.toUpperCase(), `${lang}-XX`, `${lang}_XX`], whim);
const otherTruth: Writing<string> = (truth, whim) =>
  pick(truth === 'true' ? ['yes', 'TRUE', 'on'] : ['no', 'False', 'off'], whim);

// Values of a query.

const cornersIn = (text: string) => text.split(' ').map((pair) => pair.split(',').map(Number));
const jsonRing = (text: string, whim: number) =>
  JSON.stringify(whim % 2 ? cornersIn(text) : cornersIn(text).map(([x, y]) => ({ x, y })));

const otherWalk: readonly Writing<string>[] = [
  (walk, whim) => walk.replaceAll(' ', pick([',', ';', '+', '->', ', '], whim)),
  (walk) => (walk.includes('A') ? undefined : walk.replaceAll(' ', '')),
  (walk) => walk.replace(/([ESWN])([0-9.]+)/g, '$2$1'),
  (walk) => walk.replace(/([ESWN])([0-9.]+)/g, '$1 $2'),
  (walk) =>
    walk.replace(/([ESWN])([0-9.]+)/g, (_, letter, cm) => `${{ E: 'R', S: 'D', W: 'L', N: 'U' }[letter as 'E']}${cm}`),
  // One wall the other way.
  (walk) =>
    walk.replace(/([ESWN])([0-9.]+)/, (_, letter, cm) => `${{ E: 'W', S: 'N', W: 'E', N: 'S' }[letter as 'E']}-${cm}`),
  (walk) => (walk.includes('A') ? walk.replace(':', ',') : undefined),
  (walk) => walk.split(' ').toSpliced(1, 0, 'E0').join(' '),
  // The last wall goes straight back to the start.
  (walk) => walk.split(' ').slice(0, -1).join(' '),
];
const otherRing: readonly Writing<string>[] = [
  (ring) => ring.replaceAll(',', ' '),
  (ring) => ring.replaceAll(' ', ','),
  (ring) => ring.replaceAll(',', ', '),
  (ring) => `(${ring.replaceAll(' ', '), (')})`,
  jsonRing,
];
const otherPair: readonly Writing<string>[] = [
  (pair) => pair.replace(',', ', '),
  (pair) => pair.replace(',', ';'),
  (pair) => `(${pair})`,
  (pair) => `[${pair}]`,
  (pair) => `{"x":${pair.replace(',', ',"y":')}}`,
];
const otherRectangles: readonly Writing<string>[] = [
  (list) => list.replaceAll(',', ', '),
  (list) => list.replaceAll(',', ' '),
  (list) => list.replace(/,([0-9.]+)(;|$)/g, 'x$1$2'),
  (list) => `${list};`,
  (list) => JSON.stringify(list.split(';').map((one) => one.split(',').map(Number))),
];
const otherLength: readonly Writing<string>[] = [
  (mm) => `${mm} mm`,
  (mm) => `${tenth(mm)} cm`,
  (mm) => (/^[0-9]+\.[0-9]$/.test(mm) ? mm.replace('.', ',') : undefined),
  (mm) => `+${mm}`,
  (mm) => `${mm}${mm.includes('.') ? '' : '.'}`,
];

const queryValues: { readonly [name: string]: readonly Writing<string>[] } = {
  outline: otherWalk,
  polygon: [...otherRing, (ring) => `(${ring.replaceAll(' ', ')(')})`],
  holes: [
    (rings) => `${rings};`,
    (rings) => `;${rings}`,
    (rings) =>
      `[${rings
        .split(';')
        .map((ring) => jsonRing(ring, 1))
        .join()}]`,
  ],
  subtract: otherRectangles,
  start: otherPair,
  pattern: [otherPattern],
  lang: [otherLang],
  walls: [otherTruth],
  inlineSvg: [otherTruth],
  credit: [otherTruth],
  link: [otherTruth],
  format: [(format) => format.toUpperCase()],
  joint: otherLength,
  tileSize: otherLength,
  tileWidth: otherLength,
  tileHeight: otherLength,
  offset: [(percent) => `${percent}%`, (percent) => `${percent} percent`],
  angle: [(degrees) => `${degrees}°`],
  direction: [(word) => word.toUpperCase(), (word) => word.replace('-', '_')],
};

const LENGTHS = ['joint', 'tileSize', 'tileWidth', 'tileHeight'];

type Restate<Request> = (request: Request, whim: number) => Request | undefined;

const restateQuery: readonly Restate<Part[]>[] = [
  // A value.
  ...[0, 1, 2].map(
    (): Restate<Part[]> => (parts, whim) => {
      const { name, value } = pick(parts, whim);
      const other = pick(queryValues[name] ?? [() => undefined], whim >> 3)(value, whim >> 6);
      return other === undefined ? undefined : parts.with(whim % parts.length, { name, value: other });
    },
  ),
  // A name.
  (parts, whim) => {
    const { name, value } = pick(parts, whim);
    return parts.with(whim % parts.length, { name: otherName(name, whim >> 3), value });
  },
  // A length by a name with its unit.
  (parts, whim) => {
    const lengths = parts.filter(({ name }) => LENGTHS.includes(name));
    if (lengths.length === 0) return undefined;
    const { name, value } = pick(lengths, whim);
    const part = whim % 2 ? { name: `${name}Mm`, value } : { name: `${name}_cm`, value: tenth(value) };
    return parts.map((other) => (other.name === name ? part : other));
  },
  // The same twice.
  (parts, whim) => [...parts, pick(parts, whim)],
  // Several cutouts by several names.
  (parts) => {
    const at = parts.findIndex(({ value }) => value.includes(';'));
    return at < 0
      ? undefined
      : parts.toSpliced(at, 1, ...parts[at].value.split(';').map((value) => ({ ...parts[at], value })));
  },
  (parts) => withSides(parts),
];

/** Squares with the name of a side, or of both. */
function withSides(parts: Part[]): Part[] | undefined {
  const at = parts.findIndex(({ name }) => name === 'tileSize');
  if (at < 0 || !parts.some(({ name, value }) => name === 'pattern' && value === 'squares')) return undefined;
  const { value } = parts[at];
  return parts.toSpliced(at, 1, { name: 'tileWidth', value }, { name: 'tileHeight', value });
}

// Values of a body.

const ringObjects = (ring: Json) => (ring as number[][]).map(([x, y]) => ({ x, y }));
const ringText = (ring: Json) => (ring as number[][]).map((pair) => pair.join(',')).join(' ');
const asText: Writing<Json> = (value) => (typeof value === 'object' ? undefined : String(value));

const bodyValues: { readonly [name: string]: readonly Writing<Json>[] } = {
  outline: [
    (walk) => String(walk).split(' '),
    ...otherWalk.map(
      (write): Writing<Json> =>
        (walk, whim) =>
          write(String(walk), whim),
    ),
  ],
  polygon: [
    ringObjects,
    ringText,
    (ring) => (ring as number[][]).map((pair) => pair.join(',')),
    (ring) => (ring as number[][]).map((pair) => pair.map(String)),
    (ring) => JSON.stringify(ring),
  ],
  holes: [
    (rings) => (rings as Json[]).map(ringObjects),
    (rings) => (rings as Json[]).map(ringText).join(';'),
    (rings) => ((rings as Json[]).length === 1 ? (rings as Json[])[0] : undefined),
  ],
  subtract: [
    (list) => (list as JsonObject[]).map(({ x, y, w, h }) => [x, y, w, h]),
    (list) => (list as JsonObject[]).map(({ x, y, w, h }) => ({ x, y, width: w, height: h })),
    (list) => (list as JsonObject[]).map(({ x, y, w, h }) => [x, y, w, h].join(',')).join(';'),
    (list) => ((list as Json[]).length === 1 ? (list as Json[])[0] : undefined),
  ],
  start: [
    (place) => Object.values(place as JsonObject),
    (place) => Object.values(place as JsonObject).join(','),
    (place) => Object.fromEntries(Object.entries(place as JsonObject).map(([name, cm]) => [name, String(cm)])),
  ],
  pattern: [(name, whim) => otherPattern(String(name), whim)],
  lang: [(lang, whim) => otherLang(String(lang), whim)],
  walls: [asText],
  inlineSvg: [asText],
  credit: [asText],
  link: [asText],
  joint: [asText, (mm) => `${mm} mm`],
  width: [asText, (pixels) => `${pixels}px`],
};

const restateBody: readonly Restate<JsonObject>[] = [
  ...[0, 1].map(
    (): Restate<JsonObject> => (body, whim) => {
      const name = pick(Object.keys(body), whim);
      const other = pick(bodyValues[name] ?? [() => undefined], whim >> 3)(body[name], whim >> 6);
      return other === undefined ? undefined : { ...body, [name]: other };
    },
  ),
  (body, whim) => {
    const name = pick(Object.keys(body), whim);
    const { [name]: value, ...others } = body;
    return name === 'parameters' || name === 'joint' ? undefined : { ...others, [otherName(name, whim >> 3)]: value };
  },
  // A parameter beside the others, as text, or by another name.
  (body, whim) => {
    const { parameters, ...others } = body;
    if (!isObject(parameters) || Object.keys(parameters).length === 0) return undefined;
    const name = pick(Object.keys(parameters), whim >> 2);
    const { [name]: value, ...rest } = parameters;
    if (whim % 3 === 0) return { ...others, parameters: rest, [name]: value };
    const isNumber = typeof value === 'number';
    if (whim % 3 === 1)
      return { ...others, parameters: { ...rest, [name]: isNumber ? String(value) : String(value).toUpperCase() } };
    return { ...others, parameters: { ...rest, [otherName(name, whim >> 4)]: value } };
  },
  ({ joint, parameters, ...body }) =>
    joint === undefined || !isObject(parameters) ? undefined : { ...body, parameters: { ...parameters, joint } },
];

/** A good request, and the same in other words. */
export interface Restated {
  readonly good: Sent;
  readonly sent: Sent;
}

const whims = fc.tuple(fc.nat(1000), fc.nat(1_000_000));

export const restatedQuery = fc.tuple(goodBody, whims).map(([good, [which, whim]]): Restated => {
  const parts = asParts(good);
  const sent = pick(restateQuery, which)(parts, whim) ?? parts;
  return { good: { where: 'query', parts }, sent: { where: 'query', parts: sent } };
});

export const restatedBody = fc.tuple(goodBody, whims).map(([good, [which, whim]]): Restated => {
  const body: JsonObject = JSON.parse(JSON.stringify(pick(restateBody, which)(good, whim) ?? good));
  return { good: { where: 'body', body: good }, sent: { where: 'body', body } };
});
