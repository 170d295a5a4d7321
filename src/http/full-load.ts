// Whether the event loop has had no moment to rest for a while. A burst of requests passes by itself; work that arrives
// faster than it can be done does not.

import type { EventLoopUtilization } from 'node:perf_hooks';

/** The span that is looked at, and how many of them in a row make a full load. */
const SPAN_MS = 100;
const FULL_SPANS = 2;
/** Who is asked again only after this time was not asked because there was no crowd, and begins anew. */
const FORGET_MS = 3 * SPAN_MS;
/** Share of a span that must be work; the rest are moments between packets. */
const FULL_SHARE = 0.95;
/** A full load is over when there was this much rest: who sends the load may have had a moment's trouble as well. */
const STILL_FULL_SHARE = 0.6;

type Utilization = (since?: EventLoopUtilization) => EventLoopUtilization;

/**
 * Looks at the clocks only when it is asked, so a server that rests is not woken. It is asked while there is a crowd: a
 * search that fills the time when nobody waits is no load.
 */
export class FullLoad {
  readonly #utilization: Utilization;
  #since: EventLoopUtilization;
  #sinceMs = 0;
  #fullSpans = 0;

  constructor(utilization: Utilization = performance.eventLoopUtilization.bind(performance)) {
    this.#utilization = utilization;
    this.#since = utilization();
  }

  /** Whether the load is full; `nowMs` is the time, which never runs back. */
  isFull(nowMs: number): boolean {
    const spanMs = nowMs - this.#sinceMs;
    if (spanMs >= SPAN_MS) {
      const { utilization } = this.#utilization(this.#since);
      this.#since = this.#utilization();
      this.#sinceMs = nowMs;
      const share = this.#fullSpans < FULL_SPANS ? FULL_SHARE : STILL_FULL_SHARE;
      this.#fullSpans = utilization >= share && spanMs < FORGET_MS ? this.#fullSpans + 1 : 0;
    }
    return this.#fullSpans >= FULL_SPANS;
  }
}
