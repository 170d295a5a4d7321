// Answers that anybody may keep, kept here too: a popular drawing is planned, drawn and compressed once. Bounded in bytes.

import type { Representation } from './representation.ts';

/** Rough cost of an entry beside its bytes. */
const OVERHEAD_BYTES = 1024;

interface Kept {
  readonly representation: Representation;
  bytes: number;
  /** How many copies of it these are. */
  copies: number;
}

/** The least recently asked go first. */
export class AnswerCache {
  readonly #mostBytes: number;
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;
  /** Asked for last, so nothing stands behind it. */
  #latest: string | undefined;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#kept.size;
  }

  has(key: string): boolean {
    return this.#kept.has(key);
  }

  find(key: string): Representation | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    if (key !== this.#latest) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      this.#latest = key;
    }
    // A compressed copy may have been added since.
    if (kept.representation.copies.size !== kept.copies) this.#weighAgain(key, kept);
    return kept.representation;
  }

  keep(key: string, representation: Representation): void {
    const bytes = weightOf(key, representation);
    // One giant must not push out everybody else.
    if (bytes > this.#mostBytes / 4) return;
    this.#forget(key);
    this.#kept.set(key, { representation, bytes, copies: representation.copies.size });
    this.#latest = key;
    this.#bytes += bytes;
    this.#shrink();
  }

  #weighAgain(key: string, kept: Kept): void {
    const bytes = weightOf(key, kept.representation);
    this.#bytes += bytes - kept.bytes;
    kept.bytes = bytes;
    kept.copies = kept.representation.copies.size;
    this.#shrink();
  }

  #shrink(): void {
    for (const key of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#forget(key);
    }
  }

  #forget(key: string): void {
    const kept = this.#kept.get(key);
    if (kept === undefined) return;
    this.#kept.delete(key);
    this.#bytes -= kept.bytes;
  }
}

function weightOf(key: string, { copies }: Representation): number {
  let bytes = OVERHEAD_BYTES + 2 * key.length;
  for (const { body } of copies.values()) bytes += body.length;
  return bytes;
}
