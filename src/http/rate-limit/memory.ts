// The rate limit of one process, in its own memory: a window for each client, which begins with its first request.

import { type Decision, decisionOf, type RateLimit } from './contract.ts';

/** Addresses remembered at once. Beyond it the oldest window is forgotten, which errs on the caller's side. */
export const MOST_CLIENTS = 100_000;

interface Window {
  used: number;
  readonly endsAt: number;
}

/** Counts in memory. All windows are equally long, so the map's own order is the order in which they end. */
export class MemoryRateLimit implements RateLimit {
  readonly #quota: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #clients = new Map<string, Window>();

  constructor(quota: number, windowMs: number, now: () => number = () => performance.now()) {
    this.#quota = quota;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Addresses remembered now. */
  get size(): number {
    return this.#clients.size;
  }

  /** Counts one request of a client. */
  take(client: string): Decision {
    const now = this.#now();
    let window = this.#clients.get(client);
    if (window === undefined || window.endsAt <= now) {
      this.#clients.delete(client);
      this.#makeRoom(now);
      window = { used: 0, endsAt: now + this.#windowMs };
      this.#clients.set(client, window);
    }
    window.used++;
    // A sum less one of its parts may be a bit more than the other part, and 61 s are never left of 60.
    const leftMs = Math.min(window.endsAt - now, this.#windowMs);
    return decisionOf(this.#quota, { used: window.used, leftMs });
  }

  async close(): Promise<void> {
    this.#clients.clear();
  }

  /** Drops windows that have ended, a few at a time, and the oldest one when there are too many. */
  #makeRoom(now: number): void {
    let looks = 2;
    for (const [client, { endsAt }] of this.#clients) {
      if (endsAt > now && this.#clients.size < MOST_CLIENTS) return;
      this.#clients.delete(client);
      if (--looks === 0) return;
    }
  }
}
