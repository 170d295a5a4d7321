// Answers from the cache: 304 for those who have them, from the cache if they are there, otherwise made and kept if they
// are the same for everybody.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { type MadeAnswer, matchOf, serve, serveUnchanged } from '../responses/index.ts';

interface CachedAnswer {
  readonly key: string;
  /** The Server-Timing of an answer from the cache. */
  readonly cachedTiming?: string;
  /** What has to be known of an answer that is not in the cache. */
  readonly prepare: () => PreparedAnswer;
}

interface PreparedAnswer {
  /** Known before the answer is made; null for one that is not the same for everybody, and so not kept. */
  readonly tag: string | null;
  readonly cacheControl: string;
  readonly vary?: string;
  readonly make: () => Promise<MadeAnswer>;
}

export async function serveCached(
  { answers, metrics }: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, cachedTiming, prepare }: CachedAnswer,
): Promise<FastifyReply> {
  const cached = answers.find(key);
  if (cached !== undefined) {
    metrics.cachedAnswers.inc();
    return serveAndKeep({ representation: cached, ...(cachedTiming !== undefined && { timing: cachedTiming }) });
  }
  const { tag, cacheControl, vary, make } = prepare();
  const match = tag === null ? undefined : matchOf(request.headers['if-none-match'], tag);
  if (match !== undefined) return serveUnchanged(reply, cacheControl, match, vary);
  const made = await make();
  if (tag === null) return serve(request, reply, made.representation, made.timing);
  // Callers who waited for the same job share its compressed copies.
  const representation = answers.find(key) ?? made.representation;
  if (representation === made.representation) answers.keep(key, representation);
  return serveAndKeep({ ...made, representation });

  /** Serves an answer, and keeps a compressed copy that was made for it. */
  async function serveAndKeep({ representation, timing }: MadeAnswer): Promise<FastifyReply> {
    const copies = representation.copies.size;
    await serve(request, reply, representation, timing);
    // It may have been forgotten meanwhile.
    if (representation.copies.size !== copies && answers.has(key)) answers.keep(key, representation);
    return reply;
  }
}
