// The walk through the specification: every sentence in order, with a test that proves it. What is refused is proven in
// test/bad-requests. The tables are in sentences/, one for each part; each row is the place of a sentence, its short form and its test. Places are numbered
// by part: 0 the opening, 1 what the service does, 2 rooms, options and plans, 3 states, 4 endpoints, 5 authentication,
// 6 events, 7 errors, 8 limits, 9 versions. Decisions that the specification leaves open are marked "Decided".

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractService, openContract, RECEIVED } from './contract-service.ts';
import { GET_PATTERNS, GET_PLAN, STATES } from './sentences/endpoints.ts';
import { LIMITS } from './sentences/limits.ts';
import { PLAN_OPTIONS } from './sentences/options.ts';
import { PATTERN_NAMES } from './sentences/patterns.ts';
import { PLAN_SURFACE } from './sentences/plan-surface.ts';
import { PLAN_TILES } from './sentences/plan-tiles.ts';
import { POST_PLAN } from './sentences/posting.ts';
import { AUTHENTICATION, ERRORS, EVENTS, VERSIONS } from './sentences/rest.ts';
import { ROOM } from './sentences/room.ts';
import type { Sentence } from './sentences/sentence.ts';
import { OPENING, WHAT_IT_DOES } from './sentences/what-it-does.ts';

const PARTS: readonly (readonly [string, readonly Sentence[]])[] = [
  ['the opening', OPENING],
  ['what the service does', WHAT_IT_DOES],
  ['the room', ROOM],
  ['the options', PLAN_OPTIONS],
  ['the patterns', PATTERN_NAMES],
  ['the plan: room and pattern', PLAN_SURFACE],
  ['the plan: tiles', PLAN_TILES],
  ['states', STATES],
  ['GET /api/plan', GET_PLAN],
  ['POST /api/plan', POST_PLAN],
  ['GET /api/plan/patterns', GET_PATTERNS],
  ['authentication', AUTHENTICATION],
  ['events', EVENTS],
  ['errors', ERRORS],
  ['limits', LIMITS],
  ['versions', VERSIONS],
];

let service: ContractService;
beforeAll(async () => {
  service = await openContract();
});
afterAll(() => service.close());

describe.each(PARTS)('%s', (_, sentences) => {
  it.each(sentences)('%s %s', async (_place, _says, shown) => {
    await shown(service);
  });
});

it('goes through the parts in order and names each place once', () => {
  const places = PARTS.flatMap(([, sentences]) => sentences.map(([place]) => place));
  expect(new Set(places).size).toBe(places.length);
  const parts = places.map((place) => Number(place.split('.')[0]));
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(new Set(parts)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
});

it('has received every status described for the three operations', () => {
  // 408 and 431 answer invalid HTTP, 503 needs load, and nothing in the listing can fail.
  const elsewhere = / (408|431|503)$|\/patterns 500$/;
  const described = ['/api/plan', '/api/plan/patterns'].flatMap((path) =>
    Object.entries(service.description.paths[path]).flatMap(([method, { responses }]) =>
      Object.keys(responses).map((status) => `${method.toUpperCase()} ${path} ${status}`),
    ),
  );
  // The method that is not served varies.
  const met = new Set([...RECEIVED].map((one) => one.replace(/^(PUT|PATCH|DELETE) /, 'GET ')));
  const missing = described.filter(
    (one) => !elsewhere.test(one) && !met.has(one.replace('POST /api/plan 405', 'GET /api/plan 405')),
  );
  expect(missing).toEqual([]);
});
