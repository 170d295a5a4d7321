// GET /api/projects/{id}: the plan or the job behind a link, in any format and with the options of an answer. Nothing is stored.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mistakesOfView, projectCostMs } from '../../../service/index.ts';
import {
  DEFAULT_OPTIONS,
  type JobAnswer,
  type PlanAnswer,
  PROJECTS_ADDRESS,
  readViewQuery,
  VIEW_FIELDS,
  type ViewOptions,
} from '../../../wire/index.ts';
import type { AppContext } from '../../context.ts';
import { BadRequest } from '../../errors/http-error.ts';
import { idOf, queryOf } from '../../request/address.ts';
import { formatFromAccept, varyOf } from '../../responses/accept.ts';
import { answerIn } from '../answer-in-format.ts';
import { serveCached } from '../cached-answers.ts';
import { runJob } from '../run-job.ts';
import { CACHED_TIMING, serverTiming } from '../server-timing.ts';
import { AN_HOUR } from './project-page.ts';
import { demandProject, known, namesFor } from './stored-project.ts';

export function addProjectAnswer(app: FastifyInstance, context: AppContext): void {
  app.get(`${PROJECTS_ADDRESS}*`, { config: { window: 'api' } }, (request, reply) =>
    answerProject(context, request, reply),
  );
}

async function answerProject(context: AppContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const read = readViewQuery(queryOf(request));
  if (!read.ok) throw new BadRequest(read.mistakes);
  const isFormatOpen = read.value.format === undefined;
  const format = read.value.format ?? formatFromAccept(request.headers.accept) ?? DEFAULT_OPTIONS.format;
  const stored = await demandProject(context, request, idOf(request));
  const mistakes = mistakesOfView(stored, read.value);
  if (mistakes.length > 0) throw new BadRequest(mistakes);
  const options = { ...read.value, format };
  const vary = varyOf(isFormatOpen);
  const { publicUrl } = context;
  const { tag, key } = namesFor(context, stored, 'answer', [canonical(options), vary]);
  const headers = { tag, cacheControl: AN_HOUR, vary };
  return serveCached(context, request, reply, {
    key,
    cachedTiming: CACHED_TIMING,
    prepare: () => ({
      ...headers,
      make: async () => {
        const { result, waitMs } = await runJob(context, request, reply, {
          name: 'projectAnswer',
          task: { ...stored, options, publicUrl },
          key,
          cost: { costMs: known(request, () => projectCostMs(stored, options, publicUrl)) },
        });
        if (!result.ok) throw new BadRequest(result.mistakes);
        const { fileName } = result;
        const representation = answerIn(format, { ...headers, body: result.body, fileName });
        return { representation, timing: serverTiming({ result, waitMs }) };
      },
    }),
  });
}

/** The same text for the same options, however they were sent. */
function canonical(options: ViewOptions): string {
  return JSON.stringify(VIEW_FIELDS.map((name) => options[name] ?? DEFAULT_OPTIONS[name]));
}

interface Opened {
  readonly id: string;
  readonly view: ViewOptions;
  readonly gone: AbortSignal;
}

/** The JSON answer of what is stored, for the tools of models. */
export async function openedProject(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, view, gone }: Opened,
): Promise<PlanAnswer | JobAnswer> {
  const stored = await demandProject(context, request, id);
  const options: ViewOptions = { ...view, format: 'json' };
  const { publicUrl } = context;
  const { key } = namesFor(context, stored, 'answer', [canonical(options)]);
  const { result } = await runJob(context, request, reply, {
    name: 'projectAnswer',
    task: { ...stored, options, publicUrl },
    key,
    cost: { costMs: known(request, () => projectCostMs(stored, options, publicUrl)) },
    gone,
  });
  if (!result.ok) throw new BadRequest(result.mistakes);
  return JSON.parse(Buffer.from(result.body).toString());
}
