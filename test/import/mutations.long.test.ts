// Damaged and hostile files: each is read or refused with a sentence, within bounds of work and memory. Nothing else is
// thrown, whatever is changed in a file.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMPORT_LIMITS, ImportError, jobOf, readDrawing, roomsOf } from '../../src/import/index.ts';
import { readJob } from '../../src/wire/index.ts';
import { casesOf } from '../support/cases.ts';
import { bytesOf, dxfOf, line, lwpolyline, roomsAsGeoJson, roomsAsSvg, text } from './written.ts';

const rectangle = (x: number, y: number, w: number, h: number) => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + h },
  { x, y: y + h },
];
const ROOMS = [
  { outline: rectangle(0, 0, 4000, 3000), holes: [rectangle(1000, 1000, 300, 300)], name: 'Hall' },
  { outline: rectangle(4100, 0, 2500, 3000), name: 'Bath' },
];
const BLOCKS = [
  0,
  'SECTION',
  2,
  'BLOCKS',
  0,
  'BLOCK',
  2,
  'A',
  10,
  0,
  20,
  0,
  ...lwpolyline(ROOMS[1].outline),
  0,
  'ENDBLK',
  0,
  'ENDSEC',
];
const ENTITIES = [
  lwpolyline(ROOMS[0].outline),
  [0, 'LWPOLYLINE', 8, 'B', 70, 1, 10, 0, 20, 0, 42, 0.5, 10, 2000, 20, 0, 42, -0.3, 10, 900, 20, 900],
  [0, 'INSERT', 8, 'C', 2, 'A', 10, 9000, 20, 0, 41, 2, 50, 30, 70, 2, 44, 9000],
  [0, 'ARC', 8, 'D', 10, 1000, 20, 0, 40, 1000, 50, 0, 51, 180],
  line({ x: 0, y: 0 }, { x: 2000, y: 0 }, 'D'),
  [
    0,
    'SPLINE',
    8,
    'E',
    70,
    1,
    71,
    2,
    ...[0, 0, 0, 1, 1, 1].flatMap((knot) => [40, knot]),
    10,
    0,
    20,
    0,
    10,
    1000,
    20,
    2000,
    10,
    2000,
    20,
    0,
  ],
  [
    0,
    'HATCH',
    8,
    'F',
    91,
    1,
    92,
    1,
    93,
    2,
    72,
    2,
    10,
    0,
    20,
    0,
    40,
    1000,
    50,
    0,
    51,
    180,
    73,
    1,
    72,
    1,
    10,
    -1000,
    20,
    0,
    11,
    1000,
    21,
    0,
  ],
  text('{\\fArial;Hall}\\P12 m2', { x: 500, y: 500 }),
];
const SHAPES =
  '<g id="G" transform="rotate(5)"><path d="M0 0a90 50 20 1 0 900 900q5 5 9 9t1 1c1 2 3 4 5 6s7 8 9 9z"/><use href="#G2"/></g><g id="G2"><circle r="900"/><text x="5" y="5">Bath</text></g></svg>';

const SEEDS: Readonly<Record<string, string>> = {
  dxf: dxfOf(ENTITIES, 4, [BLOCKS]),
  svg: roomsAsSvg(ROOMS).replace('</svg>', SHAPES),
  geojson: roomsAsGeoJson(ROOMS),
};

/** Values that readers stumble over. */
const ODD = [
  '',
  '0',
  '-1',
  '1e999',
  'NaN',
  '1e308',
  '-9007199254740993',
  '99999999',
  '\0',
  '"',
  '<',
  '&#x0;',
  ']',
  '{',
  'null',
  '\n0\nINSERT\n2\nA\n',
  '\uD800',
];

type Mutation = (file: string) => string;

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(40), fc.constantFrom(...ODD)).map(
    ([share, length, odd]): Mutation =>
      (file) => {
        const at = Math.floor(share * file.length);
        return file.slice(0, at) + odd + file.slice(at + length);
      },
  ),
  // A number becomes another one.
  fc.tuple(fc.nat(200), fc.constantFrom(...ODD, '1e-300', '3', '70000')).map(
    ([place, odd]): Mutation =>
      (file) => {
        const found = [...file.matchAll(/-?\d+(?:\.\d+)?/g)];
        const hit = found[place % Math.max(1, found.length)];
        return hit ? file.slice(0, hit.index) + odd + file.slice(hit.index + hit[0].length) : file;
      },
  ),
  // A part is there several times.
  fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(400), fc.integer({ min: 2, max: 50 })).map(
    ([share, length, times]): Mutation =>
      (file) => {
        const at = Math.floor(share * file.length);
        return file.slice(0, at) + file.slice(at, at + length).repeat(times) + file.slice(at + length);
      },
  ),
);

/** Reads a file as far as it goes; returns the code of its refusal or how many rooms there are. */
function outcomeOf(name: string, bytes: Uint8Array): string | number {
  try {
    const drawing = readDrawing({ name, bytes });
    const found = roomsOf(drawing, drawing.unitMm === null ? 'm' : undefined);
    if (found.kind !== 'rooms') throw new Error('The unit is known.');
    for (const { areaM2, outline, openings } of found.rooms) {
      expect(areaM2).toBeGreaterThan(0);
      for (const { wall } of openings) expect(wall).toBeLessThan(outline.length);
    }
    const near = found.rooms.filter(({ outline }) => outline.every(({ x, y }) => x < 1e6 && y < 1e6));
    if (near.length > 0) expect(readJob(jobOf(near).job)).toMatchObject({ ok: true });
    return found.rooms.length;
  } catch (error) {
    if (error instanceof ImportError) return error.code;
    throw error;
  }
}

describe.each(Object.keys(SEEDS))('a changed %s file', (format) => {
  it('is read or refused', () => {
    expect(outcomeOf(`plan.${format}`, bytesOf(SEEDS[format]))).toBeGreaterThan(1);
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 4 }), (mutations) => {
        const file = mutations.reduce((text, mutate) => mutate(text), SEEDS[format]);
        outcomeOf(`plan.${format}`, bytesOf(file));
      }),
      { numRuns: casesOf(70, 4500) },
    );
  });
});

describe('a hostile file', () => {
  const most = IMPORT_LIMITS.bytes;
  const filled = (head: string, part: string, tail: string, size = casesOf(300_000, most)) =>
    head + part.repeat(Math.floor((size - head.length - tail.length) / part.length)) + tail;
  const dxf = (part: readonly (string | number)[]) =>
    filled('0\nSECTION\n2\nENTITIES\n', `${part.join('\n')}\n`, '0\nENDSEC\n0\nEOF\n');

  it.each([
    ['of lines', dxf([0, 'LINE', 8, 'A', 10, 0, 20, 0, 11, 5, 21, 5])],
    ['of corners', filled('0\nSECTION\n2\nENTITIES\n0\nLWPOLYLINE\n', '10\n1\n20\n1\n', '0\nENDSEC\n0\nEOF\n')],
    ['of empty groups', dxf([0, ''])],
    ['of texts', dxf([0, 'TEXT', 10, 0, 20, 0, 1, '\\P\\P{{{{'])],
    ['of circles', dxf([0, 'CIRCLE', 10, 0, 20, 0, 40, 1])],
    ['of elements', filled('<svg>', '<g/>', '</svg>')],
    ['of deep elements', filled('<svg>', '<g>', '')],
    ['of attributes', filled('<svg ', 'a="" ', '/>')],
    ['of spaces', filled('<svg>', ' ', '</svg>')],
    ['of moves', filled('<svg><path d="', 'M0 0', '"/></svg>')],
    ['of entities', filled('<svg><text>', '&#x26;', '</text></svg>')],
    ['of brackets', filled('{"type":"Polygon","coordinates":', '[', '')],
    ['of places', filled('{"type":"Polygon","coordinates":[[', '[1,1],', '[0,0]]]}')],
    ['of polygons', filled('{"type":"MultiPolygon","coordinates":[', '[[[0,0],[9,0],[9,9]]],', '[]]}')],
    ['of nothing', '\0'.repeat(1000)],
  ])('%s is read or refused', (_, content) => {
    expect(outcomeOf('plan', bytesOf(content))).toBeDefined();
  });

  it('that is too large is not read', () => {
    expect(outcomeOf('plan.dxf', new Uint8Array(most + 1))).toBe('too-large');
  });
});
