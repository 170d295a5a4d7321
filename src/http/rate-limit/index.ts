// Public interface of the rate limit: requests counted by client, in this process or shared with other servers.

import { type RateLimit, WINDOW_SECONDS } from './contract.ts';
import { MemoryRateLimit } from './memory.ts';

export { clientOf, forwardedFor } from './client-address.ts';
export { type RateLimit, WINDOW_SECONDS } from './contract.ts';
export { allowanceOf, countWeight, limitRate, type Weight } from './hook.ts';
export { MemoryRateLimit } from './memory.ts';

interface OpenOptions {
  /** What is counted: requests if it is left out. */
  readonly name?: string;
  /** How many are allowed to one client in a window. */
  readonly quota: number;
  /** A minute if it is left out. */
  readonly windowSeconds?: number;
  /** The address of Redis, which several servers share; without it this process counts for itself. */
  readonly redisUrl?: string | undefined;
  readonly log: (message: string, error?: unknown) => void;
}

/** Opens the rate limit: in Redis if an address is given, otherwise in memory. */
export async function openRateLimit(options: OpenOptions): Promise<RateLimit> {
  const { name = 'requests', quota, windowSeconds = WINDOW_SECONDS, redisUrl: url, log } = options;
  const windowMs = windowSeconds * 1000;
  const own = new MemoryRateLimit(quota, windowMs);
  if (url === undefined) return own;
  // Load the Redis client only when it is used.
  const { RedisRateLimit } = await import('./redis.ts');
  return new RedisRateLimit({ url, name, quota, windowMs, own, log });
}
