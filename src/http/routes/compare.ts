// POST /api/compare and POST /api/job/compare: plan variants of one room, or of one job, and rank them. Nothing is stored.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  jobCostMs,
  jobVariantTasks,
  rankJobs,
  rankVariants,
  variantCostMs,
  variantTasks,
  weightOf,
} from '../../service/index.ts';
import {
  type AcceptedComparison,
  type AcceptedJobComparison,
  COMPARE_ADDRESS,
  COMPARISON_BODY,
  type CompareAnswer,
  JOB_COMPARE_ADDRESS,
  JOB_COMPARISON_BODY,
  type JobCompareAnswer,
  type Mistake,
  readComparisonText,
  readJobComparisonText,
} from '../../wire/index.ts';
import type { AppContext } from '../context.ts';
import { BadRequest } from '../errors/http-error.ts';
import type { JobResult, JobTask, Run } from '../planning/index.ts';
import { queryOf } from '../request/address.ts';
import { clientAbortSignal } from '../request/caller.ts';
import { JSON_TYPE, representationOf, serve } from '../responses/index.ts';
import { fewAtOnce } from './few-at-once.ts';
import { readJson } from './json-body.ts';
import { spending } from './spending.ts';

export function addCompareRoutes(app: FastifyInstance, context: AppContext): void {
  const window = { config: { window: 'api' } } as const;
  app.post(COMPARE_ADDRESS, window, async (request, reply) => {
    const read = accepted(readJson(request.body, queryOf(request), readComparisonText, COMPARISON_BODY));
    return sendJson(request, reply, await compare(context, request, reply, read, clientAbortSignal(reply)));
  });
  app.post(JOB_COMPARE_ADDRESS, window, async (request, reply) => {
    const read = accepted(readJson(request.body, queryOf(request), readJobComparisonText, JOB_COMPARISON_BODY));
    return sendJson(request, reply, await compareJobs(context, request, reply, read, clientAbortSignal(reply)));
  });
}

type Refused = { readonly ok: false; readonly mistakes: readonly Mistake[] };

/** What was read. Throws status 400 if it is refused. */
function accepted<Read extends { readonly ok: true }>(read: Read | Refused): Read {
  if (!read.ok) throw new BadRequest(read.mistakes);
  return read;
}

function sendJson(request: FastifyRequest, reply: FastifyReply, answer: object): Promise<FastifyReply> {
  const body = Buffer.from(JSON.stringify(answer));
  const answered = { contentType: JSON_TYPE, body, cacheControl: 'private, no-cache', tag: null };
  return serve(request, reply, representationOf(answered));
}

/** Compares variants of a plan; each of them counts like a plan. */
export async function compare(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  read: AcceptedComparison,
  gone: AbortSignal,
): Promise<CompareAnswer> {
  const costs = read.variants.map((variant) => variantCostMs(variant.read));
  const tasks = variantTasks(read, context.publicUrl);
  const outcomes = await weighed(context, request, reply, { name: 'weigh', tasks, costs, gone });
  return accepted(rankVariants(read, outcomes)).answer;
}

/** Compares variants of a job; each of them counts like a job. */
export async function compareJobs(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  read: AcceptedJobComparison,
  gone: AbortSignal,
): Promise<JobCompareAnswer> {
  const costs = read.variants.map(({ job }) => jobCostMs(job));
  const tasks = jobVariantTasks(read, context.publicUrl);
  const outcomes = await weighed(context, request, reply, { name: 'weighJob', tasks, costs, gone });
  return accepted(rankJobs(read, outcomes)).answer;
}

interface Variants<Name extends 'weigh' | 'weighJob'> {
  readonly name: Name;
  readonly tasks: readonly JobTask<Name>[];
  /** The cost of each task, ms. */
  readonly costs: readonly number[];
  readonly gone: AbortSignal;
}

/** Plans all variants of a comparison at the expense of a client. */
function weighed<Name extends 'weigh' | 'weighJob'>(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, tasks, costs, gone }: Variants<Name>,
): Promise<JobResult<Name>[]> {
  const costMs = costs.reduce((sum, cost) => sum + cost, 0);
  const weight = costs.reduce((sum, cost) => sum + weightOf(cost), 0);
  return spending(context, request, reply, { costMs, weight }, () =>
    planVariants(context, name, tasks, (index) => ({ client: request.client, costMs: costs[index], gone })),
  );
}

/** Plans the variants in the planning threads. */
async function planVariants<Name extends 'weigh' | 'weighJob'>(
  { planning, metrics }: AppContext,
  name: Name,
  tasks: readonly JobTask<Name>[],
  runOf: (index: number) => Run,
): Promise<JobResult<Name>[]> {
  const finished = await fewAtOnce(tasks, async (task, index) => {
    const variant = await planning.run(name, task, runOf(index));
    metrics.plans.inc();
    return variant;
  });
  return finished.map(({ result }) => result);
}
