// The program's one server: reads the environment, starts the planning threads, opens the store, listens, and closes cleanly
// when it is asked to stop.

import { pino } from 'pino';
import { openStore } from '../store/index.ts';
import { type App, buildApp } from './app.ts';
import { readBuildId } from './lifecycle/build-id.ts';
import { readEnvironment, type Settings } from './lifecycle/environment.ts';
import { stopOnSignals } from './lifecycle/stop.ts';
import { directPlanning } from './planning/index.ts';
import { ThreadedPlanning } from './planning/threaded.ts';
import { warmUp } from './planning/warm-up.ts';
import { MemoryRateLimit, WINDOW_SECONDS } from './rate-limit/index.ts';
import { readAssets } from './routes/assets.ts';

const IS_SOURCE = import.meta.url.endsWith('.ts');
/** Beside the built server; a server that runs from its sources, as tests do, has the planner that was built last. */
const BUILT_PLANNER = new URL(IS_SOURCE ? '../../dist/planner/' : '../planner/', import.meta.url);
const THREAD_FILE = new URL('./planning-thread.js', import.meta.url);

/** Lines of log are written in batches: when there are so many bytes of them, or after so many milliseconds. */
const LOG_BATCH = { minLength: 4096, periodicFlush: 250 };

type Log = (message: string, error?: unknown) => void;

/** Runs a server by the environment; rejects with one line where it cannot start. */
export async function runServer(): Promise<void> {
  const settings = readEnvironment(process.env);
  const output = pino.destination({ dest: 1, sync: false, ...LOG_BATCH });
  const logger = pino({ level: settings.logLevel, base: undefined }, output);
  const warn: Log = (message, error) => logger.warn({ err: error }, message);
  const { dataDir, databaseUrl, trustProxy, publicUrl, planningThreads } = settings;
  // A thread of Node 20 cannot load TypeScript, so a server that runs from its sources has no threads.
  const planning = IS_SOURCE ? directPlanning() : new ThreadedPlanning({ file: THREAD_FILE, threads: planningThreads });
  const store = await openStore({ dataDir, databaseUrl, log: warn });
  const app = buildApp({
    logger,
    planning,
    store,
    rateLimit: await rateLimitOf(settings, warn),
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
  await warmUp(app.context).catch((error) => warn('the planning threads could not be warmed up', error));
}

async function listen(app: App, { port, host, publicUrl }: Settings): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    // A server that cannot listen must not leave its store or its connections behind.
    await app.close();
    throw error;
  }
  const address = app.server.address();
  if (publicUrl === undefined && typeof address === 'object' && address !== null) {
    app.context.publicUrl = `http://localhost:${address.port}`;
  }
}

async function rateLimitOf({ rateLimitPerMinute: perMinute, redisUrl: url }: Settings, log: Log) {
  if (perMinute === 0) return undefined;
  const windowMs = WINDOW_SECONDS * 1000;
  const own = new MemoryRateLimit(perMinute, windowMs);
  if (url === undefined) return { limit: own, perMinute };
  // Only servers that share their limit pay for the client of Redis.
  const { RedisRateLimit } = await import('./rate-limit/redis.ts');
  return { limit: new RedisRateLimit({ url, quota: perMinute, windowMs, own, log }), perMinute };
}
