// The pages of stored projects. A page is kept by its project, language and units, so that other names in a query do not
// make another one.

import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  notFoundPage,
  type ProjectPageKind,
  readPageQuery,
  tooManyPage,
  unavailablePage,
} from '../../../pages/index.ts';
import { type ProjectView, projectPageCostMs, type StoredProject } from '../../../service/index.ts';
import type { AppContext } from '../../context.ts';
import { HttpError } from '../../errors/http-error.ts';
import { idOf, queryOf } from '../../request/address.ts';
import { HTML_TYPE, representationOf } from '../../responses/index.ts';
import { sendFailure } from '../../responses/pages.ts';
import { serveCached } from '../cached-answers.ts';
import { runJob } from '../run-job.ts';
import { findProject, known, namesFor, RETRY_SECONDS } from './stored-project.ts';

/** A project never changes, but the page around it may. */
export const AN_HOUR = 'public, max-age=3600';

interface PageRoute {
  readonly headersOf: (id: string) => Readonly<Record<string, string>>;
  readonly task: ProjectPageKind;
  /** The request headers that the page depends on; its encoding by default. */
  readonly vary?: string;
}

export async function showProjectPage(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  route: PageRoute,
): Promise<FastifyReply> {
  try {
    const stored = await findProject(context, request, idOf(request));
    if (stored === undefined) return sendFailure(request, reply, context, { status: 404, page: notFoundPage });
    return await serveProjectText(context, request, reply, {
      stored,
      ...readPageQuery(queryOf(request)),
      task: route.task,
      contentType: HTML_TYPE,
      headers: route.headersOf(stored.id),
      ...(route.vary !== undefined && { vary: route.vary }),
    });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    reply.header('retry-after', RETRY_SECONDS).headers(error.headers);
    if (error.statusCode === 429) {
      const page: typeof notFoundPage = (options) =>
        tooManyPage({ ...options, seconds: Number(error.headers['retry-after']) });
      return sendFailure(request, reply, context, { status: 429, page });
    }
    return sendFailure(request, reply, context, { status: 503, page: unavailablePage });
  }
}

interface ProjectText extends ProjectView {
  readonly stored: StoredProject;
  readonly task: ProjectPageKind;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly vary?: string;
}

/** Serves what a planning thread writes about a project. */
export function serveProjectText(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { stored, lang, units, task, contentType, headers, vary }: ProjectText,
): Promise<FastifyReply> {
  const { publicUrl } = context;
  // The files of the planner change with the build only, like everything else that is not named here.
  const space = task.kind === 'oembed' ? [`${task.maxWidth} ${task.maxHeight}`] : [];
  const { tag, key } = namesFor(context, stored, task.kind, [lang, units, ...space]);
  const prepared = { tag, cacheControl: AN_HOUR, ...(vary !== undefined && { vary }) };
  return serveCached(context, request, reply, {
    key,
    prepare: () => ({
      ...prepared,
      make: async () => {
        const { result } = await runJob(context, request, reply, {
          name: 'projectPage',
          task: { ...stored, ...task, lang, units, publicUrl },
          key,
          cost: { costMs: known(request, () => projectPageCostMs(stored)), window: 'pages' },
        });
        return { representation: representationOf({ ...prepared, contentType, headers, body: result }) };
      },
    }),
  });
}
