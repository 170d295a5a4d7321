// The rate limit of one process, counted in its own memory.

import { type RateLimit, type Verdict, verdictOf } from './contract.ts';
import { Counts } from './counts.ts';

export class Windows implements RateLimit {
  readonly isImmediate = true;
  readonly #quota: number;
  readonly #counts: Counts;

  constructor(quota: number, windowMs: number, now?: () => number) {
    this.#quota = quota;
    this.#counts = new Counts(windowMs, now);
  }

  /** Addresses remembered now. */
  get size(): number {
    return this.#counts.size;
  }

  take(client: string): Verdict {
    return verdictOf(this.#quota, this.#counts.add(client));
  }

  async close(): Promise<void> {
    this.#counts.clear();
  }
}
