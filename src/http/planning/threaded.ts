// Planning in threads: short jobs in some, long ones in others, by their estimated cost. So a long job never holds a
// thread that short ones wait for, even with a single planning thread; the system shares the processors between both.

import type { DocumentTask, ProjectPageTask } from '../../pages/index.ts';
import { type AnswerTask, UNIT_MS, type VariantTask, type WeighOutcome } from '../../service/index.ts';
import { LONGEST_WAIT_MS, LONGEST_WAIT_OF_LONG_MS, type Overloaded } from './admission.ts';
import { JobTimeout } from './job-thread.ts';
import type { AnswerResult, PreviewTask, ProjectAnswerTask } from './jobs.ts';
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

/** Documents are the same for everybody and are made once. */
const FOR_EVERYBODY: Run = { client: 'everybody', costMs: UNIT_MS };

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

  answer(task: AnswerTask, run: Run): Promise<Finished<AnswerResult>> {
    return this.#run('answer', task, run);
  }

  weigh(task: VariantTask, run: Run): Promise<Finished<WeighOutcome>> {
    return this.#run('weigh', task, run);
  }

  projectAnswer(task: ProjectAnswerTask, run: Run): Promise<Finished<AnswerResult>> {
    return this.#run('projectAnswer', task, run);
  }

  projectPage(task: ProjectPageTask, run: Run): Promise<Finished<Uint8Array>> {
    return this.#run('projectPage', task, run);
  }

  projectPreview(task: PreviewTask, run: Run): Promise<Finished<Uint8Array>> {
    return this.#run('projectPreview', task, run);
  }

  async document(task: DocumentTask): Promise<Uint8Array> {
    return (await this.#run<Uint8Array>('document', task, FOR_EVERYBODY)).result;
  }

  async close(): Promise<void> {
    await Promise.all([this.#short.close(), this.#long.close()]);
  }

  async #run<Result>(name: string, task: unknown, run: Run): Promise<Finished<Result>> {
    if (run.costMs > UNIT_MS) return this.#long.run(name, task, run);
    try {
      return await this.#short.run(name, task, run);
    } catch (error) {
      if (!(error instanceof JobTimeout)) throw error;
      this.#movedJobs++;
      return this.#long.run(name, task, run);
    }
  }
}
