// The rate limit as callers see it: every request below /api/ counts, and each answer says what is left.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimit, Verdict } from './limit/index.ts';
import { sendRefusal } from './refusals.ts';
import type { Service } from './service.ts';

export const WINDOW_SECONDS = 60;

/** Counts a request; calls `next` where it may go on and answers 429 where not. */
export function limitRequests(limit: RateLimit, quota: number, { metrics }: Service) {
  const policy = `"default";q=${quota};w=${WINDOW_SECONDS}`;
  const judge = (reply: FastifyReply, verdict: Verdict, next: () => void) => {
    const { allowed, remaining, resetSeconds } = verdict;
    reply.header('ratelimit-policy', policy).header('ratelimit', `"default";r=${remaining};t=${resetSeconds}`);
    if (allowed) return next();
    metrics.rateLimited.inc();
    reply.header('retry-after', String(resetSeconds));
    const error = `More than ${quota} requests came from your address within a minute; send the next one in ${resetSeconds} s (Retry-After), or run the service yourself.`;
    sendRefusal(reply, 429, { error, code: 'rate-limited' });
  };
  return (_request: FastifyRequest, reply: FastifyReply, client: string, next: (error?: Error) => void): void => {
    const verdict = limit.take(client);
    if (verdict instanceof Promise) verdict.then((found) => judge(reply, found, next), next);
    else judge(reply, verdict, next);
  };
}
