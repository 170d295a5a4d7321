// Starts the server: reads the environment, starts the planning threads, opens the store and listens.

import { pino } from 'pino';
import {
  type App,
  buildApp,
  directPlanning,
  openFilePlace,
  openRateLimit,
  readAssets,
  ThreadedPlanning,
} from '../http/index.ts';
import { openStore, type StoreOptions } from '../store/index.ts';
import { readBuildId } from './build-id.ts';
import { readEnvironment, type Settings } from './environment.ts';
import { readKeysFile } from './keys-file.ts';
import { stopOnSignals } from './stop.ts';

const IS_SOURCE = import.meta.url.endsWith('.ts');
/** The built planner. A server that runs from source, as in tests, uses the last build. */
const BUILT_PLANNER = new URL(IS_SOURCE ? '../../dist/planner/' : '../planner/', import.meta.url);
const THREAD_FILE = new URL('./planning-thread.js', import.meta.url);

/** The log is flushed after this many bytes, or after this many milliseconds. */
const LOG_BATCH = { minLength: 4096, periodicFlush: 250 };

type Log = (message: string, error?: unknown) => void;

/** Runs the server; rejects with a one-line message when it cannot start. */
export async function runServer(): Promise<void> {
  const settings = readEnvironment(process.env);
  const output = pino.destination({ dest: 1, sync: false, ...LOG_BATCH });
  const logger = pino({ level: settings.logLevel, base: undefined }, output);
  // What comes without an error is good news, such as Redis that is back.
  const log: Log = (message, error) =>
    error === undefined ? logger.info(message) : logger.warn({ err: error }, message);
  const { trustProxy, publicUrl, planningThreads, partnerKeysFile, adminToken, embedOrigins } = settings;
  // Worker threads of Node 20 cannot load TypeScript, so a server that runs from source has no planning threads.
  const planning = IS_SOURCE ? directPlanning() : new ThreadedPlanning({ file: THREAD_FILE, threads: planningThreads });
  const partnerKeys = partnerKeysFile === undefined ? undefined : await readKeysFile(partnerKeysFile, log);
  const store = await openStore(storeOptionsOf(settings, log));
  const app = buildApp({
    logger,
    planning,
    store,
    rateLimit: await rateLimitOf(settings, log),
    filePlace: await openFilePlace({ ...settings, log }),
    linkQuota: await linkQuotaOf(settings, log),
    partnerKeys,
    adminToken,
    embedOrigins,
    trustProxy,
    publicUrl,
    buildId: readBuildId(),
    assets: readAssets(BUILT_PLANNER),
  });
  app.context.metrics.collectProcess();
  app.addHook('onClose', () => store.close());
  app.addHook('onClose', () => planning.close());
  stopOnSignals(app, () => output.flushSync());
  await listen(app, settings);
  output.flushSync();
}

async function listen(app: App, { port, host, publicUrl }: Settings): Promise<void> {
  try {
    // Without a host Node listens on `::`, which takes IPv4 too, and on 0.0.0.0 where the machine has no IPv6.
    await app.listen({ port, host: host ?? '' });
  } catch (error) {
    // Close the store and the connections before reporting the failure.
    await app.close();
    throw error;
  }
  const address = app.server.address();
  if (publicUrl === undefined && typeof address === 'object' && address !== null) {
    app.context.publicUrl = `http://localhost:${address.port}`;
  }
}

function storeOptionsOf({ dataDir, databaseUrl, storeMaxMb, linkTtlDays: ttlDays }: Settings, log: Log): StoreOptions {
  return { dataDir, databaseUrl, ttlDays, log, ...(storeMaxMb > 0 && { mostBytes: storeMaxMb * 1_000_000 }) };
}

async function linkQuotaOf({ linksPerDay: quota, redisUrl }: Settings, log: Log) {
  const windowSeconds = 24 * 3600;
  return quota === 0 ? undefined : openRateLimit({ name: 'links', quota, windowSeconds, redisUrl, log });
}

async function rateLimitOf({ rateLimitPerMinute: perMinute, redisUrl }: Settings, log: Log) {
  return perMinute === 0 ? undefined : { limit: await openRateLimit({ quota: perMinute, redisUrl, log }), perMinute };
}
