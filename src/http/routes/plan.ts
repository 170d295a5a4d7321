// GET and POST /api/plan: takes a query string or a JSON body, returns a plan or its drawing.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FORMATS } from '../../service/index.ts';
import {
  type AcceptedRequest,
  answerKey,
  PLAN_ADDRESS,
  type ReadRequest,
  readBodyText,
  readQuery,
  type Where,
} from '../../wire/index.ts';
import type { AppContext } from '../context.ts';
import { BadRequest } from '../errors/http-error.ts';
import { queryOf } from '../request/address.ts';
import { prefersAsync } from '../request/prefer.ts';
import { answerKeyOf, formatFromAccept, varyOf } from '../responses/accept.ts';
import { digestOf, type MadeAnswer, matchOf, serve } from '../responses/index.ts';
import { answerIn } from './answer-in-format.ts';
import { serveCached } from './cached-answers.ts';
import { answerLater, isForLater } from './files.ts';
import { readJson } from './json-body.ts';
import { linked } from './projects/linked-answer.ts';
import { answerJobOf, planAnswer } from './run-job.ts';
import { CACHED_TIMING, serverTiming } from './server-timing.ts';

/** One day. An answer changes only when a bug is fixed. */
const PUBLIC_CACHE = 'public, max-age=86400';
const PRIVATE_CACHE = 'private, no-cache';

export function addPlanRoutes(app: FastifyInstance, context: AppContext): void {
  app.get(PLAN_ADDRESS, { config: { window: 'api' } }, (request, reply) => planByQuery(context, request, reply));
  app.post(PLAN_ADDRESS, { config: { window: 'api' } }, (request, reply) => planByBody(context, request, reply));
}

/** Answers a GET. Public answers are kept by the raw query and what Accept chooses, so they are found without reading. */
async function planByQuery(context: AppContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const key = answerKeyOf(request);
  const later = prefersAsync(request) && !context.answers.has(key) && (await queryLater(context, request, reply));
  if (later) return later;
  return serveCached(context, request, reply, {
    key,
    cachedTiming: CACHED_TIMING,
    prepare: () => {
      const read = inFormat(request, readQuery(queryOf(request)));
      const tag = publicTag(context, read);
      const cacheControl = tag === null ? PRIVATE_CACHE : PUBLIC_CACHE;
      const asked: Asked = { read, where: 'query', tag, cacheControl, vary: varyOf(read.isFormatOpen) };
      return { ...asked, make: () => answer(context, request, reply, asked) };
    },
  });
}

/** Accepts a GET for a file that its caller does not have. */
async function queryLater(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const read = inFormat(request, readQuery(queryOf(request)));
  const tag = publicTag(context, read);
  const { format } = read.options;
  if (!isForLater(context, request, format)) return undefined;
  if (tag !== null && matchOf(request.headers['if-none-match'], tag) !== undefined) return undefined;
  return answerLater(context, request, reply, format, answerJobOf(context, { read, where: 'query' }));
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
  const { format } = read.options;
  if (isForLater(context, request, format)) {
    const job = answerJobOf(context, { read, where: 'body' });
    const later = await answerLater(context, request, reply, format, job);
    if (later !== undefined) return later;
  }
  const vary = varyOf(read.isFormatOpen);
  const asked: Asked = { read, where: 'body', tag: null, cacheControl: PRIVATE_CACHE, vary };
  const { representation, timing } = await answer(context, request, reply, asked);
  return serve(request, reply, representation, timing);
}

interface Asked {
  readonly read: AcceptedRequest;
  readonly where: Where;
  /** The tag of a public answer; null for a private one. */
  readonly tag: string | null;
  readonly cacheControl: string;
  readonly vary: string;
}

/** Plans a request, stores it if a link is wanted, and builds the answer. */
async function answer(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { read, where, ...headers }: Asked,
): Promise<MadeAnswer> {
  const finished = await planAnswer(context, request, reply, { read, where });
  const body = await linked(context, request, read, finished.result);
  const { fileName } = finished.result;
  return {
    representation: answerIn(read.options.format, { ...headers, body, fileName }),
    timing: serverTiming(finished),
  };
}

/** The tag of a public answer, computed without planning; null for an answer with a link. */
function publicTag({ buildId, publicUrl }: AppContext, read: AcceptedRequest): string | null {
  if (FORMATS[read.options.format].hasLink && read.options.link) return null;
  return digestOf(`${buildId}\n${publicUrl}\n${answerKey(read)}`);
}
