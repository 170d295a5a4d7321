// Headers of pages, and pages that report a failure.

import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type FailureOptions,
  framedPolicy,
  PAGE_CSP,
  PLANNER_CSP,
  type PlannerFiles,
  readPageQuery,
  SPOKEN_CSP,
} from '../../pages/index.ts';
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
  { embedOrigins }: Pick<Site, 'embedOrigins'>,
  policy = framedPolicy,
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': policy(embedOrigins),
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
}

/** What pages name of the service. */
export interface Site {
  readonly publicUrl: string;
  /** The built planner; undefined if it is not built. */
  readonly assets: { readonly files: PlannerFiles } | undefined;
  /** The sites that may show pages in frames; undefined for all. */
  readonly embedOrigins: readonly string[] | undefined;
}

/** Headers of other pages that exist in all languages. */
export function spokenHeaders({ assets }: Pick<Site, 'assets'>): Readonly<Record<string, string>> {
  return assets ? { ...PAGE_HEADERS, 'content-security-policy': SPOKEN_CSP } : PAGE_HEADERS;
}

/** Headers of pages that the planner takes over, where it is built. */
export function plannerHeaders(isBuilt: boolean): Readonly<Record<string, string>> {
  return isBuilt ? { ...PAGE_HEADERS, 'content-security-policy': PLANNER_CSP } : PAGE_HEADERS;
}

function sendPage(
  reply: FastifyReply,
  status: number,
  html: string,
  headers: Readonly<Record<string, string>>,
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
  site: Site,
  { status, page }: { status: number; page: (options: FailureOptions) => string },
): FastifyReply {
  const { lang } = readPageQuery(queryOf(request));
  const isFramed = request.routeOptions.config.failure === 'framed page';
  const { publicUrl, assets } = site;
  const html = page({ lang, publicUrl, isFramed, redirect: assets?.files.redirect });
  return sendPage(reply, status, html, isFramed ? framedHeaders(site) : spokenHeaders(site));
}
