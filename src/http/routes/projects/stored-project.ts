// Finds stored projects, and names what is kept for them. The one place of the routes that reads them from the store.

import type { FastifyRequest } from 'fastify';
import { type StoredProject, shownProject, storedIdOf, UnreadableProject } from '../../../service/index.ts';
import { isProjectId } from '../../../store/index.ts';
import type { AppContext } from '../../context.ts';
import { HttpError } from '../../errors/http-error.ts';
import { digestOf } from '../../responses/index.ts';

export const RETRY_SECONDS = '5';

/**
 * Returns a project of the store or of the gallery, or a surface of a job as a plan; undefined if there is none. Throws
 * status 503 if the store fails, or if this version does not know what is stored.
 */
export async function findProject(
  context: AppContext,
  request: FastifyRequest,
  id: string,
): Promise<StoredProject | undefined> {
  const storedId = storedIdOf(id);
  const stored = isProjectId(storedId) ? await readProject(context, request, storedId) : undefined;
  return stored && known(request, () => shownProject(id, stored));
}

/** Reads something of a stored project. Throws status 503 if a newer version stored it, whose servers answer soon. */
export function known<Value>(request: FastifyRequest, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnreadableProject)) throw error;
    request.log.warn({ reqId: request.id, err: error }, 'a project cannot be read by this version');
    throw new HttpError(
      503,
      {
        error:
          'This link was made by a newer version of the service than the one that answered; ask again in a few seconds.',
        code: 'project-newer',
      },
      { 'retry-after': RETRY_SECONDS },
    );
  }
}

async function readProject(
  { store, metrics, gallery }: AppContext,
  request: FastifyRequest,
  id: string,
): Promise<StoredProject | undefined> {
  try {
    const project = gallery.get(id);
    if (project !== undefined) return { id, project };
    const found = await store?.find(id);
    return found && { id, ...found };
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

/** Like `findProject`, but throws status 404 if there is none, for programs. */
export async function demandProject(context: AppContext, request: FastifyRequest, id: string): Promise<StoredProject> {
  const stored = await findProject(context, request, id);
  if (stored !== undefined) return stored;
  throw new HttpError(404, { error: 'No plan has this id; the id is the end of plannerUrl.', code: 'not-found' });
}

/**
 * The tag and the key of what is made of a project: its kind, and everything chosen for it. The same plan may be stored
 * again in other words after its row was deleted, so its text and its figures are part of the tag.
 */
export function namesFor(
  { buildId, publicUrl }: AppContext,
  { id, project, figures }: StoredProject,
  kind: string,
  chosen: readonly string[],
): { readonly tag: string; readonly key: string } {
  const tag = digestOf([buildId, publicUrl, kind, id, ...chosen, figures, project].join('\n'));
  return { tag, key: `${keysOf(storedIdOf(id))}${tag}` };
}

/** How the keys of everything that is kept for a project begin, and for the surfaces of a job. */
export function keysOf(id: string): string {
  return `project ${id} `;
}
