// GET /planner/{id}: the page of a stored project. GET /planner leads to the planner itself, which is the home page.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPageQuery } from '../../pages/index.ts';
import { projectUrlOf } from '../../service/index.ts';
import { PLANNER_ADDRESS, PROJECTS_ADDRESS } from '../../wire/index.ts';
import type { AppContext } from '../context.ts';
import { sendRefusal } from '../errors/http-error.ts';
import { idOf, queryOf } from '../request/address.ts';
import { formatFromAccept, varyOf } from '../responses/accept.ts';
import { plannerHeaders } from '../responses/pages.ts';
import { showProjectPage } from './projects/project-page.ts';

/** For programs that do not follow redirects. */
const AT_HOME = { error: 'The planner is at /; a plan that was stored is at its plannerUrl.', code: 'moved' };

export function addPlannerPage(app: FastifyInstance, context: AppContext): void {
  const config = { window: 'pages', failure: 'page' } as const;
  app.get(PLANNER_ADDRESS.slice(0, -1), { config }, (request, reply) => {
    const query = queryOf(request);
    return sendRefusal(reply.header('location', query === '' ? '/' : `/?${query}`), 308, AT_HOME);
  });
  app.get(`${PLANNER_ADDRESS}*`, { config }, (request, reply) => showPlanner(context, request, reply));
}

/** A single media type of a plan leads to the address for programs. */
const VARY = varyOf(true);

/** For programs that do not follow redirects. */
const FOR_PROGRAMS = {
  error: 'What is behind this link is at /api/projects/ with the same id, in every format.',
  code: 'moved',
};

async function showPlanner(context: AppContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { assets, publicUrl } = context;
  if (formatFromAccept(request.headers.accept) !== undefined) {
    // The format follows from the same header there.
    const address = projectUrlOf(publicUrl, idOf(request), readPageQuery(queryOf(request)));
    return sendRefusal(reply.headers({ location: address, vary: VARY }), 303, FOR_PROGRAMS);
  }
  return showProjectPage(context, request, reply, {
    headersOf: (id) => ({
      ...plannerHeaders(assets !== undefined),
      link: `<${publicUrl}${PROJECTS_ADDRESS}${id}>; rel="alternate"; type="application/json"`,
    }),
    task: { kind: 'planner', files: assets?.files },
    vary: VARY,
  });
}
