// GET /embed/{id}: the page of a stored project for frames on other sites. GET /embed/planner: the planner for them. GET
// /oembed: what tells sites about the page of a project.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  EMBED_ADDRESS,
  EMBED_PLANNER_ADDRESS,
  framedPlannerPage,
  framedPlannerPolicy,
  MOST_SPACE,
  OEMBED_ADDRESS,
  readPageQuery,
} from '../../../pages/index.ts';
import { framedDraft, PLANNER_ADDRESS, readFramedPlan, readOembedQuery } from '../../../wire/index.ts';
import type { AppContext } from '../../context.ts';
import { BadRequest, HttpError } from '../../errors/http-error.ts';
import { queryOf, routable } from '../../request/address.ts';
import { digestOf, HTML_TYPE, JSON_TYPE, representationOf, serve } from '../../responses/index.ts';
import { framedHeaders } from '../../responses/pages.ts';
import { AN_HOUR, serveProjectText, showProjectPage } from './project-page.ts';
import { demandProject } from './stored-project.ts';

export function addEmbedRoutes(app: FastifyInstance, context: AppContext): void {
  const framed = { window: 'pages', failure: 'framed page' } as const;
  app.get(`${EMBED_ADDRESS}*`, { config: framed }, (request, reply) =>
    showProjectPage(context, request, reply, {
      headersOf: () => framedHeaders(context),
      task: { kind: 'embed' },
    }),
  );
  app.get(EMBED_PLANNER_ADDRESS, { config: framed }, (request, reply) => showFramedPlanner(context, request, reply));
  app.get(OEMBED_ADDRESS, { config: { window: 'pages' } }, (request, reply) => describe(context, request, reply));
}

/** The page is read and written here: it is planned by its script, and depends on nothing but its address. */
async function showFramedPlanner(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { publicUrl, embedOrigins: origins, assets } = context;
  const read = readFramedPlan(queryOf(request));
  if (!read.ok) throw new BadRequest(read.mistakes);
  const body = Buffer.from(
    framedPlannerPage({ ...framedDraft(read), accent: read.accent, publicUrl, files: assets?.files, origins }),
  );
  const headers = framedHeaders(context, framedPlannerPolicy);
  const page = { contentType: HTML_TYPE, body, tag: digestOf(body), cacheControl: AN_HOUR, headers };
  return serve(request, reply, representationOf(page));
}

async function describe(context: AppContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const read = readOembedQuery(queryOf(request));
  if (!read.ok) throw new BadRequest(read.mistakes);
  const { url, format, maxWidth, maxHeight } = read.value;
  if (format !== 'json') {
    const error = 'Only format=json is available; send that, or leave format out.';
    throw new HttpError(501, { error, code: 'format-unavailable' });
  }
  const { id, query } = planAt(context, url);
  const stored = await demandProject(context, request, id);
  return serveProjectText(context, request, reply, {
    stored,
    ...readPageQuery(query),
    // Without bounds, each of the sizes that make no difference would be kept.
    task: {
      kind: 'oembed',
      maxWidth: Math.min(maxWidth, MOST_SPACE.maxWidth),
      maxHeight: Math.min(maxHeight, MOST_SPACE.maxHeight),
    },
    contentType: JSON_TYPE,
    headers: {},
  });
}

/** The id and the query in the address of a plan. Nothing is fetched: an address of another server is refused. */
function planAt({ publicUrl }: AppContext, url: string): { readonly id: string; readonly query: string } {
  const [address] = url.split('#', 1);
  const path = address.startsWith(`${publicUrl}/`) ? routable(address.slice(publicUrl.length)) : '';
  if (!path.startsWith(PLANNER_ADDRESS)) {
    const error = `url is not the address of a plan here; send a plannerUrl, which begins with ${publicUrl + PLANNER_ADDRESS}.`;
    throw new HttpError(404, { error, code: 'not-found' });
  }
  const [id, query = ''] = path.slice(PLANNER_ADDRESS.length).split('?', 2);
  return { id, query };
}
