// The rate limit of one process, in memory. The window of a client begins with its first request.

import { type Decision, decisionOf, type RateLimit } from './contract.ts';

/** Above this number the oldest window is dropped, which favours the caller. */
export const MOST_CLIENTS = 100_000;

interface Window {
  used: number;
  readonly endsAt: number;
}

/** All windows have the same length, so the insertion order of the map is the order in which they end. */
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

  get size(): number {
    return this.#clients.size;
  }

  take(client: string, count = 1, quota = this.#quota): Decision {
    const now = this.#now();
    const window = this.#windowOf(client, now);
    const used = window.used + count;
    if (used <= quota) window.used = used;
    // Rounding can make this difference slightly larger than the window, and 61 of 60 seconds would be reported.
    const leftMs = Math.min(window.endsAt - now, this.#windowMs);
    return decisionOf(quota, { used, leftMs }, count, () => {
      window.used -= count;
    });
  }

  async close(): Promise<void> {
    this.#clients.clear();
  }

  #windowOf(client: string, now: number): Window {
    const open = this.#clients.get(client);
    if (open !== undefined && open.endsAt > now) return open;
    this.#clients.delete(client);
    this.#makeRoom(now);
    const window = { used: 0, endsAt: now + this.#windowMs };
    this.#clients.set(client, window);
    return window;
  }

  /** Drops at most two windows: ones that have ended, or the oldest when there are too many. */
  #makeRoom(now: number): void {
    let looks = 2;
    for (const [client, { endsAt }] of this.#clients) {
      if (endsAt > now && this.#clients.size < MOST_CLIENTS) return;
      this.#clients.delete(client);
      if (--looks === 0) return;
    }
  }
}
