// The rate limit as callers see it: every request below /api/ counts, and each answer says what is left.

import type { Refusal } from '../errors/refusals.ts';
import type { HeaderList } from '../responses/index.ts';
import { type RateLimit, type Verdict, WINDOW_SECONDS } from './index.ts';

/** What the gate says to one request. */
export interface Passage {
  readonly headers: HeaderList;
  /** Why the request must not go on; undefined where it may. */
  readonly refusal: Refusal | undefined;
}

export class Gate {
  readonly #limit: RateLimit;
  readonly #quota: number;
  readonly #policy: string;

  constructor(limit: RateLimit, quota: number) {
    this.#limit = limit;
    this.#quota = quota;
    this.#policy = `"default";q=${quota};w=${WINDOW_SECONDS}`;
  }

  /** Whether requests are judged at once, without asking another server. */
  get isImmediate(): boolean {
    return this.#limit.isImmediate;
  }

  /** Counts one request of a client. */
  pass(client: string): Passage | Promise<Passage> {
    const verdict = this.#limit.take(client);
    return verdict instanceof Promise ? verdict.then((found) => this.#judge(found)) : this.#judge(verdict);
  }

  #judge({ allowed, remaining, resetSeconds }: Verdict): Passage {
    const headers = ['ratelimit-policy', this.#policy, 'ratelimit', `"default";r=${remaining};t=${resetSeconds}`];
    if (allowed) return { headers, refusal: undefined };
    headers.push('retry-after', String(resetSeconds));
    const error = `More than ${this.#quota} requests came from your address within a minute; send the next one in ${resetSeconds} s (Retry-After), or run the service yourself.`;
    return { headers, refusal: { error, code: 'rate-limited' } };
  }
}
