// Good requests, and the mistakes that people and programs make in them.

import fc from 'fast-check';
import { PATTERNS, type Parameter, parametersOf, shortNameOf } from '../../src/engine/index.ts';
import { isObject, type Json, type JsonObject, type Part, type Sent } from './repair-program.ts';

// Good requests, by their fields.

const rooms: readonly [outline: string, polygon: [number, number][]][] = [
  [
    'E400 S300 W400 N300',
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
  ],
  [
    'E420 S180 W160 S170 W260 N350',
    [
      [0, 0],
      [420, 0],
      [420, 180],
      [260, 180],
      [260, 350],
      [0, 350],
    ],
  ],
  [
    'E300 A36.8699:150 S120 W420 N210',
    [
      [0, 0],
      [300, 0],
      [420, 90],
      [420, 210],
      [0, 210],
    ],
  ],
  [
    'S250.5 E180.25 N250.5 W180.25',
    [
      [-50, -20],
      [130.25, -20],
      [130.25, 230.5],
      [-50, 230.5],
    ],
  ],
];

/** Values of parameters other than the defaults, so that a lost value is noticed. */
function otherValue(parameter: Parameter, whim: number): number | string {
  if (parameter.kind === 'choice') return pick(parameter.values, whim);
  const value = parameter.default + pick(parameter.unit === 'count' ? [0, 12, 25, -5] : [0, 12, 2.5, -5], whim);
  return Math.min(parameter.max, Math.max(parameter.min, value));
}

/** Good requests as JSON bodies. */
export const goodBody = fc
  .record({
    room: fc.constantFrom(...rooms),
    walked: fc.boolean(),
    holes: fc.option(
      fc.constantFrom(
        [
          [
            [20, 20],
            [60, 20],
            [60, 60],
          ],
        ],
        [
          [
            [10, 10],
            [30, 10],
            [30, 30],
          ],
          [
            [80, 80],
            [90, 80],
            [90, 99],
          ],
        ],
      ),
      { nil: undefined },
    ),
    subtract: fc.option(
      fc.constantFrom(
        [{ x: 100, y: 0, w: 40, h: 60 }],
        [
          { x: 5, y: 5, w: 9, h: 9 },
          { x: 50, y: 50, w: 12.5, h: 8 },
        ],
      ),
      { nil: undefined },
    ),
    pattern: fc.constantFrom(...PATTERNS),
    tuned: fc.nat(3),
    whim: fc.nat(3),
    rest: fc.record(
      {
        joint: fc.constantFrom(0, 2, 4.5),
        start: fc.constantFrom({ x: 12.5, y: 0 }, { x: -3, y: 7 }),
        color: fc.constantFrom('#fa0', '#d9c7a3'),
        gapColor: fc.constant('#333333'),
        width: fc.constantFrom(640, 1200),
        walls: fc.boolean(),
        format: fc.constantFrom('json', 'svg'),
        inlineSvg: fc.boolean(),
        credit: fc.boolean(),
        link: fc.boolean(),
        lang: fc.constantFrom('en', 'pl', 'es', 'zh'),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ room: [outline, polygon], walked, holes, subtract, pattern, tuned, whim, rest }): JsonObject => {
    const own = Object.entries(parametersOf(pattern)).slice(0, tuned);
    const parameters = Object.fromEntries(own.map(([name, parameter]) => [name, otherValue(parameter, whim)]));
    const fields = {
      ...(walked ? { outline } : { polygon }),
      holes,
      subtract,
      pattern: shortNameOf(pattern),
      parameters,
      ...rest,
    };
    return JSON.parse(JSON.stringify(fields));
  });

/** A good body as the parts of a query. */
export function asParts(body: JsonObject): Part[] {
  const pairs = (ring: Json) => (ring as number[][]).map((pair) => pair.join(',')).join(' ');
  const texts: { [Name in string]?: (value: Json) => string } = {
    polygon: pairs,
    holes: (rings) => (rings as Json[]).map(pairs).join(';'),
    subtract: (list) =>
      (list as { x: number; y: number; w: number; h: number }[])
        .map(({ x, y, w, h }) => [x, y, w, h].join(','))
        .join(';'),
    start: (place) => Object.values(place as JsonObject).join(','),
  };
  return Object.entries({ ...body, ...(body.parameters as JsonObject) })
    .filter(([name]) => name !== 'parameters')
    .map(([name, value]) => ({ name, value: texts[name]?.(value) ?? String(value) }));
}

// Mistakes that people and programs make. `whim` is a random number that chooses.

type Slip<Request> = (request: Request, whim: number) => Request;
/** One of several items, chosen by a random number. */
export const pick = <Item>(items: readonly Item[], whim: number): Item => items[whim % items.length];

const misspelt: readonly ((name: string, whim: number) => string)[] = [
  (name, whim) => name.slice(0, whim % name.length) + name.slice((whim % name.length) + 1),
  (name, whim) =>
    name.slice(0, whim % name.length) +
    name.slice(whim % name.length, (whim % name.length) + 1) +
    name.slice(whim % name.length),
  (name) => name.toLowerCase(),
  (name) => name.toUpperCase(),
  (name) => `${name}s`,
  (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
];

const spoiltText: readonly ((text: string, whim: number) => string)[] = [
  (text, whim) => text + pick(['cm', 'mm', ' cm', 'm', 'px', '%', '°', '.', ',', ';', ' ;', '"', ')', '%'], whim),
  (text, whim) =>
    text.replace(/[0-9.]+/, (digits) =>
      pick(
        [
          '',
          `-${digits}`,
          `${digits}cm`,
          `${digits}e2`,
          `0x${digits}`,
          `${digits},5`,
          '9999999999',
          '0',
          '0.00001',
          'NaN',
          `${digits}0000`,
          `+${digits}`,
          `.${digits}`,
        ],
        whim,
      ),
    ),
  (text, whim) =>
    text.replace(/[0-9.]+/g, (digits) =>
      pick(
        [`${digits}cm`, `${digits}mm`, `-${digits}`, `${digits}000`, `0.00${digits.replace('.', '')}`, `${digits}0`],
        whim,
      ),
    ),
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text, whim) => text.replaceAll(' ', pick([',', ';', '', ', ', '/', '->', '|'], whim)),
  (text, whim) => text.replaceAll(',', pick([' ', ';', ':', ', ', 'x', ',,'], whim)),
  (text, whim) => text.replaceAll(';', pick([' ', ',', ';;', ';0;'], whim)),
  (text) => text.replace(/([ESWN])([0-9])/g, '$1 $2'),
  (text) => text.replace(/([ESWN])([0-9.]+)/g, '$2$1'),
  (text) => text.replaceAll('E', 'R').replaceAll('W', 'L'),
  (text, whim) =>
    text
      .split(' ')
      .filter((_, i, all) => i !== whim % all.length)
      .join(' '),
  (text, whim) =>
    text
      .split(' ')
      .toSpliced(whim % 5, 0, pick(['E5', 'X', '5,5', '🙂', 'E1', '0,0', '…', 'x'.repeat(90), '\u202e'], whim))
      .join(' '),
  (text) => `${text} ${text}`,
  (text) => text.split(' ').toSorted().join(' '),
  (text) => Array.from({ length: 40 }, () => text).join(' '),
  (text) => Array.from({ length: 40 }, () => text).join(';'),
  (text) => `(${text})`,
  (_, whim) =>
    pick(
      [
        '',
        ' ',
        'x',
        'true',
        'yes',
        'best',
        '5',
        '-5',
        '1e3',
        'NaN',
        '{}',
        '[]',
        '0,0',
        '0,0,0',
        '0,0 1,1',
        'E400',
        'null',
        '🙂',
        'y'.repeat(200),
        '\u0000',
      ],
      whim,
    ),
];

const anyPart =
  (change: (part: Part, whim: number) => Part): Slip<Part[]> =>
  (parts, whim) =>
    parts.length === 0 ? parts : parts.with(whim % parts.length, change(parts[whim % parts.length], whim >> 4));
const adding =
  (name: string, value: string): Slip<Part[]> =>
  (parts) => [...parts, { name, value }];

const querySlips: readonly Slip<Part[]>[] = [
  anyPart((part, whim) => ({ ...part, name: pick(misspelt, whim)(part.name, whim >> 3) || 'x' })),
  ...spoiltText.map((spoil) => anyPart((part, whim) => ({ name: part.name, value: spoil(part.value, whim) }))),
  // More of the mistakes are in the room.
  ...spoiltText.map(
    (spoil): Slip<Part[]> =>
      (parts, whim) =>
        parts.map((part, i) => (i === 0 ? { name: part.name, value: spoil(part.value, whim) } : part)),
  ),
  anyPart((part, whim) => ({ ...part, raw: pick(['%zz', '%', '%ff', 'E400+S300%', '%E0%A4%A', '100%25%'], whim) })),
  (parts, whim) => parts.filter((_, i) => i !== whim % parts.length),
  (parts, whim) =>
    parts.length === 0 ? parts : [...parts, pick(parts, whim), ...(whim % 2 ? [pick(parts, whim)] : [])],
  (parts, whim) => parts.filter(({ name }) => name !== pick(['outline', 'polygon'], whim)),
  adding('outline', 'E400 S300 W400 N300'),
  adding('polygon', '0,0 100,0 100,100'),
  adding('gapMm', '3'),
  adding('foo', '1'),
  adding('furniture', 'sofa'),
  adding('tilesize', '200'),
  adding('tileSize', '10'),
  adding('tileWidth', '20 cm'),
  adding('offset', '1/3'),
  adding('direction', 'Vertical'),
  adding('rotation', '360'),
  adding('room', 'E400 S300 W400 N300'),
  adding('subtract', '-5000,-5000,90000,90000'),
  adding('holes', '-5000,-5000 9000,-5000 9000,9000 -5000,9000'),
  adding('holes', '0,0 100,100 100,0 0,100;10,10 20,10 20,20'),
  adding('holes', '0,0 100,0 50,0'),
  adding('subtract', '10,10,0,5;1,1,1,1'),
  adding('subtract', '10,10,0.00001,5'),
  (parts) => parts.map((part) => (part.name === 'pattern' ? { name: 'pattern', value: 'herring-bone' } : part)),
  (parts) => parts.map((part) => (part.name === 'pattern' ? { name: 'pattern', value: 'parquet' } : part)),
  (parts, whim) =>
    whim % 4 ? parts : [...parts, ...Array.from({ length: 101 }, (_, i) => ({ name: `n${i}`, value: '1' }))],
];

const strangeJson: readonly Json[] = [
  null,
  true,
  0,
  -5,
  1e9,
  1e-7,
  '',
  'x',
  '5',
  '20 cm',
  [],
  {},
  [1, 2],
  [[1, 2]],
  [[[1, 2]]],
  { x: 1 },
  { a: { b: { c: 1 } } },
  [[[[[1]]]]],
  'z'.repeat(100),
];

/** Changes one value, at the top or nested. */
function spoilJson(value: Json, whim: number): Json {
  if (whim % 3 !== 0 && Array.isArray(value) && value.length > 0) {
    const at = (whim >> 2) % value.length;
    const change = (whim >> 5) % 5;
    if (change === 0) return value.toSpliced(at, 1);
    if (change === 1) return value.toSpliced(at, 0, value[at]);
    return value.with(at, spoilJson(value[at], whim >> 3));
  }
  if (whim % 3 !== 0 && isObject(value) && Object.keys(value).length > 0) {
    const name = pick(Object.keys(value), whim >> 2);
    const { [name]: inside, ...others } = value;
    return (whim >> 5) % 4 === 0
      ? { ...others, [pick(misspelt, whim >> 2)(name, whim) || 'x']: inside }
      : { ...value, [name]: spoilJson(inside, whim >> 3) };
  }
  if (typeof value === 'string' && whim % 2) return pick(spoiltText, whim >> 2)(value, whim >> 4);
  if (typeof value === 'number' && whim % 2)
    return pick<Json>([String(value), `${value} mm`, -value, value * 1e4, value / 1e6, 1e300], whim >> 2);
  return pick(strangeJson, whim >> 2);
}

const setting =
  (fields: JsonObject): Slip<Json> =>
  (body) =>
    isObject(body) ? { ...body, ...fields } : body;
const bodySlips: readonly Slip<Json>[] = [
  ...Array.from({ length: 12 }, (): Slip<Json> => spoilJson),
  setting({ gapMm: 7 }),
  setting({ joint: 1, gapMm: 2 }),
  setting({ tileSize: 200 }),
  setting({ parameters: { tilesize: 200, joint: 3, foo: 1 } }),
  setting({ parameters: { tileSize: 10, tileWidth: 10, tileHeight: 10 } }),
  setting({
    outline: 'E400 S300 W400 N300',
    polygon: [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
  }),
  setting({
    polygon: [
      [0, 0],
      [400, 300],
      [400, 0],
      [0, 300],
    ],
  }),
  setting({
    holes: [
      [
        [0, 0],
        [9, 9],
        [9, 0],
        [0, 9],
      ],
      5,
      [[1, 1], [2]],
    ],
  }),
  setting({ subtract: Array.from({ length: 33 }, (_, i) => ({ x: i, y: i, w: 1, h: 1 })) }),
  setting({ subtract: [{ x: -900, y: -900, w: 9000, h: 9000 }] }),
  setting(Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`n${i}`, 1]))),
  (body, whim) => (whim % 4 ? body : pick(strangeJson, whim >> 2)),
];

const slips = fc.array(fc.tuple(fc.nat(1000), fc.nat(1_000_000)), { minLength: 1, maxLength: 4 });

/** Queries with one to four mistakes. */
export const spoiltQuery = fc.tuple(goodBody, slips).map(([good, made]): Sent => {
  const parts = made.reduce((spoilt, [which, whim]) => pick(querySlips, which)(spoilt, whim), asParts(good));
  return { where: 'query', parts };
});

/** Bodies with one to four mistakes. */
export const spoiltBody = fc.tuple(goodBody, slips).map(([good, made]): Sent => {
  const body = made.reduce((spoilt: Json, [which, whim]) => pick(bodySlips, which)(spoilt, whim), good);
  return { where: 'body', body: JSON.parse(JSON.stringify(body)) };
});
