// The rate limit shared by several servers, with its windows in Redis. While Redis is unavailable, each server falls
// back to its own limit, so requests are neither unlimited nor refused.

import type { Redis } from 'ioredis';
import { connectRedis, withoutCommand } from '../redis-connection.ts';
import { type Decision, decisionOf, type RateLimit } from './contract.ts';

/**
 * Counts requests, unless they are above the quota, and starts the window atomically; returns the count, the remaining
 * milliseconds and when the window began, which tells it from later windows of the client.
 */
const COUNT = `
local used = redis.call('HINCRBY', KEYS[1], 'used', ARGV[3])
local left = redis.call('PTTL', KEYS[1])
if used > tonumber(ARGV[2]) then redis.call('HINCRBY', KEYS[1], 'used', -ARGV[3]) end
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  redis.call('HSET', KEYS[1], 'since', table.concat(redis.call('TIME'), '.'))
  left = tonumber(ARGV[1])
end
return { used, left, redis.call('HGET', KEYS[1], 'since') }
`;

/** Takes requests back, unless their window has ended meanwhile. */
const GIVE_BACK = `
if redis.call('HGET', KEYS[1], 'since') == ARGV[1] then redis.call('HINCRBY', KEYS[1], 'used', -ARGV[2]) end
`;

/**
 * The longest wait for Redis. It is far above the latency of Redis, because a busy event loop delays replies that have
 * already arrived, and falling back too early would double the limit.
 */
const COMMAND_TIMEOUT_MS = 1000;
/** After a failure Redis is not used for this long. */
const PAUSE_MS = 2000;

type Counting = Redis & {
  countRequests(key: string, windowMs: number, quota: number, count: number): Promise<[number, number, string]>;
  giveBack(key: string, since: string, count: number): Promise<null>;
};

interface RedisRateLimitOptions {
  readonly url: string;
  /** What is counted, as in the names of the keys. */
  readonly name: string;
  readonly quota: number;
  readonly windowMs: number;
  /** Used while Redis is unavailable; closed with this one. */
  readonly own: RateLimit;
  /** Called once when Redis becomes unavailable and once when it is back. */
  readonly log: (message: string, error?: unknown) => void;
}

export class RedisRateLimit implements RateLimit {
  readonly #options: RedisRateLimitOptions;
  readonly #redis: Counting;
  #pausedUntil = 0;
  #isLost = false;

  constructor(options: RedisRateLimitOptions) {
    this.#options = options;
    const redis = connectRedis(options.url, {
      commandTimeout: COMMAND_TIMEOUT_MS,
      scripts: {
        countRequests: { lua: COUNT, numberOfKeys: 1 },
        giveBack: { lua: GIVE_BACK, numberOfKeys: 1 },
      },
    });
    redis.on('error', (error) => this.#lose(error));
    this.#redis = redis as Counting;
  }

  take(client: string, count = 1, quota = this.#options.quota): Decision | Promise<Decision> {
    return this.#isUsable ? this.#takeShared(client, count, quota) : this.#options.own.take(client, count, quota);
  }

  isRedisUp(): Promise<boolean> {
    return this.#redis.ping().then(
      () => true,
      () => false,
    );
  }

  async close(): Promise<void> {
    this.#redis.disconnect();
    await this.#options.own.close();
  }

  async #takeShared(client: string, count: number, quota: number): Promise<Decision> {
    const { windowMs } = this.#options;
    const key = this.#keyOf(client);
    try {
      const [used, leftMs, since] = await this.#redis.countRequests(key, windowMs, quota, count);
      this.#find();
      return decisionOf(quota, { used, leftMs }, count, () => this.#giveBack(key, since, count));
    } catch (error) {
      this.#pause(error);
      return this.#options.own.take(client, count, quota);
    }
  }

  async #giveBack(key: string, since: string, count: number): Promise<void> {
    // While Redis is unavailable, what was counted there stays counted until its window ends.
    if (!this.#isUsable) return;
    try {
      await this.#redis.giveBack(key, since, count);
    } catch (error) {
      this.#pause(error);
    }
  }

  get #isUsable(): boolean {
    return this.#redis.status === 'ready' && performance.now() >= this.#pausedUntil;
  }

  /** Earlier versions kept another type of value, under names without `window`. */
  #keyOf(client: string): string {
    return `tilewright:window:${this.#options.name}:${client}`;
  }

  #pause(error: unknown): void {
    this.#pausedUntil = performance.now() + PAUSE_MS;
    this.#lose(error);
  }

  #lose(error: unknown): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#options.log(
      `Redis is unavailable: each server counts ${this.#options.name} on its own`,
      withoutCommand(error),
    );
  }

  #find(): void {
    if (!this.#isLost) return;
    this.#isLost = false;
    this.#options.log(`Redis is back: servers count ${this.#options.name} together again`);
  }
}
