// Work that several callers wait for: it is done once, and dropped when all of them are gone.

interface Run<Result> {
  readonly result: Promise<Result>;
  readonly gone: AbortController;
  callers: number;
}

export class SharedWork<Result> {
  readonly #runs = new Map<string, Run<Result>>();

  /** Whether work with this name is under way. */
  has(name: string): boolean {
    return this.#runs.has(name);
  }

  /** Returns the result of the work with this name that is under way, or begins it. `gone` aborts if the caller leaves. */
  join(name: string, gone: AbortSignal, begin: (gone: AbortSignal) => Promise<Result>): Promise<Result> {
    const run = this.#runs.get(name) ?? this.#start(name, begin);
    run.callers++;
    gone.addEventListener('abort', () => this.#leave(name, run), { once: true });
    return run.result;
  }

  #start(name: string, begin: (gone: AbortSignal) => Promise<Result>): Run<Result> {
    const gone = new AbortController();
    const run: Run<Result> = { result: begin(gone.signal).finally(() => this.#end(name, run)), gone, callers: 0 };
    this.#runs.set(name, run);
    return run;
  }

  #leave(name: string, run: Run<Result>): void {
    run.callers--;
    if (run.callers > 0) return;
    // The next caller begins anew, because this work may be dropped.
    this.#end(name, run);
    run.gone.abort();
  }

  #end(name: string, run: Run<Result>): void {
    if (this.#runs.get(name) === run) this.#runs.delete(name);
  }
}
