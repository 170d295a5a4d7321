// The server of one process: opens its store, listens, and closes cleanly when told to stop. It may be the only one, or
// one of several workers behind one port.

import { pino } from 'pino';
import { openStore } from '../store/index.ts';
import type { App } from './app.ts';
import type { PrimaryLink } from './cluster/index.ts';
import { readBuildId } from './lifecycle/build-id.ts';
import { readEnvironment, type Settings } from './lifecycle/environment.ts';
import { stopOnSignals } from './lifecycle/stop.ts';
import { LineBatch } from './line-batch.ts';
import type { Figures } from './observe/metrics.ts';
import { warmUp } from './planning/warm-up.ts';
import { PrimaryWindows, type RateLimit, WINDOW_SECONDS, Windows } from './rate-limit/index.ts';
import { readAssets } from './routes/assets.ts';

/** Beside the built server; a server that runs from its sources, as tests do, has the planner that was built last. */
const BUILT_PLANNER = new URL(import.meta.url.endsWith('.ts') ? '../../dist/planner/' : '../planner/', import.meta.url);

/** What the kernel writes to a pipe in one piece; more would mix with the lines of other processes. */
const ONE_PIECE_BYTES = 4096;

type Log = (message: string, error?: unknown) => void;

/** Runs a server by the environment; rejects with one line where it cannot start. `primary` is what a worker belongs to. */
export async function runServer(primary?: PrimaryLink): Promise<void> {
  const settings = readEnvironment(process.env);
  const mostBytes = primary && ONE_PIECE_BYTES;
  const output = pino.destination({ dest: 1, sync: false, ...(mostBytes !== undefined && { maxWrite: mostBytes }) });
  const logger = pino({ level: settings.logLevel, base: undefined }, output);
  const warn: Log = (message, error) => logger.warn({ err: error }, message);
  const { dataDir, databaseUrl, trustProxy, publicUrl } = settings;
  // The store's thread starts while the rest of the house is loaded.
  const opening = openStore({ dataDir, databaseUrl, log: warn });
  const [store, { buildApp }] = await Promise.all([opening, import('./app.ts')]);
  const rateLimit = await rateLimitOf(settings, primary, warn);
  const lines = new LineBatch((text) => void output.write(text), mostBytes);
  const flush = () => {
    lines.flush();
    output.flushSync();
  };
  const requestLog = logger.isLevelEnabled('info') ? (line: string) => lines.add(line) : undefined;
  const assets = readAssets(BUILT_PLANNER);
  const buildId = readBuildId();
  const salt = await primary?.salt;
  const app = buildApp({ logger, requestLog, store, rateLimit, trustProxy, publicUrl, buildId, assets, salt });
  app.service.metrics.collectProcess();
  app.addHook('onClose', () => store.close());
  if (primary !== undefined) workFor(primary, app, flush);
  stopOnSignals(app, flush, primary === undefined ? 'end' : 'go on');
  await listen(app, settings);
  output.flushSync();
  await warmUp(app.service);
}

/** What a worker has in common with the others: their figures are told as one. */
function workFor(primary: PrimaryLink, { service: { metrics } }: App, flush: () => void): void {
  primary.tellFigures(() => metrics.figures());
  metrics.tellForAll(async () => (await primary.askFigures()) as readonly Figures[]);
  // A worker ends with its primary, however that one ended.
  process.on('exit', flush);
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
    app.service.publicUrl = `http://localhost:${address.port}`;
  }
}

async function rateLimitOf(settings: Settings, primary: PrimaryLink | undefined, log: Log) {
  const { rateLimitPerMinute: quota, redisUrl } = settings;
  if (quota === 0) return undefined;
  const limit = await windowsOf(quota, redisUrl, primary, log);
  return { limit, perMinute: quota };
}

async function windowsOf(quota: number, url: string | undefined, primary: PrimaryLink | undefined, log: Log) {
  const windowMs = WINDOW_SECONDS * 1000;
  const own: RateLimit = primary
    ? new PrimaryWindows({ quota, windowMs, count: primary.count, log })
    : new Windows(quota, windowMs);
  if (url === undefined) return own;
  // Only servers that share their limit pay for the client of Redis.
  const { SharedWindows } = await import('./rate-limit/redis.ts');
  return new SharedWindows({ url, quota, windowMs, own, log });
}
