// Headers of pages, and pages that report a failure.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FailureOptions, framedPolicy, PAGE_CSP, PLANNER_CSP, readPageQuery } from '../../pages/index.ts';
import type { AppContext } from '../context.ts';
import { queryOf } from '../request/address.ts';
import { HTML_TYPE } from './headers.ts';

/** Headers of every page, except those for frames. */
export const PAGE_HEADERS = {
  'content-security-policy': PAGE_CSP,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};

/** Headers of pages that other sites may show in frames. */
export function framedHeaders(
  { embedOrigins }: Pick<AppContext, 'embedOrigins'>,
  policy = framedPolicy,
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': policy(embedOrigins),
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
}

/** Headers of pages that the planner takes over, where it is built. */
export function plannerHeaders(isBuilt: boolean): Readonly<Record<string, string>> {
  return isBuilt ? { ...PAGE_HEADERS, 'content-security-policy': PLANNER_CSP } : PAGE_HEADERS;
}

/** Sends a page that reports a failure. */
export function sendPage(
  reply: FastifyReply,
  status: number,
  html: string,
  headers: Readonly<Record<string, string>> = PAGE_HEADERS,
): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .header('cache-control', 'no-store')
    .header('content-type', HTML_TYPE)
    .send(html);
}

/** Sends the page of a failure in the language of the request, which may be framed where the route says so. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Pick<AppContext, 'publicUrl' | 'embedOrigins'>,
  { status, page }: { status: number; page: (options: FailureOptions) => string },
): FastifyReply {
  const { lang } = readPageQuery(queryOf(request));
  const isFramed = request.routeOptions.config.failure === 'framed page';
  const headers = isFramed ? framedHeaders(context) : PAGE_HEADERS;
  return sendPage(reply, status, page({ lang, publicUrl: context.publicUrl, isFramed }), headers);
}
