// The rate limit as a hook: every request below /api/ counts, and each answer says what is left.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../errors/http-error.ts';
import { pathOf } from '../routes/address.ts';
import { type Decision, type RateLimit, WINDOW_SECONDS } from './contract.ts';

/** Everything below it counts. */
const COUNTED = '/api/';

interface RateLimitOptions {
  readonly limit: RateLimit;
  readonly perMinute: number;
  /** Called for every request that is refused. */
  readonly onRefused: () => void;
}

/** Counts a request of a client; throws where it has too many. */
export function limitRate({ limit, perMinute, onRefused }: RateLimitOptions) {
  const policy = `"default";q=${perMinute};w=${WINDOW_SECONDS}`;

  return (request: FastifyRequest, reply: FastifyReply): void | Promise<void> => {
    if (!pathOf(request).startsWith(COUNTED)) return;
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
