// The rate limit of the processes of one server: their primary counts for all of them. Requests that arrive together are
// asked about together. While the primary is silent each process counts on its own.

import { type Count, type RateLimit, type Verdict, verdictOf } from './contract.ts';
import { Windows } from './windows.ts';

/** A caller never waits longer for the primary than this. It does nothing but count, so its silence is a trouble. */
const PATIENCE_MS = 500;
/** After the primary was silent it is left alone this long. */
const PAUSE_MS = 1000;

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
  #silentUntil = 0;
  #isLost = false;

  constructor(options: PrimaryWindowsOptions) {
    this.#options = options;
    this.#own = new Windows(options.quota, options.windowMs);
  }

  take(client: string): Verdict | Promise<Verdict> {
    if (this.#isLost && performance.now() < this.#silentUntil) return this.#own.take(client);
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
    this.#silentUntil = performance.now() + PAUSE_MS;
    if (!this.#isLost) {
      this.#isLost = true;
      this.#options.log('the primary process is silent: each process counts requests on its own', error);
    }
    for (const { client, resolve } of asked) resolve(this.#own.take(client));
  }

  #find(): void {
    if (!this.#isLost) return;
    this.#isLost = false;
    this.#options.log('the primary process is back: requests are counted together again');
  }
}
