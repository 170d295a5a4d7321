// POST /api/compare: plans variants of one room and ranks them. Nothing is stored.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CompareAnswer, rankVariants, variantTasks, type WeighOutcome } from '../../service/index.ts';
import { type AcceptedComparison, COMPARE_ADDRESS, readComparisonText } from '../../wire/index.ts';
import type { AppContext } from '../context.ts';
import { BadRequest } from '../errors/http-error.ts';
import { countPlans } from '../rate-limit/index.ts';
import { JSON_TYPE, representationOf, serve } from '../responses/index.ts';
import { queryOf } from './address.ts';
import { goneSignal } from './caller.ts';
import { readJson } from './json-body.ts';

/** Variants of one comparison that are planned at the same time; others may plan in between. */
const AT_ONCE = 2;

export function addCompareRoute(app: FastifyInstance, context: AppContext): void {
  app.post(COMPARE_ADDRESS, { config: { window: 'api' } }, (request, reply) => compareByBody(context, request, reply));
}

async function compareByBody(context: AppContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const read = readJson(request.body, queryOf(request), readComparisonText);
  if (!read.ok) throw new BadRequest(read.mistakes);
  // The request itself counts for its first variant.
  await countPlans(context, request, reply, read.variants.length - 1);
  const answer = await compare(context, read, goneSignal(reply));
  const body = Buffer.from(JSON.stringify(answer));
  const representation = representationOf({
    contentType: JSON_TYPE,
    body,
    cacheControl: 'private, no-cache',
    tag: null,
  });
  return serve(request, reply, representation);
}

/** Plans all variants of a comparison in the planning threads and ranks them. */
export async function compare(
  { planning, publicUrl, metrics }: AppContext,
  read: AcceptedComparison,
  gone: AbortSignal,
): Promise<CompareAnswer> {
  const tasks = variantTasks(read, publicUrl);
  const outcomes: WeighOutcome[] = [];
  const next = tasks.entries();
  const work = async () => {
    for (const [index, task] of next) {
      outcomes[index] = (await planning.weigh(task, gone)).result;
      metrics.plans.inc();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const outcome = rankVariants(read, outcomes);
  if (!outcome.ok) throw new BadRequest(outcome.mistakes);
  return outcome.answer;
}
