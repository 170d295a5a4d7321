// The desk must be indistinguishable from the house behind it: the same request, first answered inside and then at the
// desk, over a real connection.

import { request as ask } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, buildApp } from './app.ts';
import { Windows } from './rate-limit/index.ts';

const lines: string[] = [];
const PER_MINUTE = 40;
let app: App;
let port: number;

beforeAll(async () => {
  app = buildApp({
    publicUrl: 'https://tiles.example',
    requestLog: (line) => void lines.push(line),
    rateLimit: { limit: new Windows(PER_MINUTE, 60_000), perMinute: PER_MINUTE },
    trustProxy: 1,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => app.close());

interface Received {
  readonly status: number | undefined;
  readonly headers: Record<string, unknown>;
  readonly body: string;
}

function get(path: string, client: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Received> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, method, headers: { ...headers, 'x-forwarded-for': client } };
    ask(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks).toString('latin1');
        resolve({ status: response.statusCode, headers: response.headers, body });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** What may differ between two answers to the same request. */
function comparable({ status, headers, body }: Received) {
  const { 'server-timing': _timing, 'x-request-id': id, date: _date, ...rest } = headers;
  expect(id).toEqual(expect.any(String));
  return { status, headers: { ...rest, ratelimit: String(rest.ratelimit).replace(/r=[0-9]+;t=[0-9]+/, '') }, body };
}

const keptSoFar = async () =>
  Number(/tilewright_kept_answers_total ([0-9]+)/.exec(await app.service.metrics.text())?.[1]);
const room = (size: number, more: string) => `/api/plan?outline=E180+S240+W180+N240&tileSize=${size}${more}`;

describe('the desk', () => {
  it.each([
    ['plain figures', room(301, '&link=false'), {}],
    ['a drawing', room(302, '&format=svg'), {}],
    ['a drawing, compressed', room(303, '&format=svg'), { 'accept-encoding': 'br' }],
    ['a drawing, zipped', room(304, '&format=svg&lang=zh'), { 'accept-encoding': 'gzip' }],
  ])('answers as the house does: %s', async (_, path, headers) => {
    const inside = await get(path, '1.1.1.1', headers);
    const before = await keptSoFar();
    const atDesk = await get(path, '1.1.1.1', headers);
    expect(await keptSoFar()).toBe(before + 1);
    expect(comparable(atDesk)).toEqual(comparable(inside));
    expect(atDesk.headers['server-timing']).toContain('kept');
    const known = { ...headers, 'if-none-match': String(inside.headers.etag) };
    const unchanged = await get(path, '1.1.1.1', known);
    const unchangedInside = await get(`${path}&joint=3`, '1.1.1.1', known);
    expect(unchanged.status).toBe(304);
    expect(comparable(unchanged)).toEqual(comparable(unchangedInside));
  });

  it('keeps nothing for a caller with a link, and leaves other methods to the house', async () => {
    const before = await keptSoFar();
    for (let time = 0; time < 2; time++) await get(room(305, ''), '2.2.2.2');
    const drawing = room(306, '&format=svg');
    await get(drawing, '2.2.2.2');
    expect(await keptSoFar()).toBe(before);
    const head = await get(drawing, '2.2.2.2', {}, 'HEAD');
    expect([head.status, head.body]).toEqual([200, '']);
  });

  it('counts and refuses as the house does', async () => {
    const path = room(307, '&link=false');
    const statuses: unknown[] = [];
    for (let time = 0; time < PER_MINUTE + 2; time++) statuses.push((await get(path, '3.3.3.3')).status);
    expect(statuses).toEqual([...Array(PER_MINUTE).fill(200), 429, 429]);
    const refused = await get(path, '3.3.3.3');
    expect(refused.headers).toMatchObject({ 'retry-after': expect.any(String), 'cache-control': 'no-store' });
    expect((await get(path, '4.4.4.4')).status).toBe(200);
  });

  it('writes the same lines of log', async () => {
    lines.length = 0;
    const path = room(308, '&link=false');
    await get(path, '5.5.5.5');
    await get(path, '5.5.5.5');
    await expect.poll(() => lines.length).toBe(2);
    const [inside, atDesk] = lines.map((line) => JSON.parse(line));
    expect(Object.keys(atDesk)).toEqual(Object.keys(inside));
    expect(atDesk).toMatchObject({ method: 'GET', url: path, status: 200, client: inside.client });
  });
});
