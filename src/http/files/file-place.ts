// Where files wait to be fetched: the interface, and the memory of one server. Several servers share a Redis
// (redis-place.ts), because a proxy may send the next question to another one.

import { LRUCache } from 'lru-cache';

/** Files are kept for an hour. */
export const FILE_MS = 3_600_000;
/** A server says this often that it still works on its files. */
export const RENEW_EVERY_MS = 15_000;
/** A file that is not made after this time without a word of its server is lost. */
export const LEASE_MS = 60_000;

/** A file that is not there yet. */
export type Unmade = 'waiting' | 'making';

export interface FilePlace {
  /** Says that a file waits or is being made, for the next `LEASE_MS`. */
  mark(id: string, state: Unmade): Promise<void>;
  /** Keeps the bytes of a file for `FILE_MS`. */
  keep(id: string, bytes: Buffer): Promise<void>;
  /** The state or the bytes of a file; undefined if it is not there, or not any more. */
  find(id: string): Promise<Unmade | Buffer | undefined>;
  drop(id: string): Promise<void>;
  close(): Promise<void>;
}

/** The memory of one server, which frees the bytes of a file once it is gone. */
export class MemoryPlace implements FilePlace {
  readonly #values: LRUCache<string, Unmade | Buffer>;

  /** `now` in ms, for tests. */
  constructor(now: () => number = () => performance.now()) {
    this.#values = new LRUCache({ ttl: FILE_MS, ttlAutopurge: true, ttlResolution: 0, perf: { now } });
  }

  async mark(id: string, state: Unmade): Promise<void> {
    this.#values.set(id, state, { ttl: LEASE_MS });
  }

  async keep(id: string, bytes: Buffer): Promise<void> {
    this.#values.set(id, bytes);
  }

  async find(id: string): Promise<Unmade | Buffer | undefined> {
    return this.#values.get(id);
  }

  async drop(id: string): Promise<void> {
    this.#values.delete(id);
  }

  async close(): Promise<void> {
    this.#values.clear();
  }
}
