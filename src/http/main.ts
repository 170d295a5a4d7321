// The server as a program: reads its environment, opens its store, listens, and closes cleanly when told to stop.

import { pino } from 'pino';
import { openStore } from '../store/index.ts';
import type { App } from './app.ts';
import { readAssets } from './assets.ts';
import { readBuildId } from './build-id.ts';
import { readEnvironment, type Settings } from './environment.ts';
import { WINDOW_SECONDS } from './gate.ts';
import { type RateLimit, Windows } from './limit/index.ts';
import { LineBatch } from './line-batch.ts';
import { stopOnSignals } from './stopping.ts';
import { warmUp } from './warm-up.ts';

/** Beside the built server; a server that runs from its sources, as tests do, has the planner that was built last. */
const BUILT_PLANNER = new URL(import.meta.url.endsWith('.ts') ? '../../dist/planner/' : '../planner/', import.meta.url);

type Log = (message: string, error?: unknown) => void;

async function main(): Promise<void> {
  const settings = readEnvironment(process.env);
  const output = pino.destination({ dest: 1, sync: false });
  const logger = pino({ level: settings.logLevel, base: undefined }, output);
  const warn: Log = (message, error) => logger.warn({ err: error }, message);
  const { dataDir, databaseUrl, trustProxy, publicUrl } = settings;
  // The store's thread starts while the rest of the house is loaded.
  const opening = openStore({ dataDir, databaseUrl, log: warn });
  const [store, { buildApp }] = await Promise.all([opening, import('./app.ts')]);
  const rateLimit = await rateLimitOf(settings, warn);
  const lines = new LineBatch((text) => void output.write(text));
  const requestLog = logger.isLevelEnabled('info') ? (line: string) => lines.add(line) : undefined;
  const assets = readAssets(BUILT_PLANNER);
  const buildId = readBuildId();
  const app = buildApp({ logger, requestLog, store, rateLimit, trustProxy, publicUrl, buildId, assets });
  app.service.metrics.collectProcess();
  app.addHook('onClose', () => store.close());
  stopOnSignals(app, () => {
    lines.flush();
    output.flushSync();
  });
  await listen(app, settings);
  output.flushSync();
  await warmUp(app.service);
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

async function rateLimitOf({ rateLimitPerMinute: perMinute, redisUrl }: Settings, log: Log) {
  if (perMinute === 0) return undefined;
  const limit = await windowsOf(perMinute, redisUrl, log);
  return { limit, perMinute };
}

async function windowsOf(quota: number, url: string | undefined, log: Log): Promise<RateLimit> {
  const windowMs = WINDOW_SECONDS * 1000;
  if (url === undefined) return new Windows(quota, windowMs);
  // Only servers that share their limit pay for the client of Redis.
  const { SharedWindows } = await import('./limit/shared-windows.ts');
  return new SharedWindows({ url, quota, windowMs, log });
}

main().catch((error: Error) => {
  process.stderr.write(`tilewright cannot start: ${error.message.split('\n', 1)[0]}\n`);
  process.exit(1);
});
