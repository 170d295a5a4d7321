// Thousands of connections that are idle or send very slowly: an ordinary caller is still served.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { mostDescriptors } from '../../src/http/sockets/connections.ts';
import { Caller } from '../services/caller.ts';
import { type ServerProcess, startServer } from '../services/server.ts';
import { casesOf } from '../support/cases.ts';

/** The number of connections that the limit on open files allows; each needs one file here and one in the server. */
const ROOM = (mostDescriptors() ?? 4096) - 1000;
const IDLE = Math.min(casesOf(1000, 10_000), ROOM - 1000);
const TRICKLING = Math.min(casesOf(250, 1000), ROOM / 2);
/** One address does not have enough ports. */
const ADDRESSES = 8;
/** Connections opened at the same time; more would only wait in the backlog of the listening socket. */
const AT_ONCE = 200;

const crowd: Socket[] = [];
let server: ServerProcess | undefined;
let trickling: NodeJS.Timeout | undefined;

afterEach(async () => {
  clearInterval(trickling);
  for (const socket of crowd.splice(0)) socket.destroy();
  server?.kill('SIGKILL');
  await server?.ended;
});

/** Opens connections and sends a greeting on each. */
async function dial(base: string, count: number, greeting: string, isAnswered = false): Promise<Socket[]> {
  const { hostname, port } = new URL(base);
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, (_, place) => {
      const localAddress = `127.0.0.${1 + ((sockets.length + place) % ADDRESSES)}`;
      return connect({ host: hostname, port: Number(port), localAddress });
    });
    await Promise.all(some.map((socket) => once(socket, 'connect')));
    // A connection counts once a byte comes back: a busy server may not have accepted it before, and the system drops
    // connections that wait too long.
    const answers = some.map((socket) => (isAnswered ? once(socket, 'data') : undefined));
    // The server may close them later.
    for (const socket of some)
      socket
        .on('error', () => {})
        .resume()
        .write(greeting);
    await Promise.all(answers);
    sockets.push(...some);
  }
  crowd.push(...sockets);
  return sockets;
}

/** Statuses of an ordinary caller, with a new connection each time or on one. */
async function askAsUsual(base: string, first: number): Promise<number[]> {
  const statuses: number[] = [];
  const staying = new Caller(base);
  for (let sent = first; sent < first + 20; sent += 1) {
    const coming = new Caller(base);
    const path = `/api/plan?outline=E400+S300+W400+N300&start=${sent % 30},0`;
    statuses.push((await coming.ask(path)).status, (await staying.ask(`${path}&format=svg`)).status);
    coming.close();
  }
  staying.close();
  return statuses;
}

it(`serves a normal caller beside ${IDLE} idle and ${TRICKLING} trickling connections`, async () => {
  server = await startServer({ PLANNING_THREADS: '2', RATE_LIMIT_PER_MINUTE: '0' });
  const all = (status: number) => Array(40).fill(status);
  // Half of them are idle after an answer.
  const served = await dial(server.base, IDLE / 2, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n', true);
  await dial(server.base, IDLE / 2, '');
  const slow = await dial(server.base, TRICKLING, 'GET /healthz HTTP/1.1\r\nHost: x\r\nX: ');
  trickling = setInterval(() => {
    for (const socket of slow) if (socket.writable) socket.write('y');
  }, 500);
  expect(await askAsUsual(server.base, 0)).toEqual(all(200));
  // Slow and silent connections are cut off in the end; those that were answered may stay.
  await expect.poll(() => slow.filter(({ destroyed }) => destroyed).length, { timeout: 60_000 }).toBe(slow.length);
  expect(await askAsUsual(server.base, 20)).toEqual(all(200));
  expect(served.filter(({ destroyed }) => destroyed).length).toBe(0);
  expect(server.errors()).toBe('');
});
