// What operators and balancers ask: is it alive, may it get requests, what has it counted.

import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Service } from '../context.ts';
import { withinPatience } from './project-links.ts';

/** The store is asked at most once in this time, however often we are. */
const LOOK_EVERY_MS = 1000;

export function addHealthRoutes(app: FastifyInstance, service: Service): void {
  const isStoreThere = watchStore(service);

  app.get('/healthz', (_request, reply) => void tell(reply, 200, { status: 'alive' }));

  // Plans go on without a store, so a lost store is told and yet no reason to send callers elsewhere: every server
  // behind the same balancer would lose it at the same time.
  app.get('/readyz', async (_request, reply) => {
    if (service.isStopping) return tell(reply, 503, { status: 'stopping' });
    const store = service.store === undefined ? 'none' : (await isStoreThere()) ? 'ready' : 'unavailable';
    return tell(reply, 200, { status: store === 'unavailable' ? 'degraded' : 'ready', store });
  });

  app.get('/metrics', async (_request, reply) => {
    const text = await service.metrics.text();
    return reply.header('cache-control', 'no-store').header('content-type', service.metrics.contentType).send(text);
  });
}

function tell(reply: FastifyReply, status: number, body: Readonly<Record<string, string>>): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

function watchStore({ store }: Service): () => Promise<boolean> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let last: Promise<boolean> = Promise.resolve(false);
  return () => {
    if (store !== undefined && performance.now() - lookedAt > LOOK_EVERY_MS) {
      lookedAt = performance.now();
      last = withinPatience(store.check()).then(
        () => true,
        () => false,
      );
    }
    return last;
  };
}
