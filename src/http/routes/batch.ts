// POST /api/plans: several plans that have nothing to do with each other, each answered as it would be alone.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerCostMs, weightOf } from '../../service/index.ts';
import { BATCH_BODY, mistake, PLANS_ADDRESS, type ReadRequest, readBatchText } from '../../wire/index.ts';
import type { AppContext } from '../context.ts';
import { BadRequest } from '../errors/http-error.ts';
import { allowanceOf } from '../rate-limit/index.ts';
import { queryOf } from '../request/address.ts';
import { clientAbortSignal } from '../request/caller.ts';
import { JSON_TYPE, representationOf, serve } from '../responses/index.ts';
import { fewAtOnce } from './few-at-once.ts';
import { readJson } from './json-body.ts';
import { linked } from './projects/linked-answer.ts';
import { planAnswer } from './run-job.ts';
import { spending } from './spending.ts';

export function addBatchRoute(app: FastifyInstance, context: AppContext): void {
  app.post(PLANS_ADDRESS, { config: { window: 'api' } }, async (request, reply) => {
    const read = readJson(request.body, queryOf(request), readBatchText, BATCH_BODY);
    if (!read.ok) throw new BadRequest(read.mistakes);
    const body = await planAll(context, request, reply, read.plans);
    const answered = { contentType: JSON_TYPE, body, cacheControl: 'private, no-cache', tag: null };
    return serve(request, reply, representationOf(answered));
  });
}

/** Plans a batch at the expense of its client, who pays for all of it before it begins. */
async function planAll(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  plans: readonly ReadRequest[],
): Promise<Buffer> {
  const gone = clientAbortSignal(reply);
  const results = await spending(context, request, reply, costOf(context, request, plans), () =>
    fewAtOnce(plans, (read) => resultOf(context, request, reply, { read, gone })),
  );
  return Buffer.concat([Buffer.from('{"results":['), ...separated(results), Buffer.from(']}')]);
}

/** One that is refused counts as any request. */
function costOf({ rateLimit }: AppContext, request: FastifyRequest, plans: readonly ReadRequest[]) {
  const costs = plans.map((read) => (read.ok ? answerCostMs(read, { withDrawing: true }) : 0));
  const most = rateLimit === undefined ? Number.POSITIVE_INFINITY : allowanceOf(request, rateLimit).perMinute;
  // A plan never counts as more than the whole limit, so that each can be sent alone. A batch can be divided.
  const weight = costs.reduce((sum, cost) => sum + Math.min(weightOf(cost), most), 0);
  if (plans.length > 1 && weight > most) throw tooCostly(weight, most);
  return { costMs: costs.reduce((sum, cost) => sum + cost, 0), weight };
}

function tooCostly(weight: number, most: number): BadRequest {
  const message = `These plans together count as ${weight} requests, and ${most} may be sent in a minute; send fewer of them at once.`;
  return new BadRequest([mistake({ code: 'batch-too-costly', param: 'plans', message })]);
}

interface Part {
  readonly read: ReadRequest;
  readonly gone: AbortSignal;
}

/** The bytes of a result: those of the answer to the plan alone, or of its refusal. */
async function resultOf(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { read, gone }: Part,
): Promise<Buffer> {
  try {
    if (!read.ok) throw new BadRequest(read.mistakes);
    const { result } = await planAnswer(context, request, reply, { read, where: 'body' }, { gone, isPaid: true });
    const plan = await linked(context, request, read, result);
    return Buffer.concat([Buffer.from('{"status":200,"plan":'), plan, Buffer.from('}')]);
  } catch (error) {
    // A server that is busy or at fault refuses the whole batch, which may be sent again.
    if (!(error instanceof BadRequest)) throw error;
    return Buffer.from(`{"status":${error.statusCode},"refusal":${JSON.stringify(error.body)}}`);
  }
}

function separated(results: readonly Buffer[]): Buffer[] {
  const comma = Buffer.from(',');
  return results.flatMap((result, index) => (index === 0 ? [result] : [comma, result]));
}
