// Files that are made in the background, for callers who send `Prefer: respond-async` (RFC 7240), and GET
// /api/files/{id}, where they ask for them.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { weightOf } from '../../service/index.ts';
import { FILES_ADDRESS, type Format } from '../../wire/index.ts';
import type { AppContext } from '../context.ts';
import { HttpError } from '../errors/http-error.ts';
import { isFileId, type MadeFile, type Unmade } from '../files/index.ts';
import { countWeight } from '../rate-limit/index.ts';
import { idOf } from '../request/address.ts';
import { prefersAsync } from '../request/prefer.ts';
import { JSON_TYPE, serve } from '../responses/index.ts';
import { answerIn } from './answer-in-format.ts';
import { acceptedResult, type RequestedJob, runPaidJob } from './run-job.ts';
import { timesOf } from './spending.ts';

/** A client that asks this often stays well below its limit of requests. */
const RETRY_SECONDS = '5';

export function addFileRoutes(app: FastifyInstance, context: AppContext): void {
  app.get(`${FILES_ADDRESS}*`, { config: { window: 'api' } }, (request, reply) => serveFile(context, request, reply));
}

/** Whether a request may be answered with the address of a file. JSON is small, and HEAD makes nothing. */
export function isForLater({ files }: AppContext, request: FastifyRequest, format: Format): boolean {
  return files !== undefined && format !== 'json' && request.method !== 'HEAD' && prefersAsync(request);
}

/**
 * Accepts a file to be made in the background and says where it will be; undefined if the place for files cannot be
 * reached, so that the request is answered at once. Throws status 429 or 503 if there are too many files.
 */
export async function answerLater(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  format: Format,
  job: RequestedJob<'answer'> | RequestedJob<'job'>,
): Promise<FastifyReply | undefined> {
  const { rateLimit, publicUrl } = context;
  const { client } = request;
  const { costMs } = job.cost;
  const id = await context.files?.accept({
    client,
    costMs,
    times: rateLimit === undefined ? Number.POSITIVE_INFINITY : timesOf(rateLimit, request),
    pay: () => countWeight(context, request, reply, { weight: weightOf(costMs) }),
    // Keeps nothing of the request, which is answered long before.
    make: async () => {
      // Nobody who leaves can stop it.
      const { signal: gone } = new AbortController();
      const { result } = await runPaidJob(context, client, job, gone);
      const { body, fileName } = acceptedResult(result);
      return { format, fileName, body };
    },
  });
  if (id === undefined) return undefined;
  const url = `${publicUrl}${FILES_ADDRESS}${id}`;
  return sendState(reply.header('location', url).header('preference-applied', 'respond-async'), 'waiting', url);
}

function sendState(reply: FastifyReply, state: Unmade, url: string): FastifyReply {
  return reply
    .code(202)
    .header('cache-control', 'no-store')
    .header('retry-after', RETRY_SECONDS)
    .header('content-type', JSON_TYPE)
    .send(JSON.stringify({ state, url }));
}

async function serveFile(context: AppContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const id = idOf(request);
  if (!isFileId(id)) throw new HttpError(404, NO_FILE);
  const found = await findFile(context, request, id);
  if (found === undefined) throw new HttpError(410, GONE);
  if (found instanceof HttpError) throw found;
  if (typeof found === 'string') return sendState(reply, found, `${context.publicUrl}${FILES_ADDRESS}${id}`);
  const { format, ...file } = found;
  const representation = answerIn(format, { ...file, tag: null, cacheControl: 'no-store', vary: 'Accept-Encoding' });
  return serve(request, reply, representation);
}

const NO_FILE = { error: 'No file has this id; ask at the url of an answer with status 202.', code: 'not-found' };
const GONE = {
  error: `The file is gone, because it was made an hour ago or the server was restarted; send the request for it again.`,
  code: 'file-gone',
};

async function findFile(
  { files }: AppContext,
  request: FastifyRequest,
  id: string,
): Promise<Unmade | MadeFile | HttpError | undefined> {
  try {
    return await files?.find(id);
  } catch (error) {
    request.log.warn({ reqId: request.id, err: error }, 'a file could not be read');
    const unavailable = {
      error: 'Files cannot be read at the moment; ask again in a few seconds.',
      code: 'files-unavailable',
    };
    throw new HttpError(503, unavailable, { 'retry-after': RETRY_SECONDS });
  }
}
