// What a request costs its client, taken after it was read and before anything is planned: its weight in the rate limit,
// and for a long one a place among the few that a client may have at a time.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { UNIT_MS, weightOf } from '../../service/index.ts';
import type { AppContext } from '../context.ts';
import { MOST_LONG_REQUESTS } from '../planning/index.ts';
import type { RateLimitOptions } from '../rate-limit/contract.ts';
import { countWeight, type Weight } from '../rate-limit/index.ts';

export interface Cost extends Partial<Omit<Weight, 'counted'>> {
  /** Estimated processor time. */
  readonly costMs: number;
}

/** Of a request whose work is under way for another. */
export const NO_COST: Cost = { costMs: 0 };

/** Does the work of a request if its client may have it done; otherwise throws status 429. */
export async function spending<Result>(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { costMs, weight = weightOf(costMs), ...window }: Cost,
  work: () => Promise<Result>,
): Promise<Result> {
  const leave = costMs > UNIT_MS ? enterLong(context, request) : undefined;
  try {
    await countWeight(context, request, reply, { weight, ...window });
    return await work();
  } finally {
    leave?.();
  }
}

/** Counts a long request of a client while it lasts. An operator who limits no client does not bound them either. */
function enterLong({ rateLimit, longRequests }: AppContext, request: FastifyRequest): (() => void) | undefined {
  if (rateLimit === undefined) return undefined;
  return longRequests.enter(request.client, MOST_LONG_REQUESTS * timesOf(rateLimit, request));
}

/** How many times as much as an address the client of a request may have done at a time. */
export function timesOf({ perMinute }: RateLimitOptions, { partner }: FastifyRequest): number {
  return partner === undefined ? 1 : Math.max(1, Math.floor(partner.perMinute / perMinute));
}
