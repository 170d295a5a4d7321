// What expensive requests cost their clients, over HTTP. Planning is replaced by that of a small room.

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memoryStore } from '../../../test/support/memory-store.ts';
import { readQuery } from '../../wire/index.ts';
import { type App, buildApp } from '../app.ts';
import { PartnerKeys } from '../partners/index.ts';
import { directPlanning, type JobName, type JobTask, type Planning } from '../planning/index.ts';
import { MOST_LONG_REQUESTS } from '../planning/long-requests.ts';
import { MemoryRateLimit } from '../rate-limit/index.ts';

const QUOTA = 30;
const HALL = '/api/plan?outline=E1900+S1900+W1900+N1900&pattern=herringbone&tileWidth=90&tileHeight=200&link=false';
const POSTER = `${HALL}&format=pdf&scale=10`;
const SMALL = '/api/plan?outline=E180+S240+W180+N240&link=false';

/** Names of the jobs that began, and how to let them end. */
let begun: string[] = [];
let release: () => void = () => {};
let ended = Promise.resolve();

/** Planning that begins every job, but ends none before it is released; each is that of a small room. */
function heldPlanning(): Planning {
  const direct = directPlanning();
  const read = readQuery('outline=E180+S240+W180+N240&link=false');
  if (!read.ok) throw new Error('a small room must be readable');
  const small: { readonly [Name in JobName]?: (task: JobTask<Name>) => JobTask<Name> } = {
    answer: ({ read: { options }, ...task }) => ({
      ...task,
      read: { ...read, options: { ...read.options, link: options.link } },
    }),
  };
  return {
    ...direct,
    run: async (name, task, run) => {
      if (name === 'document') return direct.run(name, task, run);
      begun.push(name);
      await ended;
      if (name === 'projectPage') return { result: new Uint8Array(), waitMs: 0 } as never;
      return direct.run(name, small[name]?.(task) ?? task, run);
    },
  };
}

function hold(): void {
  ended = new Promise((resolve) => {
    release = resolve;
  });
}

/** A stored plan that is expensive to draw, and its id. */
const TANGLE = '3MXDwwEODargSoUKjWUIcz';
const ring = (corners: number, x: number, y: number, far: number, near: number) =>
  Array.from({ length: corners }, (_, i) => {
    const [angle, radius] = [(2 * Math.PI * i) / corners, i % 2 === 0 ? far : near];
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)].map(Math.round);
  });
const HOLES = Array.from({ length: 30 }, (_, i) =>
  ring(200, 4000 + 800 * (i % 6), 4000 + 800 * Math.floor(i / 6), 390, 300),
);
const STORED = new Map([[TANGLE, JSON.stringify({ polygon: ring(500, 6000, 6000, 6000, 5000), holes: HOLES })]]);

function appWith(perMinute: number, partnerKeys?: PartnerKeys): App {
  const rateLimit = perMinute === 0 ? undefined : { limit: new MemoryRateLimit(perMinute, 60_000), perMinute };
  return buildApp({
    planning: heldPlanning(),
    store: memoryStore(STORED),
    publicUrl: 'https://tiles.example',
    rateLimit,
    partnerKeys,
  });
}

let app: App;
let clients = 0;
let remoteAddress = '';
beforeAll(() => {
  app = appWith(QUOTA);
});
afterAll(() => app.close());
beforeEach(() => {
  begun = [];
  ended = Promise.resolve();
  remoteAddress = `192.0.2.${++clients}`;
});

const get = (url: string, from: App = app) => from.inject({ url, remoteAddress });
const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload, remoteAddress });
/** The requests that are left, by the header. */
const left = ({ headers }: { headers: Record<string, unknown> }) =>
  Number(/;r=(\d+)/.exec(`${headers.ratelimit}`)?.[1]);

describe('the weight of a request', () => {
  it('is one for a plain plan, and more for an expensive file', async () => {
    expect(left(await get(SMALL))).toBe(QUOTA - 1);
    const poster = await get(POSTER);
    expect(poster.statusCode).toBe(200);
    expect(left(poster)).toBeLessThan(QUOTA - 10);
  });

  it('is one for a cached answer and for 304', async () => {
    const made = await get(`${POSTER}&joint=3.1`);
    const spent = left(made);
    expect(left(await get(`${POSTER}&joint=3.1`))).toBe(spent - 1);
    const headers = { 'if-none-match': String(made.headers.etag) };
    const unchanged = await app.inject({ url: `${POSTER}&joint=3.10`, headers, remoteAddress });
    expect([unchanged.statusCode, left(unchanged)]).toEqual([304, spent - 2]);
  });

  it('is refused as a whole, before anything is planned, and says what is left', async () => {
    const first = await get(`${POSTER}&joint=4`);
    const refused = await get(`${POSTER}&joint=4.1`);
    expect(refused.statusCode).toBe(429);
    const [, weight, rest] = /counts as (\d+) requests .* (\d+) are left of the 30/.exec(refused.json().error) ?? [];
    expect(Number(rest)).toBe(left(first) - 1);
    expect(Number(weight)).toBe(QUOTA - left(first));
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(begun).toHaveLength(1);
    // What is left can be spent on cheaper requests.
    expect((await get(`${SMALL}&joint=4`)).statusCode).toBe(200);
  });

  it.each([1, 2, 10])('never exceeds an unused window of %i', async (quota) => {
    const strict = appWith(quota);
    const poster = await get(`${POSTER}&joint=5`, strict);
    expect([poster.statusCode, left(poster)]).toEqual([200, 0]);
    await strict.close();
  });

  it('of a comparison is that of its variants', async () => {
    const room = { outline: 'E600 S500 W600 N500' };
    const plain = await post('/api/compare', { ...room, variants: [{}, { joint: 1 }, { joint: 4 }] });
    expect(left(plain)).toBe(QUOTA - 3);
    const variants = [{ parameters: { tileSize: 50 } }, { parameters: { tileSize: 50 }, joint: 1 }];
    const best = await post('/api/compare', { ...room, start: 'best', variants });
    expect(left(best)).toBeLessThanOrEqual(QUOTA - 3 - 4);
  });

  it('of a stored plan counts in the window that its address is in', async () => {
    const stored = await post('/api/plan', { outline: 'E1900 S1900 W1900 N1900', parameters: { tileSize: 140 } });
    const { pathname } = new URL(stored.json().plannerUrl);
    const id = pathname.split('/')[2];
    const before = left(stored);
    // Planning stored the small room, which is cheap to show in any form.
    for (const path of [pathname, `${pathname}/preview.png`, `/embed/${id}`])
      expect((await get(path)).statusCode).toBe(200);
    const pages = await get(`/oembed?url=${encodeURIComponent(stored.json().plannerUrl)}`);
    expect(pages.headers.ratelimit).toContain('"pages"');
    expect(left(await get(`/api/projects/${id}?format=png&width=4000`))).toBeLessThan(before - 5);
  });
});

it('pages say that there were too many, and when to come back', async () => {
  const pages = ['en', 'pl', 'es', 'zh'].flatMap((lang) => [`lang=${lang}`, `lang=${lang}&units=imperial`]);
  const answers: Awaited<ReturnType<typeof get>>[] = [];
  for (const query of [...pages, ...pages.map((page) => `${page}&again`)])
    answers.push(await get(`/planner/${TANGLE}?${query}`));
  expect(answers[0].statusCode, answers[0].body.slice(0, 300)).toBe(200);
  // The first takes more than one request, so the window does not end with a request that the hook refuses.
  expect(left(answers[0])).toBeLessThan(QUOTA - 1);
  const refused = answers.find(({ statusCode }) => statusCode === 429) ?? expect.fail('none was refused');
  expect(refused.headers['content-type']).toContain('text/html');
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  expect(refused.body).toContain('<h1>');
});

describe('long requests of one client', () => {
  it('are few at a time; a further one is refused before it is queued', async () => {
    // A wide limit lets their weights pass.
    const wide = appWith(1000);
    hold();
    const running = Array.from({ length: MOST_LONG_REQUESTS }, (_, i) => get(`${POSTER}&joint=${6 + i / 10}`, wide));
    await expect.poll(() => begun).toHaveLength(MOST_LONG_REQUESTS);
    const refused = await get(`${POSTER}&joint=7`, wide);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate-limited']);
    expect(refused.json().error).toContain(`${MOST_LONG_REQUESTS} long requests`);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(begun).toHaveLength(MOST_LONG_REQUESTS);
    // A refused one costs what any request costs.
    expect(left(await wide.inject({ url: '/api/plan/patterns', remoteAddress }))).toBeGreaterThan(800);
    const other = wide.inject({ url: `${POSTER}&joint=7.5`, remoteAddress: '198.51.100.1' });
    await expect.poll(() => begun).toHaveLength(MOST_LONG_REQUESTS + 1);
    release();
    for (const answer of await Promise.all([...running, other])) expect(answer.statusCode).toBe(200);
    expect((await get(`${POSTER}&joint=8`, wide)).statusCode).toBe(200);
    await wide.close();
  });

  it('are as many more for a partner as its limit is wider', async () => {
    const key = `tw_${'a'.repeat(64)}`;
    const hash = createHash('sha256').update(key).digest('hex');
    const wide = appWith(1000, new PartnerKeys(`shop 2000 10 ${hash}`));
    const ask = (joint: number) =>
      wide.inject({ url: `${POSTER}&joint=${joint / 10}`, headers: { authorization: `Bearer ${key}` } });
    hold();
    const running = Array.from({ length: 2 * MOST_LONG_REQUESTS }, (_, i) => ask(i));
    await expect.poll(() => begun).toHaveLength(2 * MOST_LONG_REQUESTS);
    expect((await ask(20)).json().error).toContain(`${2 * MOST_LONG_REQUESTS} long requests of yours`);
    release();
    for (const answer of await Promise.all(running)) expect(answer.statusCode).toBe(200);
    await wide.close();
  });

  it('do not keep small plans out, however many', async () => {
    hold();
    const plans = Array.from({ length: QUOTA }, (_, i) => get(`${SMALL}&joint=${1 + i / 10}`));
    await expect.poll(() => begun).toHaveLength(QUOTA);
    release();
    expect((await Promise.all(plans)).map(({ statusCode }) => statusCode)).toEqual(Array(QUOTA).fill(200));
  });

  it('are not bounded where requests are not limited', async () => {
    const open = appWith(0);
    hold();
    const running = Array.from({ length: MOST_LONG_REQUESTS + 2 }, (_, i) => get(`${POSTER}&joint=${i / 10}`, open));
    await expect.poll(() => begun).toHaveLength(MOST_LONG_REQUESTS + 2);
    release();
    for (const answer of await Promise.all(running)) expect(answer.statusCode).toBe(200);
    await open.close();
  });
});

describe('equal requests at the same time', () => {
  it.each([
    ['GET', () => get(`${SMALL}&joint=9`)],
    ['GET with a link', () => get('/api/plan?outline=E180+S240+W180+N240&joint=9.5')],
    ['POST', () => post('/api/plan', { outline: 'E180 S240 W180 N240', joint: 9 })],
  ])('are planned once: %s', async (_, send) => {
    hold();
    const asked = Array.from({ length: 6 }, send);
    await expect.poll(() => begun.length).toBeGreaterThan(0);
    // All of them are in the handler before the first is answered.
    await expect.poll(async () => left(await get('/api/plan/patterns'))).toBeLessThanOrEqual(QUOTA - 7);
    release();
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0].statusCode).toBe(200);
    expect(begun).toHaveLength(1);
  });
});
