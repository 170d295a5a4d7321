// What the routes work with: planning, the store, the cache, the figures, and where answers point to.

import { randomBytes } from 'node:crypto';
import { galleryProjects } from '../pages/index.ts';
import type { PlanTools } from '../service/index.ts';
import { type ProjectStore, projectIdOf } from '../store/index.ts';
import { Metrics } from './observe/metrics.ts';
import { directPlanning, type Planning } from './planning/index.ts';
import { AnswerCache } from './responses/index.ts';
import type { PlannerAssets } from './routes/assets.ts';
import { ProjectLinks } from './routes/project-links.ts';
import { type ConnectionBounds, Connections } from './sockets/connections.ts';

export interface ContextOptions {
  /** Where plans are made; left out, in this thread, as tests do. */
  readonly planning?: Planning | undefined;
  /** Stands in for the engine where there are no threads. */
  readonly planner?: PlanTools['planner'];
  /** Where projects are stored; without one no answer has a link to the planner. */
  readonly store?: ProjectStore | undefined;
  /** Base of the addresses in answers; set once more when the port is known. */
  readonly publicUrl?: string | undefined;
  /** What the running code is, for tags of answers: other code, other tags. */
  readonly buildId?: string | undefined;
  /** The built planner; without it pages show what the server makes of them. */
  readonly assets?: PlannerAssets | undefined;
  /** Other bounds of connections than the usual ones, for tests. */
  readonly connectionBounds?: ConnectionBounds | undefined;
}

/** Bytes of answers that are cached; a part of the memory that the server may take. */
const CACHED_ANSWERS_BYTES = 8 * 1024 * 1024;

export class AppContext {
  readonly planning: Planning;
  readonly store: ProjectStore | undefined;
  readonly assets: PlannerAssets | undefined;
  readonly links: ProjectLinks;
  /** The projects of the gallery by id, which need no store. */
  readonly gallery = new Map(galleryProjects().map((project) => [projectIdOf(project), project]));
  readonly answers = new AnswerCache(CACHED_ANSWERS_BYTES);
  readonly metrics = new Metrics();
  readonly connections: Connections;
  readonly buildId: string;
  publicUrl: string;
  /** True once the server was asked to stop: then it is no longer ready for new callers. */
  isStopping = false;

  constructor(options: ContextOptions, log: (message: string, error: unknown) => void) {
    this.planning = options.planning ?? directPlanning(options);
    this.store = options.store;
    this.assets = options.assets;
    this.publicUrl = options.publicUrl ?? 'http://localhost:3000';
    // Without an id of the code no copy from elsewhere can be trusted to be ours.
    this.buildId = options.buildId ?? randomBytes(9).toString('base64url');
    this.connections = new Connections(() => this.metrics.cutConnections.inc(), options.connectionBounds);
    this.links = new ProjectLinks(options.store, (error) => {
      this.metrics.storeFailures.inc();
      log('a project could not be stored, so the answer has no link', error);
    });
    this.#watchFigures();
  }

  #watchFigures(): void {
    const { metrics, answers, planning, connections } = this;
    metrics.watch('tilewright_planning_threads', 'Threads that plan.', () => planning.figures.threads);
    metrics.watch('tilewright_waiting_plans', 'Plans that wait for a thread.', () => planning.figures.waitingPlans);
    metrics.watch('tilewright_waiting_searches', 'Searches that wait for one.', () => planning.figures.waitingSearches);
    metrics.watchCount('tilewright_failed_jobs_total', 'Planning jobs that failed.', () => planning.figures.failedJobs);
    metrics.watchCount('tilewright_shed_total', 'Requests refused by overload.', () => planning.figures.refused);
    metrics.watch('tilewright_connections', 'Open connections.', () => connections.open);
    metrics.watch('tilewright_unread_bytes', 'Bytes yet to be taken by callers.', () => connections.unreadBytes);
    metrics.watch('tilewright_kept_answers_bytes', 'Memory that cached answers take.', () => answers.bytes);
  }
}
