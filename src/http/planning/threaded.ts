// Planning in threads: short jobs in some, long ones in others, by their estimated cost. So a long job never holds a
// thread that short ones wait for, even with a single planning thread; the system shares the processors between both.

import { UNIT_MS } from '../../service/index.ts';
import { LONGEST_WAIT_MS, LONGEST_WAIT_OF_LONG_MS, type Overloaded } from './admission.ts';
import { JobTimeout } from './job-thread.ts';
import type { JobName, JobResult, JobTask } from './jobs.ts';
import type { Finished, Planning, PlanningFigures, Run } from './planning.ts';
import { ThreadPool } from './pool.ts';

/** Processor time after which a job is ended together with its thread. */
const LONGEST_RUN_MS = 10_000;
/** The same by the clock, for a machine that is too busy or does not tell the processor time of a thread. */
const LONGEST_CLOCK_MS = 60_000;
/** A short job that takes this long was estimated too low: it begins again in a thread for long jobs. */
const LONGEST_SHORT_RUN_MS = 1000;
/** Twice what the largest short jobs need. V8 collects a small heap sooner, and a runaway job cannot exhaust memory. */
const HEAP_MB = 48;
/** The same for long jobs, such as the largest files. */
const LONG_HEAP_MB = 160;
/** Long jobs are rare on most servers, so their idle threads end and free their memory. */
const LONG_IDLE_MS = 60_000;

export interface ThreadedOptions {
  readonly file: URL;
  readonly threads: number;
}

export class ThreadedPlanning implements Planning {
  readonly #threads: number;
  readonly #short: ThreadPool;
  readonly #long: ThreadPool;
  #movedJobs = 0;

  constructor({ file, threads }: ThreadedOptions) {
    this.#threads = threads;
    this.#short = new ThreadPool({
      file,
      threads,
      heapMb: HEAP_MB,
      longestRunMs: LONGEST_SHORT_RUN_MS,
      longestClockMs: LONGEST_CLOCK_MS,
      longestWaitMs: LONGEST_WAIT_MS,
    });
    this.#long = new ThreadPool({
      file,
      threads: Math.ceil(threads / 2),
      heapMb: LONG_HEAP_MB,
      longestRunMs: LONGEST_RUN_MS,
      longestClockMs: LONGEST_CLOCK_MS,
      longestWaitMs: LONGEST_WAIT_OF_LONG_MS,
      idleMs: LONG_IDLE_MS,
    });
  }

  get figures(): PlanningFigures {
    return {
      threads: this.#threads,
      waitingShort: this.#short.waiting,
      waitingLong: this.#long.waiting,
      refused: this.#short.refused + this.#long.refused,
      failedJobs: this.#short.failedJobs + this.#long.failedJobs - this.#movedJobs,
    };
  }

  overload(client: string): Overloaded | undefined {
    return this.#short.overload(client);
  }

  async run<Name extends JobName>(name: Name, task: JobTask<Name>, run: Run): Promise<Finished<JobResult<Name>>> {
    if (run.costMs > UNIT_MS) return this.#long.run(name, task, run);
    try {
      return await this.#short.run(name, task, run);
    } catch (error) {
      if (!(error instanceof JobTimeout)) throw error;
      this.#movedJobs++;
      return this.#long.run(name, task, run);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#short.close(), this.#long.close()]);
  }
}
