// Two servers that share the limits of partners through Redis, with keys made as the guide for operators says.

import { createHash, createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { follow } from '../services/guide.ts';
import { startRedis } from '../services/redis.ts';
import { type ServerProcess, startServer } from '../services/server.ts';
import type { Service } from '../services/service.ts';
import { temporaryDirectory } from '../services/temporary.ts';

/** A key takes effect within seconds. */
const WAIT = { timeout: 30_000 };
const QUOTA = 40;
const folder = temporaryDirectory('partners');
const file = join(folder.path, 'partners');
let redis: Service;
let servers: readonly ServerProcess[] = [];
let key = '';

beforeAll(async () => {
  key = (await follow('make-key', folder.path)).trim();
  // A limit that a test can reach.
  const line = readFileSync(file, 'utf8').replace('shop 600 10000', `shop ${QUOTA} 10`);
  writeFileSync(file, line);
  redis = await startRedis();
  const env = { REDIS_URL: redis.url, PARTNER_KEYS_FILE: file, LOG_LEVEL: 'info' };
  servers = await Promise.all([startServer(env), startServer(env)]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await redis?.stop();
  folder.remove();
});

const bearer = { authorization: '' };

async function ask({ base }: ServerProcess, path: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(base + path, { headers });
  await answer.arrayBuffer();
  return { status: answer.status, left: Number(/r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]) };
}

/** An address that a partner signed, as the reference says. */
function signed(address: string): string {
  const hash = createHash('sha256').update(key).digest('hex');
  const plain = `${address}&partner=shop&expires=${Math.floor(Date.now() / 1000) + 3600}`;
  return `${plain}&sig=${createHmac('sha256', hash).update(plain).digest('hex')}`;
}

it('counts a key and its signatures together on both servers, exactly to its limit', async () => {
  expect(key).toMatch(/^tw_[0-9a-f]{64}$/);
  bearer.authorization = `Bearer ${key}`;
  const [one, other] = servers;
  let used = 0;
  // Redis is connected to once a server counts on from the other.
  const isShared = async () => {
    const [first, second] = [
      await ask(one, '/api/plan/patterns', bearer),
      await ask(other, '/api/plan/patterns', bearer),
    ];
    used = QUOTA - second.left;
    return second.left === first.left - 1 && used < QUOTA;
  };
  await expect.poll(isShared, WAIT).toBe(true);
  const room = '/api/plan?outline=E180+S240+W180+N240&link=false&format=svg';
  const statuses: number[] = [];
  for (let sent = 0; sent < QUOTA + 10 - used; sent++) {
    const server = servers[sent % 2];
    const { status } =
      sent % 3 === 0 ? await ask(server, signed(room)) : await ask(server, '/api/plan/patterns', bearer);
    statuses.push(status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(QUOTA - used);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  for (const server of servers) expect((await ask(server, '/api/plan/patterns')).status).toBe(200);
});

it('a key ends on all servers when its line is gone, and is in no log', async () => {
  writeFileSync(file, '# nobody\n');
  for (const server of servers) {
    const statusOf = async () => (await ask(server, '/api/plan/patterns', bearer)).status;
    await expect.poll(statusOf, { ...WAIT, interval: 1000 }).toBe(401);
    // The log is written in batches.
    const printed = () => server.output() + server.errors();
    await expect.poll(printed, WAIT).toContain('keys of partners were read again');
    const output = printed();
    expect(output).not.toContain(key);
    expect(output).not.toContain('sig=');
  }
});

it('a server without a readable file does not start, and says why in one line', async () => {
  const started = startServer({ PARTNER_KEYS_FILE: join(folder.path, 'missing') });
  await expect(started).rejects.toThrow(/tilewright cannot start: PARTNER_KEYS_FILE must be/);
});
