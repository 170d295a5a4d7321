import { inspect } from 'node:util';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startRedis } from '../../../test/services/redis.ts';
import type { Service } from '../../../test/services/service.ts';
import type { Decision } from './contract.ts';
import { MemoryRateLimit } from './memory.ts';
import { RedisRateLimit } from './redis.ts';

const QUOTA = 30;
const MINUTE = 60_000;

let redis: Service;
beforeEach(async () => {
  redis = await startRedis();
});

const logged: string[] = [];
const opened: RedisRateLimit[] = [];
afterEach(async () => {
  for (const windows of opened.splice(0)) await windows.close();
  logged.length = 0;
  await redis.stop();
});

/** Opens a limit that is not connected to Redis yet. */
function open(url = redis.url, windowMs = MINUTE): RedisRateLimit {
  const windows = new RedisRateLimit({
    url,
    name: 'requests',
    quota: QUOTA,
    windowMs,
    own: new MemoryRateLimit(QUOTA, windowMs),
    log: (message, error) => logged.push(`${message} ${inspect(error)}`),
  });
  opened.push(windows);
  return windows;
}

let clients = 0;

/** A client address that was not used before. */
function newClient(): string {
  clients += 1;
  return `192.0.2.${clients}`;
}

/** Waits until Redis is used: `take` then returns a promise, while the local count returns a value. */
async function untilShared(...limits: readonly RedisRateLimit[]): Promise<void> {
  for (const windows of limits) {
    const isSharing = async () => {
      // The promise may still resolve with the local count. Redis then pauses for a while.
      await windows.take(newClient());
      return windows.take(newClient()) instanceof Promise;
    };
    await expect.poll(isSharing, { timeout: 30_000 }).toBe(true);
  }
}

/** Counts requests on the limits in rotation, all concurrently. */
function takeInTurn(limits: readonly RedisRateLimit[], client: string, requests: number): Promise<Decision[]> {
  return Promise.all(Array.from({ length: requests }, (_, index) => limits[index % limits.length].take(client)));
}

const allowed = (verdicts: readonly Decision[]) => verdicts.filter((verdict) => verdict.allowed).length;

describe('windows shared by Redis', () => {
  it('count several requests at once, all or none', async () => {
    const limits = [open(), open()];
    await untilShared(...limits);
    const client = newClient();
    expect(await limits[0].take(client, 20)).toMatchObject({ allowed: true, remaining: 10 });
    expect(await limits[1].take(client, 11)).toMatchObject({ allowed: false, remaining: 10 });
    expect(await limits[1].take(client, 10)).toMatchObject({ allowed: true, remaining: 0 });
  });

  it('allow exactly the quota across all servers', async () => {
    const limits = [open(), open(), open()];
    await untilShared(...limits);
    for (let round = 0; round < 5; round += 1) {
      const verdicts = await takeInTurn(limits, newClient(), 40);
      expect(allowed(verdicts)).toBe(QUOTA);
      const remaining = verdicts.filter((verdict) => verdict.allowed).map((verdict) => verdict.remaining);
      expect(remaining.sort((a, b) => a - b)).toEqual(Array.from({ length: QUOTA }, (_, index) => index));
      for (const { resetSeconds } of verdicts) expect([59, 60]).toContain(resetSeconds);
    }
  });

  it('take back what was counted, in the window that counted it and in no later one', async () => {
    const windows = open();
    await untilShared(windows);
    const client = newClient();
    const [first, second] = [await windows.take(client, 20), await windows.take(client, QUOTA - 20)];
    await (await windows.take(client)).giveBack();
    expect(await windows.take(client)).toMatchObject({ allowed: false, remaining: 0 });
    await first.giveBack();
    expect(await windows.take(client, 20)).toMatchObject({ allowed: true, remaining: 0 });
    // What Redis does at the end of the window.
    const asker = new Redis(redis.url);
    expect(await asker.del(await asker.keys(`*${client}`))).toBe(1);
    asker.disconnect();
    expect(await windows.take(client, 3)).toMatchObject({ allowed: true, remaining: QUOTA - 3 });
    await second.giveBack();
    expect(await windows.take(client)).toMatchObject({ allowed: true, remaining: QUOTA - 4 });
  });

  it('count each client separately', async () => {
    const windows = open();
    await untilShared(windows);
    const [one, other] = [newClient(), newClient()];
    await takeInTurn([windows], one, QUOTA + 1);
    expect(await windows.take(other)).toMatchObject({ allowed: true, remaining: QUOTA - 1 });
    expect(await windows.take(one)).toMatchObject({ allowed: false, remaining: 0 });
  });

  it('end, and leave nothing behind in Redis', async () => {
    const windows = open(redis.url, 200);
    await untilShared(windows);
    const client = newClient();
    await takeInTurn([windows], client, QUOTA);
    await expect.poll(async () => (await windows.take(client)).allowed, { timeout: 30_000 }).toBe(true);
    const asker = new Redis(redis.url);
    await expect.poll(() => asker.keys(`*${client}`), { timeout: 30_000 }).toEqual([]);
    asker.disconnect();
  });

  it('count per server while Redis is down, and together when it is back', async () => {
    const limits = [open(), open()];
    await untilShared(...limits);
    const client = newClient();
    expect(allowed(await takeInTurn(limits, client, 20))).toBe(20);
    await redis.halt();
    // Each server grants a full quota of its own.
    for (const windows of limits) expect(allowed(await takeInTurn([windows], client, 40))).toBe(QUOTA);
    await expect
      .poll(() => logged.filter((message) => message.includes('unavailable')).length, { timeout: 30_000 })
      .toBe(2);
    await redis.restart();
    await untilShared(...limits);
    expect(allowed(await takeInTurn(limits, newClient(), 40))).toBe(QUOTA);
    expect(logged.filter((message) => message.includes('back'))).toHaveLength(2);
  });

  it('wait only once for a Redis that hangs', async () => {
    const windows = open();
    await untilShared(windows);
    const client = newClient();
    redis.freeze();
    try {
      // All requests are answered while Redis hangs.
      expect(allowed(await takeInTurn([windows], client, 40))).toBe(QUOTA);
      expect(windows.take(client)).not.toBeInstanceOf(Promise);
      expect(logged).toEqual([expect.stringContaining('unavailable')]);
    } finally {
      redis.thaw();
    }
    await untilShared(windows);
    expect(allowed(await takeInTurn([windows], newClient(), 40))).toBe(QUOTA);
  });

  it('start without Redis and connect later', async () => {
    await redis.halt();
    const limits = [open(), open()];
    const client = newClient();
    for (const windows of limits) expect(allowed(await takeInTurn([windows], client, 40))).toBe(QUOTA);
    await expect.poll(() => logged.length, { timeout: 30_000 }).toBe(2);
    await redis.restart();
    await untilShared(...limits);
    expect(allowed(await takeInTurn(limits, newClient(), 40))).toBe(QUOTA);
  });

  it('count locally with a wrong password, and log it once', async () => {
    const admin = new Redis(redis.url);
    await admin.config('SET', 'requirepass', 'right');
    admin.disconnect();
    const withPassword = (password: string) => Object.assign(new URL(redis.url), { password }).href;
    const limits = [open(withPassword('wrong')), open(withPassword(''))];
    await untilShared(open(withPassword('right')));
    for (const windows of limits) {
      for (let round = 0; round < 3; round += 1) {
        expect(allowed(await takeInTurn([windows], newClient(), 40))).toBe(QUOTA);
      }
    }
    await expect.poll(() => logged.length, { timeout: 30_000 }).toBe(2);
    for (const message of logged) expect(message).toContain('unavailable');
    expect(logged.join()).not.toContain('wrong');
  });
});
