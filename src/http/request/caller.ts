// What the connection and the headers reveal about the caller.

import type { FastifyReply, FastifyRequest } from 'fastify';

/** Aborts when the connection closes before the answer is complete. */
export function clientAbortSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // The connection may have closed before anybody asked for the signal.
  if (raw.destroyed && !raw.writableFinished) gone.abort();
  raw.once('close', () => raw.writableFinished || gone.abort());
  return gone.signal;
}

/** Whether the request is a prefetch, whose answer may never be shown. */
export function isPrefetch({ headers }: FastifyRequest): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-moz'] ?? ''}`;
  return purpose.toLowerCase().includes('prefetch');
}
