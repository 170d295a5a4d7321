// Produces the answers that the interface description shows as examples: pages, health, and every refusal.

import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, buildApp } from '../../src/http/app.ts';
import { newFileId } from '../../src/http/files/file-id.ts';
import { MemoryPlace } from '../../src/http/files/index.ts';
import { PartnerKeys } from '../../src/http/index.ts';
import { FILE_ID } from '../../src/wire/describe/openapi-async.ts';
import { BAD_REQUESTS, GOOD_REQUESTS, PROJECT_ID } from '../../src/wire/describe/openapi-examples.ts';
import { openApiAt } from '../support/documents.ts';
import { checkBy, type Json, type Media, type Named, readDescription, resolved } from '../support/interface-schemas.ts';
import { memoryStore } from '../support/memory-store.ts';
import {
  type Answer,
  type ContractService,
  openContract,
  PUBLIC_URL,
  planIn,
  type Question,
} from './contract-service.ts';
import { type Exchange, faultsOf, responsesOf } from './described-answers.ts';
import { expectShownFile } from './shown-file.ts';

const ROOM = 'outline=E180+S240+W180+N240&subtract=140,0,40,60';
const PLAIN_ROOM = GOOD_REQUESTS.plainRoom.query;
const FILE_BODY = { outline: 'E180 S240 W180 N240', format: 'csv' };
const NOBODY = 'AAAAAAAAAAAAAAAAAAAAAA';
const document = readDescription(openApiAt(PUBLIC_URL));

interface Shown {
  readonly what: string;
  readonly path: string;
  readonly status: number;
  /** Its media type. */
  readonly type: string;
  readonly example: unknown;
}

const shown: readonly Shown[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) =>
    Object.entries(responsesOf(operation)).flatMap(([status, response]) => {
      const content = resolved(document, response).content as Named<Media> | undefined;
      const what = `${method.toUpperCase()} ${path} ${status}`;
      return Object.entries(content ?? {}).flatMap(([type, { example }]) =>
        example === undefined ? [] : [{ what, path, status: Number(status), type, example }],
      );
    }),
  ),
);

/** Tested below with real connections, or only sent under load. */
const ELSEWHERE = /408$|431$|\/readyz 503$|\/api\/.* 503$/;

/** The example is abridged at each ellipsis; its parts must occur in the real text in order. */
function expectAbridged(text: string, example: string): void {
  let from = 0;
  for (const piece of example.split('…')) {
    const found = text.indexOf(piece, from);
    expect(found, `${piece} in ${text.slice(0, 300)}`).toBeGreaterThanOrEqual(from);
    from = found + piece.length;
  }
}

function expectShown(
  { status, body }: Pick<Answer, 'status' | 'body'>,
  { path, status: claimed, example }: Shown,
): void {
  expect(status, body).toBe(claimed);
  if (/^\/api\/(projects|files)\//.test(path) && typeof example === 'string') expectShownFile(body, example);
  else if (typeof example === 'string') expectAbridged(body, example);
  else if (status === 200) expect(JSON.parse(body)).toMatchObject(example as Json);
  // Only the time to wait varies.
  else expect(JSON.parse(body.replace(/in [0-9]+ s\b/, 'in 12 s'))).toEqual(example);
}

describe('shown answers', () => {
  let sound: ContractService;
  let faulty: ContractService;
  let storeless: ContractService;
  let exhausted: ContractService;
  let keyed: ContractService;
  const filePlace = new MemoryPlace();
  let id = '';
  let plainId = '';

  beforeAll(async () => {
    const planner = () => {
      throw new Error('a fault');
    };
    sound = await openContract({ store: memoryStore(), filePlace });
    faulty = await openContract({ planner, store: memoryStore() });
    storeless = await openContract({ store: { ...memoryStore(), find: () => Promise.reject(new Error('away')) } });
    exhausted = await openContract({ perMinute: 30, store: memoryStore() });
    keyed = await openContract({ store: memoryStore(), partnerKeys: new PartnerKeys() });
    const idOf = async (query: string) =>
      String(planIn(await sound.get(`/api/plan?${query}`)).plannerUrl).split('/')[4];
    id = await idOf(ROOM);
    plainId = await idOf(PLAIN_ROOM);
    for (let i = 0; i < 30; i++) for (const path of ['/api/plan/patterns', '/planner/x']) await exhausted.get(path);
  });
  afterAll(async () => {
    for (const service of [sound, faulty, storeless, exhausted, keyed]) await service.close();
  });

  /** The address of an operation for a plan. The answer to a plan is shown for another room than its pages. */
  function addressOf(path: string, plan: string): string {
    if (path === '/oembed') return `${path}?url=${encodeURIComponent(`${PUBLIC_URL}/planner/${plan}`)}`;
    return path.replace('{id}', plan === id && path.startsWith('/api/') ? plainId : plan);
  }

  let clients = 0;
  /** Asks for a file in the background until it is there, or refused. */
  async function askForFile(query: string, type: string): Promise<Answer> {
    // Each from another address, because one may have few files in an hour.
    const from = `192.0.2.${++clients}`;
    const headers = { accept: type, prefer: 'respond-async' };
    const accepted = await sound.ask({ url: `/api/plan?${query}`, headers, from });
    expect(accepted.status).toBe(202);
    const { url } = JSON.parse(accepted.body);
    await expect.poll(async () => (await sound.get(url)).status, { timeout: 30_000 }).not.toBe(202);
    return sound.get(url);
  }

  /** Sends a request about a file that leads to this status, which other addresses do not have. */
  async function askAtFile({ status, type }: Shown): Promise<Answer> {
    if (status === 200) return askForFile(PLAIN_ROOM, type);
    if (status === 400) return askForFile(BAD_REQUESTS.tooManyTiles.query, 'text/csv');
    const id = newFileId();
    if (status === 202) await filePlace.mark(id, 'making');
    return sound.get(`/api/files/${id}`);
  }

  /** Sends a request that leads to this status. */
  function ask(one: Shown): Promise<Answer> {
    const { path, status, type, what } = one;
    if (path.startsWith('/api/files/') && [200, 202, 400, 410].includes(status)) return askAtFile(one);
    const url = addressOf(path, id);
    const method = what.startsWith('POST ') ? 'POST' : 'GET';
    const post = (question: Partial<Question>) => sound.ask({ method: 'POST', url: '/api/plan', ...question });
    switch (status) {
      case 202: {
        const body = path === '/api/job' ? { surfaces: [{ outline: FILE_BODY.outline }], format: 'csv' } : FILE_BODY;
        const headers = { prefer: 'respond-async' };
        return method === 'POST'
          ? sound.ask({ method, url, body, headers })
          : sound.get(`${url}?${PLAIN_ROOM}&format=csv`, headers);
      }
      case 303:
        return sound.get(url, { accept: 'application/json' });
      case 404:
        return sound.get(addressOf(path, NOBODY));
      case 400:
        return sound.get(
          path === '/oembed' ? path : `${url}?${path === '/embed/planner' ? 'name=Hall' : 'tileSize=200'}`,
        );
      case 401:
        return keyed.ask({ method, url, headers: { authorization: 'Bearer of nothing' } });
      case 405:
        return sound.ask({ method: 'DELETE', url: '/api/plan' });
      case 413:
        return post({ body: { outline: ' '.repeat(300_000) } });
      case 414:
        return sound.ask({
          method,
          url: `${url.split('?')[0]}?${'x'.repeat(9000)}`,
          ...(method === 'POST' && { body: {} }),
        });
      case 415:
        return post({ body: '{}', headers: { 'content-type': 'text/plain' } });
      case 429:
        return exhausted.get(path.startsWith('/api/') ? '/api/plan/patterns' : url);
      case 500:
        return faulty.get(`/api/plan?${ROOM}`);
      case 501:
        return sound.get(`${url}&format=xml`);
      case 503:
        return storeless.get(addressOf(path, NOBODY));
      default:
        return sound.get(url, path.startsWith('/api/projects/') ? { accept: type } : {});
    }
  }

  it.each(shown.filter(({ what }) => !ELSEWHERE.test(what)))('$what $type', async (one) => {
    const { status, body } = await ask(one);
    const named = body
      .replaceAll(id, PROJECT_ID)
      .replaceAll(plainId, PROJECT_ID)
      .replace(/(\/files\/)[\w-]{32}/, `$1${FILE_ID}`);
    expectShown({ status, body: named.replace(/^(tilewright_plans_total) [0-9]+$/m, '$1 1') }, one);
  });
});

describe('answers to invalid HTTP', () => {
  let app: App;
  let port = 0;
  const check = checkBy(document);

  beforeAll(async () => {
    app = buildApp({ publicUrl: PUBLIC_URL });
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => app.close());

  /** Writes to the server and reads until it closes. */
  function converse(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let received = '';
      const socket: Socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (bytes) => {
        received += bytes;
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(received));
    });
  }

  function exchangeIn(text: string): Exchange {
    const [head, body] = text.split('\r\n\r\n');
    const [line, ...lines] = head.split('\r\n');
    const headers = lines.map((header) => [header.split(': ')[0].toLowerCase(), header.split(': ')[1]]);
    const status = Number(line.split(' ')[1]);
    return { method: 'GET', url: '/api/plan', status, headers: Object.fromEntries(headers), body };
  }

  const shownAs = (what: string) => shown.find((one) => one.what === what) as Shown;

  it('431: a head of more than 64 KB', async () => {
    const exchange = exchangeIn(await converse(`GET /api/plan HTTP/1.1\r\nX-Long: ${'x'.repeat(70_000)}\r\n\r\n`));
    expect(faultsOf(document, check, exchange)).toEqual([]);
    expectShown(exchange, shownAs('GET /api/plan 431'));
  });

  it('408: a request that never ends', async () => {
    // As Node does after minutes of waiting.
    app.server.once('connection', (socket) => {
      const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      // Without any bytes from the caller there is no answer.
      const giveUp = () =>
        socket.bytesRead === 0 ? setImmediate(giveUp) : app.server.emit('clientError', late, socket);
      giveUp();
    });
    const exchange = exchangeIn(await converse('GET /api/plan HTTP/1.1\r\n'));
    expect(faultsOf(document, check, exchange)).toEqual([]);
    expectShown(exchange, shownAs('GET /api/plan 408'));
  });

  it('503: readiness of a server that was asked to stop', async () => {
    app.context.isStopping = true;
    const { statusCode: status, headers, body } = await app.inject('/readyz');
    expect(faultsOf(document, check, { method: 'GET', url: '/readyz', status, headers, body })).toEqual([]);
    expectShown({ status, body }, shownAs('GET /readyz 503'));
  });
});
