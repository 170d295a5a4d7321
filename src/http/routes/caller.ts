// What a connection and its headers say of the caller.

import type { FastifyReply, FastifyRequest } from 'fastify';

/** Aborts when the connection of a request closes before it is answered. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => raw.writableFinished || gone.abort());
  return gone.signal;
}

/** Whether a request says that nobody may ever look at its answer. */
export function isPrefetch({ headers }: FastifyRequest): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-moz'] ?? ''}`;
  return purpose.toLowerCase().includes('prefetch');
}
