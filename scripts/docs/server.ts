// The server that the documents tell of: with a store, so that answers have links, with the usual rate limit and with the
// planner that was built last.

import { type App, buildApp } from '../../src/http/app.ts';
import { MemoryPlace } from '../../src/http/files/index.ts';
import { MemoryRateLimit, WINDOW_SECONDS } from '../../src/http/rate-limit/index.ts';
import { readAssets } from '../../src/http/routes/documents/assets.ts';
import { readEnvironment } from '../../src/server/environment.ts';
import { memoryStore } from '../../test/support/memory-store.ts';

/** Builds it; projects are kept in memory, and every request is the first of its window. */
export function documentedServer(): App {
  const { rateLimitPerMinute: perMinute } = readEnvironment({});
  const windowMs = WINDOW_SECONDS * 1000;
  let now = 0;
  const limit = new MemoryRateLimit(perMinute, windowMs, () => {
    now += windowMs;
    return now;
  });
  const assets = readAssets(new URL('../../dist/planner/', import.meta.url));
  // So that the metrics are those of a server with Redis.
  const shared = Object.assign(limit, { isRedisUp: async () => true });
  const filePlace = new MemoryPlace();
  return buildApp({ store: memoryStore(), rateLimit: { limit: shared, perMinute }, filePlace, assets });
}
