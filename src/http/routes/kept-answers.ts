// Answers that are the same for everybody: 304 for those who have them, from the cache if they are there, otherwise made
// once for all who ask meanwhile.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import type { Run } from '../planning/index.ts';
import { type MadeAnswer, matchOf, serve, serveUnchanged } from '../responses/index.ts';
import { goneSignal } from './caller.ts';
import { type Cost, NO_COST, spending } from './spending.ts';

interface KeptAnswer {
  readonly key: string;
  /** Known before the answer is made. */
  readonly tag: string;
  readonly cacheControl: string;
  readonly vary?: string;
  /** The Server-Timing of an answer from the cache. */
  readonly cachedTiming?: string;
  /** What making it costs. */
  readonly cost: () => Cost;
  readonly make: (run: Run) => Promise<MadeAnswer>;
}

export async function serveKept(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, tag, cacheControl, vary, cachedTiming: timing, cost, make }: KeptAnswer,
): Promise<FastifyReply> {
  const { answers, metrics, underway } = context;
  const match = matchOf(request.headers['if-none-match'], tag);
  if (match !== undefined) return serveUnchanged(reply, cacheControl, match, vary);
  const representation = answers.find(key);
  if (representation !== undefined) {
    metrics.keptAnswers.inc();
    return serveAndKeep(context, request, reply, key, { representation, ...(timing !== undefined && { timing }) });
  }
  const spent = cost();
  const join = () =>
    underway.join(key, goneSignal(reply), async (gone) => {
      const fresh = await make({ client: request.client, costMs: spent.costMs, gone });
      answers.keep(key, fresh.representation);
      return fresh;
    });
  const made = await spending(context, request, reply, underway.has(key) ? NO_COST : spent, join);
  return serveAndKeep(context, request, reply, key, made);
}

/** Serves a cached answer, and caches a compressed copy that was made for it. */
export async function serveAndKeep(
  { answers }: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  { representation, timing }: MadeAnswer,
): Promise<FastifyReply> {
  const copies = representation.copies.size;
  await serve(request, reply, representation, timing);
  // It may have been forgotten meanwhile.
  if (representation.copies.size !== copies && answers.has(key)) answers.keep(key, representation);
  return reply;
}
