// Answers requests that match no route: OPTIONS, other methods of a known path, and unknown paths.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { nowherePage } from '../../pages/index.ts';
import { PATTERNS_ADDRESS, PLAN_ADDRESS } from '../../wire/index.ts';
import { pathOf } from '../request/address.ts';
import type { RouteTable } from '../request/route-table.ts';
import { type Site, sendFailure } from '../responses/pages.ts';
import { sendRefusal } from './http-error.ts';

export type NotFound = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** The headers that a script on another page may send; tracing libraries add the last two to every request. */
const ALLOWED_HEADERS = 'Content-Type, If-None-Match, Prefer, traceparent, tracestate';
/** Browsers may cache a preflight for a day, which saves a page one request in two. */
const PREFLIGHT_SECONDS = '86400';

/** Returns the handler for requests that match no route. */
export function handleNotFound(routes: RouteTable, site: Site): NotFound {
  return (request, reply) => {
    const path = pathOf(request);
    const methods = routes.methodsAt(path);
    if (methods === undefined) {
      const isPage = routes.windowOf(request) !== 'api' && wantsPage(request);
      return isPage ? showNowhere(request, reply, site) : sendRefusal(reply, 404, NOWHERE);
    }
    reply.header('allow', methods);
    return request.method === 'OPTIONS' ? answerOptions(reply, methods) : refuseMethod(request, reply, path, methods);
  };
}

const NOWHERE = {
  error: `There is nothing at this address; plans are at ${PLAN_ADDRESS}, the patterns at ${PATTERNS_ADDRESS}, and /docs explains both.`,
  code: 'not-found',
};

/** Whether a browser wants to show a page; programs get JSON. */
function wantsPage({ method, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && /\btext\/html\b/i.test(headers.accept ?? '');
}

function showNowhere(request: FastifyRequest, reply: FastifyReply, site: Site): FastifyReply {
  return sendFailure(request, reply.header('vary', 'Accept'), site, { status: 404, page: nowherePage });
}

function answerOptions(reply: FastifyReply, methods: string): FastifyReply {
  return reply
    .code(204)
    .header('access-control-allow-methods', methods)
    .header('access-control-allow-headers', ALLOWED_HEADERS)
    .header('access-control-max-age', PREFLIGHT_SECONDS)
    .send();
}

function refuseMethod(request: FastifyRequest, reply: FastifyReply, path: string, methods: string): FastifyReply {
  const ways = [
    ...(methods.includes('GET') ? ['a GET request'] : []),
    ...(methods.includes('POST') ? ['a POST with a JSON body'] : []),
  ];
  const instead = ways.join(', or ');
  const error = `${path} does not support ${request.method}; send ${instead}.`;
  return sendRefusal(reply, 405, { error, code: 'method-not-allowed' });
}
