// Headers of pages, and pages that report a failure.

import type { FastifyReply } from 'fastify';
import { PAGE_CSP, PLANNER_CSP } from '../../pages/index.ts';
import { HTML_TYPE } from './headers.ts';

/** Headers of every page. */
export const PAGE_HEADERS = {
  'content-security-policy': PAGE_CSP,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};

/** Headers of pages that the planner takes over, where it is built. */
export function plannerHeaders(isBuilt: boolean): Readonly<Record<string, string>> {
  return isBuilt ? { ...PAGE_HEADERS, 'content-security-policy': PLANNER_CSP } : PAGE_HEADERS;
}

/** Sends a page that reports a failure. */
export function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .headers(PAGE_HEADERS)
    .header('cache-control', 'no-store')
    .header('content-type', HTML_TYPE)
    .send(html);
}
