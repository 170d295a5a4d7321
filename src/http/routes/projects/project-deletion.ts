// DELETE /api/projects/{id}: removes a stored project, for the bearer of the operator's token.

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isProjectId, type ProjectStore } from '../../../store/index.ts';
import { PROJECTS_ADDRESS } from '../../../wire/index.ts';
import type { AppContext } from '../../context.ts';
import { HttpError } from '../../errors/http-error.ts';
import { idOf } from '../../request/address.ts';
import { keysOf, RETRY_SECONDS } from './stored-project.ts';

/** Adds the route, unless nobody may delete or nothing is stored. */
export function addProjectDeletion(app: FastifyInstance, context: AppContext): void {
  const { store, adminToken } = context;
  if (adminToken === undefined || store === undefined) return;
  // The bearer is the operator's, not a partner's.
  app.delete(`${PROJECTS_ADDRESS}*`, { config: { window: 'api', takesKeys: false } }, (request, reply) =>
    deleteProject({ context, store, adminToken }, request, reply),
  );
}

interface Deletion {
  readonly context: AppContext;
  readonly store: ProjectStore;
  readonly adminToken: string;
}

async function deleteProject(
  { context, store, adminToken }: Deletion,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = idOf(request);
  if (!isBearer(request.headers.authorization, adminToken)) {
    throw new HttpError(
      401,
      {
        error: 'Deleting needs the header Authorization: Bearer with the token of the operator.',
        code: 'unauthorized',
      },
      { 'www-authenticate': 'Bearer' },
    );
  }
  const isRemoved = isProjectId(id) && (await removeFrom(store, context, request, id));
  // Before the answer, because the operator may look at once whether the page is gone.
  context.answers.forget(keysOf(id));
  request.log.info({ reqId: request.id, audit: 'delete-project', id, isRemoved }, 'deletion of a project');
  if (!isRemoved) {
    const error = 'No plan has this id; the id is the end of plannerUrl.';
    throw new HttpError(404, { error, code: 'not-found' });
  }
  return reply.code(204).header('cache-control', 'no-store').send();
}

async function removeFrom(
  store: ProjectStore,
  { metrics }: AppContext,
  request: FastifyRequest,
  id: string,
): Promise<boolean> {
  try {
    return await store.remove(id);
  } catch (error) {
    metrics.storeFailures.inc();
    request.log.warn({ reqId: request.id, err: error }, 'a project could not be deleted');
    const body = { error: 'Plans cannot be deleted at the moment; send the request again.', code: 'store-unavailable' };
    throw new HttpError(503, body, { 'retry-after': RETRY_SECONDS });
  }
}

/** Compares hashes, which have one length, so that the time says nothing about the token. */
function isBearer(authorization: string | undefined, token: string): boolean {
  const [, sent = ''] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashOf(sent), hashOf(token));
}
