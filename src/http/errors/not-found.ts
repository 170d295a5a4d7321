// Answers requests that match no route: OPTIONS, other methods of a known path, and unknown paths.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nowherePage, readPageQuery } from '../../pages/index.ts';
import { PATTERNS_ADDRESS, PLAN_ADDRESS } from '../../wire/index.ts';
import { sendPage } from '../responses/pages.ts';
import { pathOf, queryOf } from '../routes/address.ts';
import { sendRefusal } from './http-error.ts';

export type NotFound = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** The order in the Allow header; OPTIONS is allowed everywhere. */
const METHODS = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'];
/** The headers that a script on another page may send; tracing libraries add the last two to every request. */
const ALLOWED_HEADERS = 'Content-Type, If-None-Match, traceparent, tracestate';
/** Browsers may cache a preflight for a day, which saves a page one request in two. */
const PREFLIGHT_SECONDS = '86400';

/** Collects the routes added to an app from now on; returns the handler for requests that match none of them. */
export function handleNotFound(app: FastifyInstance, publicUrl: string): NotFound {
  const routes = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = routes.get(url) ?? new Set(['OPTIONS']);
    for (const one of [method].flat()) methods.add(one);
    routes.set(url, methods);
  });
  return (request, reply) => {
    const path = pathOf(request);
    const methods = methodsAt(routes, path);
    if (methods === undefined) {
      return wantsPage(request, path) ? showNowhere(request, reply, publicUrl) : sendRefusal(reply, 404, NOWHERE);
    }
    reply.header('allow', methods);
    return request.method === 'OPTIONS' ? answerOptions(reply, methods) : refuseMethod(request, reply, path, methods);
  };
}

const NOWHERE = {
  error: `There is nothing at this address; plans are at ${PLAN_ADDRESS}, the patterns at ${PATTERNS_ADDRESS}, and /docs explains both.`,
  code: 'not-found',
};

/** Whether a browser wants to show a page; programs get JSON, and the API answers nothing else. */
function wantsPage({ method, headers }: FastifyRequest, path: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !path.startsWith('/api/') && /\btext\/html\b/i.test(headers.accept ?? '');
}

function showNowhere(request: FastifyRequest, reply: FastifyReply, publicUrl: string): FastifyReply {
  const { lang } = readPageQuery(queryOf(request));
  return sendPage(reply.header('vary', 'Accept'), 404, nowherePage({ lang, publicUrl }));
}

function methodsAt(routes: ReadonlyMap<string, ReadonlySet<string>>, path: string): string | undefined {
  const wildcard = [...routes.keys()].find((url) => url.endsWith('*') && isBelow(path, url.slice(0, -1)));
  const methods = routes.get(path) ?? (wildcard === undefined ? undefined : routes.get(wildcard));
  return methods && METHODS.filter((method) => methods.has(method)).join(', ');
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder) && path.length > folder.length;
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
  const instead = methods.includes('POST') ? 'a GET request, or a POST with a JSON body' : 'a GET request';
  const error = `${path} does not support ${request.method}; send ${instead}.`;
  return sendRefusal(reply, 405, { error, code: 'method-not-allowed' });
}
