// What the header Prefer asks for (RFC 7240).

import type { FastifyRequest } from 'fastify';

/**
 * Whether the caller prefers an answer that is made in the background: `Prefer: wait=10, respond-async`. Preferences that
 * are not known are not applied, and so are not refused either.
 */
export function prefersAsync({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const preferences = [headers.prefer ?? []].flat().join(',').split(',');
  return preferences.some((preference) => /^\s*respond-async\s*(;|$)/i.test(preference));
}
