// A lane for work beside the event loop: one piece at a time, because many at once would take the processors from plans,
// and no more waiting than is soon done.

export class Lane {
  readonly #mostWaitingBytes: number;
  #waitingBytes = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(mostWaitingBytes: number) {
    this.#mostWaitingBytes = mostWaitingBytes;
  }

  /** Works on so many bytes after those who came before; undefined where too much is waiting already. */
  run<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> | undefined {
    // Whatever its size, a single piece may wait.
    if (this.#waitingBytes > 0 && this.#waitingBytes + bytes > this.#mostWaitingBytes) return undefined;
    this.#waitingBytes += bytes;
    const turn = this.#last.then(() => {
      this.#waitingBytes -= bytes;
      return work();
    });
    this.#last = turn.catch(() => {});
    return turn;
  }
}
