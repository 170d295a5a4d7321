// Work beside the event loop, one piece at a time: many at once would take the processors from planning. What comes while
// too much is waiting is refused.

export class ConcurrencyLimit {
  readonly #mostWaitingBytes: number;
  #waitingBytes = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(mostWaitingBytes: number) {
    this.#mostWaitingBytes = mostWaitingBytes;
  }

  /** Works on so many bytes after those that came before; undefined where too much is waiting already. */
  run<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> | undefined {
    // A single piece may wait, whatever its size.
    if (this.#waitingBytes > 0 && this.#waitingBytes + bytes > this.#mostWaitingBytes) return undefined;
    this.#waitingBytes += bytes;
    const result = this.#last.then(() => {
      this.#waitingBytes -= bytes;
      return work();
    });
    this.#last = result.catch(() => {});
    return result;
  }
}
