// Files in the background, and servers that are killed: a file is there, or is said to be gone. One server keeps files in
// memory, two share them in Redis.

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startRedis } from '../services/redis.ts';
import { type ServerProcess, startServer } from '../services/server.ts';
import type { Service } from '../services/service.ts';

const PATIENCE = { timeout: 60_000, interval: 100 };
const SMALL = '/api/plan?outline=E180+S240+W180+N240&link=false';
const CSV = `${SMALL}&format=csv`;
/** Several seconds of work. */
const POSTER =
  '/api/plan?outline=E1900+S1900+W1900+N1900&pattern=herringbone&tileWidth=90&tileHeight=200&format=pdf&scale=10';

const running: ServerProcess[] = [];
async function start(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const server = await startServer({ RATE_LIMIT_PER_MINUTE: '0', ...env });
  running.push(server);
  return server;
}
async function kill(server: ServerProcess): Promise<void> {
  server.kill('SIGKILL');
  await server.ended;
}
afterEach(async () => {
  for (const server of running.splice(0)) await kill(server);
});

/** Sends a request that prefers the background; returns the path of the file. */
async function accepted({ base }: ServerProcess, path: string): Promise<string> {
  const answer = await fetch(base + path, { headers: { prefer: 'respond-async' } });
  expect([answer.status, answer.headers.get('preference-applied')]).toEqual([202, 'respond-async']);
  return new URL(((await answer.json()) as { url: string }).url).pathname;
}

async function ask({ base }: ServerProcess, path: string) {
  const answer = await fetch(base + path);
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
}

let widths = 300;
/** What a server answers to a request that prefers the background, for a file that it has not made before. */
async function preferred({ base }: ServerProcess): Promise<[status: number, applied: string | null]> {
  widths += 1;
  const answer = await fetch(`${base}${SMALL}&format=svg&width=${widths}`, { headers: { prefer: 'respond-async' } });
  await answer.text();
  return [answer.status, answer.headers.get('preference-applied')];
}

/** A server that has reached its Redis. */
async function startShared(url: string): Promise<ServerProcess> {
  const server = await start({ REDIS_URL: url });
  await expect.poll(() => preferred(server), PATIENCE).toEqual([202, 'respond-async']);
  return server;
}

const statusOf = async (server: ServerProcess, path: string) => (await ask(server, path)).status;
const isGone = async (server: ServerProcess, path: string) => {
  const { status, body } = await ask(server, path);
  expect([status, JSON.parse(body.toString()).code]).toEqual([410, 'file-gone']);
};

it('a server of its own says that files are gone after kill -9, and makes them again', async () => {
  const first = await start();
  const made = await accepted(first, CSV);
  await expect.poll(() => statusOf(first, made), PATIENCE).toBe(200);
  const { body } = await ask(first, made);
  const unmade = await accepted(first, POSTER);
  expect(await statusOf(first, unmade)).toBe(202);
  await kill(first);
  const second = await start();
  for (const path of [made, unmade]) await isGone(second, path);
  expect(await statusOf(second, '/api/files/never')).toBe(404);
  const again = await accepted(second, CSV);
  await expect.poll(() => statusOf(second, again), PATIENCE).toBe(200);
  expect((await ask(second, again)).body.equals(body)).toBe(true);
  // A server that is asked to stop does not wait for what nobody waits for.
  await accepted(second, POSTER);
  expect(await second.stop()).toBe(0);
});

it('makes many large files while small plans of others are answered', async () => {
  const server = await start({ TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '1000' });
  const from = (client: number) => ({ 'x-forwarded-for': `198.51.100.${client}` });
  const statuses: number[] = [];
  for (let joint = 1; joint <= 20; joint++) {
    const headers = { ...from(1), prefer: 'respond-async' };
    statuses.push((await fetch(`${server.base}${POSTER}&joint=${joint / 4}`, { headers })).status);
  }
  expect([...new Set(statuses)]).toEqual([202, 429]);
  expect(statuses.filter((status) => status === 202)).toHaveLength(12);
  for (let client = 2; client < 22; client++)
    expect((await fetch(server.base + SMALL, { headers: from(client) })).status).toBe(200);
  // The large files were not finished meanwhile, so the plans did not wait for them.
  const metrics = await (await fetch(`${server.base}/metrics`)).text();
  expect(Number(/^tilewright_unmade_files (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(1);
});

describe('two servers with Redis', () => {
  let redis: Service;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis?.stop());

  it('serve the files of each other, also of one that was killed, and say what was lost with it', async () => {
    const [one, other] = await Promise.all([startShared(redis.url), startShared(redis.url)]);
    const made = await accepted(one, CSV);
    await expect.poll(() => statusOf(other, made), PATIENCE).toBe(200);
    const unmade = await accepted(one, POSTER);
    expect(await statusOf(other, unmade)).toBe(202);
    await kill(one);
    const direct = await ask(other, CSV);
    expect((await ask(other, made)).body.equals(direct.body)).toBe(true);
    // Redis forgets what nobody renews.
    await expect.poll(() => statusOf(other, unmade), { ...PATIENCE, timeout: 120_000 }).toBe(410);
    const stopped = await startShared(redis.url);
    const lost = await accepted(stopped, POSTER);
    expect(await stopped.stop()).toBe(0);
    await isGone(other, lost);
  });

  it('make files at once while Redis is away, and cannot say what was there', async () => {
    const server = await startShared(redis.url);
    const made = await accepted(server, CSV);
    await redis.halt();
    try {
      expect(await preferred(server)).toEqual([200, null]);
      const { status, body } = await ask(server, made);
      expect([status, JSON.parse(body.toString()).code]).toEqual([503, 'files-unavailable']);
    } finally {
      await redis.restart();
    }
    await expect.poll(() => preferred(server), PATIENCE).toEqual([202, 'respond-async']);
  });
});

it('a server that may be one of several without Redis answers at once', async () => {
  // The database is never reached; links are not needed.
  const server = await start({ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' });
  const answer = await fetch(server.base + CSV, { headers: { prefer: 'respond-async' } });
  expect([answer.status, answer.headers.get('preference-applied')]).toEqual([200, null]);
});
