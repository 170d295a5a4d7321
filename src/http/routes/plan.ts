// GET and POST /api/plan: takes a query string or a JSON body, returns a plan or its drawing.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AnswerTask, answerCostMs, FORMATS } from '../../service/index.ts';
import {
  type AcceptedRequest,
  answerQuery,
  PLAN_ADDRESS,
  type ReadRequest,
  readBodyText,
  readQuery,
  type Where,
} from '../../wire/index.ts';
import type { AppContext } from '../context.ts';
import { BadRequest } from '../errors/http-error.ts';
import type { AnswerResult, Finished } from '../planning/index.ts';
import { digestOf, type MadeAnswer, matchOf, serve, serveUnchanged } from '../responses/index.ts';
import { answerKeyOf, formatFromAccept, varyOf } from './accept.ts';
import { queryOf } from './address.ts';
import { answerIn } from './answer-in-format.ts';
import { goneSignal } from './caller.ts';
import { readJson } from './json-body.ts';
import { serveAndKeep } from './kept-answers.ts';
import { linked, type PlannedAnswer } from './projects/linked-answer.ts';
import { CACHED_TIMING, serverTiming } from './server-timing.ts';
import { NO_COST, spending } from './spending.ts';

/** One day. An answer changes only when a bug is fixed. */
const FOR_EVERYBODY = 'public, max-age=86400';
const FOR_THE_CALLER = 'private, no-cache';

export function addPlanRoutes(app: FastifyInstance, context: AppContext): void {
  app.get(PLAN_ADDRESS, { config: { window: 'api' } }, (request, reply) => planByQuery(context, request, reply));
  app.post(PLAN_ADDRESS, { config: { window: 'api' } }, (request, reply) => planByBody(context, request, reply));
}

/** Answers a GET. Public answers are also cached here, keyed by the raw query and what Accept chooses. */
async function planByQuery(context: AppContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const key = answerKeyOf(request);
  const cached = context.answers.find(key);
  if (cached !== undefined) {
    context.metrics.keptAnswers.inc();
    return serveAndKeep(context, request, reply, key, { representation: cached, timing: CACHED_TIMING });
  }
  const read = inFormat(request, readQuery(queryOf(request)));
  const tag = publicTag(context, read);
  const match = tag === null ? undefined : matchOf(request.headers['if-none-match'], tag);
  if (match !== undefined) return serveUnchanged(reply, FOR_EVERYBODY, match, varyOf(read.isFormatOpen));
  const made = await answer(context, request, reply, { read, where: 'query', tag, name: key });
  if (tag === null) return serve(request, reply, made.representation, made.timing);
  context.answers.keep(key, made.representation);
  return serveAndKeep(context, request, reply, key, made);
}

/** A request that was read, in the format that its Accept header chooses if it names none. */
function inFormat({ headers }: FastifyRequest, read: ReadRequest): AcceptedRequest {
  if (!read.ok) throw new BadRequest(read.mistakes);
  const format = read.isFormatOpen ? formatFromAccept(headers.accept) : undefined;
  return format === undefined ? read : { ...read, options: { ...read.options, format } };
}

/** Answers a POST. The answer is private, as for any POST. */
async function planByBody(context: AppContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const read = inFormat(request, readJson(request.body, queryOf(request), readBodyText));
  const name = `${answerKeyOf(request)} ${digestOf(request.body as Buffer)}`;
  const { representation, timing } = await answer(context, request, reply, { read, where: 'body', tag: null, name });
  return serve(request, reply, representation, timing);
}

interface Asked {
  readonly read: AcceptedRequest;
  readonly where: Where;
  /** The tag of a public answer; null for a private one. */
  readonly tag: string | null;
  /** The same for equal requests only. */
  readonly name: string;
}

/** Plans a request, stores it if a link is wanted, and builds the answer. */
async function answer(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { read, where, tag, name }: Asked,
): Promise<MadeAnswer> {
  const { publicUrl } = context;
  const finished = await planOnce(context, request, reply, name, { read, where, publicUrl });
  const { result } = finished;
  if (!result.ok) throw new BadRequest(result.mistakes);
  const representation = answerIn(read.options.format, {
    body: await linked(context, request, read, result),
    fileName: result.fileName,
    tag,
    cacheControl: tag === null ? FOR_THE_CALLER : FOR_EVERYBODY,
    vary: varyOf(read.isFormatOpen),
  });
  return { representation, timing: serverTiming(finished as Finished<PlannedAnswer>) };
}

/** Plans equal requests that come at the same time once. */
function planOnce(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  task: AnswerTask,
): Promise<Finished<AnswerResult>> {
  const { planned, planning, metrics } = context;
  const costMs = answerCostMs(task.read, { withDrawing: task.where === 'body' || undefined });
  const join = () =>
    planned.join(name, goneSignal(reply), async (gone) => {
      const finished = await planning.answer(task, { client: request.client, costMs, gone });
      if (finished.result.ok) metrics.plans.inc();
      return finished;
    });
  return spending(context, request, reply, planned.has(name) ? NO_COST : { costMs }, join);
}

/** The tag of a public answer, computed without planning; null for an answer with a link. */
function publicTag({ buildId, publicUrl }: AppContext, read: AcceptedRequest): string | null {
  if (FORMATS[read.options.format].hasLink && read.options.link) return null;
  return digestOf(`${buildId}\n${publicUrl}\n${answerQuery(read)}`);
}
