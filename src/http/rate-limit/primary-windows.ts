// The rate limit of the processes of one server: their primary counts for all of them. Requests that arrive together are
// asked about together. While the primary is silent each process counts on its own.

import { type Count, type RateLimit, type Verdict, verdictOf } from './contract.ts';
import { Windows } from './memory.ts';

/**
 * A caller never waits longer for the primary than this. It does nothing but count, so only a machine that is short of
 * processors makes it slow, and then waiting is better than counting wrong.
 */
const PATIENCE_MS = 2000;
/** While the primary is silent it is asked this often whether it is back; no caller waits for that. */
const ASK_AGAIN_MS = 500;

/** Has requests counted, one for each client in the list, and gives the counts in the same order. */
export type CountAll = (clients: readonly string[]) => Promise<readonly Count[]>;

export interface PrimaryWindowsOptions {
  readonly quota: number;
  readonly windowMs: number;
  readonly count: CountAll;
  /** Told when the primary falls silent and when it is back, once each time. */
  readonly log: (message: string, error?: unknown) => void;
}

interface Waiting {
  readonly client: string;
  readonly resolve: (verdict: Verdict) => void;
}

export class PrimaryWindows implements RateLimit {
  readonly isImmediate = false;
  readonly #options: PrimaryWindowsOptions;
  readonly #own: Windows;
  #waiting: Waiting[] = [];
  #askAgainAt = 0;
  #isLost = false;

  constructor(options: PrimaryWindowsOptions) {
    this.#options = options;
    this.#own = new Windows(options.quota, options.windowMs);
  }

  take(client: string): Verdict | Promise<Verdict> {
    if (this.#isLost) {
      this.#askWhetherBack();
      return this.#own.take(client);
    }
    return new Promise((resolve) => {
      // Whatever else arrives in this turn of the event loop goes with the same message.
      if (this.#waiting.push({ client, resolve }) === 1) setImmediate(() => this.#ask());
    });
  }

  async close(): Promise<void> {
    await this.#own.close();
  }

  #ask(): void {
    const asked = this.#waiting;
    this.#waiting = [];
    const { count, quota } = this.#options;
    // A process that was busy itself finds the answer waiting for it, so it looks once more before it gives up.
    const patience = setTimeout(() => setImmediate(() => this.#judgeAlone(asked)), PATIENCE_MS);
    count(asked.map(({ client }) => client)).then(
      (counts) => {
        clearTimeout(patience);
        this.#find();
        for (const [place, { resolve }] of asked.entries()) resolve(verdictOf(quota, counts[place]));
      },
      (error) => {
        clearTimeout(patience);
        this.#judgeAlone(asked, error);
      },
    );
  }

  /** Those that have their verdict already are not changed by another. */
  #judgeAlone(asked: readonly Waiting[], error?: unknown): void {
    if (!this.#isLost) {
      this.#isLost = true;
      this.#options.log('the primary process is silent: each process counts requests on its own', error);
    }
    for (const { client, resolve } of asked) resolve(this.#own.take(client));
  }

  #askWhetherBack(): void {
    const now = performance.now();
    if (now < this.#askAgainAt) return;
    this.#askAgainAt = now + ASK_AGAIN_MS;
    this.#options.count([]).then(
      () => this.#find(),
      // Not back yet, which is known already.
      () => {},
    );
  }

  #find(): void {
    if (!this.#isLost) return;
    this.#isLost = false;
    this.#options.log('the primary process is back: requests are counted together again');
  }
}
