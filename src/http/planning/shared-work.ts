// Work that several callers wait for: it is done once, and dropped when all of them are gone.

interface Shared {
  readonly result: Promise<unknown>;
  readonly gone: AbortController;
  callers: number;
}

export class SharedWork {
  readonly #inFlight = new Map<string, Shared>();

  /** Whether work with this name is under way. */
  has(name: string): boolean {
    return this.#inFlight.has(name);
  }

  /**
   * Returns the result of the work with this name that is under way, or begins it; a name stands for one type of result.
   * `gone` aborts if the caller leaves.
   */
  join<Result>(name: string, gone: AbortSignal, begin: (gone: AbortSignal) => Promise<Result>): Promise<Result> {
    const work = this.#inFlight.get(name) ?? this.#start(name, begin);
    work.callers++;
    if (gone.aborted) this.#leave(name, work);
    gone.addEventListener('abort', () => this.#leave(name, work), { once: true });
    return work.result as Promise<Result>;
  }

  #start(name: string, begin: (gone: AbortSignal) => Promise<unknown>): Shared {
    const gone = new AbortController();
    const work: Shared = { result: begin(gone.signal).finally(() => this.#end(name, work)), gone, callers: 0 };
    this.#inFlight.set(name, work);
    return work;
  }

  #leave(name: string, work: Shared): void {
    work.callers--;
    if (work.callers > 0) return;
    // The next caller begins anew, because this work may be dropped.
    this.#end(name, work);
    work.gone.abort();
  }

  #end(name: string, work: Shared): void {
    if (this.#inFlight.get(name) === work) this.#inFlight.delete(name);
  }
}
