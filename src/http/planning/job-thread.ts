// A planning thread. Piscina starts, ends and replaces it; each has a Piscina of its own, so that the processor time of a
// job is that of a known thread.

import { Piscina } from 'piscina';
import { HttpError } from '../errors/http-error.ts';
import { type Bound, type Bounds, watchProcessor } from './processor-time.ts';

/** Small because V8 does not return this memory to the system. */
const YOUNG_HEAP_MB = 2;

/** A job that exceeds the bounds is ended together with its thread. */
export interface ThreadOptions extends Bounds {
  /** The module with the jobs; its function `run` takes the name of one with a list of tasks, and returns their results. */
  readonly file: URL;
  /** The thread ends after this time without a job. If omitted, it starts at once and never ends. */
  readonly idleMs?: number | undefined;
  /** Heap limit; a thread that exceeds it is terminated. */
  readonly heapMb: number;
}

/** A job was ended because it took too long. */
export class JobTimeout extends HttpError {
  constructor({ longestRunMs, longestClockMs }: Bounds, bound: Bound) {
    const took =
      bound === 'processor'
        ? `needs more than ${longestRunMs / 1000} s of processor time`
        : `was not finished within ${longestClockMs / 1000} s`;
    const error = `This request ${took} and was cancelled; send a smaller room, larger tiles or fewer cutouts.`;
    super(503, { error, code: 'too-slow' }, { 'retry-after': '1' });
  }
}

export class JobThread {
  readonly #piscina: Piscina;
  readonly #bounds: Bounds;
  readonly #staysReady: boolean;
  /** Its name in the system; unknown while it starts, and where the system does not tell. */
  #systemThread: string | undefined;

  constructor({ file, idleMs, heapMb, ...bounds }: ThreadOptions) {
    this.#bounds = bounds;
    this.#staysReady = idleMs === undefined;
    this.#piscina = new Piscina({
      filename: file.href,
      minThreads: this.#staysReady ? 1 : 0,
      maxThreads: 1,
      idleTimeout: idleMs ?? 0,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
      recordTiming: false,
    });
    // Piscina also replaces a thread that crashes between two jobs.
    this.#piscina.on('error', () => {
      this.#systemThread = undefined;
    });
  }

  /** Waits for the thread to start, which may exceed the time limit of a job. If it cannot start, the next job fails. */
  async start(): Promise<void> {
    this.#systemThread = await this.#piscina.run(null, { name: 'ready' }).catch(() => undefined);
  }

  /** Runs a job of the module for each of the tasks. */
  async run<Result>(name: string, tasks: readonly unknown[]): Promise<readonly Result[]> {
    if (!this.#staysReady) await this.start();
    const limit = new AbortController();
    let bound: Bound | undefined;
    const stopWatching = watchProcessor(this.#systemThread, this.#bounds, (reached) => {
      bound = reached;
      // Piscina terminates the thread of an aborted job and starts another.
      limit.abort();
    });
    try {
      return await this.#piscina.run({ name, tasks }, { name: 'run', signal: limit.signal });
    } catch (error) {
      throw bound === undefined ? error : new JobTimeout(this.#bounds, bound);
    } finally {
      stopWatching();
    }
  }

  /** After a failed job Piscina may be starting a replacement for a lost thread. */
  async recover(): Promise<void> {
    if (this.#staysReady) await this.start();
  }

  close(): Promise<void> {
    return this.#piscina.destroy();
  }
}
