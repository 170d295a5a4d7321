// What the routes work with: the engine, the store, and where answers point to.

import { randomBytes } from 'node:crypto';
import { type Plan, type PlanRequest, plan } from '../engine/index.ts';
import type { ProjectStore } from '../store/index.ts';
import { FewAtOnce } from './few-at-once.ts';
import { Metrics } from './observe/metrics.ts';
import { AnswerCache } from './responses/index.ts';
import type { PlannerAssets } from './routes/assets.ts';
import { ProjectLinks } from './routes/project-links.ts';
import { type ConnectionBounds, Connections } from './sockets/connections.ts';
import { Turns } from './turns.ts';

export type Planner = (request: PlanRequest) => Plan;

export interface ServiceOptions {
  /** Plans a request; the engine, unless a test wants to see it fail. */
  readonly planner?: Planner | undefined;
  /** Where projects are kept; without one no answer has a link to the planner. */
  readonly store?: ProjectStore | undefined;
  /** Base of the addresses in answers; told once more when the port is known. */
  readonly publicUrl?: string | undefined;
  /** What the running code is, for tags of answers: other code, other tags. */
  readonly buildId?: string | undefined;
  /** The built planner; without it pages show what the server makes of them. */
  readonly assets?: PlannerAssets | undefined;
  /** Other bounds of connections than the usual ones, for tests. */
  readonly connectionBounds?: ConnectionBounds | undefined;
}

/** Bytes of answers kept ready; a part of the memory that the server may take. */
const KEPT_ANSWERS_BYTES = 8 * 1024 * 1024;

/** Searches for the best start done at once: each keeps some 10 MB of starts it has examined. */
const SEARCHES_AT_ONCE = 2;
/** Searches that may wait; the last of them for some ten seconds. */
const SEARCHES_WAITING = 30;

export class Service {
  readonly planner: Planner;
  readonly store: ProjectStore | undefined;
  readonly assets: PlannerAssets | undefined;
  readonly links: ProjectLinks;
  readonly answers = new AnswerCache(KEPT_ANSWERS_BYTES);
  readonly turns = new Turns();
  readonly searches = new FewAtOnce(SEARCHES_AT_ONCE, SEARCHES_WAITING);
  readonly metrics = new Metrics();
  readonly connections: Connections;
  readonly buildId: string;
  publicUrl: string;
  /** True once the server was told to stop: then it is no longer ready for new callers. */
  isStopping = false;

  constructor(options: ServiceOptions, log: (message: string, error: unknown) => void) {
    this.planner = options.planner ?? plan;
    this.store = options.store;
    this.assets = options.assets;
    this.publicUrl = options.publicUrl ?? 'http://localhost:3000';
    // Without an id of the code nobody else's copies can be trusted to be ours.
    this.buildId = options.buildId ?? randomBytes(9).toString('base64url');
    this.connections = new Connections(() => this.metrics.cutConnections.inc(), options.connectionBounds);
    const { metrics, answers, turns, searches, connections } = this;
    metrics.watch('tilewright_workers', 'Processes that answer.', () => 1);
    metrics.watch('tilewright_connections', 'Open connections.', () => connections.open);
    metrics.watch(
      'tilewright_unread_bytes',
      'Bytes of answers that callers have yet to take.',
      () => connections.unreadBytes,
    );
    metrics.watch('tilewright_kept_answers_bytes', 'Memory that kept answers take.', () => answers.bytes);
    metrics.watch('tilewright_waiting_plans', 'Plans that wait for their turn.', () => turns.waiting);
    metrics.watch('tilewright_waiting_searches', 'Searches for the best start that wait.', () => searches.waiting);
    this.links = new ProjectLinks(options.store, (error) => {
      this.metrics.storeFailures.inc();
      log('a project could not be stored, so the answer has no link', error);
    });
  }
}
