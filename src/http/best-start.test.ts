// Searches on the server: what is answered and stored, what is kept and tagged, that nobody else waits meanwhile, and that a
// search ends when nobody wants it any more.

import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plan } from '../engine/index.ts';
import type { ProjectStore } from '../store/index.ts';
import { type App, buildApp } from './app.ts';
import { worksInLine } from './in-turns.ts';

const ROOM = 'outline=E180+S240+W180+N240&subtract=140,0,40,60';
/** Hexagons under a slanted wall: the whole budget is searched. */
const LONG = 'outline=E300+A36.8699:150+S120+W420+N210&pattern=hexagons';
const PUBLIC_URL = 'https://tiles.example';

const projects = new Map<string, string>();
const store: ProjectStore = {
  save: async (id, project) => void projects.set(id, project),
  find: async (id) => projects.get(id),
  check: async () => {},
  close: async () => {},
};
let planned = 0;
let app: App;

beforeAll(() => {
  const planner = (request: Parameters<typeof plan>[0]) => {
    planned++;
    return plan(request);
  };
  app = buildApp({ store, planner, publicUrl: PUBLIC_URL, buildId: 'test' });
});
afterAll(() => app.close());

const get = (query: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: `/api/plan?${query}`, headers });
const post = (body: unknown) => app.inject({ method: 'POST', url: '/api/plan', payload: body as object });

/** How often the planner is asked. */
async function plannedBy(request: () => Promise<unknown>): Promise<number> {
  const before = planned;
  await request();
  return planned - before;
}

describe('start=best', () => {
  it('plans with the start that was found, tells it, and links to it without a search', async () => {
    const answer = (await get(`${ROOM}&start=best`)).json();
    const { x, y } = answer.pattern.startCm;
    expect(answer).toMatchObject({ tiles: { sliverCount: 0, total: 46 }, warnings: [] });
    expect(answer.svgUrl).toBe(`${PUBLIC_URL}/api/plan?${ROOM}&start=${x},${y}&format=svg`);
    const id = answer.plannerUrl.slice(`${PUBLIC_URL}/planner/`.length);
    expect(JSON.parse(projects.get(id) ?? '')).toMatchObject({ start: { x, y } });
    // Sending it is the same in every byte, the project's name included.
    expect((await get(`${ROOM}&start=${x},${y}`)).body).toBe(JSON.stringify(answer));
  });

  it('draws the same by format, by its address and by POST', async () => {
    const drawn = await get(`${ROOM}&start=best&format=svg`);
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    const { svgUrl } = (await get(`${ROOM}&start=best&link=false`)).json();
    expect((await get(svgUrl.split('?')[1])).body).toBe(drawn.body);
    const posted = { outline: 'E180 S240 W180 N240', subtract: [{ x: 140, y: 0, w: 40, h: 60 }], start: 'best' };
    const answer = (await post({ ...posted, link: false })).json();
    expect(answer.svg).toBe(drawn.body);
    expect(answer.svgUrl).toBe(svgUrl);
    expect((await post({ ...posted, format: 'svg' })).body).toBe(drawn.body);
  });

  it('is kept and tagged as it was asked, and a 304 costs neither search nor plan', async () => {
    const query = `${ROOM}&start=best&link=false&lang=es`;
    const first = await get(query);
    const tag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('public, max-age=86400');
    expect(tag).toMatch(/^"[^"]+"$/);
    expect(await plannedBy(async () => expect((await get(query)).body).toBe(first.body))).toBe(0);
    const others = [query, `start=best&lang=es&link=0&${ROOM}`];
    for (const other of others) {
      const work = async () => expect((await get(other, { 'if-none-match': tag })).statusCode).toBe(304);
      expect(await plannedBy(work)).toBe(0);
    }
    // Another server, that has never searched it, knows the tag as well.
    const twin = buildApp({ publicUrl: PUBLIC_URL, buildId: 'test', planner: () => expect.unreachable() });
    const url = `/api/plan?${query}`;
    const headers = { 'if-none-match': tag };
    expect((await twin.inject({ method: 'GET', url, headers })).statusCode).toBe(304);
    await twin.close();
    // Best is not another way to write the start that was found.
    const { x, y } = first.json().pattern.startCm;
    expect((await get(`${ROOM}&start=${x},${y}&link=false&lang=es`)).headers.etag).not.toBe(tag);
  });

  it('answers HEAD as GET, and stores nothing', async () => {
    const query = `${ROOM}&start=best&tileSize=310`;
    const before = projects.size;
    const head = await app.inject({ method: 'HEAD', url: `/api/plan?${query}&link=false` });
    const answer = await get(`${query}&link=false`);
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['content-length', 'etag', 'content-type', 'cache-control']) {
      expect(head.headers[name]).toBe(answer.headers[name]);
    }
    await app.inject({ method: 'HEAD', url: `/api/plan?${query}` });
    expect(projects.size).toBe(before);
  });

  it('is refused as a plan would be where no start can be planned', async () => {
    const tiny = await get('outline=E2000+S2000+W2000+N2000&tileSize=20&start=best');
    expect([tiny.statusCode, tiny.json().code]).toEqual([400, 'too-many-tiles']);
    expect(tiny.json().example).not.toBeNull();
    const crossed = await get('polygon=0,0+400,0+0,300+400,300&start=best');
    expect([crossed.statusCode, crossed.json().code]).toEqual([400, 'walls-cross']);
  });

  it('tells a fault of ours as one', async () => {
    const broken = buildApp({
      planner: () => {
        throw new Error('a fault');
      },
    });
    for (const query of [`${ROOM}&start=best`, ROOM]) {
      const answer = await broken.inject({ method: 'GET', url: `/api/plan?${query}` });
      expect([answer.statusCode, answer.body.includes('a fault')]).toEqual([500, false]);
    }
    await broken.close();
  });
});

describe('warnings', () => {
  it('name a start that gives what they promise, on GET and POST, and are not looked for in drawings', async () => {
    const [warning] = (await get(`${ROOM}&link=false`)).json().warnings;
    const [, start, percent] = /start=(\S+) instead, which leaves no sliver and (\S+) % waste\.$/.exec(warning) ?? [];
    const { tiles } = (await get(`${ROOM}&link=false&start=${start}`)).json();
    expect([tiles.sliverCount, tiles.wastePercent]).toEqual([0, Number(percent)]);
    const body = { outline: 'E180 S240 W180 N240', subtract: [{ x: 140, y: 0, w: 40, h: 60 }], link: false };
    expect((await post(body)).json().warnings).toEqual([warning]);
  });
});

describe('while others search', () => {
  it('a plain plan is answered, and the event loop has a turn at every other step at least', async () => {
    const searches = [150, 200, 250].map((size) => get(`${LONG}&tileSize=${size}&start=best&link=false`));
    let turns = 0;
    let counting = setImmediate(function count() {
      turns++;
      counting = setImmediate(count);
    });
    expect((await get('outline=E400+S300+W400+N300&link=false')).statusCode).toBe(200);
    expect(worksInLine()).toBeGreaterThan(0);
    for (const { statusCode } of await Promise.all(searches)) expect(statusCode).toBe(200);
    clearImmediate(counting);
    // A search that uses its budget takes some sixty steps of 5 ms; how long they are on this machine does not matter.
    expect(turns).toBeGreaterThan(20);
  });

  it('those beyond what may wait are refused at once, and told when to come again', async () => {
    const crowd = buildApp({ publicUrl: PUBLIC_URL });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        crowd.inject({ method: 'GET', url: `/api/plan?outline=E${90 + i}+S100+W${90 + i}+N100&start=best&link=false` }),
      ),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(32);
    expect(refused).toHaveLength(8);
    for (const { headers } of refused) expect(headers['retry-after']).toBe('1');
    await crowd.close();
  });
});

describe('a caller who goes away', () => {
  it('takes the search along', async () => {
    const served = buildApp({ publicUrl: PUBLIC_URL });
    await served.listen({ port: 0, host: '127.0.0.1' });
    const { port } = served.server.address() as AddressInfo;
    const sockets = Array.from({ length: 4 }, (_, i) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET /api/plan?${LONG}&tileSize=${120 + i}&start=best&link=false HTTP/1.1\r\nHost: a\r\n\r\n`);
      return socket;
    });
    while (worksInLine() < 2 || served.service.searches.waiting < 2)
      await new Promise((resolve) => setImmediate(resolve));
    for (const socket of sockets) socket.destroy();
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.on('close', resolve))));
    // What is left of two searches would take longer than these few turns by far.
    for (let turns = 0; turns < 10; turns++) await new Promise((resolve) => setTimeout(resolve, 2));
    expect([worksInLine(), served.service.searches.waiting]).toEqual([0, 0]);
    await served.close();
  });
});
