// Admission control: a job is refused with status 503 when its estimated wait for a thread is too long. The estimate is
// based on the run times of recent jobs. Refusing at once is cheaper than an answer that comes too late.

import { HttpError } from '../errors/http-error.ts';

/**
 * The longest estimated wait of an admitted job. In a flood, threads get less of the processor than the estimate knows;
 * answers then take about a second at most.
 */
export const LONGEST_WAIT_MS = 220;
/** Below this queue length no job is refused. It is more than the connections that a single caller opens. */
export const ALWAYS_ADMITTED = 16;
/** Weight of the newest job in the moving average. */
const NEWEST_WEIGHT = 1 / 16;

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
  #meanRunMs = 0;
  /** Errors by their seconds, reused because capturing a stack trace costs more than the rest of a refusal. */
  readonly #refusals = new Map<number, Overloaded>();
  refused = 0;

  constructor(threads: number) {
    this.#threads = threads;
  }

  /** Records how long a job ran. The mean starts at 0 because the first jobs take longer than all later ones. */
  observe(runMs: number): void {
    this.#meanRunMs += (runMs - this.#meanRunMs) * NEWEST_WEIGHT;
  }

  /** The refusal of a job that would wait too long behind this many waiting jobs. */
  refusalOf(waiting: number): Overloaded | undefined {
    const waitMs = (waiting * this.#meanRunMs) / this.#threads;
    if (waiting < ALWAYS_ADMITTED || waitMs <= LONGEST_WAIT_MS) return undefined;
    this.refused++;
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    const refusal = this.#refusals.get(seconds) ?? new Overloaded(seconds);
    this.#refusals.set(seconds, refusal);
    return refusal;
  }
}
