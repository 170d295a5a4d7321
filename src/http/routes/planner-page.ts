// GET /planner/{id}: the page of a stored project.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFoundPage, readPageQuery, unavailablePage } from '../../pages/index.ts';
import { isProjectId } from '../../store/index.ts';
import { PLANNER_ADDRESS } from '../../wire/index.ts';
import type { Lang } from '../../words/index.ts';
import type { AppContext } from '../context.ts';
import { HttpError } from '../errors/http-error.ts';
import { digestOf, HTML_TYPE, matchOf, representationOf, serve, serveUnchanged } from '../responses/index.ts';
import { plannerHeaders, sendPage } from '../responses/pages.ts';
import { pathOf, queryOf } from './address.ts';
import { goneSignal } from './caller.ts';

/** A project never changes, but the page around it may. */
const AN_HOUR = 'public, max-age=3600';
const RETRY_SECONDS = '5';

export function addPlannerPage(app: FastifyInstance, context: AppContext): void {
  app.get(`${PLANNER_ADDRESS}*`, (request, reply) => showProject(context, request, reply));
}

async function showProject(context: AppContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { publicUrl, assets, planning } = context;
  const id = pathOf(request).slice(PLANNER_ADDRESS.length);
  const { lang, units } = readPageQuery(queryOf(request));
  if (!isProjectId(id)) return sendPage(reply, 404, notFoundPage({ lang, publicUrl }));
  let tag: string;
  let body: Uint8Array;
  try {
    const project = await findProject(context, request, id);
    if (project === undefined) return sendPage(reply, 404, notFoundPage({ lang, publicUrl }));
    // The same plan may be stored again in other words after its row was deleted.
    tag = digestOf(`${context.buildId}\n${publicUrl}\n${id}\n${lang}\n${units}\n${project}`);
    const match = matchOf(request.headers['if-none-match'], tag);
    if (match !== undefined) return serveUnchanged(reply, AN_HOUR, match);
    body = await planning.projectPage({ id, project, lang, units, publicUrl, files: assets?.files }, goneSignal(reply));
  } catch (error) {
    if (error instanceof HttpError) return sendUnavailable(context, reply, lang);
    throw error;
  }
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const headers = plannerHeaders(assets !== undefined);
  const page = representationOf({ contentType: HTML_TYPE, body: bytes, tag, cacheControl: AN_HOUR, headers });
  return serve(request, reply, page);
}

/** Returns a project of the store or of the gallery; throws status 503 if the store fails. */
export async function findProject(
  { store, metrics, gallery }: AppContext,
  request: FastifyRequest,
  id: string,
): Promise<string | undefined> {
  const shown = gallery.get(id);
  if (shown !== undefined || store === undefined) return shown;
  try {
    return await store.find(id);
  } catch (error) {
    metrics.storeFailures.inc();
    request.log.warn({ reqId: request.id, err: error }, 'a project could not be read');
    throw new HttpError(
      503,
      { error: 'Plans cannot be read at the moment; ask again in a few seconds.', code: 'store-unavailable' },
      { 'retry-after': RETRY_SECONDS },
    );
  }
}

function sendUnavailable({ publicUrl }: AppContext, reply: FastifyReply, lang: Lang): FastifyReply {
  return sendPage(reply.header('retry-after', RETRY_SECONDS), 503, unavailablePage({ lang, publicUrl }));
}
