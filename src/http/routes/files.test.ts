// Files in the background, asked of the whole application: they are the answers that are given at once, and are refused
// like them.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStore } from '../../../test/support/memory-store.ts';
import { type App, buildApp } from '../app.ts';
import { FILE_BOUNDS } from '../files/accounts.ts';
import { newFileId } from '../files/file-id.ts';
import { MemoryPlace } from '../files/index.ts';
import { directPlanning, type Planning } from '../planning/index.ts';
import { MemoryRateLimit } from '../rate-limit/index.ts';

const QUOTA = 1000;
const PUBLIC_URL = 'https://tiles.example';
const ROOM = 'outline=E180+S240+W180+N240';
const BODY = { outline: 'E180 S240 W180 N240', name: 'Łazienka "1"' };
const FORMATS = ['svg', 'png', 'pdf', 'dxf', 'csv', 'xlsx'];
const ASYNC = { prefer: 'respond-async' };

/** Jobs begin when it is open. */
let gate = Promise.resolve();
const planning: Planning = {
  ...directPlanning(),
  run: async (name, task, run) => {
    await gate;
    return directPlanning().run(name, task, run);
  },
};
let app: App;
beforeAll(() => {
  const rateLimit = { limit: new MemoryRateLimit(QUOTA, 60_000, () => 0), perMinute: QUOTA };
  const filePlace = new MemoryPlace();
  app = buildApp({ store: memoryStore(), publicUrl: PUBLIC_URL, rateLimit, filePlace, planning });
});
afterAll(() => app.close());

let clients = 0;
const newClient = () => `192.0.2.${++clients}`;

interface Asked {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'DELETE' | 'OPTIONS';
  readonly url: string;
  readonly payload?: object;
}

/** Sends a request, with a preference for the background unless there are other headers. */
function ask({ payload, ...asked }: Asked, headers: Record<string, string> = {}, remoteAddress = newClient()) {
  const json = payload && { 'content-type': 'application/json' };
  const body = payload && { payload: JSON.stringify(payload) };
  return app.inject({ ...asked, ...body, headers: { ...json, ...headers }, remoteAddress });
}

/** Asks at the place in an answer with status 202 until there is another. */
async function fetched(accepted: Awaited<ReturnType<typeof ask>>) {
  expect(accepted.statusCode, accepted.body).toBe(202);
  const { url, ...state } = accepted.json();
  expect(state).toEqual({ state: 'waiting' });
  expect(url).toMatch(/^https:\/\/tiles\.example\/api\/files\/[\w-]{32}$/);
  expect(accepted.headers).toMatchObject({
    location: url,
    'preference-applied': 'respond-async',
    'retry-after': '5',
    'cache-control': 'no-store',
  });
  const path = url.slice(PUBLIC_URL.length);
  const answer = () => ask({ url: path });
  await expect.poll(async () => (await answer()).statusCode, { timeout: 30_000 }).not.toBe(202);
  return { path, answer: await answer() };
}

const KEPT = ['content-type', 'content-disposition', 'content-security-policy', 'cross-origin-resource-policy'];

describe('a request that prefers the background', () => {
  it.each(FORMATS)('gets the %s that it would get at once, byte for byte', async (format) => {
    const job = { surfaces: [BODY, { outline: 'E410 S155 W410 N155' }], format };
    for (const asked of [
      { url: `/api/plan?${ROOM}&pattern=herringbone&format=${format}` },
      { method: 'POST', url: '/api/plan', payload: { ...BODY, format } },
      { method: 'POST', url: '/api/job', payload: job },
    ] as const) {
      const { answer } = await fetched(await ask(asked, ASYNC));
      const wanted = await ask(asked);
      expect([answer.statusCode, answer.headers['cache-control'], answer.headers.etag]).toEqual([
        200,
        'no-store',
        undefined,
      ]);
      for (const name of KEPT) expect([name, answer.headers[name]]).toEqual([name, wanted.headers[name]]);
      expect(answer.rawPayload.equals(wanted.rawPayload)).toBe(true);
    }
  });

  it('gets the format that Accept chooses, among other preferences', async () => {
    const accepted = await ask(
      { url: `/api/plan?${ROOM}` },
      { accept: 'text/csv', prefer: 'wait=10, Respond-Async; x=1' },
    );
    expect((await fetched(accepted)).answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  });

  it('is refused at once if it cannot be read, and later if it cannot be planned', async () => {
    const bad = await ask({ url: '/api/plan?outline=E180+S240&format=pdf' }, ASYNC);
    expect([bad.statusCode, bad.headers['preference-applied']]).toEqual([400, undefined]);
    const badJob = await ask({ method: 'POST', url: '/api/job', payload: { surfaces: [], format: 'pdf' } }, ASYNC);
    expect(badJob.statusCode).toBe(400);
    const url = '/api/plan?outline=E2000+S2000+W2000+N2000&tileSize=20&format=csv';
    const { answer } = await fetched(await ask({ url }, ASYNC));
    const wanted = await ask({ url });
    expect([wanted.statusCode, wanted.json().code]).toEqual([400, 'too-many-tiles']);
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([400, wanted.body, 'no-store']);
  });

  it('is answered at once for figures, by HEAD, if the answer is there already, and with another preference', async () => {
    const unlike = `${ROOM}&tileSize=310&format=csv`;
    const kept = `/api/plan?${ROOM}&tileSize=320&format=csv`;
    const { etag } = (await ask({ url: kept })).headers;
    for (const [asked, headers, status] of [
      [{ url: `/api/plan?${ROOM}&link=false` }, ASYNC, 200],
      [{ method: 'POST', url: '/api/plan', payload: BODY }, ASYNC, 200],
      [{ method: 'HEAD', url: `/api/plan?${unlike}` }, ASYNC, 200],
      [{ url: kept }, ASYNC, 200],
      [{ url: `${kept}&rotation=0` }, { ...ASYNC, 'if-none-match': String(etag) }, 304],
      [{ url: `/api/plan?${unlike}` }, { prefer: 'respond-asynchronously, wait=5' }, 200],
    ] as const) {
      const { statusCode, headers: got } = await ask(asked, headers);
      expect([asked, statusCode, got['preference-applied']]).toEqual([asked, status, undefined]);
    }
  });

  it('counts as much as at once, when it is sent, and each question for the file as one', async () => {
    const payload = { outline: 'E900 S900 W900 N900', parameters: { tileSize: 100 }, format: 'pdf' };
    const asked = { method: 'POST', url: '/api/plan', payload } as const;
    const left = async (headers = {}) => {
      const client = newClient();
      const counted = await ask(asked, headers, client);
      const [, remaining] = /;r=(\d+)/.exec(String(counted.headers.ratelimit)) ?? [];
      return { remaining: Number(remaining), counted };
    };
    const { remaining } = await left();
    expect(remaining).toBeLessThan(QUOTA - 1);
    const later = await left(ASYNC);
    expect(later.remaining).toBe(remaining);
    const { answer } = await fetched(later.counted);
    expect(answer.headers.ratelimit).toMatch(/;r=999;/);
  });

  it('does not disturb others, however many of one caller wait', async () => {
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    try {
      const client = newClient();
      const statuses: number[] = [];
      for (let width = 600; width < 640; width++) {
        const url = `/api/plan?${ROOM}&format=png&width=${width}`;
        statuses.push((await ask({ url }, ASYNC, client)).statusCode);
      }
      const { filesOfClient } = FILE_BOUNDS;
      expect(statuses).toEqual([...Array(filesOfClient).fill(202), ...Array(40 - filesOfClient).fill(429)]);
      const other = await ask({ url: `/api/plan?${ROOM}&format=png` }, ASYNC);
      expect([other.statusCode, (await ask({ url: new URL(other.json().url).pathname })).json().state]).toEqual([
        202,
        'waiting',
      ]);
      expect((await app.inject('/metrics')).body).toMatch(/^tilewright_unmade_files 13$/m);
    } finally {
      open();
    }
    expect((await ask({ url: `/api/plan?${ROOM}&format=dxf` })).statusCode).toBe(200);
  });
});

describe('the place of a file', () => {
  it('does not know an id that never was, and says that the file of another is gone', async () => {
    const unknown = await ask({ url: '/api/files/unknown' });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not-found']);
    const gone = await ask({ url: `/api/files/${newFileId()}` });
    expect([gone.statusCode, gone.json().code, gone.headers['cache-control']]).toEqual([410, 'file-gone', 'no-store']);
  });

  it('has HEAD, OPTIONS and no other method, and scripts of other pages may ask', async () => {
    const { path, answer } = await fetched(await ask({ url: `/api/plan?${ROOM}&format=xlsx` }, ASYNC));
    expect(answer.headers['access-control-expose-headers']).toMatch(/Location.*Preference-Applied/);
    const head = await ask({ method: 'HEAD', url: path });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      answer.headers['content-length'],
    ]);
    expect((await ask({ method: 'DELETE', url: path })).statusCode).toBe(405);
    const { statusCode, headers } = await ask({ method: 'OPTIONS', url: path });
    expect([statusCode, headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });
});
