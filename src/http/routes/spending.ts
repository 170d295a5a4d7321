// What a request costs its client, taken after it was read and before anything is planned: its weight in the rate limit,
// and for a long one a place among the few that a client may have at a time.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { UNIT_MS, weightOf } from '../../service/index.ts';
import type { AppContext } from '../context.ts';
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
  // An operator who limits no client does not bound their long requests either.
  const isBounded = costMs > UNIT_MS && context.rateLimit !== undefined;
  const leave = isBounded ? context.longRequests.enter(request.client) : undefined;
  try {
    await countWeight(context, request, reply, { weight, ...window });
    return await work();
  } finally {
    leave?.();
  }
}
