// A thread pool. Piscina runs the threads, but the queue is our own: the time limit covers only the run time of a job,
// only waiting jobs are dropped when their caller disconnects, and short jobs go to a thread several at a time. One at a
// time, the threads would idle in a flood: the HTTP thread handles hundreds of requests between two looks at them.

import { Piscina } from 'piscina';
import { HttpError } from '../errors/http-error.ts';
import { Admission, type Overloaded } from './admission.ts';
import type { Finished } from './planning.ts';

/** A job that runs longer is terminated together with its thread. */
export const LONGEST_RUN_MS = 5000;
/** Short jobs that a thread takes at once. */
export const MOST_AT_ONCE = 32;

export interface PoolOptions {
  /** The module whose exported functions are the jobs. Each takes a list of tasks and returns the list of results. */
  readonly file: URL;
  readonly threads: number;
  /** Idle threads end after this time. If omitted, all threads start at once and never end. */
  readonly idleMs?: number | undefined;
  readonly longestRunMs?: number | undefined;
  /** Heap limit of a thread; a thread that exceeds it is terminated. */
  readonly heapMb?: number | undefined;
}

export interface RunOptions {
  /** Drops the job if this aborts while it waits. */
  readonly gone?: AbortSignal | undefined;
  /** For this many milliseconds, later jobs with less slack may overtake this one. */
  readonly slackMs?: number;
}

interface Job {
  readonly name: string;
  readonly task: unknown;
  readonly queuedAt: number;
  /** The job with the earliest `dueAt` runs first. */
  readonly dueAt: number;
  readonly isShort: boolean;
  readonly resolve: (finished: Finished<never>) => void;
  readonly reject: (error: unknown) => void;
}

/** Twice what the largest plans need. V8 collects a small heap sooner, and a runaway job cannot exhaust the memory. */
const HEAP_MB = 48;
/** Small because V8 does not return this memory to the system. */
const YOUNG_HEAP_MB = 2;

export class JobTimeout extends HttpError {
  constructor(ms: number) {
    const error = `This request took longer than ${ms / 1000} s to plan and was cancelled; send a smaller room, larger tiles or fewer cutouts.`;
    super(503, { error, code: 'too-slow' }, { 'retry-after': '1' });
  }
}

/** The caller disconnected before its job started; nobody reads this answer. */
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
  /** Threads that run a job or are starting. */
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
    // Piscina also replaces a thread that crashes between two jobs.
    this.#piscina.on('error', () => {});
    if (this.#keepsThreads) for (let thread = 0; thread < threads; thread++) this.#occupy(() => this.#ready());
  }

  get waiting(): number {
    return this.#queue.size;
  }

  get refused(): number {
    return this.#admission.refused;
  }

  /** The refusal of a new job if it would wait too long. */
  overload(): Overloaded | undefined {
    return this.#admission.refusalOf(this.#queue.size);
  }

  /** Throws if a new job would wait too long. */
  checkLoad(): void {
    const refusal = this.overload();
    if (refusal !== undefined) throw refusal;
  }

  /** Runs an exported function of the module in a thread. */
  run<Result>(name: string, task: unknown, { gone, slackMs = 0 }: RunOptions = {}): Promise<Finished<Result>> {
    return new Promise((resolve, reject) => {
      const queuedAt = performance.now();
      const job: Job = { name, task, queuedAt, dueAt: queuedAt + slackMs, isShort: slackMs === 0, resolve, reject };
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
    const jobs = this.#takeNext();
    if (jobs.length > 0) this.#occupy(() => this.#runNow(jobs));
  }

  /** Removes the job that is due first from the queue, with the next short ones if it is short. */
  #takeNext(): Job[] {
    let first: Job | undefined;
    for (const job of this.#queue) if (first === undefined || job.dueAt < first.dueAt) first = job;
    if (first === undefined) return [];
    const jobs = [first];
    // Each thread gets its share of a short queue.
    const most = Math.min(MOST_AT_ONCE, Math.ceil(this.#queue.size / this.#threads));
    this.#queue.delete(first);
    if (!first.isShort) return jobs;
    for (const job of this.#queue) {
      if (jobs.length >= most) break;
      if (job.isShort && job.name === first.name) jobs.push(job);
    }
    for (const job of jobs) this.#queue.delete(job);
    return jobs;
  }

  /** Counts a thread as busy while `work` runs. */
  #occupy(work: () => Promise<void>): void {
    this.#busy++;
    work().finally(() => {
      this.#busy--;
      this.#startNext();
    });
  }

  /** Waits for a thread to start, which may exceed the time limit of a job. If it cannot start, the next job fails. */
  async #ready(): Promise<void> {
    await this.#piscina.run(null, { name: 'ready' }).catch(() => {});
  }

  async #runNow(jobs: readonly Job[]): Promise<void> {
    if (!this.#keepsThreads) await this.#ready();
    const began = performance.now();
    // Piscina terminates the thread of an aborted job and starts another.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), this.#longestRunMs);
    try {
      const tasks = jobs.map(({ task }) => task);
      const results: readonly never[] = await this.#piscina.run(tasks, { name: jobs[0].name, signal: limit.signal });
      this.#admission.observe((performance.now() - began) / jobs.length);
      for (const [i, { queuedAt, resolve }] of jobs.entries()) {
        resolve({ result: results[i], waitMs: began - queuedAt });
      }
    } catch (error) {
      this.#fail(jobs, limit.signal.aborted ? new JobTimeout(this.#longestRunMs) : error);
      // Piscina may be starting a replacement for a lost thread.
      if (this.#keepsThreads) await this.#ready();
    } finally {
      clearTimeout(timer);
    }
  }

  /** Rejects a job that ran alone. Of several, one is at fault: they run again one by one. */
  #fail(jobs: readonly Job[], error: unknown): void {
    if (jobs.length > 1) {
      for (const job of jobs) this.#queue.add({ ...job, isShort: false });
      return;
    }
    this.failedJobs++;
    jobs[0].reject(error);
  }
}
