// A connection to Redis that fails at once while Redis is away, and comes back by itself.

import { Redis, type RedisOptions } from 'ioredis';

const LONGEST_RECONNECT_MS = 1000;

/** Opens a connection; errors of it are for the listener of `error`, and commands reject meanwhile. */
export function connectRedis(url: string, options: Pick<RedisOptions, 'commandTimeout' | 'scripts'>): Redis {
  return new Redis(url, {
    connectTimeout: 2000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(50 * 2 ** times, LONGEST_RECONNECT_MS),
    ...options,
  });
}

/** Removes the failed command that ioredis attaches to its errors: AUTH contains the password. */
export function withoutCommand(error: unknown): Error {
  const { message, code } = error as NodeJS.ErrnoException;
  return Object.assign(new Error(message), code === undefined ? {} : { code });
}
