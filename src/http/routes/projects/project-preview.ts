// GET /planner/{id}/preview.png: the picture that messengers show with a link to a stored project. Several messengers and
// their servers ask for the same picture within seconds.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROJECT_PREVIEW, readPageQuery } from '../../../pages/index.ts';
import { FORMATS, projectPreviewCostMs } from '../../../service/index.ts';
import { PLANNER_ADDRESS } from '../../../wire/index.ts';
import type { AppContext } from '../../context.ts';
import { queryOf } from '../../request/address.ts';
import { representationOf } from '../../responses/index.ts';
import { serveCached } from '../cached-answers.ts';
import { runJob } from '../run-job.ts';
import { demandProject, known, namesFor } from './stored-project.ts';

/** One day, as for drawings. */
const A_DAY = 'public, max-age=86400';

interface Params {
  readonly id: string;
}

export function addProjectPreview(app: FastifyInstance, context: AppContext): void {
  const address = `${PLANNER_ADDRESS}:id${PROJECT_PREVIEW}`;
  app.get<{ Params: Params }>(address, { config: { window: 'pages' } }, (request, reply) =>
    showPreview(context, request, reply),
  );
}

async function showPreview(
  context: AppContext,
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const stored = await demandProject(context, request, request.params.id);
  const { lang, units } = readPageQuery(queryOf(request));
  const { tag, key } = namesFor(context, stored, 'preview', [lang, units]);
  const prepared = { tag, cacheControl: A_DAY };
  return serveCached(context, request, reply, {
    key,
    prepare: () => ({
      ...prepared,
      make: async () => {
        const { result } = await runJob(context, request, reply, {
          name: 'projectPreview',
          task: { ...stored, lang, units },
          key,
          cost: { costMs: known(request, () => projectPreviewCostMs(stored)), window: 'pages' },
        });
        const { mediaType: contentType, headers } = FORMATS.png;
        return { representation: representationOf({ ...prepared, contentType, headers, body: result }) };
      },
    }),
  });
}
