// An LRU cache of public answers, bounded in bytes. A popular drawing is planned, drawn and compressed only once.

import { LRUCache } from 'lru-cache';
import type { Representation } from './representation.ts';

/** Approximate overhead of an entry. */
const OVERHEAD_BYTES = 1024;

export class AnswerCache {
  readonly #cache: LRUCache<string, Representation>;

  constructor(mostBytes: number) {
    // A single large answer must not evict everything else.
    this.#cache = new LRUCache({ maxSize: mostBytes, maxEntrySize: mostBytes / 4, sizeCalculation });
  }

  get bytes(): number {
    return this.#cache.calculatedSize;
  }

  get size(): number {
    return this.#cache.size;
  }

  has(key: string): boolean {
    return this.#cache.has(key);
  }

  find(key: string): Representation | undefined {
    return this.#cache.get(key);
  }

  /** Adds an answer; call it again when a compressed copy was added to the answer. */
  keep(key: string, representation: Representation): void {
    this.#cache.delete(key);
    this.#cache.set(key, representation);
  }

  /** Drops all answers whose keys begin like this. */
  forget(prefix: string): void {
    for (const key of [...this.#cache.keys()]) if (key.startsWith(prefix)) this.#cache.delete(key);
  }
}

function sizeCalculation({ copies }: Representation, key: string): number {
  let bytes = OVERHEAD_BYTES + 2 * key.length;
  for (const { body } of copies.values()) bytes += body.length;
  return bytes;
}
