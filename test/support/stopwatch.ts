// Measures work while other programs use the processor too.

/** Milliseconds since its start, of wall time or processor time, whichever is less. */
export class Stopwatch {
  readonly #began = performance.now();
  readonly #cpu = process.cpuUsage();

  get ms(): number {
    const { user, system } = process.cpuUsage(this.#cpu);
    // Wall time includes other programs; processor time includes the threads of the garbage collector.
    return Math.min(performance.now() - this.#began, (user + system) / 1000);
  }
}
