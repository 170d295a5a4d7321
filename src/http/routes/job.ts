// POST /api/job: plans several surfaces that are bought together.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jobCostMs } from '../../service/index.ts';
import { type AcceptedJob, JOB_ADDRESS, JOB_BODY, type ReadJob, readJobText } from '../../wire/index.ts';
import type { AppContext } from '../context.ts';
import { BadRequest } from '../errors/http-error.ts';
import type { Finished } from '../planning/index.ts';
import { queryOf } from '../request/address.ts';
import { formatFromAccept, varyOf } from '../responses/accept.ts';
import { serve } from '../responses/index.ts';
import { answerIn } from './answer-in-format.ts';
import { answerLater, isForLater } from './files.ts';
import { readJson } from './json-body.ts';
import { linked } from './projects/linked-answer.ts';
import { acceptedResult, type PlannedAnswer, type RequestedJob, runJob } from './run-job.ts';
import { serverTiming } from './server-timing.ts';

export function addJobRoute(app: FastifyInstance, context: AppContext): void {
  app.post(JOB_ADDRESS, { config: { window: 'api' } }, (request, reply) => planByBody(context, request, reply));
}

async function planByBody(context: AppContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const read = inFormat(request, readJson(request.body, queryOf(request), readJobText, JOB_BODY));
  const { format } = read.options;
  if (isForLater(context, request, format)) {
    const later = await answerLater(context, request, reply, format, plannedJobOf(context, request, read));
    if (later !== undefined) return later;
  }
  const finished = await jobAnswer(context, request, reply, read);
  const representation = answerIn(format, {
    body: await linked(context, request, read, finished.result),
    fileName: finished.result.fileName,
    tag: null,
    cacheControl: 'private, no-cache',
    vary: varyOf(read.isFormatOpen),
  });
  return serve(request, reply, representation, serverTiming(finished));
}

/** A job that was read, in the format that its Accept header chooses if it names none. */
function inFormat({ headers }: FastifyRequest, read: ReadJob): AcceptedJob {
  if (!read.ok) throw new BadRequest(read.mistakes);
  const format = read.isFormatOpen ? formatFromAccept(headers.accept) : undefined;
  return format === undefined ? read : { ...read, options: { ...read.options, format } };
}

/** Plans a job and writes its answer. Throws status 400 if it is refused. */
export async function jobAnswer(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  read: AcceptedJob,
  gone?: AbortSignal,
): Promise<Finished<PlannedAnswer>> {
  const job = plannedJobOf(context, request, read);
  const { result, waitMs } = await runJob(context, request, reply, { ...job, ...(gone && { gone }) });
  return { result: acceptedResult(result), waitMs };
}

function plannedJobOf(
  { publicUrl }: AppContext,
  { id }: Pick<FastifyRequest, 'id'>,
  read: AcceptedJob,
): RequestedJob<'job'> {
  // Equal jobs are rarely sent at the same time.
  return { name: 'job', task: { read, publicUrl }, key: id, cost: { costMs: jobCostMs(read) } };
}
