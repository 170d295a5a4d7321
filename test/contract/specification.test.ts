// The walk through the specification: every sentence of it in order, with what shows that it holds. The tables are in
// sentences/, one for each part; each row is the sentence's place, the sentence in short, and its test. Places are
// numbered by part: 0 the opening, 1 what the service does, 2 rooms, options and plans, 3 states, 4 endpoints,
// 5 authentication, 6 events, 7 errors, 8 limits, 9 versions. What the specification leaves open is marked "Decided".

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

it('has met every status that is described for the three operations', () => {
  // 408 and 431 are no answers to requests, 503 is a gate's, and the listing has nothing in it that could fail.
  const elsewhere = / (408|431|503)$|\/patterns 500$/;
  const described = ['/api/plan', '/api/plan/patterns'].flatMap((path) =>
    Object.entries(service.description.paths[path]).flatMap(([method, { responses }]) =>
      Object.keys(responses).map((status) => `${method.toUpperCase()} ${path} ${status}`),
    ),
  );
  // A method that is not served is always another one.
  const met = new Set([...RECEIVED].map((one) => one.replace(/^(PUT|PATCH|DELETE) /, 'GET ')));
  const missing = described.filter(
    (one) => !elsewhere.test(one) && !met.has(one.replace('POST /api/plan 405', 'GET /api/plan 405')),
  );
  expect(missing).toEqual([]);
});
