// Lets a few do something that takes much memory or time, and some more wait until it is their turn.

interface Waiting {
  readonly task: () => Promise<unknown>;
  readonly isWanted: () => boolean;
}

export class FewAtOnce {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  #begun = 0;
  #line: Waiting[] = [];

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Tasks that have not begun yet. */
  get waiting(): number {
    return this.#line.length;
  }

  /** Does a task now or when others are done; false where too many wait already. One that nobody wants any more is left out. */
  take(task: () => Promise<unknown>, isWanted: () => boolean): boolean {
    if (this.#begun < this.#atOnce) {
      this.#begin(task);
      return true;
    }
    if (this.#line.length >= this.#mostWaiting) this.#line = this.#line.filter((other) => other.isWanted());
    if (this.#line.length >= this.#mostWaiting) return false;
    this.#line.push({ task, isWanted });
    return true;
  }

  #begin(task: () => Promise<unknown>): void {
    this.#begun++;
    const goOn = () => {
      this.#begun--;
      this.#beginNext();
    };
    // What a task comes to, good or bad, is its own business.
    task().then(goOn, goOn);
  }

  #beginNext(): void {
    for (let next = this.#line.shift(); next !== undefined; next = this.#line.shift()) {
      if (!next.isWanted()) continue;
      this.#begin(next.task);
      return;
    }
  }
}
