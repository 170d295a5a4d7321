// A pool of threads with one queue. Piscina runs the threads; the queue is ours, so that only the running time of a job is
// limited, and only a job that waits is dropped with its caller.

import { Piscina } from 'piscina';
import { HttpError } from '../errors/http-error.ts';
import { Admission } from './admission.ts';
import type { Finished } from './planning.ts';

/** A job that runs longer is ended together with its thread. */
export const LONGEST_RUN_MS = 5000;

export interface PoolOptions {
  /** Address of the file whose functions are the jobs. */
  readonly file: URL;
  readonly threads: number;
  /** Threads that are not used for this long are ended; left out, all are started at once and stay. */
  readonly idleMs?: number | undefined;
  readonly longestRunMs?: number | undefined;
  /** Megabytes of heap of a thread; one that needs more is ended. */
  readonly heapMb?: number | undefined;
}

export interface RunOptions {
  /** Drops the job if it still waits when this aborts. */
  readonly gone?: AbortSignal | undefined;
  /** Later jobs with less slack overtake this one for so many milliseconds, and no longer. */
  readonly slackMs?: number;
}

interface Job {
  readonly name: string;
  readonly task: unknown;
  readonly queuedAt: number;
  /** When it is due: the job that is due first is run first. */
  readonly dueAt: number;
  readonly resolve: (finished: Finished<never>) => void;
  readonly reject: (error: unknown) => void;
}

/** Twice what the largest plans need. V8 collects sooner in a small heap, and a runaway job cannot take the machine's memory. */
const HEAP_MB = 48;
/** Small, because what V8 has once taken for short-lived objects stays resident. */
const YOUNG_HEAP_MB = 8;

export class JobTimeout extends HttpError {
  constructor(ms: number) {
    const error = `This request took longer than ${ms / 1000} s to plan and was given up; send a smaller room, larger tiles or fewer cutouts.`;
    super(503, { error, code: 'too-slow' }, { 'retry-after': '1' });
  }
}

/** The caller left before its job began; nobody reads this answer. */
class CallerGone extends HttpError {
  constructor() {
    super(499, { error: 'The request was cancelled.', code: 'cancelled' });
  }
}

export class ThreadPool {
  readonly #piscina: Piscina;
  readonly #admission: Admission;
  readonly #threads: number;
  readonly #longestRunMs: number;
  readonly #queue = new Set<Job>();
  /** Jobs that run, and threads that are started. */
  #busy = 0;
  readonly #keepsThreads: boolean;
  failedJobs = 0;

  constructor({ file, threads, idleMs, longestRunMs, heapMb }: PoolOptions) {
    this.#threads = threads;
    this.#keepsThreads = idleMs === undefined;
    this.#longestRunMs = longestRunMs ?? LONGEST_RUN_MS;
    this.#admission = new Admission(threads);
    this.#piscina = new Piscina({
      filename: file.href,
      minThreads: idleMs === undefined ? threads : 0,
      maxThreads: threads,
      idleTimeout: idleMs ?? 0,
      resourceLimits: { maxOldGenerationSizeMb: heapMb ?? HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
      recordTiming: false,
    });
    // A thread that dies between two jobs is replaced like any other.
    this.#piscina.on('error', () => {});
    if (this.#keepsThreads) for (let thread = 0; thread < threads; thread++) this.#occupy(() => this.#ready());
  }

  get waiting(): number {
    return this.#queue.size;
  }

  get refused(): number {
    return this.#admission.refused;
  }

  /** Throws `Overloaded` where a job that came now would wait too long. */
  checkLoad(): void {
    this.#admission.check(this.#queue.size);
  }

  /** Runs one of the file's functions in a thread. */
  run<Result>(name: string, task: unknown, { gone, slackMs = 0 }: RunOptions = {}): Promise<Finished<Result>> {
    return new Promise((resolve, reject) => {
      const queuedAt = performance.now();
      const job: Job = { name, task, queuedAt, dueAt: queuedAt + slackMs, resolve, reject };
      this.#queue.add(job);
      gone?.addEventListener('abort', () => this.#drop(job), { once: true });
      this.#startNext();
    });
  }

  async close(): Promise<void> {
    await this.#piscina.destroy();
  }

  #drop(job: Job): void {
    if (this.#queue.delete(job)) job.reject(new CallerGone());
  }

  #startNext(): void {
    if (this.#busy >= this.#threads) return;
    let job: Job | undefined;
    for (const other of this.#queue) if (job === undefined || other.dueAt < job.dueAt) job = other;
    if (job === undefined) return;
    const next = job;
    this.#queue.delete(next);
    this.#occupy(() => this.#runNow(next));
  }

  /** Takes one of the threads for as long as something lasts. */
  #occupy(work: () => Promise<void>): void {
    this.#busy++;
    work().finally(() => {
      this.#busy--;
      this.#startNext();
    });
  }

  /** Waits for a thread to start, which on a busy machine takes longer than a job may; one that cannot fails its next job. */
  async #ready(): Promise<void> {
    await this.#piscina.run(null, { name: 'ready' }).catch(() => {});
  }

  async #runNow({ name, task, queuedAt, resolve, reject }: Job): Promise<void> {
    if (!this.#keepsThreads) await this.#ready();
    const began = performance.now();
    // Piscina ends the thread of a job that is aborted, and starts another.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), this.#longestRunMs);
    try {
      const result = await this.#piscina.run(task, { name, signal: limit.signal });
      this.#admission.observe(performance.now() - began);
      resolve({ result: result as never, waitMs: began - queuedAt });
    } catch (error) {
      this.failedJobs++;
      reject(limit.signal.aborted ? new JobTimeout(this.#longestRunMs) : error);
      // Another thread may have to be started in place of a lost one.
      if (this.#keepsThreads) await this.#ready();
    } finally {
      clearTimeout(timer);
    }
  }
}
