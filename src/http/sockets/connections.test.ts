// Slow and idle connections: they are cut in time and never delay anyone else.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type App, type AppOptions, buildApp } from '../app.ts';

const PATIENT = { timeout: 30_000 };
const SENDING = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 20 };
const REQUEST = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
/** The answer has about 700 KB and is cached. */
const LARGE = '/api/plan?outline=E10000+S5000+W10000+N5000&tileSize=600&pattern=hexagons&rotation=7&format=svg';

const opened: App[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const app of opened.splice(0)) await app.close();
});

async function open(options: AppOptions): Promise<{ app: App; dial: () => Socket }> {
  const app = buildApp({ publicUrl: 'https://tiles.example', ...options });
  opened.push(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const dial = () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    return socket;
  };
  return { app, dial };
}

/** Everything received on a connection until it closes. */
async function allOf(socket: Socket): Promise<string> {
  let received = '';
  socket.setEncoding('latin1').on('data', (text) => {
    received += text;
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return received;
}

/** Sends a normal request; returns the status line of the answer. */
async function askNormally(socket: Socket): Promise<string> {
  socket.write(REQUEST);
  const [chunk] = await once(socket, 'data');
  return String(chunk).split('\r\n', 1)[0];
}

const cutSoFar = async (app: App) =>
  Number(/tilewright_cut_connections_total ([0-9]+)/.exec(await app.context.metrics.text())?.[1]);

describe('slow senders', () => {
  const body = 'POST /api/plan HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';

  it.each([
    ['half a request line', 'GET /heal', ''],
    ['a head that trickles', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX: ', 'y'],
    ['a head that never ends', 'GET /healthz HTTP/1.1\r\nHost: x\r\n', ''],
    ['a body that trickles', body, ' '],
    ['a body that stops', body, ''],
    ['a second request that trickles', `${REQUEST}GET /healthz HTTP/1.1\r\n`, 'X'],
  ])('with %s get an answer and are cut off', async (_, first, trickle) => {
    const { dial } = await open({ sending: SENDING });
    const socket = dial();
    socket.write(first);
    const trickling = setInterval(() => trickle !== '' && socket.writable && socket.write(trickle), 10);
    const received = await allOf(socket);
    clearInterval(trickling);
    const last = received.slice(received.lastIndexOf('HTTP/1.1 '));
    expect(last).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n[\s\S]*"code":"timeout"\}$/);
    expect(await askNormally(dial())).toBe('HTTP/1.1 200 OK');
  });

  it('get no answer if they send nothing at all', async () => {
    const { dial } = await open({ sending: SENDING });
    expect(await allOf(dial())).toBe('');
  });
});

describe('slow readers', () => {
  /** Requests something large many times and reads none of it. */
  function askAndLeave(socket: Socket, times: number): void {
    socket.pause();
    socket.write(`GET ${LARGE} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times));
  }

  async function sizeOf(app: App): Promise<number> {
    const { statusCode, rawPayload } = await app.inject(LARGE);
    expect(statusCode).toBe(200);
    return rawPayload.length;
  }

  it('hold only a few answers, however many they request, and are cut', async () => {
    const { app, dial } = await open({ connectionBounds: { longestReadingMs: 1000, lookEveryMs: 20 } });
    const size = await sizeOf(app);
    expect(size).toBeGreaterThan(500_000);
    askAndLeave(dial(), 200);
    const { connections, metrics } = app.context;
    await expect.poll(() => connections.unreadBytes, PATIENT).toBeGreaterThan(0);
    expect(connections.unreadBytes).toBeLessThan(2 * size);
    await expect.poll(() => connections.open, PATIENT).toBe(0);
    expect(await cutSoFar(app)).toBe(1);
    // Answers beyond the system's buffers were never made.
    const [, made] = /tilewright_kept_answers_total ([0-9]+)/.exec(await metrics.text()) ?? [];
    expect(Number(made)).toBeLessThan(100);
    expect(await askNormally(dial())).toBe('HTTP/1.1 200 OK');
  });

  it('are cut in order of waiting time until the rest fits', async () => {
    const { app, dial } = await open({ connectionBounds: { mostUnreadBytes: 2_000_000, lookEveryMs: 20 } });
    const size = await sizeOf(app);
    for (let reader = 0; reader < 6; reader += 1) {
      askAndLeave(dial(), 40);
      await pause(50);
    }
    const { connections } = app.context;
    await expect.poll(() => cutSoFar(app), PATIENT).toBeGreaterThanOrEqual(6 - Math.floor(2_000_000 / size));
    expect(connections.unreadBytes).toBeLessThanOrEqual(2_000_000);
    expect(connections.open).toBeGreaterThan(0);
  });

  it('get complete answers in order if they keep reading, however slowly', async () => {
    const { app, dial } = await open({ connectionBounds: { longestReadingMs: 30_000, lookEveryMs: 20 } });
    const size = await sizeOf(app);
    const socket = dial();
    socket.write(`GET ${LARGE} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(19));
    socket.write(`GET ${LARGE} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    let bytes = 0;
    let heads = 0;
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      heads += chunk.toString('latin1').split('HTTP/1.1 200 OK').length - 1;
      socket.pause();
      setTimeout(() => socket.resume(), 2);
    });
    await once(socket, 'close');
    expect(heads).toBe(20);
    expect(bytes).toBeGreaterThan(20 * size);
    expect(await cutSoFar(app)).toBe(0);
  });
});

describe('too many connections', () => {
  it('close idle ones in favour of new ones', async () => {
    const { app, dial } = await open({ connectionBounds: { mostConnections: 10 } });
    const idle = Array.from({ length: 10 }, dial);
    for (const socket of idle) expect(await askNormally(socket)).toBe('HTTP/1.1 200 OK');
    expect(app.context.connections.open).toBe(10);
    expect(await askNormally(dial())).toBe('HTTP/1.1 200 OK');
    await Promise.all(idle.map((socket) => socket.destroyed || once(socket, 'close')));
    expect(await cutSoFar(app)).toBe(0);
  });

  it('leave active ones open, and new ones succeed later', async () => {
    const { app, dial } = await open({ sending: SENDING, connectionBounds: { mostConnections: 10 } });
    for (const socket of Array.from({ length: 10 }, dial)) socket.write('GET /');
    await expect.poll(() => app.context.connections.open, PATIENT).toBe(10);
    expect(await allOf(dial())).toBe('');
    expect(await cutSoFar(app)).toBe(1);
    // Requests that never complete are cut in time.
    await expect.poll(() => askNormally(dial()).catch(() => 'cut off'), PATIENT).toBe('HTTP/1.1 200 OK');
  });
});
