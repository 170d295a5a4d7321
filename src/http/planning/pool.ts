// A thread pool with a queue of its own: only waiting jobs are dropped when their caller disconnects, clients are served
// fairly, and cheap jobs go to a thread several at a time. One at a time, the threads would idle in a flood: the HTTP
// thread handles hundreds of requests between two looks at them.

import { HttpError } from '../errors/http-error.ts';
import { Admission, type Overloaded } from './admission.ts';
import { FairQueue, type Queued } from './fair-queue.ts';
import { JobThread, type ThreadOptions } from './job-thread.ts';
import type { Finished, Run } from './planning.ts';

/** Jobs that a thread takes at once, and their estimated cost together. */
export const MOST_AT_ONCE = 32;
export const MOST_MS_AT_ONCE = 50;

export interface PoolOptions extends ThreadOptions {
  readonly threads: number;
  /** The longest expected wait of a job. */
  readonly longestWaitMs: number;
}

interface Job extends Queued {
  readonly name: string;
  readonly task: unknown;
  /** Whether it runs by itself, after others that it ran with failed. */
  isAlone: boolean;
  readonly resolve: (finished: Finished<never>) => void;
  readonly reject: (error: unknown) => void;
  readonly gone: AbortSignal | undefined;
  /** Stops listening to its caller. */
  readonly forget: () => void;
}

/** The caller disconnected before its job started; nobody reads this answer. */
class CallerGone extends HttpError {
  constructor() {
    super(499, { error: 'The request was cancelled.', code: 'cancelled' });
  }
}

export class ThreadPool {
  readonly #threads: readonly JobThread[];
  /** Threads that neither run a job nor start. */
  readonly #free: JobThread[] = [];
  readonly #admission: Admission;
  readonly #queue = new FairQueue<Job>();
  failedJobs = 0;

  constructor({ threads, longestWaitMs, ...options }: PoolOptions) {
    this.#admission = new Admission(threads, longestWaitMs);
    this.#threads = Array.from({ length: threads }, () => new JobThread(options));
    for (const thread of this.#threads) this.#occupy(thread, () => thread.recover());
  }

  get waiting(): number {
    return this.#queue.size;
  }

  get refused(): number {
    return this.#admission.refused;
  }

  /** The refusal of a new job of a client if it would wait too long; by default of one with an average cost. */
  overload(client: string, costMs = this.#admission.meanCostMs): Overloaded | undefined {
    return this.#admission.refusalOf(this.#queue.size, this.#queue.costBefore(client, costMs));
  }

  /** Runs a job of the module in a thread. Throws if it would wait too long. */
  run<Result>(name: string, task: unknown, { client, costMs, gone }: Run): Promise<Finished<Result>> {
    const refusal = this.overload(client, costMs);
    if (refusal !== undefined) return Promise.reject(refusal);
    if (gone?.aborted) return Promise.reject(new CallerGone());
    return new Promise((resolve, reject) => {
      const drop = () => this.#queue.delete(job) && reject(new CallerGone());
      const forget = () => gone?.removeEventListener('abort', drop);
      const queuedAt = performance.now();
      const job: Job = { name, task, client, costMs, queuedAt, isAlone: false, resolve, reject, gone, forget };
      this.#queue.add(job);
      gone?.addEventListener('abort', drop);
      this.#startNext();
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  #startNext(): void {
    const jobs = this.#free.length > 0 ? this.#takeNext() : [];
    const thread = jobs.length > 0 ? this.#free.pop() : undefined;
    if (thread !== undefined) this.#occupy(thread, () => this.#runNow(thread, jobs));
  }

  /** Removes the next job from the queue, with more of the same name while they are cheap. */
  #takeNext(): Job[] {
    // Each thread gets its share of a short queue.
    const most = Math.min(MOST_AT_ONCE, Math.ceil(this.#queue.size / this.#threads.length));
    const first = this.#queue.take();
    if (first === undefined) return [];
    const jobs = [first];
    let costMs = first.costMs;
    for (let next = this.#queue.peek(); next !== undefined; next = this.#queue.peek()) {
      costMs += next.costMs;
      const isTogether = next.name === first.name && !next.isAlone && !first.isAlone;
      if (!isTogether || jobs.length >= most || costMs > MOST_MS_AT_ONCE) break;
      jobs.push(next);
      this.#queue.take();
    }
    return jobs;
  }

  /** Keeps a thread from other jobs while `work` runs. */
  #occupy(thread: JobThread, work: () => Promise<void>): void {
    work().finally(() => {
      this.#free.push(thread);
      this.#startNext();
    });
  }

  async #runNow(thread: JobThread, jobs: readonly Job[]): Promise<void> {
    const began = performance.now();
    const observe = () => {
      const runMs = (performance.now() - began) / jobs.length;
      for (const { costMs } of jobs) this.#admission.observe(runMs, costMs);
    };
    try {
      const tasks = jobs.map(({ task }) => task);
      const results = await thread.run<never>(jobs[0].name, tasks);
      observe();
      for (const [i, { queuedAt, resolve, forget }] of jobs.entries()) {
        forget();
        resolve({ result: results[i], waitMs: began - queuedAt });
      }
    } catch (error) {
      observe();
      this.#fail(jobs, error);
      await thread.recover();
    }
  }

  /** Rejects a job that ran alone. Of several, one is at fault: they run again one by one. */
  #fail(jobs: readonly Job[], error: unknown): void {
    if (jobs.length > 1) {
      for (const job of jobs) {
        job.isAlone = true;
        if (job.gone?.aborted) job.reject(new CallerGone());
        else this.#queue.add(job);
      }
      return;
    }
    this.failedJobs++;
    jobs[0].forget();
    jobs[0].reject(error);
  }
}
