// The rate limit shared by several servers: the same windows, kept in Redis. While Redis is away each server counts on
// its own, by whatever limit it has, so that a lost Redis neither opens the gate nor closes it.

import { Redis } from 'ioredis';
import { type Decision, decisionOf, type RateLimit } from './contract.ts';

/** Counts and begins the window in one step; answers the count and the milliseconds that the window still has. */
const COUNT = `
local used = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return { used, left }
`;

/**
 * A caller never waits longer for Redis than this. Our own work may hold an answer up that has long arrived, so it is more than
 * any Redis takes: one that is given up too soon makes two limits of one.
 */
const COMMAND_TIMEOUT_MS = 1000;
/** After Redis failed it is left alone this long. */
const PAUSE_MS = 2000;
const LONGEST_RECONNECT_MS = 1000;

type Counting = Redis & { countRequest(key: string, windowMs: number): Promise<[number, number]> };

interface RedisRateLimitOptions {
  readonly url: string;
  readonly quota: number;
  readonly windowMs: number;
  /** Counts while Redis is away; closed with this one. */
  readonly own: RateLimit;
  /** Called when Redis is lost and when it is back, once each time. */
  readonly log: (message: string, error?: unknown) => void;
}

export class RedisRateLimit implements RateLimit {
  readonly #options: RedisRateLimitOptions;
  readonly #redis: Counting;
  #silentUntil = 0;
  #isLost = false;

  constructor(options: RedisRateLimitOptions) {
    this.#options = options;
    const redis = new Redis(options.url, {
      commandTimeout: COMMAND_TIMEOUT_MS,
      connectTimeout: 2000,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (times) => Math.min(50 * 2 ** times, LONGEST_RECONNECT_MS),
      scripts: { countRequest: { lua: COUNT, numberOfKeys: 1 } },
    });
    redis.on('error', (error) => this.#lose(error));
    this.#redis = redis as Counting;
  }

  take(client: string): Decision | Promise<Decision> {
    if (this.#redis.status !== 'ready' || performance.now() < this.#silentUntil) return this.#options.own.take(client);
    return this.#takeShared(client);
  }

  async close(): Promise<void> {
    this.#redis.disconnect();
    await this.#options.own.close();
  }

  async #takeShared(client: string): Promise<Decision> {
    const { quota, windowMs } = this.#options;
    try {
      const [used, leftMs] = await this.#redis.countRequest(`tilewright:limit:${client}`, windowMs);
      this.#find();
      return decisionOf(quota, { used, leftMs });
    } catch (error) {
      this.#silentUntil = performance.now() + PAUSE_MS;
      this.#lose(error);
      return this.#options.own.take(client);
    }
  }

  #lose(error: unknown): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#options.log('Redis is away: each server counts requests on its own', tellable(error));
  }

  #find(): void {
    if (!this.#isLost) return;
    this.#isLost = false;
    this.#options.log('Redis is back: requests are counted together again');
  }
}

/** The driver hangs the refused command onto its errors, and the command that logs in has the password in it. */
function tellable(error: unknown): Error {
  const { message, code } = error as NodeJS.ErrnoException;
  return Object.assign(new Error(message), code === undefined ? {} : { code });
}
