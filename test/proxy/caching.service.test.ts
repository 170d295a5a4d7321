// The proxy with the shipped configuration: public answers reach the servers only once, and everything else passes
// through unchanged.

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FORMATS } from '../../src/service/index.ts';
import { projectIdOf } from '../../src/store/index.ts';
import { projectOf, readQuery } from '../../src/wire/index.ts';
import { startRedis } from '../services/redis.ts';
import type { Service } from '../services/service.ts';
import { type Deployment, openDeployment, PUBLIC_URL } from './deployment.ts';
import { type Answer, newVisitor, type Visit, visit } from './visitor.ts';

const QUOTA = 30;

let redis: Service;
let deployment: Deployment;
beforeAll(async () => {
  redis = await startRedis();
  deployment = await openDeployment({ REDIS_URL: redis.url });
});
afterAll(async () => {
  await deployment?.close();
  await redis?.stop();
});

/** Sends each request as a new visitor, so that no limit applies. */
function ask(path: string, options: Visit = {}): Promise<Answer> {
  return visit(deployment.proxy.url, path, { from: newVisitor(), ...options });
}

let rooms = 0;

/** The query of a new room. */
function newRoom(): string {
  rooms += 1;
  return `outline=E${200 + rooms}+S240+W${200 + rooms}+N240`;
}

const newPicture = () => `/api/plan?${newRoom()}&format=svg`;

/** How many requests reach a server during some work. */
async function reachedBy(work: () => Promise<unknown>): Promise<number> {
  const before = await deployment.reached();
  await work();
  return (await deployment.reached()) - before;
}

function plain({ headers, body }: Answer): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
}

describe('a picture', () => {
  it('reaches a server once, however many request it', async () => {
    const picture = newPicture();
    const first = await ask(picture);
    expect([first.status, first.headers['x-cache']]).toEqual([200, 'MISS']);
    const again = async () => {
      for (let time = 0; time < 40; time += 1) {
        const { status, headers, body } = await ask(picture);
        expect([status, headers['x-cache'], headers.etag]).toEqual([200, 'HIT', first.headers.etag]);
        expect(body.equals(first.body)).toBe(true);
      }
    };
    expect(await reachedBy(again)).toBe(0);
  });

  it('reaches a server once for simultaneous requests', async () => {
    const picture = newPicture();
    const all = () => Promise.all(Array.from({ length: 40 }, () => ask(picture)));
    expect(await reachedBy(all)).toBe(1);
  });

  it.each([
    ['br', ['br', 'gzip, deflate, br, zstd', 'gzip;q=0.8, br;q=1.0', 'BR', 'identity;q=0.1,br;q=0.001']],
    ['gzip', ['gzip', 'gzip, deflate', 'deflate, GZIP;q=0.5', 'br;q=0, gzip', 'br;q=0.0,gzip']],
    [undefined, ['', 'identity', 'deflate', 'br;q=0', 'gzip;q=0, br;q=0.000', 'brotli, xgzip', '*;q=0']],
  ])('has one copy as %s, by whatever words it is asked for', async (encoding, wishes) => {
    const picture = newPicture();
    const truth = plain(await visit(deployment.servers[0].base, picture, { from: newVisitor() }));
    const seen: Answer[] = [];
    const all = async () => {
      for (const wish of wishes) seen.push(await ask(picture, { headers: { 'accept-encoding': wish } }));
    };
    expect(await reachedBy(all)).toBe(1);
    for (const answer of seen) {
      expect([answer.status, answer.headers['content-encoding']]).toEqual([200, encoding]);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(plain(answer)).toBe(truth);
    }
  });

  it('that the visitor has is answered with 304, without a server', async () => {
    const picture = newPicture();
    const { headers } = await ask(picture);
    const check = async () => {
      for (const tag of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`]) {
        const answer = await ask(picture, { headers: { 'if-none-match': String(tag) } });
        expect([tag, answer.status, answer.body.length]).toEqual([tag, 304, 0]);
        expect(answer.headers['cache-control']).toBe('public, max-age=86400');
      }
    };
    expect(await reachedBy(check)).toBe(0);
    const known = newPicture();
    const tag = String((await visit(deployment.servers[0].base, known, { from: newVisitor() })).headers.etag);
    expect((await ask(known, { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  it('has the same headers by HEAD as by GET', async () => {
    const picture = newPicture();
    const got = await ask(picture);
    for (const status of ['MISS', 'HIT']) {
      const { headers, body } = await ask(picture, { method: 'HEAD' });
      expect([headers['x-cache'], body.length]).toEqual([status, 0]);
      for (const name of ['etag', 'content-length', 'content-type', 'cache-control', 'vary']) {
        expect(headers[name], name).toBe(got.headers[name]);
      }
    }
  });

  it('has the headers that pages need, and nothing about the first request', async () => {
    const picture = newPicture();
    const first = await ask(picture);
    const second = await ask(picture);
    expect(first.headers.ratelimit).toMatch(/^"default";r=29;t=[0-9]+$/);
    expect(first.headers['x-request-id']).toBeDefined();
    expect([second.headers.ratelimit, second.headers['x-request-id']]).toEqual([undefined, undefined]);
    for (const name of ['access-control-allow-origin', 'content-security-policy', 'cross-origin-resource-policy']) {
      expect([name, second.headers[name]]).toEqual([name, first.headers[name]]);
      expect(second.headers[name]).toBeDefined();
    }
  });
});

describe('every public answer', () => {
  it('varies by Accept-Encoding, and a plan without a format by Accept, on which the proxy relies', async () => {
    const { body } = await ask(`/api/plan?${newRoom()}`);
    const { plannerUrl } = JSON.parse(body.toString()) as { plannerUrl: string };
    const project = plannerUrl.slice(PUBLIC_URL.length);
    const { body: page } = await ask(project);
    const assets = [...page.toString().matchAll(/(?:href|src)="(\/[\w./-]+\.(?:css|js))"/g)].map(([, path]) => path);
    expect(assets.length).toBeGreaterThan(0);
    const documents = ['/', '/docs', '/openapi.json', '/llms.txt', '/robots.txt', '/api/plan/patterns'];
    for (const path of [newPicture(), `/api/plan?${newRoom()}&link=false`, project, ...documents, ...assets]) {
      await ask(path);
      const { status, headers } = await ask(path);
      expect([path, status, headers['x-cache']]).toEqual([path, 200, 'HIT']);
      expect(headers['cache-control']).toMatch(/^public, max-age=/);
      const isByAccept = path.includes('link=false') || path === project;
      expect(headers.vary).toBe(isByAccept ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
    }
  });

  it('of a link is never the page for a program that asks for JSON', async () => {
    const { plannerUrl } = JSON.parse((await ask(`/api/plan?${newRoom()}`)).body.toString()) as { plannerUrl: string };
    const link = plannerUrl.slice(PUBLIC_URL.length);
    for (const status of [200, 200]) expect((await ask(link)).status).toBe(status);
    const { status, headers } = await ask(link, { headers: { accept: 'application/json' } });
    expect([status, headers.location]).toEqual([303, plannerUrl.replace('/planner/', '/api/projects/')]);
  });

  it('is cached for each format that Accept chooses', async () => {
    const path = `/api/plan?${newRoom()}&link=false`;
    for (const status of ['MISS', 'HIT']) {
      for (const { mediaType } of Object.values(FORMATS)) {
        const { headers } = await ask(path, { headers: { accept: mediaType.split(';', 1)[0] } });
        expect([headers['x-cache'], headers['content-type']]).toEqual([status, mediaType]);
      }
    }
  });

  it.each([
    [['image/svg+xml', 'application/json']],
    [['application/json', 'image/svg+xml']],
    [['*/*', 'text/csv']],
    ['image/svg+xml;q=0'],
    ['image/svg+xml; Q=0.000'],
    ['image/svg+xml\xa0'],
    ['\xa0text/csv'],
    ['image/svg+xml;x=*'],
    ['text/csv;x=","'],
    ['text/csv,'],
    ['Image/SVG+XML;q=0.1'],
  ])('is not cached under the type of another one, whatever Accept %j means', async (accept) => {
    const path = `/api/plan?${newRoom()}&link=false`;
    await ask(path, { headers: { accept } });
    for (const { mediaType } of Object.values(FORMATS)) {
      const { headers } = await ask(path, { headers: { accept: mediaType.split(';', 1)[0] } });
      expect(headers['content-type']).toBe(mediaType);
    }
    expect((await ask(path)).headers['content-type']).toBe(FORMATS.json.mediaType);
  });
});

describe('any other answer', () => {
  it('comes from a server each time: plans with a link, bodies, refusals', async () => {
    const body = JSON.stringify({ outline: 'E400 S300 W400 N300' });
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const room = newRoom();
    const cases: [string, Visit, number, string][] = [
      [`/api/plan?${room}`, {}, 200, 'private, no-cache'],
      ['/api/plan', post, 200, 'private, no-cache'],
      [`/api/plan?${room}&tileSize=none`, {}, 400, 'no-store'],
      [`/api/plan?${room}&x=${'1'.repeat(9_000)}`, {}, 414, 'no-store'],
      ['/api/plan', { ...post, headers: { 'content-type': 'text/plain' } }, 415, 'no-store'],
    ];
    for (const [path, options, status, cacheControl] of cases) {
      const twice = async () => {
        for (const _ of [1, 2]) {
          const { headers, ...answer } = await ask(path, options);
          const seen = [answer.status, headers['cache-control'], headers['access-control-allow-origin']];
          expect([path, ...seen]).toEqual([path, status, cacheControl, '*']);
          if (status !== 200) expect(JSON.parse(answer.body.toString())).toHaveProperty('error');
        }
      };
      expect([path, await reachedBy(twice)]).toEqual([path, 2]);
    }
  });

  it('keeps its status and its headers: unknown addresses, other methods, OPTIONS', async () => {
    const nowhere = await ask('/nowhere');
    expect([nowhere.status, JSON.parse(nowhere.body.toString()).code]).toEqual([404, 'not-found']);
    const other = await ask('/api/plan', { method: 'DELETE' });
    expect([other.status, other.headers.allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
    const preflight = await ask('/api/plan', { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers['access-control-max-age']]).toEqual([204, '86400']);
  });

  it('keeps its method: HEAD of a plan with a link stores nothing', async () => {
    const room = newRoom();
    const read = readQuery(room);
    if (!read.ok) throw new Error(read.mistakes[0]?.message);
    const page = `/planner/${projectIdOf(projectOf(read).identity)}`;
    expect((await ask(`/api/plan?${room}`, { method: 'HEAD' })).status).toBe(200);
    expect((await ask(page)).status).toBe(404);
    await ask(`/api/plan?${room}`);
    expect((await ask(page)).status).toBe(200);
  });

  it('may have the longest allowed query', async () => {
    const corners = (count: number) => Array.from({ length: count }, (_, i) => `${i},${i % 2 ? 1000 : 1000 + i}`);
    const polygon = `0,0 ${corners(2_000).reverse().join(' ')}`.slice(0, 8_180);
    const query = `polygon=${polygon.replaceAll(' ', '+')}`.padEnd(8_192, '1');
    expect(query).toHaveLength(8_192);
    const { status, headers } = await ask(`/api/plan?${query}`);
    // The plan is too large, but the refusal shows that the query was read.
    expect([status, headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
  });

  it('does not include the metrics of the servers', async () => {
    expect((await ask('/metrics')).status).toBe(404);
  });
});

describe('the limit', () => {
  const listing = (n: number) => `/api/plan?${newRoom()}&link=false&width=${100 + n}`;

  it('is separate for each visitor, whatever X-Forwarded-For a visitor sends', async () => {
    const [one, other] = [newVisitor(), newVisitor()];
    const kept = newPicture();
    await ask(kept);
    const seen = [];
    for (let n = 0; n < 40; n += 1) {
      const headers: Record<string, string> = n % 2 ? { 'x-forwarded-for': `198.51.100.${n}` } : {};
      seen.push(await ask(listing(n), { from: one, headers }));
    }
    const statuses = seen.map(({ status }) => status);
    expect(statuses.slice(0, QUOTA)).toEqual(Array(QUOTA).fill(200));
    expect(statuses.slice(QUOTA)).toEqual(Array(10).fill(429));
    const refused = seen[QUOTA];
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers.ratelimit).toMatch(/^"default";r=0;/);
    const { status, headers } = await ask(listing(0), { from: other });
    expect([status, headers.ratelimit]).toEqual([200, expect.stringMatching(/r=29;/)]);
    // Cached answers do not count towards the limit.
    expect((await ask(kept, { from: one })).status).toBe(200);
  });
});

describe('with every server gone', () => {
  it('cached answers are served, and the rest is refused as JSON', async () => {
    const picture = newPicture();
    await ask(picture);
    for (const server of deployment.servers) {
      server.kill('SIGKILL');
      await server.ended;
    }
    expect((await ask(picture)).status).toBe(200);
    const { status, headers, body } = await ask(newPicture());
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '1', 'no-store']);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'unavailable', error: expect.any(String) });
  });
});
