// GET /planner/{id}: the page of a stored project, with the project in it.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFoundPage, plannerPage, readPageQuery, unavailablePage } from '../pages/index.ts';
import { type AcceptedRequest, answerOf, drawingQuery, readProject, SERVICE_LIMITS } from '../wire/index.ts';
import type { Lang } from '../words/index.ts';
import { PLAN, PLANNER, pathOf, queryOf } from './address.ts';
import { PAGE_HEADERS } from './document-routes.ts';
import { isId, withinPatience } from './project-links.ts';
import { digestOf, matchOf, representationOf, serve, serveUnchanged } from './serve/index.ts';
import type { Service } from './service.ts';

/** A project never changes; the page around it does, now and then. */
const AN_HOUR = 'public, max-age=3600';
const HTML_TYPE = 'text/html; charset=utf-8';
const RETRY_SECONDS = '5';

export function showProject(service: Service) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const id = pathOf(request).slice(PLANNER.length);
    const { lang } = readPageQuery(queryOf(request));
    if (!isId(id)) return sendPage(reply, 404, notFoundPage({ lang, publicUrl: service.publicUrl }));
    const tag = digestOf(`${service.buildId}\n${service.publicUrl}\n${id}\n${lang}`);
    const match = matchOf(request.headers['if-none-match'], tag);
    if (match !== undefined) return serveUnchanged(reply, AN_HOUR, match);
    let project: string | undefined;
    try {
      project = service.store === undefined ? undefined : await withinPatience(service.store.find(id));
    } catch (error) {
      service.metrics.storeFailures.inc();
      request.log.warn({ reqId: request.id, err: error }, 'a project could not be read');
      reply.header('retry-after', RETRY_SECONDS);
      return sendPage(reply, 503, unavailablePage({ lang, publicUrl: service.publicUrl }));
    }
    if (project === undefined) return sendPage(reply, 404, notFoundPage({ lang, publicUrl: service.publicUrl }));
    const body = pageOf(service, id, project, lang);
    return serve(
      request,
      reply,
      representationOf({ contentType: HTML_TYPE, body, tag, cacheControl: AN_HOUR, headers: PAGE_HEADERS }),
    );
  };
}

function pageOf(service: Service, id: string, project: string, lang: Lang): string {
  const { publicUrl } = service;
  const read = readProject(project);
  // Only what was read and planned is ever stored, so this is a fault of ours and told as one.
  if (!read.ok) throw new Error(`The stored project ${id} cannot be read: ${read.mistakes[0]?.message}`);
  const shown: AcceptedRequest = { ...read, options: { ...read.options, lang } };
  const { color, gapColor, width, walls } = shown.options;
  const plan = service.planner(shown.request);
  const svg = service.draw(plan, { widthPx: width, walls, credit: null, color, gapColor, lang });
  const query = drawingQuery(shown);
  const svgUrl = query.length > SERVICE_LIMITS.queryCharacters ? null : `${publicUrl}${PLAN}?${query}`;
  const plannerUrl = `${publicUrl}${PLANNER}${id}${lang === 'en' ? '' : `?lang=${lang}`}`;
  const answer = answerOf(plan, shown.options, { svgUrl, plannerUrl });
  return plannerPage({ lang, publicUrl, id, project, answer, svg });
}

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .headers(PAGE_HEADERS)
    .header('cache-control', 'no-store')
    .header('content-type', HTML_TYPE)
    .send(html);
}
