// Every field that is a length reads it in any unit like the plain number of the field's own unit.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../test/support/cases.ts';
import { PATTERNS, parametersOf, shortNameOf } from '../../engine/index.ts';
import { answerQuery } from '../write/canonical-query.ts';
import { readBody } from './body.ts';
import { readQuery } from './query.ts';

/** Lengths in tenths of a millimetre, written in every unit that can express them. */
const WAYS: readonly ((tenths: number) => string)[] = [
  (tenths) => `${tenths / 10}mm`,
  (tenths) => `${tenths / 100}cm`,
  (tenths) => `${tenths / 10_000}m`,
];
const INCH_WAYS: readonly ((inches: number) => string)[] = [
  (inches) => `${inches}in`,
  (inches) => (inches % 3 === 0 ? `${inches / 12}ft` : `${inches}in`),
  (inches) => (inches < 12 ? `${inches}in` : `${Math.floor(inches / 12)}ft${inches % 12}in`),
];

interface Length {
  readonly mm: number;
  readonly text: string;
}

/** A length within a range, mm, and one way to write it. */
function lengthFrom(min: number, max: number): fc.Arbitrary<Length> {
  const metric = fc
    .tuple(fc.integer({ min: Math.ceil(min * 10), max: max * 10 }), fc.constantFrom(...WAYS))
    .map(([tenths, write]) => ({ mm: tenths / 10, text: write(tenths) }));
  const imperial = fc
    .tuple(fc.integer({ min: Math.ceil(min / 25.4), max: Math.floor(max / 25.4) }), fc.constantFrom(...INCH_WAYS))
    .map(([inches, write]) => ({ mm: (inches * 254) / 10, text: write(inches) }));
  return fc.oneof(metric, imperial);
}

const cm = ({ mm }: Length) => Number((mm / 10).toPrecision(12));
const room = 'outline=E400+S300+W400+N300';
const walked = { outline: 'E400 S300 W400 N300' };

/** Each field with lengths in it: its query and body, with the lengths as numbers or as texts. */
type Writer = (lengths: readonly (number | string)[]) => readonly [query: string, body: Record<string, unknown>];
const FIELDS: readonly [name: string, unit: 'cm' | 'mm', ranges: readonly [number, number][], write: Writer][] = [
  [
    'outline',
    'cm',
    [
      [500, 9000],
      [500, 9000],
    ],
    ([a, b]) => [`outline=E${a}+s${b}+A180:${a}+n${b}`, { outline: `E${a} s${b} A180:${a} n${b}` }],
  ],
  [
    'polygon',
    'cm',
    [
      [500, 9000],
      [500, 9000],
    ],
    ([a, b]) => [
      `polygon=0,0+${a},0+${a},${b}+0,${b}`,
      {
        polygon: [
          [0, 0],
          [a, 0],
          [a, b],
          [0, b],
        ],
      },
    ],
  ],
  [
    'holes',
    'cm',
    [
      [500, 900],
      [500, 900],
    ],
    ([a, b]) => [
      `${room}&holes=10,10+${a},10+${a},${b}`,
      {
        ...walked,
        holes: [
          [
            [10, 10],
            [a, 10],
            [a, b],
          ],
        ],
      },
    ],
  ],
  [
    'subtract',
    'cm',
    [
      [0, 900],
      [0, 900],
      [30, 500],
      [30, 500],
    ],
    ([x, y, w, h]) => [`${room}&subtract=${x},${y},${w},${h}`, { ...walked, subtract: [{ x, y, w, h }] }],
  ],
  [
    'circles',
    'cm',
    [
      [0, 900],
      [0, 900],
      [30, 500],
    ],
    ([x, y, d]) => [`${room}&circles=${x},${y},${d}`, { ...walked, circles: [{ x, y, d }] }],
  ],
  [
    'doors',
    'cm',
    [
      [0, 900],
      [30, 500],
    ],
    ([at, width]) => [`${room}&doors=2,${at},${width}`, { ...walked, doors: [{ wall: 2, at, width }] }],
  ],
  [
    'start',
    'cm',
    [
      [0, 900],
      [0, 900],
    ],
    ([x, y]) => [`${room}&start=${x},${y}`, { ...walked, start: { x, y } }],
  ],
  ['joint', 'mm', [[0, 100]], ([joint]) => [`${room}&joint=${joint}`, { ...walked, joint }]],
  ['gapMm', 'mm', [[0, 100]], ([gapMm]) => [`${room}&joint=${gapMm}`, { ...walked, gapMm }]],
  ...PATTERNS.flatMap((pattern) =>
    Object.entries(parametersOf(pattern)).flatMap(([name, parameter]): (typeof FIELDS)[number][] => {
      if (parameter.kind !== 'number' || parameter.unit !== 'mm') return [];
      const short = shortNameOf(pattern);
      return [
        [
          `${name} of ${short}`,
          'mm',
          [[parameter.min, parameter.max]],
          ([value]) => [
            `${room}&pattern=${short}&${name}=${value}`,
            { ...walked, pattern: short, parameters: { [name]: value } },
          ],
        ],
      ];
    }),
  ),
];

describe.each(FIELDS)('%s', (_name, unit, ranges, write) => {
  it('reads a length in any unit like its plain number, from queries and bodies', () => {
    fc.assert(
      fc.property(fc.tuple(...ranges.map(([min, max]) => lengthFrom(min, max))), (lengths) => {
        const [plainQuery, plainBody] = write(lengths.map((length) => (unit === 'cm' ? cm(length) : length.mm)));
        const [query, body] = write(lengths.map(({ text }) => text));
        const plain = readQuery(plainQuery);
        if (!plain.ok) throw new Error(plain.mistakes[0].message);
        expect(readBody(plainBody)).toEqual(plain);
        // Only plain numbers may be meant in another unit.
        const { unitless: _, ...measured } = plain;
        expect(readQuery(query)).toEqual(measured);
        expect(readBody(body)).toEqual(measured);
        // Addresses are written in plain numbers.
        expect(answerQuery(plain)).not.toMatch(/[0-9](mm|cm|m|in|ft)/);
      }),
      { numRuns: casesOf(15, 40) },
    );
  });
});
