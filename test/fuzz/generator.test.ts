// The fuzzer is reliable: its requests are reproducible, its valid requests are valid, its mutations vary.

import { describe, expect, it } from 'vitest';
import { PATTERN_NAMES } from '../../src/engine/index.ts';
import { buildApp } from '../../src/http/app.ts';
import { ORDER_FIELDS } from '../../src/wire/fields/fields.ts';
import { casesOf } from '../support/cases.ts';
import { seedOf } from '../support/seed.ts';
import { requestAt } from './generator.ts';
import { randomAt } from './random.ts';
import { type FuzzRequest, serialize } from './request.ts';
import { validRequest } from './valid-requests.ts';

const NUMBERS = Array.from({ length: 400 }, (_, number) => number);
const bytesOf = (request: FuzzRequest) => serialize(request).toString('latin1');

describe('random draws', () => {
  it('are the same for the same seed and number, and differ otherwise', () => {
    const draws = (seed: number, number: number) => {
      const random = randomAt(seed, number);
      return Array.from({ length: 8 }, () => random.below(1_000_000)).join();
    };
    const all = [0, 1, 2, 2 ** 31 - 1].flatMap((seed) => [0, 1, 2, 100_000, 2 ** 31].map((n) => draws(seed, n)));
    expect(new Set(all).size).toBe(all.length);
    expect(draws(7, 9)).toBe(draws(7, 9));
  });

  it('of sizes are within their range, both small and large', () => {
    const random = randomAt(2, 2);
    const sizes = Array.from({ length: 2_000 }, () => random.size(1000));
    expect(Math.min(...sizes)).toBe(1);
    expect(Math.max(...sizes)).toBeGreaterThan(800);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1000);
  });
});

describe('generated requests', () => {
  it('are the same for the same seed and number', () => {
    for (const number of NUMBERS) expect(bytesOf(requestAt(5, number))).toBe(bytesOf(requestAt(5, number)));
  });

  it('differ for other numbers or seeds, with few exceptions', () => {
    const all = [5, 6].flatMap((seed) => NUMBERS.map((number) => bytesOf(requestAt(seed, number))));
    expect(new Set(all).size).toBeGreaterThan(0.95 * all.length);
  });

  it('of the kind http are valid HTTP: one head, no blanks in the address, no broken lines', () => {
    for (const number of NUMBERS) {
      const request = requestAt(8, number);
      if (request.kind !== 'http') continue;
      const head = bytesOf(request).split('\r\n\r\n', 1)[0];
      expect(head).toMatch(/^[A-Z]+ [^ \r\n]+ HTTP\/1\.1\r\nHost: tiles\.example/);
      expect(head.split('\r\n')).toHaveLength(2 + request.headers.length + (request.body === null ? 0 : 1));
    }
  });
});

/** Refusals that only planning can find, and corners that rounding merged. */
const REFUSED = [
  ...['too-many-tiles', 'too-much-work', 'sizes-misfit', 'floor-empty', 'floor-too-small', 'cutouts-too-tangled'],
  ...['wall-no-length', 'walls-touch', 'walls-cross', 'box-too-small'],
];

const SENT = NUMBERS.slice(0, casesOf(80, NUMBERS.length));

describe('valid requests', () => {
  it('cover every pattern and language', () => {
    const sent = NUMBERS.flatMap((number) => validRequest(randomAt(3, number)).fields);
    const seen = sent.flatMap(([name, text]) => (name === 'pattern' || name === 'lang' ? [text] : []));
    expect(seen).toEqual(expect.arrayContaining([...PATTERN_NAMES, 'en', 'pl', 'es', 'zh']));
  });

  it('cover the fields of an order', () => {
    const names = NUMBERS.flatMap((number) => Object.keys(validRequest(randomAt(3, number)).body));
    expect(names).toEqual(expect.arrayContaining([...ORDER_FIELDS]));
  });

  it('get the same status by GET and POST', async () => {
    const app = buildApp();
    let planned = 0;
    for (const number of SENT) {
      const { fields, body } = validRequest(randomAt(3, number));
      const query = new URLSearchParams(Object.fromEntries(fields)).toString();
      const asked = await app.inject({ url: `/api/plan?${query}` });
      const posted = await app.inject({ method: 'POST', url: '/api/plan', payload: body });
      // A long room does not fit into a query.
      if (asked.statusCode !== 414) expect([number, posted.statusCode]).toEqual([number, asked.statusCode]);
      if (posted.statusCode === 200) planned += 1;
      else expect(REFUSED).toContain(posted.json().code);
    }
    expect(planned).toBeGreaterThan(0.9 * SENT.length);
    await app.close();
  });
});

describe('the seed', () => {
  it('is the given one, or a random one', () => {
    expect(seedOf({ TEST_SEED: '42' })).toBe(42);
    expect(seedOf({})).toBeGreaterThanOrEqual(0);
    expect(() => seedOf({ TEST_SEED: 'x' })).toThrow('TEST_SEED must be a whole number');
  });
});
