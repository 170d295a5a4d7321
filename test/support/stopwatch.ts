// How long work takes when other programs want the processor too.

/** Milliseconds since it was started: of the clock or of the processor, whichever are fewer. */
export class Stopwatch {
  readonly #began = performance.now();
  readonly #cpu = process.cpuUsage();

  get ms(): number {
    const { user, system } = process.cpuUsage(this.#cpu);
    // The clock goes on while others have the processor; the processor's time has that of the collector's threads in it.
    return Math.min(performance.now() - this.#began, (user + system) / 1000);
  }
}
