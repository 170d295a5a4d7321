// GET /embed/{id}: the page of a stored project for frames on other sites. GET /oembed: what tells sites about it.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EMBED_ADDRESS, MOST_SPACE, OEMBED_ADDRESS, readPageQuery } from '../../../pages/index.ts';
import { PLANNER_ADDRESS, readOembedQuery } from '../../../wire/index.ts';
import type { AppContext } from '../../context.ts';
import { BadRequest, HttpError } from '../../errors/http-error.ts';
import { queryOf, routable } from '../../request/address.ts';
import { JSON_TYPE } from '../../responses/index.ts';
import { FRAMED_HEADERS } from '../../responses/pages.ts';
import { serveProjectText, showProjectPage } from './project-page.ts';
import { demandProject } from './stored-project.ts';

export function addEmbedRoutes(app: FastifyInstance, context: AppContext): void {
  const framed = { window: 'pages', failure: 'framed page' } as const;
  app.get(`${EMBED_ADDRESS}*`, { config: framed }, (request, reply) =>
    showProjectPage(context, request, reply, {
      headersOf: () => FRAMED_HEADERS,
      task: { kind: 'embed' },
    }),
  );
  app.get(OEMBED_ADDRESS, { config: { window: 'pages' } }, (request, reply) => describe(context, request, reply));
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
