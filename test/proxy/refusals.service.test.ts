// What nginx refuses by itself, with the shipped configuration: in the words of the servers, so that callers need not
// know who refused.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVICE_REFUSALS as REFUSALS, SERVICE_LIMITS } from '../../src/wire/index.ts';
import { Connection } from '../bad-requests/connection.ts';
import type { Arrived } from '../bad-requests/refusal-faults.ts';
import { type Deployment, openDeployment } from './deployment.ts';

let deployment: Deployment;
beforeAll(async () => {
  deployment = await openDeployment({ RATE_LIMIT_PER_MINUTE: '0' });
});
afterAll(() => deployment?.close());

/** The answer to bytes on a new connection. */
async function ask(bytes: string, base = deployment.proxy.url): Promise<Arrived> {
  const connection = new Connection(base);
  try {
    return await connection.ask({ bytes });
  } finally {
    connection.close();
  }
}

const get = (target: string, headers = 'Host: x\r\n') => `GET ${target} HTTP/1.1\r\n${headers}\r\n`;
const POST = 'POST /api/plan HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const body = (length: number) => `${POST}Content-Length: ${length}\r\n\r\n${' '.repeat(length)}`;
const chunk = `${(60_000).toString(16)}\r\n${' '.repeat(60_000)}\r\n`;
const drawing = (size: number) => `/api/plan?outline=E180+S240+W180+N240&format=svg&tileSize=${size}`;

/** A refusal has the headers and the shape of all refusals. */
function expectRefusal({ status, headers, body }: Arrived): { status: number; error: string; code: string } {
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
  const answer = JSON.parse(body) as { error: string; code: string };
  expect(Object.keys(answer)).toEqual(['error', 'code']);
  return { status, ...answer };
}

describe('a request that nginx refuses', () => {
  it.each([
    ['no HTTP', 'garbage\r\n\r\n', REFUSALS.notHttp],
    ['a badly encoded path', get('/%zz'), REFUSALS.notHttp],
    ['no host', get('/docs', ''), REFUSALS.notHttp],
    ['two hosts', get('/docs', 'Host: x\r\nHost: y\r\n'), REFUSALS.notHttp],
    ['a version of the future', 'GET /docs HTTP/3.0\r\nHost: x\r\n\r\n', REFUSALS.notHttp],
    ['an unknown coding of the transfer', `${POST}Transfer-Encoding: gzip\r\n\r\nxx`, REFUSALS.badLength],
    ['TRACE', 'TRACE /api/plan HTTP/1.1\r\nHost: x\r\n\r\n', REFUSALS.noSuchMethod],
    ['a body of a byte too many', body(SERVICE_LIMITS.bodyBytes + 1), REFUSALS.bodyTooLarge],
    ['a body of 2 MB', body(2_000_000), REFUSALS.bodyTooLarge],
    [
      'chunks of 600 KB',
      `${POST}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(10)}0\r\n\r\n`,
      REFUSALS.bodyTooLarge,
    ],
    ['an address of 70 KB', get(`/api/plan?x=${'y'.repeat(70_000)}`), REFUSALS.headTooLarge],
    ['a header of 70 KB', get('/docs', `Host: x\r\nX: ${'y'.repeat(70_000)}\r\n`), REFUSALS.headTooLarge],
    [
      'headers of 300 KB',
      get('/docs', `Host: x\r\n${`X: ${'y'.repeat(30_000)}\r\n`.repeat(10)}`),
      REFUSALS.headTooLarge,
    ],
  ])('%s, in the words of the servers', async (_, bytes, refusal) => {
    expect(expectRefusal(await ask(bytes))).toEqual(refusal);
  });

  it('lists the methods of a 405', async () => {
    const { headers } = await ask('TRACE /api/plan HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(headers.allow).toBe('GET, HEAD, POST, OPTIONS');
  });

  it.each(['/metrics', '/refusal/not-found'])('%s is hidden like an address with nothing at it', async (path) => {
    const nowhere = expectRefusal(await ask(get('/nowhere'), deployment.servers[0].base));
    expect(nowhere.status).toBe(404);
    expect(expectRefusal(await ask(get(path)))).toEqual(nowhere);
  });

  it('a kept drawing with another tag', async () => {
    await ask(get(drawing(101)));
    const refusal = expectRefusal(await ask(get(drawing(101), 'Host: x\r\nIf-Match: "other"\r\n')));
    expect(refusal).toMatchObject({ status: 412, code: 'precondition-failed' });
  });
});

describe('a request that the servers refuse', () => {
  it.each([
    ['a body of the largest length', body(SERVICE_LIMITS.bodyBytes), 400, 'body-not-json'],
    ['a long query', get(`/api/plan?x=${'y'.repeat(40_000)}`), 414, 'query-too-long'],
    ['headers of 80 KB', get('/docs', `Host: x\r\n${`X: ${'y'.repeat(20_000)}\r\n`.repeat(4)}`), 431, 'head-too-large'],
    ['an unknown method', 'BREW /api/plan HTTP/1.1\r\nHost: x\r\n\r\n', 405, 'method-not-allowed'],
    ['DELETE', 'DELETE /api/plan HTTP/1.1\r\nHost: x\r\n\r\n', 405, 'method-not-allowed'],
  ])('%s passes unchanged', async (_, bytes, status, code) => {
    const direct = await ask(bytes, deployment.servers[0].base);
    const passed = await ask(bytes);
    expect([passed.status, JSON.parse(passed.body)]).toEqual([status, expect.objectContaining({ code })]);
    expect([passed.status, passed.body, passed.headers.allow]).toEqual([
      direct.status,
      direct.body,
      direct.headers.allow,
    ]);
    for (const name of ['content-type', 'cache-control', 'access-control-allow-origin', 'x-content-type-options']) {
      expect([name, passed.headers[name]]).toEqual([name, direct.headers[name]]);
    }
  });
});

it('with every server gone, a new drawing is refused for a second', async () => {
  for (const server of deployment.servers) {
    server.kill('SIGKILL');
    await server.ended;
  }
  const answer = await ask(get(drawing(102)));
  expect(expectRefusal(answer)).toMatchObject({ status: 503, code: 'unavailable' });
  expect(answer.headers['retry-after']).toBe('1');
});
