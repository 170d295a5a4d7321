// Files in Redis, where each of several servers finds what another one made. Redis forgets them by itself.

import type { Redis } from 'ioredis';
import { connectRedis, withoutCommand } from '../redis-connection.ts';
import { FILE_MS, type FilePlace, LEASE_MS, type Unmade } from './file-place.ts';

/** Files of several megabytes pass in less on any network between servers. */
const COMMAND_TIMEOUT_MS = 5000;

interface RedisPlaceOptions {
  readonly url: string;
  /** Called once when Redis becomes unavailable and once when it is back. */
  readonly log: (message: string, error?: unknown) => void;
}

export class RedisPlace implements FilePlace {
  readonly #redis: Redis;

  constructor({ url, log }: RedisPlaceOptions) {
    this.#redis = connectRedis(url, { commandTimeout: COMMAND_TIMEOUT_MS });
    let isLost = false;
    this.#redis.on('error', (error) => {
      if (!isLost) log('Redis is unavailable: files are made at once, not in the background', withoutCommand(error));
      isLost = true;
    });
    this.#redis.on('ready', () => {
      if (isLost) log('Redis is back: files can be made in the background again');
      isLost = false;
    });
  }

  async mark(id: string, state: Unmade): Promise<void> {
    await this.#clean(this.#redis.set(keyOf(id), state, 'PX', LEASE_MS));
  }

  async keep(id: string, bytes: Buffer): Promise<void> {
    await this.#clean(this.#redis.set(keyOf(id), bytes, 'PX', FILE_MS));
  }

  async find(id: string): Promise<Unmade | Buffer | undefined> {
    const value = await this.#clean(this.#redis.getBuffer(keyOf(id)));
    // The bytes of a file begin with a brace.
    const isUnmade = value?.equals(WAITING) || value?.equals(MAKING);
    return isUnmade ? (value?.toString() as Unmade) : (value ?? undefined);
  }

  async drop(id: string): Promise<void> {
    await this.#clean(this.#redis.del(keyOf(id)));
  }

  async close(): Promise<void> {
    this.#redis.disconnect();
  }

  #clean<Result>(command: Promise<Result>): Promise<Result> {
    return command.catch((error) => {
      throw withoutCommand(error);
    });
  }
}

const WAITING = Buffer.from('waiting' satisfies Unmade);
const MAKING = Buffer.from('making' satisfies Unmade);

function keyOf(id: string): string {
  return `tilewright:file:${id}`;
}
