// Takes turns: planning and drawing a giant hall takes milliseconds, and ten of them arriving at once must not hold up
// everybody else for ten times that. After a share of work the event loop gets its turn; who waits is served in order.

/** Milliseconds of work before the event loop gets its turn. */
const SHARE_MS = 5;
/** Tasks that may wait; beyond it, refusing at once is kinder than an answer that comes too late. */
export const MOST_WAITING = 256;

type Task = () => void;

export class Turns {
  readonly #waiting: Task[] = [];
  #spentMs = 0;
  #isDrainDue = false;

  /** Tasks that wait for their turn. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Does a task now or, where enough has been done in this turn, later; false where too many wait already. */
  take(task: Task): boolean {
    if (this.#waiting.length >= MOST_WAITING) return false;
    if (this.#waiting.length > 0 || this.#spentMs >= SHARE_MS) {
      this.#waiting.push(task);
      this.#drainLater();
    } else {
      this.#work(task);
    }
    return true;
  }

  /** Does the rest of a task that has begun in another turn, before those that have not begun yet. */
  goOnLater(rest: Task): void {
    this.#waiting.unshift(rest);
    this.#drainLater();
  }

  #work(task: Task): void {
    const began = performance.now();
    try {
      task();
    } finally {
      this.#spentMs += performance.now() - began;
    }
  }

  #drainLater(): void {
    if (this.#isDrainDue) return;
    this.#isDrainDue = true;
    setImmediate(() => {
      this.#isDrainDue = false;
      this.#spentMs = 0;
      this.#drain();
    });
  }

  #drain(): void {
    try {
      while (this.#spentMs < SHARE_MS) {
        const task = this.#waiting.shift();
        if (task === undefined) return;
        this.#work(task);
      }
    } finally {
      if (this.#waiting.length > 0) this.#drainLater();
    }
  }
}
