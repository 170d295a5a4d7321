import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VERSION } from '../service/index.ts';
import { openStore, type ProjectStore } from '../store/index.ts';
import { say } from '../words/index.ts';
import { type App, buildApp } from './app.ts';
import { MemoryRateLimit } from './rate-limit/index.ts';

const ROOM = 'outline=E180+S240+W180+N240';
const PUBLIC_URL = 'https://tiles.example';
const dataDir = mkdtempSync(join(tmpdir(), 'tilewright-app-'));
let store: ProjectStore;
let app: App;
const saved: string[] = [];

beforeAll(async () => {
  const real = await openStore({ dataDir });
  store = {
    ...real,
    save: (id, project) => {
      saved.push(id);
      return real.save(id, project);
    },
  };
  app = buildApp({ store, publicUrl: PUBLIC_URL, buildId: 'test' });
});
afterAll(async () => {
  await app.close();
  await store.close();
  rmSync(dataDir, { recursive: true });
});

type Headers = Record<string, string>;
const get = (url: string, headers: Headers = {}) => app.inject({ method: 'GET', url, headers });
const post = (body: unknown, headers: Headers = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/plan',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
/** The number of projects that a request stores. */
async function storedBy(request: () => Promise<unknown>): Promise<number> {
  const before = saved.length;
  await request();
  return saved.length - before;
}

describe('GET /api/plan', () => {
  it('returns the plan, its drawing, a link and the timing', async () => {
    const answer = await get(`/api/plan?${ROOM}&subtract=140,0,40,60`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'private, no-cache',
      'server-timing': expect.stringMatching(
        /^plan;dur=[0-9]+\.[0-9]{2}, reuse;dur=[0-9.]+, starts;dur=[0-9.]+, wait;dur=[0-9.]+$/,
      ),
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^.{5,}$/),
    });
    expect(answer.headers).not.toHaveProperty('etag');
    expect(answer.json()).toMatchObject({
      tiles: { total: 47, whole: 33, cut: 14 },
      svgUrl: `${PUBLIC_URL}/api/plan?${ROOM}&subtract=140,0,40,60&format=svg`,
      plannerUrl: expect.stringMatching(/^https:\/\/tiles\.example\/planner\/[A-Za-z0-9_-]{22}$/),
    });
    expect(answer.json()).not.toHaveProperty('svg');
  });

  it('stores nothing for HEAD, link=false, drawings, prefetches and mistakes', async () => {
    const nothing = [
      () => get(`/api/plan?${ROOM}&tileSize=111&link=false`),
      () => app.inject({ method: 'HEAD', url: `/api/plan?${ROOM}&tileSize=111` }),
      () => get(`/api/plan?${ROOM}&tileSize=111&format=svg`),
      () => get(`/api/plan?${ROOM}&tileSize=111`, { 'sec-purpose': 'prefetch;prerender' }),
      () => get(`/api/plan?${ROOM}&tileSize=111`, { purpose: 'prefetch' }),
      () => get(`/api/plan?${ROOM}&tileSize=1`),
      () => get(`/api/plan?${ROOM}&tileSize=10`),
      () => post({ outline: 'E180 S240 W180 N240', link: false }),
      () => post({ outline: 'E180 S240 W180 N240', format: 'svg' }),
      () => post({ outline: 'E180' }),
    ];
    for (const request of nothing) expect(await storedBy(request)).toBe(0);
    expect(await storedBy(() => get(`/api/plan?${ROOM}&tileSize=111`))).toBe(1);
  });

  it('returns no link when nothing is stored', async () => {
    for (const headers of [{ 'sec-purpose': 'prefetch' }, { 'x-moz': 'prefetch' }] as Headers[]) {
      expect((await get(`/api/plan?${ROOM}`, headers)).json().plannerUrl).toBeNull();
    }
    expect((await get(`/api/plan?${ROOM}&link=false`)).json().plannerUrl).toBeNull();
  });

  it.each([
    '',
    '&format=svg',
    '&link=false',
    '&lang=pl&units=imperial&inlineSvg=true',
    '&tileSize=none',
    '&format=pdf',
  ])('answers HEAD like GET, without a body: %s', async (rest) => {
    for (const encoding of ['identity', 'br']) {
      const url = `/api/plan?outline=E181+S240+W181+N240${rest}`;
      const headers = { 'accept-encoding': encoding };
      const head = await app.inject({ method: 'HEAD', url, headers });
      const answer = await get(url, headers);
      expect([head.statusCode, head.body]).toEqual([answer.statusCode, '']);
      expect(Number(head.headers['content-length'])).toBe(answer.rawPayload.length);
      for (const name of ['content-type', 'content-length', 'content-encoding', 'cache-control', 'etag', 'vary']) {
        expect([name, head.headers[name]]).toEqual([name, answer.headers[name]]);
      }
    }
  });

  it('answers HEAD like GET if nothing can be stored', async () => {
    const other = buildApp();
    const head = await other.inject({ method: 'HEAD', url: `/api/plan?${ROOM}` });
    const answer = await other.inject(`/api/plan?${ROOM}`);
    expect(head.headers['content-length']).toBe(answer.headers['content-length']);
    await other.close();
  });

  it('accepts a query of 8 KB and refuses a longer one', async () => {
    const spaces = (count: number) => `outline=E180${'+'.repeat(count)}S240+W180+N240`;
    const shortest = spaces(0).length;
    expect((await get(`/api/plan?${spaces(8192 - shortest)}`)).statusCode).toBe(200);
    expect((await get(`/api/plan?${spaces(8193 - shortest)}`)).statusCode).toBe(414);
  });
});

describe('the drawing', () => {
  it('is the same with format=svg, inline, at svgUrl and by POST', async () => {
    const drawing = await get(`/api/plan?${ROOM}&format=svg&lang=es&width=640`);
    expect(drawing.statusCode).toBe(200);
    expect(drawing.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('public'),
      'server-timing': expect.stringMatching(/^plan;dur=[0-9.]+, draw;dur=[0-9.]+, wait;dur=[0-9.]+$/),
    });
    expect(drawing.body).toMatch(/^<svg[\s>]/);
    const inline = (await get(`/api/plan?${ROOM}&inlineSvg=true&lang=es&width=640`)).json();
    const posted = (await post({ outline: 'E180 S240 W180 N240', lang: 'es', width: 640 })).json();
    const byAddress = await get(inline.svgUrl.slice(PUBLIC_URL.length));
    const postedDrawing = await post({ outline: 'E180 S240 W180 N240', lang: 'es', width: 640, format: 'svg' });
    expect(inline.svg).toBe(drawing.body);
    expect(posted.svg).toBe(drawing.body);
    expect(posted.svgUrl).toBe(inline.svgUrl);
    expect(byAddress.body).toBe(drawing.body);
    expect(postedDrawing.body).toBe(drawing.body);
    expect(drawing.body).toContain(`${PUBLIC_URL}/`);
  });

  it('comes between the summary and its address in the answer', async () => {
    const { summary, svg, svgUrl } = (await get(`/api/plan?${ROOM}&inlineSvg=1`)).json();
    expect(Object.keys((await get(`/api/plan?${ROOM}&inlineSvg=1`)).json()).slice(-4)).toEqual([
      'summary',
      'svg',
      'svgUrl',
      'plannerUrl',
    ]);
    expect([summary, svg, svgUrl].every(Boolean)).toBe(true);
  });

  it('has no address if the query would be too long', async () => {
    const corners = Array.from({ length: 500 }, (_, i) => {
      const angle = (i / 500) * 2 * Math.PI;
      return [500 + Math.cos(angle) * 400.123, 500 + Math.sin(angle) * 400.123].map((cm) => Math.round(cm * 1e4) / 1e4);
    });
    const answer = await post({ polygon: corners, link: false });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().svgUrl).toBeNull();
  });
});

describe('POST /api/plan', () => {
  it.each(['application/json; charset=utf-8', 'Application/JSON', 'application/json;charset="UTF-8"'])(
    'accepts a body of type %s',
    async (type) =>
      expect((await post({ outline: 'E180 S240 W180 N240' }, { 'content-type': type })).statusCode).toBe(200),
  );
});

describe('caching', () => {
  it.each([`${ROOM}&link=false`, `${ROOM}&format=svg`])('%s is public and has a strong tag', async (query) => {
    const first = await get(`/api/plan?${query}&tileSize=290`);
    expect(first.headers['cache-control']).toMatch(/^public, max-age=[0-9]+$/);
    const vary = query.includes('format=') ? 'Accept-Encoding' : 'Accept, Accept-Encoding';
    expect(first.headers.vary).toBe(vary);
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^"[A-Za-z0-9_-]+"$/);
    for (const header of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await get(`/api/plan?${query}&tileSize=290`, { 'if-none-match': header });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers).toMatchObject({ etag: tag, vary });
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
    }
    const other = await get(`/api/plan?${query}&tileSize=291`, { 'if-none-match': tag });
    expect(other.statusCode).toBe(200);
  });

  it('answers If-None-Match: * with 304 where there is a public answer, and with its refusal where there is none', async () => {
    const any = { 'if-none-match': '*' };
    const page = (await get(`/api/plan?${ROOM}`)).json().plannerUrl.slice(PUBLIC_URL.length);
    for (const url of [`/api/plan?${ROOM}&link=false`, `/api/plan?${ROOM}&format=svg`, '/docs', '/llms.txt', page]) {
      for (const encoding of ['identity', 'br']) {
        const headers = { 'accept-encoding': encoding };
        const { etag, vary, 'cache-control': lifetime } = (await get(url, headers)).headers;
        for (const method of ['GET', 'HEAD'] as const) {
          const answer = await app.inject({ method, url, headers: { ...headers, ...any } });
          expect([url, answer.statusCode, answer.body]).toEqual([url, 304, '']);
          expect(answer.headers).toMatchObject({ etag, vary, 'cache-control': lifetime });
          expect(answer.headers).toMatchObject({
            'access-control-allow-origin': '*',
            'x-content-type-options': 'nosniff',
          });
        }
      }
    }
    expect((await get(`/api/plan?${ROOM}&link=false&tileSize=10`, any)).statusCode).toBe(400);
    expect((await get('/nowhere', any)).statusCode).toBe(404);
    expect((await get(`/api/plan?${ROOM}`, any)).statusCode).toBe(200);
    expect((await post({ outline: 'E180 S240 W180 N240' }, any)).statusCode).toBe(200);
  });

  it('answers 304 without planning, however the plan is written', async () => {
    let plans = 0;
    const counting = buildApp({
      publicUrl: PUBLIC_URL,
      buildId: 'test',
      planner: () => {
        plans++;
        throw new Error('not to be called');
      },
    });
    const tag = String((await get(`/api/plan?${ROOM}&link=false`)).headers.etag);
    const url = '/api/plan?link=0&outline=e180+s240+w180+n240&joint=3.0';
    const answer = await counting.inject({ method: 'GET', url, headers: { 'if-none-match': tag } });
    await counting.close();
    expect([answer.statusCode, plans]).toEqual([304, 0]);
  });

  it('is not 304 where another unit was sent, if a note says so', async () => {
    const [bare, measured] = ['tileSize=60', 'tileSize=60mm'].map(
      (tile) => `/api/plan?${ROOM}&${tile}&units=imperial&link=false`,
    );
    const { headers, body } = await get(bare);
    const other = await get(measured, { 'if-none-match': String(headers.etag) });
    expect([other.statusCode, other.json().svgUrl]).toEqual([200, JSON.parse(body).svgUrl]);
    expect(other.json().notes).not.toEqual(JSON.parse(body).notes);
  });

  it('uses other tags for other code or another public address', async () => {
    const tags = new Set<unknown>([(await get(`/api/plan?${ROOM}&link=false`)).headers.etag]);
    for (const options of [
      { publicUrl: PUBLIC_URL, buildId: 'other' },
      { publicUrl: 'https://other.example', buildId: 'test' },
    ]) {
      const other = buildApp(options);
      tags.add((await other.inject(`/api/plan?${ROOM}&link=false`)).headers.etag);
      await other.close();
    }
    expect(tags.size).toBe(3);
  });

  it('serves the same bytes from the cache', async () => {
    const [first, second] = [
      await get(`/api/plan?${ROOM}&format=svg&tileSize=77`),
      await get(`/api/plan?${ROOM}&format=svg&tileSize=77`),
    ];
    expect(second.body).toBe(first.body);
    expect(second.headers['server-timing']).toContain('kept');
    expect(second.headers.etag).toBe(first.headers.etag);
  });

  it('compresses large answers, with a separate tag per encoding', async () => {
    const url = `/api/plan?${ROOM}&format=svg&tileSize=88`;
    const plain = await get(url);
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      for (let time = 0; time < 2; time++) {
        const packed = await get(url, { 'accept-encoding': encoding });
        expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
        expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
        expect(packed.headers.etag).not.toBe(plain.headers.etag);
        const again = await get(url, { 'accept-encoding': encoding, 'if-none-match': String(packed.headers.etag) });
        expect([again.statusCode, again.headers.etag]).toEqual([304, packed.headers.etag]);
      }
    }
    const small = await get(`/api/plan?${ROOM}&link=false`, { 'accept-encoding': 'br' });
    expect(small.headers['content-encoding']).toBeUndefined();
    const posted = await post({ outline: 'E180 S240 W180 N240' }, { 'accept-encoding': 'gzip' });
    expect(JSON.parse(gunzipSync(posted.rawPayload).toString()).tiles.total).toBe(48);
  });
});

describe('an address with nothing at it', () => {
  const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

  it('shows people a page in their language, and tells programs in JSON', async () => {
    const page = await get('/nope?lang=es', BROWSER);
    expect(page.statusCode).toBe(404);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'no-store',
      vary: 'Accept',
    });
    expect(page.body).toContain('<html lang="es"');
    expect(page.body).toContain('<h1>No hay nada en esta dirección</h1>');
    expect(page.body).toContain('content="noindex"');
    for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }] as Headers[]) {
      const answer = await get('/nope', headers);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
    }
  });

  it('below the API is JSON for everybody', async () => {
    expect((await get('/api/nope', BROWSER)).json().code).toBe('not-found');
  });
});

describe('what browsers and messengers ask for', () => {
  it('is there: the manifest, its icons, the touch icon and the preview, all of them PNG', async () => {
    const manifest = await get('/manifest.webmanifest');
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
    const { icons } = manifest.json() as { icons: { src: string; sizes: string }[] };
    const home = (await get('/')).body;
    expect(home).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
    const [, touch] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(home) ?? [];
    const [, preview] = /<meta property="og:image" content="https:\/\/tiles\.example([^"]+)"/.exec(home) ?? [];
    const sizes = {
      ...Object.fromEntries(icons.map(({ src, sizes }) => [src, sizes])),
      [touch]: '180x180',
      [preview]: '1200x630',
    };
    expect(Object.keys(sizes)).toHaveLength(4);
    for (const [address, size] of Object.entries(sizes)) {
      const { statusCode, headers, rawPayload } = await get(address);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      // The first chunk of a PNG begins with its width and height.
      expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`).toBe(size);
      expect(rawPayload.length).toBeLessThan(300_000);
    }
  });
});

describe('the planner page', () => {
  it('shows a stored project in the requested language', async () => {
    const { plannerUrl, tiles } = (await get(`/api/plan?${ROOM}&tileSize=123&lang=pl`)).json();
    const page = await get(plannerUrl.slice(PUBLIC_URL.length));
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(page.body).toContain('<html lang="pl"');
    expect(page.body).toContain(String(tiles.total));
    const [, embedded] = /<script type="application\/json" id="project">(.*?)<\/script>/s.exec(page.body) ?? [];
    expect(JSON.parse(embedded)).toEqual({ outline: 'E180 S240 W180 N240', parameters: { tileSize: 123 } });
    const again = await get(plannerUrl.slice(PUBLIC_URL.length), { 'if-none-match': String(page.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('shows the words of the caller who stored the plan first', async () => {
    const { plannerUrl: link } = (await get(`/api/plan?${ROOM}&tileSize=124`)).json();
    const { plannerUrl } = (await get('/api/plan?outline=S240+E180+N240+W180&tileSize=124')).json();
    expect(plannerUrl).toBe(link);
    expect((await get(link.slice(PUBLIC_URL.length))).body).toContain('"outline":"E180 S240 W180 N240"');
  });

  it('has another tag if the plan is stored again in other words', async () => {
    const words = ['E180 S240 W180 N240', 'S240 E180 N240 W180'].map((outline) => {
      return { project: JSON.stringify({ outline }), figures: null };
    });
    const restored = buildApp({ store: { ...store, find: async () => words.shift() }, buildId: 'test' });
    const url = `/planner/${'A'.repeat(22)}`;
    const { headers } = await restored.inject(url);
    const again = await restored.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    await restored.close();
    expect([again.statusCode, again.headers.etag === headers.etag]).toEqual([200, false]);
  });

  it('reports a store that cannot be read', async () => {
    const broken = buildApp({ store: { ...store, find: () => Promise.reject(new Error('disk on fire')) } });
    const page = await broken.inject(`/planner/${'A'.repeat(22)}`);
    await broken.close();
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.body).not.toContain('fire');
  });
});

describe('a store that fails', () => {
  it('costs only the link and is retried later', async () => {
    const lines: string[] = [];
    let saves = 0;
    const broken = buildApp({
      logger: pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }),
      store: {
        ...store,
        save: () => {
          saves++;
          return Promise.reject(new Error('disk on fire'));
        },
        check: () => Promise.reject(new Error('disk on fire')),
      },
    });
    for (let time = 0; time < 3; time++) {
      const answer = await broken.inject(`/api/plan?${ROOM}`);
      expect([answer.statusCode, answer.json().plannerUrl]).toEqual([200, null]);
      expect(answer.json().warnings.at(-1)).toMatch(/could not be stored/);
    }
    expect(saves).toBe(1);
    expect(lines.join()).toContain('disk on fire');
    const ready = await broken.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'degraded', store: 'unavailable' }]);
    await broken.close();
  });
});

describe('documents', () => {
  it.each([
    ['/', 'text/html'],
    ['/?lang=zh', 'text/html'],
    ['/docs', 'text/html'],
    ['/openapi.json', 'application/json'],
    ['/llms.txt', 'text/plain'],
    ['/robots.txt', 'text/plain'],
    ['/healthz', 'application/json'],
    ['/readyz', 'application/json'],
    ['/metrics', 'text/plain'],
  ])('%s is served', async (url, type) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain(type);
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
  });

  it('let crawlers read everything that they recommend', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toMatch(/^User-agent: \*$/m);
    expect(body).not.toMatch(/^Disallow: *\S/m);
  });

  it.each([
    [undefined, 1],
    [PUBLIC_URL, 0],
  ])('with the public address %s cause %d warnings if another host is asked', async (publicUrl, count) => {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const asked = buildApp({ logger, publicUrl });
    for (let i = 0; i < 3; i++) await asked.inject({ url: '/healthz', headers: { host: 'tiles.example' } });
    await asked.close();
    expect(lines).toHaveLength(count);
  });

  it('count requests', async () => {
    await get(`/api/plan?${ROOM}&link=false`);
    const { body } = await get('/metrics');
    expect(body).toContain('tilewright_plans_total');
    expect(body).toContain(`tilewright_build_info{version="${VERSION}",build="test"} 1\n`);
    // There is none.
    expect(body).not.toContain('tilewright_redis_up');
    expect(body).toMatch(
      /tilewright_http_request_duration_seconds_count\{route="\/api\/plan",method="GET",status="200"\} [1-9]/,
    );
  });
});

describe('OPTIONS', () => {
  it('lists the allowed methods and headers', async () => {
    const answer = await app.inject({ method: 'OPTIONS', url: '/api/plan' });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
      'access-control-allow-headers': 'Content-Type, If-None-Match, Prefer, traceparent, tracestate',
    });
  });
});

describe('the rate limit', () => {
  const limited = (perMinute: number, trustProxy = 0) =>
    buildApp({ trustProxy, rateLimit: { limit: new MemoryRateLimit(perMinute, 60_000), perMinute } });

  it('counts pages of stored plans apart from the API, and refuses them with a page in the language', async () => {
    const server = limited(3);
    const paths = ['/planner/x', '/embed/x?lang=pl', '/oembed', '/planner/x/preview.png'];
    for (const [i, url] of paths.slice(0, 3).entries()) {
      const answer = await server.inject(url);
      expect(answer.statusCode).not.toBe(429);
      expect(answer.headers).toMatchObject({
        'ratelimit-policy': '"pages";q=3;w=60',
        ratelimit: expect.stringMatching(new RegExp(`^"pages";r=${2 - i};t=(60|59)$`)),
      });
    }
    for (const url of paths) {
      const refused = await server.inject(url);
      expect(refused.statusCode).toBe(429);
      expect(refused.headers).toMatchObject({ 'retry-after': expect.stringMatching(/^(60|59)$/) });
      const isPage = /^\/(planner|embed)\/x(\?|$)/.test(url);
      expect(refused.headers['content-type']).toMatch(isPage ? /^text\/html/ : /^application\/json/);
      if (isPage) expect(refused.body).toContain(`${refused.headers['retry-after']} s.`);
      else expect(refused.json()).toMatchObject({ code: 'rate-limited' });
      expect(refused.headers['x-frame-options']).toBe(url.startsWith('/planner/x') && isPage ? 'DENY' : undefined);
    }
    expect((await server.inject('/embed/x?lang=pl')).body).toContain(say('pl', 'page.tooMany'));
    expect((await server.inject('/api/plan/patterns')).statusCode).toBe(200);
    await server.close();
  });

  it('never counts a preflight, so that a script on another page can read a refusal', async () => {
    const server = limited(1);
    const preflight = () => server.inject({ method: 'OPTIONS', url: '/api/plan' });
    for (let i = 0; i < 5; i++) expect((await preflight()).statusCode).toBe(204);
    expect((await server.inject('/api/plan/patterns')).statusCode).toBe(200);
    expect((await server.inject('/api/plan/patterns')).statusCode).toBe(429);
    const { statusCode, headers } = await preflight();
    expect([statusCode, headers.ratelimit]).toEqual([204, undefined]);
    await server.close();
  });
});

describe('an internal error', () => {
  it('is logged in full but answered without details', async () => {
    const lines: string[] = [];
    const failing = buildApp({
      logger: pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }),
      planner: () => {
        throw new Error('secret of the engine');
      },
    });
    for (const method of ['GET', 'POST'] as const) {
      const answer = await failing.inject({
        method,
        url: method === 'GET' ? `/api/plan?${ROOM}` : '/api/plan',
        ...(method === 'POST' && {
          headers: { 'content-type': 'application/json' },
          payload: '{"outline":"E180 S240 W180 N240"}',
        }),
      });
      expect(answer.statusCode).toBe(500);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
      expect(answer.body).not.toContain('secret');
    }
    await failing.close();
    expect(lines.join()).toContain('secret of the engine');
  });
});
