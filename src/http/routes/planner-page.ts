// GET /planner/{id}: the page of a stored project, with the project in it.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFoundPage, plannerPage, readPageQuery, unavailablePage } from '../../pages/index.ts';
import { type AcceptedRequest, answerOf, readProject } from '../../wire/index.ts';
import type { Lang } from '../../words/index.ts';
import type { Service } from '../context.ts';
import { drawingOf, plannerUrlOf, svgUrlOf } from '../plan-views.ts';
import { digestOf, matchOf, representationOf, serve, serveUnchanged } from '../responses/index.ts';
import { HTML_TYPE } from '../responses/media-types.ts';
import { PLANNER, pathOf, queryOf } from './address.ts';
import { PAGE_HEADERS, plannerHeaders } from './documents.ts';
import { isId, withinPatience } from './project-links.ts';

/** A project never changes; the page around it does, now and then. */
const AN_HOUR = 'public, max-age=3600';
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
      return sendUnavailable(service, reply, lang);
    }
    if (project === undefined) return sendPage(reply, 404, notFoundPage({ lang, publicUrl: service.publicUrl }));
    const body = await inTurn(service, () => pageOf(service, id, project, lang));
    if (body === undefined) return sendUnavailable(service, reply, lang);
    return serve(
      request,
      reply,
      representationOf({ contentType: HTML_TYPE, body, tag, cacheControl: AN_HOUR, headers: plannerHeaders(service) }),
    );
  };
}

/** What a task gives when it has had its turn among the plans; undefined where too many wait. */
function inTurn(service: Service, task: () => string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const isTaken = service.turns.take(() => {
      try {
        resolve(task());
      } catch (error) {
        reject(error);
      }
    });
    if (isTaken) return;
    service.metrics.shed.inc();
    resolve(undefined);
  });
}

function pageOf(service: Service, id: string, project: string, lang: Lang): string {
  const { publicUrl } = service;
  const read = readProject(project);
  // Only what was read and planned is ever stored, so this is a fault of ours and told as one.
  if (!read.ok) throw new Error(`The stored project ${id} cannot be read: ${read.mistakes[0]?.message}`);
  const shown: AcceptedRequest = { ...read, options: { ...read.options, lang } };
  const plan = service.planner(shown.request);
  const svg = drawingOf(service, shown, plan, false);
  const links = { svgUrl: svgUrlOf(service, shown), plannerUrl: plannerUrlOf(service, id, lang) };
  const { files } = service.assets ?? {};
  return plannerPage({ lang, publicUrl, files, id, project, answer: answerOf(plan, shown.options, links), svg });
}

function sendUnavailable({ publicUrl }: Service, reply: FastifyReply, lang: Lang): FastifyReply {
  return sendPage(reply.header('retry-after', RETRY_SECONDS), 503, unavailablePage({ lang, publicUrl }));
}

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .headers(PAGE_HEADERS)
    .header('cache-control', 'no-store')
    .header('content-type', HTML_TYPE)
    .send(html);
}
