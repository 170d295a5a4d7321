// Admission control: a job is refused with status 503 when its expected wait for a thread is too long. The wait is the
// estimated cost of the jobs before it, times what recent jobs took for each estimated millisecond. Refusing at once is
// cheaper than an answer that comes too late.

import { HttpError } from '../errors/http-error.ts';

/**
 * The longest expected wait of an admitted short job. In a flood, threads get less of the processor than the estimate
 * knows; answers then take about a second at most.
 */
export const LONGEST_WAIT_MS = 220;
/** Of a long job, for which callers wait longer. */
export const LONGEST_WAIT_OF_LONG_MS = 10_000;
/** Below this queue length no job is refused. It is more than a client sends within its rate limit. */
export const ALWAYS_ADMITTED = 32;
/** Weight of the newest job in the moving averages. */
const NEWEST_WEIGHT = 1 / 16;
/** What both averages begin with, in ms: the first jobs take longer than all later ones, and must not count for much. */
const FIRST_MEAN_MS = 50;

/** A refusal with a Retry-After header. */
export class Overloaded extends HttpError {
  constructor(seconds: number) {
    const error = `Too many plans are waiting; send the request again in ${seconds} s.`;
    super(503, { error, code: 'busy' }, { 'retry-after': String(seconds) });
  }
}

/** Estimates the wait in a queue that several threads share. */
export class Admission {
  readonly #threads: number;
  readonly #longestWaitMs: number;
  #meanRunMs = FIRST_MEAN_MS;
  #meanCostMs = FIRST_MEAN_MS;
  /** Errors by their seconds, reused because capturing a stack trace costs more than the rest of a refusal. */
  readonly #refusals = new Map<number, Overloaded>();
  refused = 0;

  constructor(threads: number, longestWaitMs: number) {
    this.#threads = threads;
    this.#longestWaitMs = longestWaitMs;
  }

  /** The estimated cost of recent jobs, for a job of which nothing is known yet. */
  get meanCostMs(): number {
    return this.#meanCostMs;
  }

  /** Records how long a job held its thread, whether it succeeded or not. */
  observe(runMs: number, costMs: number): void {
    this.#meanRunMs += (runMs - this.#meanRunMs) * NEWEST_WEIGHT;
    this.#meanCostMs += (costMs - this.#meanCostMs) * NEWEST_WEIGHT;
  }

  /** The refusal of a job in a queue of this length, with jobs of this estimated cost before it. */
  refusalOf(waiting: number, costBeforeMs: number): Overloaded | undefined {
    if (waiting < ALWAYS_ADMITTED) return undefined;
    const waitMs = (costBeforeMs * this.#meanRunMs) / this.#meanCostMs / this.#threads;
    if (waitMs <= this.#longestWaitMs) return undefined;
    this.refused++;
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    const refusal = this.#refusals.get(seconds) ?? new Overloaded(seconds);
    this.#refusals.set(seconds, refusal);
    return refusal;
  }
}
