// Endpoints for operators and load balancers: liveness, readiness, metrics.

import type { FastifyInstance, FastifyReply } from 'fastify';
import { VERSION } from '../../service/index.ts';
import type { AppContext } from '../context.ts';

/** For this long after a refusal the server counts as saturated. */
const SATURATED_MS = 5000;
/** The store is checked at most once in this time. */
const LOOK_EVERY_MS = 1000;

export function addHealthRoutes(app: FastifyInstance, context: AppContext): void {
  const stateOfStore = watchStore(context);
  const isSaturated = watchLoad(context);
  const config = { window: 'none' } as const;

  app.get('/healthz', { config }, async (_request, reply) =>
    sendStatus(reply, 200, { status: 'alive', version: VERSION, build: context.buildId }),
  );

  // Plans work without a store, so a lost store does not fail the readiness check. Every server behind the load
  // balancer would fail at the same time.
  app.get('/readyz', { config }, async (_request, reply) => {
    if (context.isStopping) return sendStatus(reply, 503, { status: 'stopping' });
    const store = await stateOfStore();
    const isDegraded = store === 'unavailable' || store === 'full';
    // Not 503 either: a saturated server still answers what it has, and with it all others would be left out.
    return sendStatus(reply, 200, { status: isDegraded ? 'degraded' : isSaturated() ? 'saturated' : 'ready', store });
  });

  app.get('/metrics', { config }, async (_request, reply) => {
    const text = await context.metrics.text();
    return reply.header('cache-control', 'no-store').header('content-type', context.metrics.contentType).send(text);
  });
}

function sendStatus(reply: FastifyReply, status: number, body: Readonly<Record<string, string>>): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

/** Returns whether plans were refused in the last seconds because too many waited. */
function watchLoad({ planning }: AppContext): () => boolean {
  let refused = 0;
  let refusedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (planning.figures.refused > refused) refusedAt = now;
    refused = planning.figures.refused;
    return now - refusedAt < SATURATED_MS;
  };
}

type StoreState = 'none' | 'ready' | 'full' | 'unavailable';

/** Returns whether links can be made. A check may pass on a connection of its own while those of others fail. */
function watchStore({ store, links }: AppContext): () => Promise<StoreState> {
  if (store === undefined) return async () => 'none';
  let lookedAt = Number.NEGATIVE_INFINITY;
  let last: Promise<StoreState> = Promise.resolve('unavailable');
  return async () => {
    if (performance.now() - lookedAt > LOOK_EVERY_MS) {
      lookedAt = performance.now();
      last = store.check().catch(() => 'unavailable');
    }
    return links.failedLately ? 'unavailable' : last;
  };
}
