// The rule of admission: a job is taken on where the wait for a thread, estimated from how long jobs have taken lately, is
// bearable. Above that it is refused at once with status 503, which costs less than an answer that comes too late.

import { HttpError } from '../errors/http-error.ts';

/** The longest estimated wait. All that is let in is then answered within a second or so. */
export const LONGEST_WAIT_MS = 500;
/** So many may wait however long it takes: more than the connections that one caller opens, who is then refused nothing. */
export const ALWAYS_ADMITTED = 16;
/** Weight of the newest job in the mean time of jobs. */
const NEWEST_WEIGHT = 1 / 16;

/** A refusal that says when to come back. */
export class Overloaded extends HttpError {
  constructor(seconds: number) {
    const error = `Too many plans are waiting; send the request again in ${seconds} s.`;
    super(503, { error, code: 'busy' }, { 'retry-after': String(seconds) });
  }
}

/** Estimates the wait for one of several threads that work on one queue. */
export class Admission {
  readonly #threads: number;
  #meanRunMs = 0;
  /** By the seconds they name. Each is made once: capturing its stack costs more than the rest of a refusal. */
  readonly #refusals = new Map<number, Overloaded>();
  /** Jobs refused so far. */
  refused = 0;

  constructor(threads: number) {
    this.#threads = threads;
  }

  /** Takes note of how long a job ran. The mean begins at 0: the first jobs take longer than any later one. */
  observe(runMs: number): void {
    this.#meanRunMs += (runMs - this.#meanRunMs) * NEWEST_WEIGHT;
  }

  /** Throws `Overloaded` where a job behind so many waiting ones would wait too long. */
  check(waiting: number): void {
    const waitMs = (waiting * this.#meanRunMs) / this.#threads;
    if (waiting < ALWAYS_ADMITTED || waitMs <= LONGEST_WAIT_MS) return;
    this.refused++;
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    const refusal = this.#refusals.get(seconds) ?? new Overloaded(seconds);
    this.#refusals.set(seconds, refusal);
    throw refusal;
  }
}
