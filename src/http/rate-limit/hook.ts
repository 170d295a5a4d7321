// The rate limit as a hook: it counts requests to the API, and apart from them requests to stored plans. Each answer
// reports the remaining quota.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { EMBED_ADDRESS, type FailureOptions, OEMBED_ADDRESS, PROJECT_PREVIEW, tooManyPage } from '../../pages/index.ts';
import { PLANNER_ADDRESS } from '../../wire/index.ts';
import type { AppContext } from '../context.ts';
import { HttpError } from '../errors/http-error.ts';
import { sendFailure } from '../responses/pages.ts';
import { pathOf } from '../routes/address.ts';
import { type Decision, type RateLimit, WINDOW_SECONDS } from './contract.ts';

interface RateLimitOptions {
  readonly limit: RateLimit;
  readonly perMinute: number;
}

/** What is counted together for a client, and the name of its policy. */
interface Window {
  readonly name: string;
  readonly includes: (path: string) => boolean;
  readonly keyOf: (client: string) => string;
}

const WINDOWS: readonly Window[] = [
  { name: 'default', includes: (path) => path.startsWith('/api/'), keyOf: (client) => client },
  // A visitor who opens many plans can still use the API, and one whose programs used up the API can open the plans.
  {
    name: 'pages',
    includes: (path) => [PLANNER_ADDRESS, EMBED_ADDRESS].some((begin) => path.startsWith(begin)) || isData(path),
    keyOf: (client) => `pages:${client}`,
  },
];

/** Whether an address beside the API is for programs, which read JSON. */
function isData(path: string): boolean {
  return path === OEMBED_ADDRESS || (path.startsWith(PLANNER_ADDRESS) && path.endsWith(PROJECT_PREVIEW));
}

/** Returns the hook that counts requests and refuses them with status 429 above the limit. */
export function limitRate(context: AppContext, { limit, perMinute }: RateLimitOptions) {
  return (request: FastifyRequest, reply: FastifyReply): unknown => {
    // A browser asks with OPTIONS on its own account before it sends what a page wants.
    if (request.method === 'OPTIONS') return;
    const path = pathOf(request);
    const window = WINDOWS.find(({ includes }) => includes(path));
    if (window === undefined) return;
    const decision = limit.take(window.keyOf(request.client));
    const apply = (made: Decision) => applyTo(request, reply, window, made);
    return decision instanceof Promise ? decision.then(apply) : apply(decision);
  };

  function applyTo(request: FastifyRequest, reply: FastifyReply, { name }: Window, decision: Decision): unknown {
    const { allowed, remaining, resetSeconds } = decision;
    reply
      .header('ratelimit-policy', `"${name}";q=${perMinute};w=${WINDOW_SECONDS}`)
      .header('ratelimit', `"${name}";r=${remaining};t=${resetSeconds}`);
    if (allowed) return;
    context.metrics.rateLimited.inc();
    const headers = { 'retry-after': String(resetSeconds) };
    if (name === 'pages' && !isData(pathOf(request))) {
      const page = (options: FailureOptions) => tooManyPage({ ...options, seconds: resetSeconds });
      return sendFailure(request, reply.headers(headers), { status: 429, publicUrl: context.publicUrl, page });
    }
    const error = `More than ${perMinute} requests came from your address within a minute; send the next one in ${resetSeconds} s (Retry-After), or run the service yourself.`;
    throw new HttpError(429, { error, code: 'rate-limited' }, headers);
  }
}
