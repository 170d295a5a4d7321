// GET /planner/{id}/preview.png: the picture that messengers show with a link to a stored project.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROJECT_PREVIEW, readPageQuery } from '../../pages/index.ts';
import { FORMATS } from '../../service/index.ts';
import { isProjectId } from '../../store/index.ts';
import { PLANNER_ADDRESS } from '../../wire/index.ts';
import type { AppContext } from '../context.ts';
import { HttpError } from '../errors/http-error.ts';
import { digestOf, matchOf, representationOf, serve, serveUnchanged } from '../responses/index.ts';
import { pathOf, queryOf } from './address.ts';
import { goneSignal } from './caller.ts';
import { findProject } from './planner-page.ts';

/** One day, as for drawings. */
const A_DAY = 'public, max-age=86400';

export function addProjectPreview(app: FastifyInstance, context: AppContext): void {
  app.get(`${PLANNER_ADDRESS}:id${PROJECT_PREVIEW}`, (request, reply) => showPreview(context, request, reply));
}

async function showPreview(context: AppContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { answers, planning, buildId } = context;
  const id = pathOf(request).slice(PLANNER_ADDRESS.length, -PROJECT_PREVIEW.length);
  const project = isProjectId(id) ? await findProject(context, request, id) : undefined;
  if (project === undefined) {
    throw new HttpError(404, { error: 'No plan has this id; the id is the end of plannerUrl.', code: 'not-found' });
  }
  const { lang, units } = readPageQuery(queryOf(request));
  const tag = digestOf(`${buildId}\npreview\n${lang}\n${units}\n${project}`);
  const match = matchOf(request.headers['if-none-match'], tag);
  if (match !== undefined) return serveUnchanged(reply, A_DAY, match);
  // Several messengers and their servers ask for the same picture within seconds.
  const key = `project ${id} ${tag}`;
  const cached = answers.find(key);
  if (cached !== undefined) return serve(request, reply, cached);
  const bytes = await planning.projectPreview({ id, project, lang, units }, goneSignal(reply));
  const { mediaType: contentType, headers } = FORMATS.png;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const picture = representationOf({ contentType, body, tag, cacheControl: A_DAY, headers });
  answers.keep(key, picture);
  return serve(request, reply, picture);
}
