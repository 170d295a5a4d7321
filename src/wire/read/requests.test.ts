// Properties of any request: both forms mean the same, nothing throws, no message is too long.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../test/support/cases.ts';
import { PATTERN_NAMES, parametersOf, patternByName } from '../../engine/index.ts';
import { errorAnswer } from '../answers/error.ts';
import { BODY_FIELDS } from '../fields/fields.ts';
import { readBody } from './body.ts';
import { readListingQuery, readQuery } from './query.ts';
import type { ReadRequest } from './request.ts';

const decimal = (most: number) => fc.integer({ min: -most * 1000, max: most * 1000 }).map((value) => value / 1000);
const positive = (most: number) => fc.integer({ min: 1, max: most * 1000 }).map((value) => value / 1000);
const corner = fc.tuple(decimal(1000), decimal(1000));
const ring = fc.uniqueArray(corner, { minLength: 3, maxLength: 12, selector: ([x, y]) => `${x},${y}` });
const rectangle = fc.record({ x: decimal(1000), y: decimal(1000), w: positive(100), h: positive(100) });

const parameters = fc.constantFrom(...PATTERN_NAMES).chain((pattern) => {
  const declared = Object.entries(parametersOf(patternByName(pattern)!));
  const values = declared.map(([name, parameter]) => [
    name,
    parameter.kind === 'choice'
      ? fc.constantFrom(...parameter.values)
      : fc
          .integer({ min: parameter.min * 100, max: parameter.max * 100 })
          .map((value) => (parameter.unit === 'count' ? Math.floor(value / 100) : value / 100)),
  ]);
  return fc.record(
    { pattern: fc.constant(pattern), parameters: fc.record(Object.fromEntries(values), { requiredKeys: [] }) },
    { requiredKeys: ['pattern', 'parameters'] },
  );
});

const options = fc.record(
  {
    holes: fc.array(ring, { minLength: 1, maxLength: 3 }),
    subtract: fc.array(rectangle, { minLength: 1, maxLength: 3 }),
    gapMm: fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100),
    start: fc.record({ x: decimal(1_000_000), y: decimal(1_000_000) }),
    color: fc.stringMatching(/^#[0-9a-fA-F]{6}$/),
    gapColor: fc.stringMatching(/^#[0-9a-fA-F]{3}$/),
    width: fc.integer({ min: 100, max: 4000 }),
    walls: fc.boolean(),
    format: fc.constantFrom('json', 'svg'),
    inlineSvg: fc.boolean(),
    credit: fc.boolean(),
    link: fc.boolean(),
    lang: fc.constantFrom('en', 'pl', 'es', 'zh'),
  },
  { requiredKeys: [] },
);

const room = fc.oneof(
  ring.map((polygon) => ({ polygon })),
  fc.tuple(positive(500), positive(500)).map(([w, h]) => ({ outline: `E${w} S${h} W${w} N${h}` })),
);

const ringText = (corners: readonly (readonly number[])[]) => corners.map((pair) => pair.join(',')).join(' ');

/** Converts a body to a query. */
function asQuery(body: Record<string, unknown>): string {
  const texts: Record<string, unknown> = { ...body, ...(body.parameters as object) };
  delete texts.parameters;
  if (body.polygon) texts.polygon = ringText(body.polygon as number[][]);
  if (body.holes) texts.holes = (body.holes as number[][][]).map(ringText).join(';');
  if (body.subtract)
    texts.subtract = (body.subtract as { x: number; y: number; w: number; h: number }[])
      .map(({ x, y, w, h }) => [x, y, w, h].join(','))
      .join(';');
  if (body.start) texts.start = Object.values(body.start as object).join(',');
  if ('gapMm' in texts) {
    texts.joint = texts.gapMm;
    delete texts.gapMm;
  }
  return Object.entries(texts)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value)).replaceAll('%20', '+')}`)
    .join('&');
}

describe('any good request', () => {
  it('means the same as a query and as a body', () => {
    fc.assert(
      fc.property(room, parameters, options, (outer, layout, rest) => {
        const body = { ...outer, ...layout, ...rest };
        const read = readBody(body);
        expect(read.ok).toBe(true);
        expect(readQuery(asQuery(body))).toEqual(read);
      }),
      { numRuns: casesOf(30, 300) },
    );
  });
});

/** Checks that every refusal keeps the length limits. */
function checkRefusal(read: ReadRequest): void {
  if (read.ok) return;
  expect(read.mistakes.length).toBeGreaterThan(0);
  for (const { message, received, param } of read.mistakes) {
    expect(message.length).toBeLessThanOrEqual(500);
    expect(message).toMatch(/^\P{Cc}+$/u);
    expect(received?.length ?? 0).toBeLessThanOrEqual(80);
    expect(param?.length ?? 0).toBeLessThanOrEqual(80);
  }
  const answer = errorAnswer(read.mistakes);
  expect(answer.error.length).toBeLessThanOrEqual(500);
  expect(JSON.stringify(answer)).not.toMatch(/undefined|\[object/);
}

describe('any request at all', () => {
  const name = fc.oneof(
    fc.constantFrom(...BODY_FIELDS, 'tileSize', 'tileWidth', 'direction', '__proto__'),
    fc.string({ unit: 'binary' }),
  );

  it('is read without throwing, as a query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => checkRefusal(readQuery(text))),
      { numRuns: casesOf(50, 500) },
    );
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (text) => void readListingQuery(text)));
  });

  it('is read without throwing, with known names and any values', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.stringMatching(/^[-EASWN0-9.,:; ]{0,80}$/));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, text), { maxLength: 6 }), (parts) => {
        // Lone surrogates cannot be URL-encoded, so they occur only in JSON.
        const encode = (value: string) => encodeURIComponent(value.replace(/\p{Cs}/gu, '?'));
        checkRefusal(readQuery(parts.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&')));
        checkRefusal(readBody(Object.fromEntries(parts)));
      }),
      { numRuns: casesOf(100, 1000) },
    );
  });

  it('is read without throwing, as JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => checkRefusal(readBody(value))),
      { numRuns: casesOf(50, 500) },
    );
    const body = fc.dictionary(name, fc.jsonValue(), { maxKeys: 8 });
    fc.assert(
      fc.property(body, (value) => checkRefusal(readBody(value))),
      { numRuns: casesOf(100, 1000) },
    );
    fc.assert(
      fc.property(fc.anything(), (value) => void readBody(value)),
      { numRuns: casesOf(50, 500) },
    );
  });

  it.each([
    ['a wall of 8,000 letters', { outline: 'E'.repeat(8000) }],
    ['64 walls of nonsense', { outline: Array.from({ length: 64 }, () => '🙂'.repeat(60)).join(' ') }],
    ['500 corners of nonsense', { polygon: Array.from({ length: 500 }, () => ({ a: 'x'.repeat(500) })) }],
    ['32 rings of 500 bad corners', { holes: Array.from({ length: 32 }, () => Array.from({ length: 500 }, () => [])) }],
    ['20,000 unknown names', Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`outlin${i}`, i]))],
    ['100 unknown names', Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`outlin${i}`, i]))],
    [
      '20,000 unknown parameters',
      { parameters: Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`tileSiz${i}`, i])) },
    ],
    ['a very long name', { ['n'.repeat(200_000)]: 1 }],
    ['a very long value', { lang: 'l'.repeat(200_000), pattern: 'p'.repeat(200_000), color: 'c'.repeat(200_000) }],
    ['an open walk of 64 walls', { outline: `${'E1.5 S1.25 '.repeat(31)}W31 N20` }],
  ])('is refused: %s', (_, body) => {
    const read = readBody(body);
    expect(read.ok).toBe(false);
    checkRefusal(read.ok ? read : { ok: false, mistakes: read.mistakes.slice(0, 100) });
  });
});
