// The bytes of a planned answer with its link to the planner, for which the plan is stored.

import type { FastifyRequest } from 'fastify';
import { linkedEnd, plannerUrlOf, UNLINKED_END, withoutLink } from '../../../service/index.ts';
import type { AcceptedRequest } from '../../../wire/index.ts';
import type { AppContext } from '../../context.ts';
import { isPrefetch } from '../../request/caller.ts';
import { viewOf } from '../../responses/index.ts';
import type { PlannedAnswer } from '../run-job.ts';

/** The bytes of an answer, with its link if it has one. */
export async function linked(
  { links, publicUrl }: AppContext,
  request: FastifyRequest,
  { options }: Pick<AcceptedRequest, 'options'>,
  { body, project }: PlannedAnswer,
): Promise<Buffer> {
  const bytes = viewOf(body);
  if (project === null || isPrefetch(request)) return bytes;
  // HEAD stores nothing. Its body is not sent, but its length is that of the answer to GET.
  const { method, client, partner } = request;
  const link = method === 'HEAD' ? links.foresee(project) : await links.keep(project, client, partner?.linksPerDay);
  if ('why' in link) return Buffer.from(withoutLink(bytes.toString(), options.lang, link.why));
  const end = Buffer.from(linkedEnd(plannerUrlOf(publicUrl, link.id, options)));
  return Buffer.concat([bytes.subarray(0, -UNLINKED_END.length), end]);
}
