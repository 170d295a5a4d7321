// Runs the jobs of requests. Equal jobs that are asked for at the same time run once, at the expense of the first client.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AnswerTask, answerCostMs } from '../../service/index.ts';
import { answerKey } from '../../wire/index.ts';
import type { AppContext } from '../context.ts';
import { BadRequest } from '../errors/http-error.ts';
import type { AnswerResult, Finished, JobName, JobResult, JobTask } from '../planning/index.ts';
import { clientAbortSignal } from '../request/caller.ts';
import { type Cost, NO_COST, spending } from './spending.ts';

interface RequestedJob<Name extends JobName> {
  readonly name: Name;
  readonly task: JobTask<Name>;
  /** The same for equal jobs only. */
  readonly key: string;
  readonly cost: Cost;
  /** Whether the client has paid already, with the parts of a request that it belongs to. */
  readonly isPaid?: boolean | undefined;
  /** Drops the job if this aborts while it waits; by default when the connection closes. */
  readonly gone?: AbortSignal;
}

export function runJob<Name extends JobName>(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, task, key, cost, isPaid = false, gone = clientAbortSignal(reply) }: RequestedJob<Name>,
): Promise<Finished<JobResult<Name>>> {
  const { inFlight, planning, metrics } = context;
  const shared = `${name} ${key}`;
  return spending(context, request, reply, isPaid || inFlight.has(shared) ? NO_COST : cost, () =>
    inFlight.join(shared, gone, async (gone) => {
      const finished = await planning.run(name, task, { client: request.client, costMs: cost.costMs, gone });
      // Of an answer; pages and previews are not counted.
      if ((finished.result as { readonly ok?: boolean }).ok) metrics.plans.inc();
      return finished;
    }),
  );
}

export type PlannedAnswer = Extract<AnswerResult, { ok: true }>;

/** Plans a request and writes its answer. Throws status 400 if it is refused. */
export async function planAnswer(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  task: Omit<AnswerTask, 'publicUrl'>,
  { gone, isPaid }: Pick<RequestedJob<'answer'>, 'gone' | 'isPaid'> = {},
): Promise<Finished<PlannedAnswer>> {
  const { read, where, longestSidePx } = task;
  const { withDrawing = where === 'body' || read.options.inlineSvg } = task;
  const { result, waitMs } = await runJob(context, request, reply, {
    name: 'answer',
    task: { ...task, publicUrl: context.publicUrl },
    key: `${where} ${withDrawing} ${longestSidePx} ${answerKey(read)}`,
    cost: { costMs: answerCostMs(read, { withDrawing, longestSidePx }) },
    isPaid,
    ...(gone && { gone }),
  });
  if (!result.ok) throw new BadRequest(result.mistakes);
  return { result, waitMs };
}
