// Two servers that share their rate limit through Redis, which stops, hangs and comes back.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRedis } from '../services/redis.ts';
import { type ServerProcess, startServer } from '../services/server.ts';
import type { Service } from '../services/service.ts';

const QUOTA = 30;

let redis: Service;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis?.stop());

function start(url = redis.url): Promise<ServerProcess> {
  return startServer({ REDIS_URL: url, TRUST_PROXY: '1', LOG_LEVEL: 'info' });
}

async function stop(servers: readonly ServerProcess[]): Promise<void> {
  expect(await Promise.all(servers.map((server) => server.stop()))).toEqual(servers.map(() => 0));
}

let clients = 0;

/** A new client address. */
function newClient(): string {
  clients += 1;
  return `198.51.100.${clients}`;
}

async function ask({ base }: ServerProcess, client: string): Promise<number> {
  const answer = await fetch(`${base}/api/plan/patterns`, { headers: { 'x-forwarded-for': client } });
  await answer.text();
  return answer.status;
}

/** Statuses of requests that a client sends to the servers in turn, some at a time. */
async function askInTurn(servers: readonly ServerProcess[], client: string, requests: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let sent = 0; sent < requests; sent += 8) {
    const some = Array.from(
      { length: Math.min(8, requests - sent) },
      (_, index) => servers[(sent + index) % servers.length],
    );
    statuses.push(...(await Promise.all(some.map((server) => ask(server, client)))));
  }
  return statuses;
}

/** Whether the server says that it reaches Redis: 1 or 0, or undefined if it says nothing. */
async function redisUp({ base }: ServerProcess): Promise<string | undefined> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return /^tilewright_redis_up (\S+)$/m.exec(text)?.[1];
}

const countOf = (statuses: readonly number[], status: number) => statuses.filter((found) => found === status).length;

/** Waits until requests to one server count on the other. */
async function untilShared([one, other]: readonly ServerProcess[]): Promise<void> {
  const remaining = async (server: ServerProcess, client: string) => {
    const answer = await fetch(`${server.base}/api/plan/patterns`, { headers: { 'x-forwarded-for': client } });
    await answer.text();
    return Number(/r=([0-9]+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]);
  };
  const look = async () => {
    const client = newClient();
    return [await remaining(one, client), await remaining(other, client)];
  };
  await expect.poll(look, { timeout: 30_000 }).toEqual([QUOTA - 1, QUOTA - 2]);
}

describe('two servers', () => {
  let servers: readonly ServerProcess[];
  afterAll(() => stop(servers));

  it('start without Redis, and once it runs allow exactly 30 of 40 requests to both of them', async () => {
    await redis.halt();
    servers = await Promise.all([start(), start()]);
    for (const server of servers) expect(countOf(await askInTurn([server], newClient(), 40), 200)).toBe(QUOTA);
    await redis.restart();
    await untilShared(servers);
    for (let round = 0; round < 3; round += 1) {
      const statuses = await askInTurn(servers, newClient(), 40);
      expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([QUOTA, 10]);
    }
  });

  it('count separately while Redis is down, and together once it is back', async () => {
    await untilShared(servers);
    await redis.halt();
    const client = newClient();
    for (const server of servers) {
      const statuses = await askInTurn([server], client, 40);
      expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([QUOTA, 10]);
    }
    await redis.restart();
    await untilShared(servers);
    expect(countOf(await askInTurn(servers, newClient(), 40), 200)).toBe(QUOTA);
  });

  it('show in their metrics whether Redis is there, without any other request', async () => {
    const [server] = servers;
    const up = (value: string) => expect.poll(() => redisUp(server), { timeout: 30_000 }).toBe(value);
    await up('1');
    await redis.halt();
    await up('0');
    await redis.restart();
    await up('1');
    redis.freeze();
    await up('0').finally(() => redis.thaw());
    await up('1');
  });

  it('answer while Redis hangs, and never refuse a caller within its 30', async () => {
    await untilShared(servers);
    redis.freeze();
    try {
      const client = newClient();
      const statuses = await askInTurn(servers, client, QUOTA);
      expect(statuses).toEqual(Array(QUOTA).fill(200));
    } finally {
      redis.thaw();
    }
    await untilShared(servers);
    expect(countOf(await askInTurn(servers, newClient(), 40), 200)).toBe(QUOTA);
  });
});

it('a server with a password that Redis refuses starts, and never logs the password', async () => {
  const wrong = Object.assign(new URL(redis.url), { username: 'tilewright', password: 'not-the-password' }).href;
  const server = await start(wrong);
  const statuses = await askInTurn([server], newClient(), 40);
  expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([QUOTA, 10]);
  await expect.poll(() => server.output(), { timeout: 30_000 }).toContain('Redis is unavailable');
  expect(await redisUp(server)).toBe('0');
  expect(`${server.output()}${server.errors()}`).not.toContain('not-the-password');
  await stop([server]);
});
