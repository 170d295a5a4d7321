// Requests counted by client: a window for each, which begins with its first request.

import type { Count } from './contract.ts';

/** Addresses remembered at once. Beyond it the oldest window is forgotten, which errs on the caller's side. */
export const MOST_CLIENTS = 100_000;

interface Window {
  used: number;
  readonly endsAt: number;
}

/** Counts in memory. All windows are equally long, so the map's own order is the order in which they end. */
export class Counts {
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #clients = new Map<string, Window>();

  constructor(windowMs: number, now: () => number = () => performance.now()) {
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Addresses remembered now. */
  get size(): number {
    return this.#clients.size;
  }

  /** Counts one request of a client. */
  add(client: string): Count {
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
    return { used: window.used, leftMs: Math.min(window.endsAt - now, this.#windowMs) };
  }

  clear(): void {
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
