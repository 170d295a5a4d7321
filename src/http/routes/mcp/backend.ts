// The backend of the tools for a request: plans in the planning threads, counts in the window of the API, and stores links.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PlanningBackend, ToolRefusal } from '../../../mcp/index.ts';
import type { AnswerTask } from '../../../service/index.ts';
import type { AppContext } from '../../context.ts';
import { HttpError } from '../../errors/http-error.ts';
import { countWeight } from '../../rate-limit/index.ts';
import { viewOf } from '../../responses/index.ts';
import { compare } from '../compare.ts';
import { guideIn } from '../documents/documents.ts';
import { jobAnswer } from '../job.ts';
import { linked } from '../projects/linked-answer.ts';
import { openedProject } from '../projects/project-answer.ts';
import { type PlannedAnswer, planAnswer } from '../run-job.ts';

export function backendFor(context: AppContext, request: FastifyRequest, reply: FastifyReply): PlanningBackend {
  const { publicUrl } = context;
  const made = async (task: Omit<AnswerTask, 'where' | 'publicUrl'>, gone: AbortSignal): Promise<PlannedAnswer> =>
    (await planAnswer(context, request, reply, { ...task, where: 'body' }, { gone })).result;
  return {
    publicUrl,
    count: () => refusing(countWeight(context, request, reply, { weight: 1, counted: 0 })),
    plan: (read, gone) =>
      refusing(
        made({ read, withDrawing: read.options.inlineSvg }, gone)
          .then((planned) => linked(context, request, read, planned))
          .then((bytes) => JSON.parse(bytes.toString())),
      ),
    picture: (read, longestSidePx, gone) => refusing(made({ read, longestSidePx }, gone).then(({ body }) => body)),
    compare: (read, gone) => refusing(compare(context, request, reply, read, gone)),
    job: (read, gone) =>
      refusing(
        jobAnswer(context, request, reply, read, gone)
          .then(({ result }) => linked(context, request, read, result))
          .then((bytes) => JSON.parse(bytes.toString())),
      ),
    open: (id, view, gone) => refusing(openedProject(context, request, reply, { id, view, gone })),
    guide: async () => viewOf((await guideIn(context)).parts.body).toString(),
    report: (error) => request.log.error({ reqId: request.id, err: error }, 'internal error'),
  };
}

/** Refusals of the server as those of a tool. */
async function refusing<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof HttpError ? new ToolRefusal(error.body) : error;
  }
}
