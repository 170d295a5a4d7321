// Requests that no route takes: a known address by another method, a question about methods, or no address of ours.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { STYLESHEET } from '../../pages/index.ts';
import { PATTERNS, PLAN, PLANNER, pathOf } from '../routes/address.ts';
import { OFFLINE_WORKER } from '../routes/assets.ts';
import { sendRefusal } from './refusals.ts';

const READ_ONLY = 'GET, HEAD, OPTIONS';

/** Methods by address. */
const METHODS: ReadonlyMap<string, string> = new Map([
  [PLAN, 'GET, HEAD, POST, OPTIONS'],
  ...[PATTERNS, '/', '/docs', '/openapi.json', '/llms.txt', '/robots.txt', '/healthz', '/readyz', '/metrics'].map(
    (path) => [path, READ_ONLY] as const,
  ),
  [STYLESHEET.path, READ_ONLY],
  [OFFLINE_WORKER, READ_ONLY],
]);

/** A preflight's answer may be kept for a day, so that a page's requests are not doubled. */
const PREFLIGHT_SECONDS = '86400';

function methodsOf(path: string): string | undefined {
  return METHODS.get(path) ?? (path.startsWith(PLANNER) && path.length > PLANNER.length ? READ_ONLY : undefined);
}

export function answerElsewhere(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request);
  const methods = methodsOf(path);
  if (methods === undefined) return answerNowhere(reply);
  reply.header('allow', methods);
  if (request.method === 'OPTIONS') {
    return reply
      .code(204)
      .header('access-control-allow-methods', methods)
      .header('access-control-allow-headers', 'Content-Type, If-None-Match')
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .send();
  }
  const instead = methods.includes('POST') ? 'a GET request, or a POST with a JSON body' : 'a GET request';
  const error = `${path} is not served by ${request.method}; send ${instead}.`;
  return sendRefusal(reply, 405, { error, code: 'method-not-allowed' });
}

function answerNowhere(reply: FastifyReply): FastifyReply {
  const error = `There is nothing at this address; plans are at ${PLAN}, the patterns at ${PATTERNS}, and /docs explains both.`;
  return sendRefusal(reply, 404, { error, code: 'not-found' });
}
