// An overloaded server: requests that need planning are refused at once, cheap ones are answered.

import { Agent, request as ask, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, buildApp } from '../app.ts';
import { MemoryRateLimit } from '../rate-limit/index.ts';
import { Admission, ALWAYS_ADMITTED, LONGEST_WAIT_MS, Overloaded } from './admission.ts';
import { directPlanning, type Planning } from './index.ts';

const PER_MINUTE = 10;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let app: App;
let port: number;
let isFull = false;
let clients = 0;
let client = '';

beforeAll(async () => {
  const rateLimit = { limit: new MemoryRateLimit(PER_MINUTE, 60_000), perMinute: PER_MINUTE };
  const planning = overloadable();
  app = buildApp({ publicUrl: 'https://tiles.example', rateLimit, trustProxy: 1, planning });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(async () => {
  agent.destroy();
  await app.close();
});
beforeEach(() => {
  isFull = false;
  clients += 1;
  client = `192.0.2.${clients}`;
});

/** Planning that is overloaded while `isFull` is set. */
function overloadable(): Planning {
  const direct = directPlanning();
  let refused = 0;
  const overload = () => {
    if (!isFull) return undefined;
    refused += 1;
    return new Overloaded(1);
  };
  return {
    ...direct,
    overload,
    run: async (...job) => {
      const refusal = job[0] === 'document' ? undefined : overload();
      if (refusal !== undefined) throw refusal;
      return direct.run(...job);
    },
    get figures() {
      return { ...direct.figures, refused };
    },
  };
}

interface Received {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function send(method: string, path: string, headers: Record<string, string> = {}, body = ''): Promise<Received> {
  return new Promise((resolve, reject) => {
    const options = { agent, port, path, method, headers: { 'x-forwarded-for': client, ...headers } };
    ask({ host: '127.0.0.1', ...options }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: text }));
    })
      .on('error', reject)
      .end(body);
  });
}

const room = (size: number, more = '&link=false') => `/api/plan?outline=E180+S240+W180+N240&tileSize=${size}${more}`;
const JSON_HEADERS = { 'content-type': 'application/json' };
const shedSoFar = async () => Number(/tilewright_shed_total ([0-9]+)/.exec(await app.context.metrics.text())?.[1]);

describe('under overload', () => {
  it.each([
    ['a new plan', 'GET', room(211), ''],
    ['a plan with a link', 'GET', room(212, ''), ''],
    ['a drawing', 'GET', room(213, '&format=svg'), ''],
    ['a mistake, which would have to be parsed', 'GET', '/api/plan?outline=nowhere', ''],
    ['a body', 'POST', '/api/plan', JSON.stringify({ outline: 'E180 S240 W180 N240' })],
  ])('%s is refused and accepted later', async (_, method, path, body) => {
    const before = await shedSoFar();
    isFull = true;
    const refused = await send(method, path, method === 'POST' ? JSON_HEADERS : {}, body);
    expect(refused.status).toBe(503);
    expect(refused.headers).toMatchObject({
      'retry-after': '1',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(refused.body)),
      // Refused requests count too.
      ratelimit: expect.stringContaining(`r=${PER_MINUTE - 1};`),
      'x-request-id': expect.any(String),
    });
    expect(JSON.parse(refused.body)).toEqual({ error: expect.stringMatching(/again in 1 s\.$/), code: 'busy' });
    expect(await shedSoFar()).toBe(before + 1);
    isFull = false;
    const served = await send(method, path, method === 'POST' ? JSON_HEADERS : {}, body);
    expect(served.status).toBe(path.includes('nowhere') ? 400 : 200);
  });

  it('cached answers and 304 responses are served', async () => {
    const kept = await send('GET', room(221));
    const etag = String(kept.headers.etag);
    isFull = true;
    expect(await send('GET', room(221))).toMatchObject({ status: 200, body: kept.body });
    expect((await send('GET', room(221), { 'if-none-match': etag })).status).toBe(304);
    // A different spelling misses the cache, but its tag still matches without planning.
    expect((await send('GET', `${room(221)}&joint=3`, { 'if-none-match': etag })).status).toBe(304);
    expect((await send('GET', room(222), { 'if-none-match': '"other"' })).status).toBe(503);
  });

  it.each(['/healthz', '/readyz', '/metrics', '/api/plan/patterns', '/', '/docs', '/openapi.json', '/llms.txt'])(
    '%s is served',
    async (path) => {
      isFull = true;
      expect((await send('GET', path)).status).toBe(200);
    },
  );

  it('makes the server saturated, but not unready, when plans were refused', async () => {
    const status = async () => {
      const answer = await send('GET', '/readyz');
      return [answer.status, JSON.parse(answer.body).status];
    };
    isFull = true;
    await send('GET', room(241));
    expect(await status()).toEqual([200, 'saturated']);
  });

  it('the rate limit takes precedence', async () => {
    isFull = true;
    const statuses: (number | undefined)[] = [];
    for (let sent = 0; sent < PER_MINUTE + 2; sent += 1) statuses.push((await send('GET', room(231))).status);
    expect(statuses).toEqual([...Array(PER_MINUTE).fill(503), 429, 429]);
  });
});

describe('the estimate', () => {
  /** Jobs that took as many milliseconds as were estimated. */
  function admissionAfter(threads: number, runMs: number, costMs = runMs): Admission {
    const admission = new Admission(threads, LONGEST_WAIT_MS);
    for (let job = 0; job < 300; job++) admission.observe(runMs, costMs);
    return admission;
  }

  it('admits jobs while the wait is short', () => {
    const admission = admissionAfter(2, 10);
    const most = 2 * LONGEST_WAIT_MS;
    expect(admission.refusalOf(1000, most - 1)).toBeUndefined();
    expect(admission.refusalOf(1000, most + 1)).toBeInstanceOf(Overloaded);
    expect(admission.refused).toBe(1);
  });

  it('admits every job while the queue is short', () => {
    const admission = admissionAfter(1, 1000);
    expect(admission.refusalOf(ALWAYS_ADMITTED - 1, 1_000_000)).toBeUndefined();
    expect(admission.refusalOf(ALWAYS_ADMITTED, 1_000_000)).toBeInstanceOf(Overloaded);
  });

  it('learns from recent jobs how long an estimated millisecond takes', () => {
    const slow = admissionAfter(1, 40, 10);
    expect(slow.refusalOf(100, LONGEST_WAIT_MS / 4 - 1)).toBeUndefined();
    expect(slow.refusalOf(100, LONGEST_WAIT_MS / 4 + 1)).toBeInstanceOf(Overloaded);
    for (let job = 0; job < 300; job++) slow.observe(10, 10);
    expect(slow.refusalOf(100, LONGEST_WAIT_MS / 2)).toBeUndefined();
  });

  it('sets Retry-After', () => {
    for (const [waitMs, seconds] of [
      [600, '1'],
      [2300, '3'],
    ] as const)
      expect(admissionAfter(1, 10).refusalOf(100, waitMs)?.headers).toEqual({ 'retry-after': seconds });
  });
});
