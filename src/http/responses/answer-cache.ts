// Answers that anybody may cache, cached here too: a popular drawing is planned, drawn and compressed once. Bounded in bytes;
// the least recently used go first.

import { LRUCache } from 'lru-cache';
import type { Representation } from './representation.ts';

/** Rough cost of an entry beside its bytes. */
const OVERHEAD_BYTES = 1024;

export class AnswerCache {
  readonly #cache: LRUCache<string, Representation>;

  constructor(mostBytes: number) {
    // One giant must not push out everything else.
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

  /** Keeps an answer; again where a compressed copy was added to it. */
  keep(key: string, representation: Representation): void {
    this.#cache.delete(key);
    this.#cache.set(key, representation);
  }
}

function sizeCalculation({ copies }: Representation, key: string): number {
  let bytes = OVERHEAD_BYTES + 2 * key.length;
  for (const { body } of copies.values()) bytes += body.length;
  return bytes;
}
