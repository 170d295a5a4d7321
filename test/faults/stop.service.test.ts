// A server that is stopped while it is busy: load balancers notice, every request is answered, and it exits with 0.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Answer } from '../fuzz/answers.ts';
import { Connection } from '../fuzz/connection.ts';
import type { HttpRequest } from '../fuzz/request.ts';
import { type ServerProcess, startServer } from '../services/server.ts';

const running: ServerProcess[] = [];

async function start(): Promise<ServerProcess> {
  const server = await startServer({ RATE_LIMIT_PER_MINUTE: '0' });
  running.push(server);
  return server;
}

afterEach(async () => {
  for (const server of running.splice(0)) {
    server.kill('SIGKILL');
    await server.ended;
  }
});

/** Whether connections are accepted there. */
function isListening(base: string): Promise<boolean> {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  return new Promise((resolve) => {
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}

let plans = 0;

/** A plan with a drawing and a link, so that every part of the server is busy. */
function nextPlan(): HttpRequest {
  plans += 1;
  const target = `/api/plan?outline=E900+S600+W900+N600&tileSize=${200 + plans / 100}&inlineSvg=true`;
  return { kind: 'http', method: 'GET', target, headers: [['Accept-Encoding', 'br']], body: null };
}

const READYZ: HttpRequest = { kind: 'http', method: 'GET', target: '/readyz', headers: [], body: null };

/** A complete answer has its stated length, can be decompressed, and ends as JSON does. */
function expectWhole({ status, body }: Answer): void {
  expect(status).toBe(200);
  expect(JSON.parse(body)).toHaveProperty('tiles.total');
}

it('answers everything that was sent before SIGTERM, and exits with 0', async () => {
  const server = await start();
  const connections = Array.from({ length: 24 }, () => new Connection(server.base));
  await Promise.all(connections.map((connection) => connection.send(READYZ)));
  const sent = connections.map((connection) => connection.send(nextPlan()));
  server.kill('SIGTERM');
  for (const [answer] of await Promise.all(sent)) expectWhole(answer);
  expect(await server.ended).toBe(0);
});

it('fails its readiness check first, and resets no open connection', async () => {
  const server = await start();
  let isNoticed = false;
  const counted = { before: 0, after: 0 };
  /** As a client behind a load balancer: after the notice it opens no new connection. */
  const keepAsking = async () => {
    const connection = new Connection(server.base, false);
    for (;;) {
      const wasNoticed = isNoticed;
      const [answer] = await connection.send(nextPlan());
      expectWhole(answer);
      // The header comes in time, so no request is sent on a connection that is being closed.
      if (wasNoticed) expect(answer.headers.get('connection')).toBe('close');
      counted[isNoticed ? 'after' : 'before'] += 1;
      if (isNoticed && !connection.isOpen) return;
    }
  };
  const clients = Array.from({ length: 8 }, keepAsking);
  await expect.poll(() => counted.before, { timeout: 60_000 }).toBeGreaterThan(30);
  const balancer = new Connection(server.base);
  expect((await balancer.send(READYZ))[0].status).toBe(200);
  server.kill('SIGTERM');
  await expect.poll(async () => (await balancer.send(READYZ))[0].status, { interval: 5, timeout: 30_000 }).toBe(503);
  isNoticed = true;
  await Promise.all(clients);
  expect(counted.after).toBeGreaterThan(0);
  expect(await server.ended).toBe(0);
});

const BODY = JSON.stringify({ outline: 'E400 S300 W400 N300' });

/** A request whose head the server has read, and half of its body. */
async function sendHalf(server: ServerProcess): Promise<{ socket: Socket; received: () => string }> {
  const { hostname, port } = new URL(server.base);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => {
    received += text;
  });
  const fields = `Content-Type: application/json\r\nContent-Length: ${BODY.length}\r\nExpect: 100-continue`;
  socket.write(`POST /api/plan HTTP/1.1\r\nHost: x\r\n${fields}\r\n\r\n`);
  await expect.poll(() => received, { timeout: 30_000 }).toBe(CONTINUE);
  socket.write(BODY.slice(0, 10));
  return { socket, received: () => received.slice(CONTINUE.length) };
}

const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n';

it('waits for a request that is half sent when the port closes, closes its connection, and cuts one that never ends', async () => {
  const server = await start();
  const { socket, received } = await sendHalf(server);
  const endless = once((await sendHalf(server)).socket, 'close');
  server.kill('SIGTERM');
  await expect.poll(() => isListening(server.base), { timeout: 30_000 }).toBe(false);
  socket.write(BODY.slice(10));
  await once(socket, 'close');
  expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*"plannerUrl":"http[^"]*"\}$/);
  expect(received()).toMatch(/^connection: close\r$/im);
  await endless;
  expect(await server.ended).toBe(0);
});
