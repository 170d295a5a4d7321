// Requests with keys and signatures over HTTP: whose limit they count towards, and what is refused.

import { createHash, createHmac } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryStore } from '../../../test/support/memory-store.ts';
import { type App, type AppOptions, buildApp } from '../app.ts';
import { MemoryRateLimit } from '../rate-limit/index.ts';
import { PartnerKeys } from './index.ts';

const KEY = `tw_${'5e'.repeat(32)}`;
const MILL_KEY = `tw_${'17'.repeat(32)}`;
const WRONG_KEY = `tw_${'00'.repeat(32)}`;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const LINES = { shop: `shop 8 2 ${hashOf(KEY)}`, mill: `mill 4 9 ${hashOf(MILL_KEY)}` };
const ADDRESS_QUOTA = 3;
const PATTERNS = '/api/plan/patterns';
const PLAN = '/api/plan?outline=E180+S240+W180+N240&link=false';

const lines: string[] = [];
const apps: App[] = [];
let keys: PartnerKeys;
let app: App;
beforeEach(() => {
  lines.length = 0;
  keys = new PartnerKeys(`${LINES.shop}\n${LINES.mill}`);
  app = open();
});
afterEach(async () => {
  for (const one of apps.splice(0)) await one.close();
});

function open(options: AppOptions = {}): App {
  const opened = buildApp({
    logger: pino({ base: undefined }, { write: (line: string) => void lines.push(line) }),
    store: memoryStore(),
    rateLimit: { limit: new MemoryRateLimit(ADDRESS_QUOTA, 60_000, () => 0), perMinute: ADDRESS_QUOTA },
    partnerKeys: keys,
    adminToken: 'the-token-of-the-operator',
    ...options,
  });
  apps.push(opened);
  return opened;
}

function get(url: string, authorization?: string, remoteAddress = '192.0.2.1') {
  return app.inject({ url, remoteAddress, headers: authorization === undefined ? {} : { authorization } });
}

type Answer = Awaited<ReturnType<typeof get>>;
const saidBy = ({ statusCode, headers }: Answer) => [statusCode, headers['ratelimit-policy'], headers.ratelimit];
const window = (quota: number, left: number, name = 'default') => [
  200,
  `"${name}";q=${quota};w=60`,
  `"${name}";r=${left};t=60`,
];

/** An address that the shop signed, by the rule in the guide. */
function signed(address: string, expires = Math.floor(Date.now() / 1000) + 60, key = KEY, name = 'shop'): string {
  const plain = `${address}&partner=${name}&expires=${expires}`;
  return `${plain}&sig=${createHmac('sha256', hashOf(key)).update(plain).digest('hex')}`;
}

describe('a request with a key', () => {
  it('counts for its bearer, from any address, and not for the address', async () => {
    expect(saidBy(await get(PATTERNS, `Bearer ${KEY}`))).toEqual(window(8, 7));
    expect(saidBy(await get(PATTERNS, `bearer   ${KEY}`, '198.51.100.1'))).toEqual(window(8, 6));
    expect(saidBy(await get(PATTERNS, `Bearer ${MILL_KEY}`))).toEqual(window(4, 3));
    expect(saidBy(await get(PATTERNS))).toEqual(window(ADDRESS_QUOTA, 2));
  });

  it('gets the same bytes as one without', async () => {
    const plain = await get(PLAN);
    const withKey = await get(PLAN.replace('&link', '&joint=3&link'), `Bearer ${KEY}`);
    expect(JSON.parse(withKey.body)).toEqual(JSON.parse(plain.body));
    expect((await get(PLAN, `Bearer ${KEY}`)).body).toBe(plain.body);
  });

  it('is refused above the limit of its bearer, with words about the key', async () => {
    for (let sent = 0; sent < 4; sent++) expect((await get(PATTERNS, `Bearer ${MILL_KEY}`)).statusCode).toBe(200);
    const refused = await get(PATTERNS, `Bearer ${MILL_KEY}`);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate-limited']);
    expect(refused.json().error).toContain('More than 4 requests came with your key');
    expect((await get(PATTERNS)).statusCode).toBe(200);
    expect((await get(PATTERNS, `Bearer ${KEY}`)).statusCode).toBe(200);
  });

  it('counts by its weight, of which an unused window holds the most', async () => {
    const variants = Array.from({ length: 5 }, (_, joint) => ({ joint }));
    const compare = (authorization: string) =>
      app.inject({
        method: 'POST',
        url: '/api/compare',
        payload: { outline: 'E180 S240 W180 N240', variants },
        headers: { authorization },
      });
    expect(saidBy(await compare(`Bearer ${KEY}`))).toEqual(window(8, 3));
    expect((await compare(`Bearer ${KEY}`)).json().error).toContain('2 are left of the 8 that may come with your key');
    expect(saidBy(await compare(`Bearer ${MILL_KEY}`))).toEqual(window(4, 0));
  });

  it('opens pages of stored plans in a window of its own', async () => {
    const { plannerUrl } = (await get('/api/plan?outline=E180+S240+W180+N240')).json();
    const { pathname } = new URL(plannerUrl);
    expect(saidBy(await get(pathname, `Bearer ${KEY}`))).toEqual(window(8, 7, 'pages'));
  });

  it('has a quota of links of its own', async () => {
    app = open({ linkQuota: new MemoryRateLimit(1, 60_000, () => 0) });
    const link = async (width: number, authorization?: string) =>
      (await get(`/api/plan?outline=E${width}+S240+W${width}+N240`, authorization)).json().plannerUrl;
    expect([await link(100), await link(101)]).toEqual([expect.any(String), null]);
    const bearer = `Bearer ${KEY}`;
    expect([await link(102, bearer), await link(103, bearer), await link(104, bearer)]).toEqual([
      expect.any(String),
      expect.any(String),
      null,
    ]);
  });

  it('calls tools for its bearer', async () => {
    const call = { name: 'plan_layout', arguments: { outline: 'E180 S240 W180 N240' } };
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call };
    const accept = 'application/json, text/event-stream';
    const ask = (authorization: string) =>
      app.inject({
        method: 'POST',
        url: '/mcp',
        payload: message,
        headers: { accept, 'mcp-protocol-version': '2025-11-25', authorization },
      });
    expect((await ask(`Bearer ${KEY}`)).headers.ratelimit).toBe('"default";r=7;t=60');
    expect((await ask(`Bearer ${WRONG_KEY}`)).statusCode).toBe(401);
  });
});

describe('a wrong key', () => {
  it.each(['Bearer ', 'Bearer x', `Bearer ${WRONG_KEY}`, `Bearer ${hashOf(KEY)}`, `bearer ${KEY}x`])(
    'is refused: %s',
    async (authorization) => {
      const { statusCode, headers, body } = await get(PATTERNS, authorization);
      expect(statusCode).toBe(401);
      expect(headers).toMatchObject({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' });
      expect(JSON.parse(body)).toEqual({ code: 'key-unknown', error: expect.stringContaining('no key is needed.') });
    },
  );

  it('counts for the address that sends it', async () => {
    for (let sent = 0; sent < ADDRESS_QUOTA; sent++) {
      expect((await get(PATTERNS, `Bearer ${WRONG_KEY}`)).statusCode).toBe(401);
    }
    expect((await get(PATTERNS, `Bearer ${WRONG_KEY}`)).statusCode).toBe(429);
    expect((await get(PATTERNS)).statusCode).toBe(429);
  });

  it('is one that was revoked', async () => {
    expect((await get(PATTERNS, `Bearer ${KEY}`)).statusCode).toBe(200);
    keys.replace(LINES.mill);
    expect((await get(PATTERNS, `Bearer ${KEY}`)).json().code).toBe('key-unknown');
    expect((await get(signed(PLAN))).json().code).toBe('signature-wrong');
    expect((await get(PATTERNS, `Bearer ${MILL_KEY}`)).statusCode).toBe(200);
  });

  it.each([
    ['another scheme', PATTERNS, 'Basic eDp5'],
    ['health', '/healthz', `Bearer ${WRONG_KEY}`],
    ['metrics', '/metrics', `Bearer ${WRONG_KEY}`],
    ['documents', '/llms.txt', `Bearer ${WRONG_KEY}`],
  ])('is none of ours: %s', async (_, url, authorization) => {
    expect((await get(url, authorization)).statusCode).toBe(200);
  });

  it('is not what deletes projects', async () => {
    const remove = (authorization: string) =>
      app.inject({ method: 'DELETE', url: '/api/projects/x', headers: { authorization } });
    expect((await remove('Bearer the-token-of-the-operator')).statusCode).toBe(404);
    expect((await remove(`Bearer ${KEY}`)).json().code).toBe('unauthorized');
  });

  it('makes no difference where there are no keys', async () => {
    app = open({ partnerKeys: undefined });
    expect(saidBy(await get(PATTERNS, `Bearer ${KEY}`))).toEqual(window(ADDRESS_QUOTA, 2));
    expect((await get(signed(PLAN))).json().code).toBe('parameter-unknown');
  });
});

describe('a signed address', () => {
  it('counts for the partner that signed it, and is answered like the plain one', async () => {
    const plain = await get(PLAN);
    const answer = await get(signed(PLAN));
    expect(saidBy(answer)).toEqual(window(8, 7));
    expect([answer.body, answer.headers.etag]).toEqual([plain.body, plain.headers.etag]);
    const head = await app.inject({ method: 'HEAD', url: signed(PLAN) });
    expect(head.headers.ratelimit).toBe('"default";r=6;t=60');
  });

  it('may be signed by either of two keys', async () => {
    keys.replace(`${LINES.shop}\nshop 8 2 ${hashOf(WRONG_KEY)}`);
    for (const key of [KEY, WRONG_KEY]) expect((await get(signed(PLAN, undefined, key))).statusCode).toBe(200);
  });

  const now = Math.floor(Date.now() / 1000);
  it.each([
    ['for another address', signed(PLAN).replace('S240', 'S241'), 'signature-wrong'],
    ['with a later end', signed(PLAN, now + 60).replace(/expires=\d+/, `expires=${now + 61}`), 'signature-wrong'],
    ['by another partner', signed(PLAN).replace('partner=shop', 'partner=mill'), 'signature-wrong'],
    ['by nobody', signed(PLAN, undefined, KEY, 'nobody'), 'signature-wrong'],
    ['with the key instead of its hash', `${signed(PLAN).slice(0, -64)}${hashOf(`${KEY}${PLAN}`)}`, 'signature-wrong'],
    ['that has expired', signed(PLAN, now - 1), 'signature-expired'],
    ['with something behind it', `${signed(PLAN)}&joint=3`, 'signature-malformed'],
    ['without partner', `${PLAN}&sig=${'0'.repeat(64)}`, 'signature-malformed'],
    ['in milliseconds', signed(PLAN, now * 1000), 'signature-malformed'],
    ['that is cut off', signed(PLAN).slice(0, -1), 'signature-malformed'],
  ])('%s is refused', async (_, url, code) => {
    const refused = await get(url);
    expect([refused.statusCode, refused.json().code, refused.headers.ratelimit]).toEqual([
      401,
      code,
      `"default";r=${ADDRESS_QUOTA - 1};t=60`,
    ]);
  });

  it('is none with a body: the fields are refused', async () => {
    const answer = await app.inject({ method: 'POST', url: signed('/api/plan?x=1'), payload: {} });
    expect(answer.json().code).toBe('query-beside-body');
  });
});

it('the log and the metrics have the name of a partner, and never a key, a hash or a signature', async () => {
  const urls = [PLAN, signed(PLAN), signed(PLAN).replace('S240', 'S241')];
  for (const url of urls) await get(url, url === PLAN ? `Bearer ${KEY}` : undefined);
  await get(PATTERNS, `Bearer ${WRONG_KEY}`);
  const text = await app.context.metrics.text();
  expect(text).toContain('tilewright_partner_requests_total{partner="shop",status="200"} 2');
  const logged = lines.map((line) => JSON.parse(line)).filter(({ status }) => status !== undefined);
  expect(logged.map(({ partner, status, client }) => [partner, status, typeof client])).toEqual([
    ['shop', 200, 'undefined'],
    ['shop', 200, 'undefined'],
    [undefined, 401, 'string'],
    [undefined, 401, 'string'],
  ]);
  expect(logged[1].url).toBe(PLAN);
  const secrets = [KEY, WRONG_KEY, hashOf(KEY), ...urls.map((url) => url.split('&sig=')[1] ?? KEY)];
  for (const secret of secrets) expect(`${lines.join('')}${text}`).not.toContain(secret);
});
