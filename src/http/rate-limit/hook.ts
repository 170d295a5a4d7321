// The rate limit as a hook: it counts every request below /api/ except preflights, and each answer reports the remaining quota.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../errors/http-error.ts';
import { pathOf } from '../routes/address.ts';
import { type Decision, type RateLimit, WINDOW_SECONDS } from './contract.ts';

const COUNTED = '/api/';

interface RateLimitOptions {
  readonly limit: RateLimit;
  readonly perMinute: number;
  readonly onRefused: () => void;
}

/** Returns the hook that counts requests and throws status 429 above the limit. */
export function limitRate({ limit, perMinute, onRefused }: RateLimitOptions) {
  const policy = `"default";q=${perMinute};w=${WINDOW_SECONDS}`;

  return (request: FastifyRequest, reply: FastifyReply): void | Promise<void> => {
    // A browser hides the answer to a request whose preflight was refused, and with it Retry-After.
    if (request.method === 'OPTIONS' || !pathOf(request).startsWith(COUNTED)) return;
    const decision = limit.take(request.client);
    return decision instanceof Promise ? decision.then((made) => apply(made, reply)) : apply(decision, reply);
  };

  function apply({ allowed, remaining, resetSeconds }: Decision, reply: FastifyReply): void {
    reply.header('ratelimit-policy', policy).header('ratelimit', `"default";r=${remaining};t=${resetSeconds}`);
    if (allowed) return;
    onRefused();
    const error = `More than ${perMinute} requests came from your address within a minute; send the next one in ${resetSeconds} s (Retry-After), or run the service yourself.`;
    throw new HttpError(429, { error, code: 'rate-limited' }, { 'retry-after': String(resetSeconds) });
  }
}
