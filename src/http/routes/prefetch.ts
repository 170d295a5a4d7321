// Requests that a browser makes ahead of need.

import type { FastifyRequest } from 'fastify';

/** Whether a request says that nobody may ever look at its answer. */
export function isPrefetch({ headers }: FastifyRequest): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-moz'] ?? ''}`;
  return purpose.toLowerCase().includes('prefetch');
}
