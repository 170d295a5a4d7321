// Runs the jobs of requests. Equal jobs that are asked for at the same time run once, at the expense of the first client.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AnswerTask, answerCostMs } from '../../service/index.ts';
import { answerKey } from '../../wire/index.ts';
import type { AppContext } from '../context.ts';
import { BadRequest } from '../errors/http-error.ts';
import type { AnswerResult, Finished, JobName, JobResult, JobTask } from '../planning/index.ts';
import { clientAbortSignal } from '../request/caller.ts';
import { type Cost, NO_COST, spending } from './spending.ts';

export interface RequestedJob<Name extends JobName> {
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
  const isFree = isPaid || context.inFlight.has(nameOf({ name, key }));
  return spending(context, request, reply, isFree ? NO_COST : cost, () =>
    runPaidJob(context, request.client, { name, task, key, cost }, gone),
  );
}

/** Runs a job that a client has paid for. */
export function runPaidJob<Name extends JobName>(
  { inFlight, planning, metrics }: AppContext,
  client: string,
  { name, task, key, cost: { costMs } }: RequestedJob<Name>,
  gone: AbortSignal,
): Promise<Finished<JobResult<Name>>> {
  return inFlight.join(nameOf({ name, key }), gone, async (gone) => {
    const finished = await planning.run(name, task, { client, costMs, gone });
    // Of an answer; pages and previews are not counted.
    if ((finished.result as { readonly ok?: boolean }).ok) metrics.plans.inc();
    return finished;
  });
}

function nameOf({ name, key }: Pick<RequestedJob<JobName>, 'name' | 'key'>): string {
  return `${name} ${key}`;
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
  const job = answerJobOf(context, task);
  const { result, waitMs } = await runJob(context, request, reply, { ...job, isPaid, ...(gone && { gone }) });
  return { result: acceptedResult(result), waitMs };
}

/** The job that plans a request and writes its answer. */
export function answerJobOf({ publicUrl }: AppContext, task: Omit<AnswerTask, 'publicUrl'>): RequestedJob<'answer'> {
  const { read, where, longestSidePx } = task;
  const { withDrawing = where === 'body' || read.options.inlineSvg } = task;
  return {
    name: 'answer',
    task: { ...task, publicUrl },
    key: `${where} ${withDrawing} ${longestSidePx} ${answerKey(read)}`,
    cost: { costMs: answerCostMs(read, { withDrawing, longestSidePx }) },
  };
}

/** The result of a job. Throws status 400 if it is a refusal. */
export function acceptedResult(result: AnswerResult): PlannedAnswer {
  if (!result.ok) throw new BadRequest(result.mistakes);
  return result;
}
