// POST /api/compare and /api/job/compare: the comparison over HTTP, and its price in the rate limit.

import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStore } from '../../../test/support/memory-store.ts';
import { compareJobs, compareVariants } from '../../service/index.ts';
import { readComparison, readJobComparison } from '../../wire/index.ts';
import { type App, buildApp } from '../app.ts';
import { HttpError } from '../errors/http-error.ts';
import { directPlanning, type Planning } from '../planning/index.ts';
import { MemoryRateLimit } from '../rate-limit/index.ts';

const PUBLIC_URL = 'https://tiles.example';
const ROOM = { outline: 'E180 S240 W180 N240' };
const QUOTA = 30;

const projects = new Map<string, string>();
let app: App;
beforeAll(() => {
  const rateLimit = { limit: new MemoryRateLimit(QUOTA, 60_000), perMinute: QUOTA };
  app = buildApp({ store: memoryStore(projects), publicUrl: PUBLIC_URL, rateLimit });
});
afterAll(() => app.close());

const compare = (body: unknown, remoteAddress: string) =>
  app.inject({ method: 'POST', url: '/api/compare', payload: body as object, remoteAddress });

/** A comparison of so many variants. */
const ofVariants = (count: number) => ({
  ...ROOM,
  variants: Array.from({ length: count }, (_, index) => ({ gapMm: index })),
});

describe('/api/compare', () => {
  it('answers with the comparison and stores nothing', async () => {
    const body = { ...ROOM, variants: [{}, { pattern: 'bricks', start: 'best' }, { gapMm: 5 }] };
    const answer = await compare(body, '192.0.2.1');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    const read = readComparison(body);
    const outcome = read.ok ? compareVariants(read, PUBLIC_URL) : undefined;
    expect(answer.json()).toEqual(outcome?.ok && outcome.answer);
    expect(projects.size).toBe(0);
  });

  it('refuses bad input as other addresses do', async () => {
    const bad = await compare({ ...ROOM, variants: [{ pattern: 'subway' }] }, '192.0.2.2');
    expect([bad.statusCode, bad.json()]).toMatchObject([400, { param: 'variants[0].pattern', example: 'bricks' }]);
    const unplannable = await compare({ ...ROOM, variants: [{ parameters: { tileSize: 10 } }] }, '192.0.2.2');
    expect([unplannable.statusCode, unplannable.json().code]).toEqual([400, 'too-many-tiles']);
    const get = await app.inject({ method: 'GET', url: '/api/compare', remoteAddress: '192.0.2.2' });
    expect([get.statusCode, get.headers.allow]).toEqual([405, 'POST, OPTIONS']);
    const query = await app.inject({ method: 'POST', url: '/api/compare?lang=pl', payload: ROOM });
    expect(query.json().code).toBe('query-beside-body');
  });

  it('compares jobs, and counts each of them', async () => {
    const job = {
      surfaces: [
        { ...ROOM, name: 'bath' },
        { ...ROOM, name: 'hall' },
      ],
      variants: [{}, { pattern: 'bricks' }],
    };
    const post = (body: object) =>
      app.inject({ method: 'POST', url: '/api/job/compare', payload: body, remoteAddress: '192.0.2.9' });
    const answer = await post(job);
    expect([answer.statusCode, answer.headers.ratelimit]).toEqual([200, `"default";r=${QUOTA - 2};t=60`]);
    const read = readJobComparison(job);
    const outcome = read.ok ? compareJobs(read, PUBLIC_URL) : undefined;
    expect(answer.json()).toEqual(outcome?.ok && outcome.answer);
    expect(projects.size).toBe(0);
    const bad = await post({ ...job, variants: [{ pattern: 'subway' }] });
    expect([bad.statusCode, bad.json()]).toMatchObject([400, { param: 'variants[0].pattern', example: 'bricks' }]);
  });

  it('plans no further variants once one of them failed', async () => {
    const direct = directPlanning();
    let begun = 0;
    // One of the two that are planned at the same time fails while the other is still planned.
    const run: Planning['run'] = async (...job) => {
      begun += 1;
      if (begun === 1) throw new HttpError(503, { error: 'It took too long.', code: 'too-slow' });
      await setImmediate();
      return direct.run(...job);
    };
    const failing = buildApp({ planning: { ...direct, run }, publicUrl: PUBLIC_URL });
    const answer = await failing.inject({ method: 'POST', url: '/api/compare', payload: ofVariants(24) });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'too-slow']);
    for (let turn = 0; turn < 100; turn++) await setImmediate();
    expect(begun).toBe(2);
    await failing.close();
  });

  it('counts as one request for each variant', async () => {
    const first = await compare(ofVariants(24), '192.0.2.3');
    expect([first.statusCode, first.headers.ratelimit]).toEqual([200, '"default";r=6;t=60']);
    const second = await compare(ofVariants(7), '192.0.2.3');
    expect(second.statusCode).toBe(429);
    expect(second.headers['retry-after']).toMatch(/^[0-9]+$/);
    // The refused comparison costs its request, not its plans.
    expect(second.json().error).toContain('5 are left');
    expect((await compare(ofVariants(5), '192.0.2.3')).statusCode).toBe(200);
    expect((await compare(ofVariants(1), '192.0.2.3')).statusCode).toBe(429);
    expect((await compare(ofVariants(1), '192.0.2.4')).statusCode).toBe(200);
  });
});
