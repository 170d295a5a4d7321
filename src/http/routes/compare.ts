// POST /api/compare: plans variants of one room and ranks them. Nothing is stored.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rankVariants, variantCostMs, variantTasks, type WeighOutcome, weightOf } from '../../service/index.ts';
import { type AcceptedComparison, COMPARE_ADDRESS, type CompareAnswer, readComparisonText } from '../../wire/index.ts';
import type { AppContext } from '../context.ts';
import { BadRequest } from '../errors/http-error.ts';
import type { Run } from '../planning/index.ts';
import { queryOf } from '../request/address.ts';
import { clientAbortSignal } from '../request/caller.ts';
import { JSON_TYPE, representationOf, serve } from '../responses/index.ts';
import { readJson } from './json-body.ts';
import { spending } from './spending.ts';

/** Variants of one comparison that are planned at the same time; others may plan in between. */
const AT_ONCE = 2;

export function addCompareRoute(app: FastifyInstance, context: AppContext): void {
  app.post(COMPARE_ADDRESS, { config: { window: 'api' } }, (request, reply) => compareByBody(context, request, reply));
}

async function compareByBody(context: AppContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const read = readJson(request.body, queryOf(request), readComparisonText);
  if (!read.ok) throw new BadRequest(read.mistakes);
  const answer = await compare(context, request, reply, read, clientAbortSignal(reply));
  const body = Buffer.from(JSON.stringify(answer));
  const representation = representationOf({
    contentType: JSON_TYPE,
    body,
    cacheControl: 'private, no-cache',
    tag: null,
  });
  return serve(request, reply, representation);
}

/** Compares variants; each of them counts like a plan. */
export function compare(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  read: AcceptedComparison,
  gone: AbortSignal,
): Promise<CompareAnswer> {
  const costs = read.variants.map((variant) => variantCostMs(variant.read));
  const costMs = costs.reduce((sum, cost) => sum + cost, 0);
  const weight = costs.reduce((sum, cost) => sum + weightOf(cost), 0);
  return spending(context, request, reply, { costMs, weight }, () =>
    planVariants(context, read, (index) => ({ client: request.client, costMs: costs[index], gone })),
  );
}

/** Plans all variants of a comparison in the planning threads and ranks them. */
async function planVariants(
  { planning, publicUrl, metrics }: AppContext,
  read: AcceptedComparison,
  runOf: (index: number) => Run,
): Promise<CompareAnswer> {
  const outcomes: WeighOutcome[] = [];
  const next = variantTasks(read, publicUrl).entries();
  let isOver = false;
  const work = async () => {
    for (const [index, task] of next) {
      if (isOver) return;
      outcomes[index] = (await planning.run('weigh', task, runOf(index))).result;
      metrics.plans.inc();
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    // If one variant failed, nobody waits for the others.
    isOver = true;
  }
  const outcome = rankVariants(read, outcomes);
  if (!outcome.ok) throw new BadRequest(outcome.mistakes);
  return outcome.answer;
}
