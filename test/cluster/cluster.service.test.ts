// Several processes that are one server: one port, one store, one limit, one log, one set of figures.

import { afterEach, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../services/server.ts';
import { Caller } from './caller.ts';
import { childrenOf, isRunning } from './processes.ts';

const QUOTA = 30;
const ROOM = '/api/plan?outline=E180+S240+W180+N240';
const LARGE = '/api/plan?outline=E900+S600+W900+N600&tileSize=50&inlineSvg=true';
const PATIENT = { timeout: 60_000 };

const running: ServerProcess[] = [];
const callers: Caller[] = [];

afterEach(async () => {
  for (const caller of callers.splice(0)) caller.close();
  for (const server of running.splice(0)) {
    server.kill('SIGKILL');
    await server.ended;
  }
});

/** Starts a server and waits until all of its workers answer. */
async function start(workers: number, environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({ WORKERS: String(workers), TRUST_PROXY: '1', ...environment });
  running.push(server);
  await expect.poll(() => server.output().match(/listening/g)?.length, PATIENT).toBe(workers);
  return server;
}

function call({ base }: ServerProcess): Caller {
  const caller = new Caller(base);
  callers.push(caller);
  return caller;
}

/** Open connections to each of the workers. */
async function callEach(server: ServerProcess, workers: number): Promise<Map<string, Caller>> {
  const found = new Map<string, Caller>();
  for (let calls = 0; found.size < workers && calls < 100; calls += 1) {
    const caller = call(server);
    const { worker } = await caller.ask('/healthz');
    found.set(worker, caller);
  }
  expect(found.size).toBe(workers);
  return found;
}

let clients = 0;

/** An address that nobody had before, as a proxy tells it. */
function newClient(): Record<string, string> {
  clients += 1;
  return { 'x-forwarded-for': `198.51.100.${clients}` };
}

describe('several workers', () => {
  it('share one port and one store', async () => {
    const server = await start(3);
    const each = [...(await callEach(server, 3)).values()];
    for (const [place, caller] of each.entries()) {
      const { body } = await caller.ask(`${ROOM}&tileSize=${200 + place}`, newClient());
      const { pathname } = new URL((JSON.parse(body) as { plannerUrl: string }).plannerUrl);
      for (const other of each) expect((await other.ask(pathname)).status).toBe(200);
      for (const other of each) expect((await other.ask('/readyz')).body).toBe('{"status":"ready","store":"ready"}');
    }
  });

  it('let exactly 30 of 40 requests over as many connections pass, planned, kept or neither', async () => {
    const server = await start(2);
    const connections = Array.from({ length: 40 }, () => call(server));
    const workers = new Set<string>();
    for (const path of ['/api/plan/patterns', `${ROOM}&link=false`, `${ROOM}&link=false`, '/api/nothing']) {
      const client = newClient();
      const answers = await Promise.all(connections.map((connection) => connection.ask(path, client)));
      for (const { worker } of answers) workers.add(worker);
      expect(server.output()).not.toContain('silent');
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(40 - QUOTA);
      for (const { headers, body } of refused) {
        expect(headers).toMatchObject({
          'retry-after': expect.stringMatching(/^[0-9]+$/),
          'cache-control': 'no-store',
        });
        expect(JSON.parse(body)).toMatchObject({ code: 'rate-limited' });
      }
      const left = answers.map(({ headers }) => Number(/r=([0-9]+)/.exec(String(headers.ratelimit))?.[1]));
      const expected = Array.from({ length: 40 }, (_, used) => Math.max(0, QUOTA - 1 - used));
      expect(left.sort((a, b) => b - a)).toEqual(expected);
    }
    expect(workers.size).toBe(2);
  });

  it('count each for itself while the primary is silent, refuse nobody within the 30, and count together afterwards', async () => {
    const server = await start(2);
    const each = [...(await callEach(server, 2)).values()];
    const client = newClient();
    server.kill('SIGSTOP');
    try {
      for (const caller of each) {
        const statuses: number[] = [];
        for (let sent = 0; sent < 40; sent += 1) statuses.push((await caller.ask('/api/plan/patterns', client)).status);
        expect(statuses).toEqual([...Array(QUOTA).fill(200), ...Array(10).fill(429)]);
      }
    } finally {
      server.kill('SIGCONT');
    }
    const look = async () => {
      const one = newClient();
      const answers = [await each[0].ask('/api/nothing', one), await each[1].ask('/api/nothing', one)];
      return answers.map(({ headers }) => /r=([0-9]+)/.exec(String(headers.ratelimit))?.[1]);
    };
    await expect.poll(look, PATIENT).toEqual([String(QUOTA - 1), String(QUOTA - 2)]);
  });

  it('tell figures for all of them, whichever is asked', async () => {
    const server = await start(2, { RATE_LIMIT_PER_MINUTE: '0' });
    const each = [...(await callEach(server, 2)).values()];
    for (const caller of each) {
      for (let sent = 0; sent < 10; sent += 1) await caller.ask(`${ROOM}&link=false&start=${sent},0`);
    }
    const figure = (text: string, name: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(name))
          ?.split(' ')[1],
      );
    for (const caller of each) {
      const { body } = await caller.ask('/metrics');
      expect(figure(body, 'tilewright_workers ')).toBe(2);
      // Each of them has planned and kept its own.
      expect(figure(body, 'tilewright_plans_total ')).toBe(20);
      expect(figure(body, 'tilewright_connections ')).toBeGreaterThanOrEqual(2);
      expect(figure(body, 'process_resident_memory_bytes ')).toBeGreaterThan(50_000_000);
      const route = 'tilewright_http_request_duration_seconds_count{route="/api/plan",method="GET",status="200"}';
      expect(figure(body, route)).toBe(20);
    }
  });

  it('write one log of whole lines, in which a client has one name', async () => {
    const server = await start(2, { RATE_LIMIT_PER_MINUTE: '0' });
    const connections = Array.from({ length: 20 }, () => call(server));
    const before = server.output().length;
    await Promise.all(
      connections.map(async (connection, place) => {
        for (let sent = 0; sent < 50; sent += 1) await connection.ask(`/nothing?${'ł'.repeat(place * 10)}`);
      }),
    );
    const lines = () =>
      server
        .output()
        .slice(before)
        .split('\n')
        .filter((line) => line.includes('/nothing'));
    await expect.poll(() => lines().length, PATIENT).toBe(1000);
    const entries = lines().map((line) => JSON.parse(line) as { client: string; reqId: string });
    expect(new Set(entries.map(({ client }) => client)).size).toBe(1);
    expect(new Set(entries.map(({ reqId }) => reqId)).size).toBe(1000);
  });

  it('replace one that is killed, and nobody who is served by another notices', async () => {
    const server = await start(2, { RATE_LIMIT_PER_MINUTE: '0' });
    const each = await callEach(server, 2);
    const [victim] = childrenOf(server.pid);
    const asked = new Map([...each.keys()].map((worker) => [worker, { answered: 0, failed: 0 }]));
    let isOver = false;
    const asking = [...each].map(async ([worker, caller]) => {
      const counts = asked.get(worker) ?? { answered: 0, failed: 0 };
      while (!isOver && counts.failed === 0) {
        const answer = await caller.ask(`${ROOM}&link=false&start=${counts.answered % 100},1`).catch(() => undefined);
        if (answer?.status === 200) counts.answered += 1;
        else counts.failed += 1;
      }
    });
    const counts = () => [...asked.values()];
    await expect.poll(() => Math.min(...counts().map(({ answered }) => answered)), PATIENT).toBeGreaterThan(5);
    process.kill(victim, 'SIGKILL');
    await expect.poll(() => server.output().match(/listening/g)?.length, PATIENT).toBe(3);
    const before = Math.max(...counts().map(({ answered }) => answered));
    await expect.poll(() => Math.max(...counts().map(({ answered }) => answered)), PATIENT).toBeGreaterThan(before + 5);
    isOver = true;
    await Promise.all(asking);
    // The connection to the one that was killed broke, and no other.
    expect(
      counts()
        .map(({ failed }) => failed)
        .sort(),
    ).toEqual([0, 1]);
    expect(server.output()).toContain('a worker ended by SIGKILL; another one starts in');
    const now = await callEach(server, 2);
    expect([...now.keys()].filter((worker) => each.has(worker))).toHaveLength(1);
    expect(childrenOf(server.pid)).toHaveLength(2);
  });

  it('keep the count of a client when one of them is replaced', async () => {
    const server = await start(2);
    const client = newClient();
    for (let sent = 0; sent < QUOTA; sent += 1)
      expect((await call(server).ask('/api/nothing', client)).status).toBe(404);
    process.kill(childrenOf(server.pid)[0], 'SIGKILL');
    await expect.poll(() => server.output().match(/listening/g)?.length, PATIENT).toBe(3);
    for (const caller of (await callEach(server, 2)).values()) {
      expect((await caller.ask('/api/nothing', client)).status).toBe(429);
    }
  });
});

describe('a server of several workers', () => {
  it('stops all of them on SIGTERM, answering who has asked', async () => {
    const server = await start(2, { RATE_LIMIT_PER_MINUTE: '0' });
    const workers = childrenOf(server.pid);
    const [callers, balancers] = [await callEach(server, 2), await callEach(server, 2)];
    const asked = [...callers.values()].map((caller) => caller.ask(LARGE));
    server.kill('SIGTERM');
    for (const balancer of balancers.values()) {
      const look = () => balancer.ask('/readyz').then(({ status }) => status);
      await expect.poll(look, { ...PATIENT, interval: 5 }).toBe(503);
    }
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
    expect(await server.ended).toBe(0);
    expect(workers.filter(isRunning)).toEqual([]);
    expect(server.output().match(/"stopped"/g)).toHaveLength(2);
    expect(server.errors()).toBe('');
  });

  it('stops well when everybody in the group is told, as a terminal and a supervisor do', async () => {
    const server = await start(2);
    const workers = childrenOf(server.pid);
    for (const pid of [...workers, server.pid]) process.kill(pid, 'SIGINT');
    expect(await server.ended).toBe(0);
    expect(workers.filter(isRunning)).toEqual([]);
  });

  it('ends at once on a second signal', async () => {
    const server = await start(2);
    const workers = childrenOf(server.pid);
    server.kill('SIGTERM');
    await expect.poll(() => server.output(), PATIENT).toContain('stopping on SIGTERM');
    server.kill('SIGTERM');
    expect(await server.ended).toBe(1);
    await expect.poll(() => workers.filter(isRunning), PATIENT).toEqual([]);
  });

  it('leaves nobody behind when the primary is killed', async () => {
    const server = await start(2);
    const workers = childrenOf(server.pid);
    server.kill('SIGKILL');
    expect(await server.ended).toBe(137);
    await expect.poll(() => workers.filter(isRunning), PATIENT).toEqual([]);
  });

  it('gives a worker that was asked to stop by itself time to, and another takes its place', async () => {
    const server = await start(2, { RATE_LIMIT_PER_MINUTE: '0' });
    const each = [...(await callEach(server, 2)).values()];
    process.kill(childrenOf(server.pid)[0], 'SIGTERM');
    const asked = each.map((caller) => caller.ask(LARGE));
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
    await expect.poll(() => server.output().match(/listening/g)?.length, PATIENT).toBe(3);
    await callEach(server, 2);
  });

  it.each([
    ['a wrong number of workers', { WORKERS: '0' }, /^tilewright cannot start: WORKERS must be .*\n$/],
    ['a wrong port', { WORKERS: '2', PORT: 'abc' }, /^tilewright cannot start: PORT must be .*\n$/],
    ['a folder that is a file', { WORKERS: '3', DATA_DIR: '/etc/passwd' }, /^tilewright cannot start: DATA_DIR .*\n$/],
  ])('stops with one line for %s', async (_, environment, line) => {
    const failed = startServer(environment);
    await expect(failed).rejects.toThrow('ended with 1 before it was ready');
    const [, said = ''] = /ready: (.*)$/s.exec(String(await failed.catch((error) => error.message))) ?? [];
    expect(`${said}\n`).toMatch(line);
  });

  it('stops with one line when its port is taken', async () => {
    const other = await start(2);
    const { port } = new URL(other.base);
    const failed = startServer({ WORKERS: '2', PORT: port });
    await expect(failed).rejects.toThrow(/ready: tilewright cannot start: [^|]*EADDRINUSE[^|]*$/);
  });
});
