// Planning in threads. Searches for the best start take a hundred times as long as plans, so they have a pool of their
// own and never delay plans, pages or documents.

import type { DocumentTask, ProjectPageTask } from '../../pages/index.ts';
import {
  type AnswerTask,
  estimateTiles,
  PAGE_WRITERS,
  type VariantTask,
  type WeighOutcome,
} from '../../service/index.ts';
import type { AcceptedRequest, Format } from '../../wire/index.ts';
import type { Overloaded } from './admission.ts';
import type { AnswerResult, PreviewTask, ProjectAnswerTask } from './jobs.ts';
import type { Finished, Planning, PlanningFigures } from './planning.ts';
import { type PoolOptions, ThreadPool } from './pool.ts';

/** Searches are rare on most servers, so idle search threads end and free their memory. */
const SEARCH_IDLE_MS = 60_000;

/** Smaller plans may overtake plans with this many tiles, for 1 s at most, so that they do not queue behind halls. */
const HALL_TILES = 5000;
const SLACK_MS_PER_TILE = 0.05;
/** Files for other programs take longer to write than plans take, so plans may overtake them. */
const FILE_SLACK_MS = 500;

export type ThreadedOptions = Pick<PoolOptions, 'file' | 'threads' | 'longestRunMs' | 'heapMb'>;

export class ThreadedPlanning implements Planning {
  readonly #threads: number;
  readonly #plans: ThreadPool;
  readonly #searches: ThreadPool;

  constructor(options: ThreadedOptions) {
    this.#threads = options.threads;
    this.#plans = new ThreadPool(options);
    this.#searches = new ThreadPool({
      ...options,
      threads: Math.ceil(options.threads / 2),
      idleMs: SEARCH_IDLE_MS,
    });
  }

  get figures(): PlanningFigures {
    return {
      threads: this.#threads,
      waitingPlans: this.#plans.waiting,
      waitingSearches: this.#searches.waiting,
      refused: this.#plans.refused + this.#searches.refused,
      failedJobs: this.#plans.failedJobs + this.#searches.failedJobs,
    };
  }

  overload(): Overloaded | undefined {
    return this.#plans.overload();
  }

  async answer(task: AnswerTask, gone?: AbortSignal): Promise<Finished<AnswerResult>> {
    const isSearch = task.read.startWord === 'best';
    const pool = isSearch ? this.#searches : this.#plans;
    pool.checkLoad();
    // A planning thread can refuse at once; the search thread may have to start first.
    const refusal = isSearch ? await this.#plans.run<AnswerResult | null>('refusalOf', task, { gone }) : null;
    if (refusal?.result) return { ...refusal, result: refusal.result };
    return pool.run('answer', task, { gone, slackMs: slackOf(task.read) });
  }

  async weigh(task: VariantTask, gone: AbortSignal): Promise<Finished<WeighOutcome>> {
    const { read } = task.variant;
    const pool = read.startWord === 'best' ? this.#searches : this.#plans;
    pool.checkLoad();
    return pool.run('weigh', task, { gone, slackMs: slackOf(read) });
  }

  async projectAnswer(task: ProjectAnswerTask, gone: AbortSignal): Promise<Finished<AnswerResult>> {
    this.#plans.checkLoad();
    return this.#plans.run('projectAnswer', task, { gone, slackMs: fileSlack(task.options.format ?? 'json') });
  }

  async projectPage(task: ProjectPageTask, gone: AbortSignal): Promise<Uint8Array> {
    this.#plans.checkLoad();
    return (await this.#plans.run<Uint8Array>('projectPage', task, { gone })).result;
  }

  async projectPreview(task: PreviewTask, gone: AbortSignal): Promise<Uint8Array> {
    this.#plans.checkLoad();
    return (await this.#plans.run<Uint8Array>('projectPreview', task, { gone, slackMs: FILE_SLACK_MS })).result;
  }

  async document(task: DocumentTask): Promise<Uint8Array> {
    return (await this.#plans.run<Uint8Array>('document', task)).result;
  }

  async close(): Promise<void> {
    await Promise.all([this.#plans.close(), this.#searches.close()]);
  }
}

function slackOf(read: AcceptedRequest): number {
  const tiles = estimateTiles(read);
  return fileSlack(read.options.format) + (tiles < HALL_TILES ? 0 : SLACK_MS_PER_TILE * tiles);
}

function fileSlack(format: Format): number {
  return format in PAGE_WRITERS ? 0 : FILE_SLACK_MS;
}
