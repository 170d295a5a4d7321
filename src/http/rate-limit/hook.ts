// The rate limit as a hook: it counts requests to the API, and apart from them requests to stored plans. Each answer
// reports the remaining quota. A request that costs more than a plain plan is counted again by its weight, once it was
// read.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FailureOptions, tooManyPage } from '../../pages/index.ts';
import type { AppContext } from '../context.ts';
import { HttpError } from '../errors/http-error.ts';
import type { RouteTable, WindowName } from '../request/route-table.ts';
import { sendFailure } from '../responses/pages.ts';
import { type Decision, type RateLimitOptions, WINDOW_SECONDS } from './contract.ts';

/** What is counted together for a client. */
interface Window {
  /** The name of its policy. */
  readonly name: string;
  readonly keyOf: (client: string) => string;
}

const WINDOWS: Readonly<Record<Exclude<WindowName, 'none'>, Window>> = {
  api: { name: 'default', keyOf: (client) => client },
  // A visitor who opens many plans can still use the API, and one whose programs used up the API can open the plans.
  pages: { name: 'pages', keyOf: (client) => `pages:${client}` },
};

/** Returns the hook that counts requests and refuses them with status 429 above the limit. */
export function limitRate(context: AppContext, routes: RouteTable, byDefault: RateLimitOptions) {
  const { limit } = byDefault;
  return (request: FastifyRequest, reply: FastifyReply): unknown => {
    // A browser asks with OPTIONS on its own account before it sends what a page wants.
    if (request.method === 'OPTIONS') return;
    const counted = routes.windowOf(request);
    if (counted === 'none') return;
    const window = WINDOWS[counted];
    const { perMinute } = allowanceOf(request, byDefault);
    const decision = limit.take(window.keyOf(request.client), 1, perMinute);
    const apply = (made: Decision) => applyTo(request, reply, window, made);
    return decision instanceof Promise ? decision.then(apply) : apply(decision);
  };

  function applyTo(request: FastifyRequest, reply: FastifyReply, { name }: Window, decision: Decision): unknown {
    const { allowed, resetSeconds } = decision;
    const allowance = allowanceOf(request, byDefault);
    report(reply, name, allowance, decision);
    if (allowed) return;
    context.metrics.rateLimited.inc();
    const headers = { 'retry-after': String(resetSeconds) };
    if (request.routeOptions.config.failure !== undefined) {
      const page = (options: FailureOptions) => tooManyPage({ ...options, seconds: resetSeconds });
      return sendFailure(request, reply.headers(headers), context, { status: 429, page });
    }
    throw new HttpError(429, { error: spent(allowance, resetSeconds), code: 'rate-limited' }, headers);
  }
}

/** How much the client of a request may send in a minute, and by what it is known. */
interface Allowance {
  readonly perMinute: number;
  readonly source: 'from your address' | 'with your key';
}

export function allowanceOf({ partner }: FastifyRequest, { perMinute }: RateLimitOptions): Allowance {
  return partner === undefined
    ? { perMinute, source: 'from your address' }
    : { perMinute: partner.perMinute, source: 'with your key' };
}

function report(
  reply: FastifyReply,
  name: string,
  { perMinute }: Allowance,
  { remaining, resetSeconds }: Decision,
): void {
  reply
    .header('ratelimit-policy', `"${name}";q=${perMinute};w=${WINDOW_SECONDS}`)
    .header('ratelimit', `"${name}";r=${remaining};t=${resetSeconds}`);
}

function spent({ perMinute, source }: Allowance, resetSeconds: number): string {
  return `More than ${perMinute} requests came ${source} within a minute; send the next one in ${resetSeconds} s (Retry-After), or run the service yourself.`;
}

export interface Weight {
  /** What the request counts as. Above the limit, it counts as all requests of a window. */
  readonly weight: number;
  /** How many of them are counted already: 1 where the hook counts. */
  readonly counted?: number;
  readonly window?: keyof typeof WINDOWS;
}

/**
 * Counts the rest of the weight of a request that was read, all of it, or refuses the request with status 429. Without a
 * limit everything is allowed.
 */
export async function countWeight(
  { rateLimit, metrics }: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { weight: asked, counted = 1, window = 'api' }: Weight,
): Promise<void> {
  if (rateLimit === undefined) return;
  const allowance = allowanceOf(request, rateLimit);
  const { perMinute, source } = allowance;
  const { name, keyOf } = WINDOWS[window];
  const weight = Math.min(asked, perMinute);
  if (weight <= counted) return;
  const decision = await rateLimit.limit.take(keyOf(request.client), weight - counted, perMinute);
  report(reply, name, allowance, decision);
  const { allowed, remaining, resetSeconds } = decision;
  if (allowed) return;
  metrics.rateLimited.inc();
  const error =
    weight === 1
      ? spent(allowance, resetSeconds)
      : `This request counts as ${weight} requests for the work that it takes, and ${remaining} are left of the ${perMinute} that may come ${source} in a minute; ask for less at once, or send it again in ${resetSeconds} s (Retry-After).`;
  throw new HttpError(429, { error, code: 'rate-limited' }, { 'retry-after': String(resetSeconds) });
}
