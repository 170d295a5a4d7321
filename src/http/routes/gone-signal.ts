// Callers who leave before they are answered.

import type { FastifyReply } from 'fastify';

/** Aborts when the connection of a request closes. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
