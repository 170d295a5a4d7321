// Bad requests over sockets to the built server: all rows that HTTP refuses, and for each code of reading and planning
// one row by GET and one by POST. Each gets a complete answer, and so does a good request right after it, on the same
// connection if HTTP keeps it open.

import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../services/server.ts';
import { temporaryDirectory } from '../services/temporary.ts';
import { bytesOf, Connection, type Sent } from './connection.ts';
import { HARMLESS } from './harmless.ts';
import { isRefusedByReading, oneOfEachCode, themesOf } from './index.ts';
import { RAW_HTTP } from './raw-http.ts';
import { type Arrived, faultsOf } from './refusal-faults.ts';
import { PLAN, ROOM } from './row.ts';

const directory = temporaryDirectory('bad-requests-socket');
let server: ServerProcess;
let base: string;
let connection: Connection;

beforeAll(async () => {
  server = await startServer({ DATA_DIR: directory.path, RATE_LIMIT_PER_MINUTE: '0' });
  base = server.base;
  connection = new Connection(base);
});
afterAll(() => directory.remove());

/** Sends bytes on the open connection, or on a new one. */
function ask(sent: Sent): Promise<Arrived> {
  if (!connection.isOpen) {
    connection.close();
    connection = new Connection(base);
  }
  return connection.ask(sent);
}

const GOOD = bytesOf({ url: `${PLAN}?${ROOM}&link=false` });

async function expectGoodAnswer(): Promise<void> {
  const { status, body } = await ask({ bytes: GOOD });
  expect([status, JSON.parse(body).tiles.total]).toEqual([200, 48]);
}

const SENT = [...themesOf((row) => !isRefusedByReading(row)), { theme: 'one row of each code', rows: oneOfEachCode() }];

describe.each(SENT)('$theme', ({ rows }) => {
  it.each(rows)('$name', async (row) => {
    const bytes = bytesOf(row);
    expect(faultsOf(row, await ask({ bytes }))).toEqual([]);
    await expectGoodAnswer();
  });
});

describe('raw HTTP', () => {
  it.each(RAW_HTTP)('$name', async (row) => {
    expect(faultsOf(row, await ask(row))).toEqual([]);
    await expectGoodAnswer();
  });
});

describe('harmless', () => {
  it.each(HARMLESS)('$name', async (row) => {
    expect((await ask({ bytes: bytesOf(row) })).status).toBe(row.status);
    await expectGoodAnswer();
  });
});

describe('a body that waits for 100 Continue', () => {
  const head = (length: string) =>
    `POST ${PLAN} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n${length}\r\n\r\n`;
  const body = '{"outline":"E180 S240 W180 N240","link":false}';
  const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

  /** The status lines of all answers on a new connection; the body follows the first of them. */
  async function statusLines(bytes: string, rest: string): Promise<string[]> {
    const { hostname, port } = new URL(base);
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (received === '' && text.startsWith('HTTP/1.1 100 ')) socket.write(rest);
      received += text;
    });
    socket.write(bytes);
    await once(socket, 'close');
    return received.match(/^HTTP\/1\.1 [0-9]{3}/gm) ?? [];
  }

  it.each([
    ['is refused before it is sent if its length is too large', 'Content-Length: 262145', '', ['413']],
    ['is asked for if its length is allowed', `Content-Length: ${body.length}`, body, ['100', '200']],
    ['is asked for if it has no length', 'Transfer-Encoding: chunked', chunked, ['100', '200']],
  ])('%s', async (_, length, rest, statuses) => {
    expect(await statusLines(head(length), rest)).toEqual(statuses.map((status) => `HTTP/1.1 ${status}`));
  });
});

it('answers HEAD and keeps the connection in sync', async () => {
  for (const { url, status } of SENT.flatMap(({ rows }) => rows.filter(({ method }) => method === undefined))) {
    const { status: got } = await ask({ bytes: bytesOf({ method: 'HEAD', url }), isHead: true });
    expect([url, got]).toEqual([url, status]);
  }
  await expectGoodAnswer();
});

it('stored only what was requested, and stops cleanly', async () => {
  const { body } = await ask({ bytes: bytesOf({ url: `${PLAN}?${ROOM}` }) });
  expect(JSON.parse(body).plannerUrl).toMatch(/\/planner\/./);
  connection.close();
  server.kill('SIGINT');
  expect(await server.ended).toBe(0);
  expect(server.errors()).toBe('');
  expect(server.output()).not.toContain('internal error');
  const database = new Database(join(directory.path, 'tilewright.db'), { readonly: true });
  expect(database.prepare('SELECT count(*) FROM projects').raw().get()).toEqual([1]);
  database.close();
});
