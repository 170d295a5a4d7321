// The dependencies of the routes: planning, store, answer cache, metrics and public address.

import { randomBytes } from 'node:crypto';
import { galleryProjects } from '../pages/index.ts';
import { type PlanTools, VERSION } from '../service/index.ts';
import { type ProjectStore, projectIdOf } from '../store/index.ts';
import { BackgroundFiles, type FilePlace } from './files/index.ts';
import { Metrics } from './observe/metrics.ts';
import type { PartnerKeys } from './partners/index.ts';
import { directPlanning, LongRequests, type Planning, SharedWork } from './planning/index.ts';
import type { RateLimit, RateLimitOptions } from './rate-limit/contract.ts';
import { AnswerCache } from './responses/index.ts';
import type { PlannerAssets } from './routes/documents/assets.ts';
import { DocumentCache } from './routes/documents/document-cache.ts';
import { ProjectLinks } from './routes/projects/project-links.ts';
import { type ConnectionBounds, Connections } from './sockets/connections.ts';

export interface ContextOptions {
  /** Omitted in tests, which plan in the calling thread. */
  readonly planning?: Planning | undefined;
  /** Replaces the engine when planning runs in the calling thread. */
  readonly planner?: PlanTools['planner'];
  /** Without a store no answer has a link to the planner. */
  readonly store?: ProjectStore | undefined;
  /** Counts requests by client; omit it for no limit. */
  readonly rateLimit?: RateLimitOptions | undefined;
  /** Where files wait that are made in the background; without it all are made at once. */
  readonly filePlace?: FilePlace | undefined;
  /** Counts the new projects of a client in a day; omit it for any number of them. */
  readonly linkQuota?: RateLimit | undefined;
  /** The keys of partners, which have limits of their own; without them every request is public. */
  readonly partnerKeys?: PartnerKeys | undefined;
  /** Allows its bearer to delete projects; without it nobody may. */
  readonly adminToken?: string | undefined;
  /** The sites that may show pages in frames; omit it for all. */
  readonly embedOrigins?: readonly string[] | undefined;
  /** Base of the addresses in answers; by default set once the port is known. */
  readonly publicUrl?: string | undefined;
  /** Identifies the running code; part of every entity tag. */
  readonly buildId?: string | undefined;
  /** The built planner; without it pages stay as the server renders them. */
  readonly assets?: PlannerAssets | undefined;
  /** Limits for connections; tests lower them. */
  readonly connectionBounds?: ConnectionBounds | undefined;
}

const CACHED_ANSWERS_BYTES = 8 * 1024 * 1024;

export class AppContext {
  readonly planning: Planning;
  readonly store: ProjectStore | undefined;
  readonly assets: PlannerAssets | undefined;
  readonly links: ProjectLinks;
  readonly adminToken: string | undefined;
  readonly embedOrigins: readonly string[] | undefined;
  readonly rateLimit: RateLimitOptions | undefined;
  readonly answers = new AnswerCache(CACHED_ANSWERS_BYTES);
  /** The jobs that are running or waiting, by their names. */
  readonly inFlight = new SharedWork();
  readonly longRequests = new LongRequests();
  readonly files: BackgroundFiles | undefined;
  readonly metrics = new Metrics();
  readonly connections: Connections;
  readonly buildId: string;
  publicUrl: string;
  /** The documents that were made. */
  readonly documents: DocumentCache;
  /** Set during shutdown, when the readiness check fails. */
  isStopping = false;

  constructor(options: ContextOptions, log: (message: string, error: unknown) => void) {
    this.planning = options.planning ?? directPlanning(options);
    this.documents = new DocumentCache(this.planning);
    this.store = options.store;
    this.assets = options.assets;
    this.adminToken = options.adminToken;
    this.embedOrigins = options.embedOrigins;
    this.rateLimit = options.rateLimit;
    this.publicUrl = options.publicUrl ?? 'http://localhost:3000';
    // A random id makes sure that no tag from another process matches.
    this.buildId = options.buildId ?? randomBytes(9).toString('base64url');
    this.connections = new Connections(() => this.metrics.cutConnections.inc(), options.connectionBounds);
    this.links = new ProjectLinks({
      store: options.store,
      quota: options.linkQuota,
      onFailure: (error) => {
        this.metrics.storeFailures.inc();
        log('a project could not be stored, so the answer has no link', error);
      },
    });
    const { filePlace: place } = options;
    this.files = place && new BackgroundFiles({ place, threads: this.planning.figures.threads, log });
    this.#watchFigures();
  }

  #gallery: ReadonlyMap<string, string> | undefined;

  /** The projects of the gallery by id, which need no store. Read when they are first needed, not at the start. */
  get gallery(): ReadonlyMap<string, string> {
    this.#gallery ??= new Map(galleryProjects().map(({ text, identity }) => [projectIdOf(identity), text]));
    return this.#gallery;
  }

  #watchFigures(): void {
    const { metrics, answers, planning, connections, store, files, buildId } = this;
    metrics.tellBuild({ version: VERSION, build: buildId });
    metrics.watch('tilewright_planning_threads', 'Threads that plan.', () => planning.figures.threads);
    metrics.watch('tilewright_waiting_short_jobs', 'Short jobs in the queue.', () => planning.figures.waitingShort);
    metrics.watch('tilewright_waiting_long_jobs', 'Long jobs in the queue.', () => planning.figures.waitingLong);
    metrics.watchCount('tilewright_failed_jobs_total', 'Planning jobs that failed.', () => planning.figures.failedJobs);
    metrics.watchCount('tilewright_shed_total', 'Requests refused due to overload.', () => planning.figures.refused);
    metrics.watch('tilewright_connections', 'Open connections.', () => connections.open);
    metrics.watch('tilewright_unread_bytes', 'Bytes of answers not sent yet.', () => connections.unreadBytes);
    if (store !== undefined) {
      metrics.watch('tilewright_projects', 'Stored projects.', async () => (await store.figures()).projects);
      metrics.watch('tilewright_store_bytes', 'Bytes they occupy.', async () => (await store.figures()).bytes);
    }
    if (files !== undefined) {
      metrics.watch('tilewright_files', 'Files in the background, made or not.', () => files.figures.files);
      metrics.watch(
        'tilewright_unmade_files',
        'Of these, files that wait or are being made.',
        () => files.figures.unmade,
      );
      metrics.watch('tilewright_files_bytes', 'Bytes of those that are made.', () => files.figures.bytes);
    }
    metrics.watch('tilewright_kept_answers_bytes', 'Bytes of cached answers.', () => answers.bytes);
  }
}
