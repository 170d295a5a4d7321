// GET /planner/{id}: the page of a stored project. GET /planner leads to the planner itself, which is the home page.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PLANNER_ADDRESS, PROJECTS_ADDRESS } from '../../wire/index.ts';
import type { AppContext } from '../context.ts';
import { sendRefusal } from '../errors/http-error.ts';
import { queryOf } from '../request/address.ts';
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

function showPlanner(context: AppContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { assets, publicUrl } = context;
  return showProjectPage(context, request, reply, {
    headersOf: (id) => ({
      ...plannerHeaders(assets !== undefined),
      link: `<${publicUrl}${PROJECTS_ADDRESS}${id}>; rel="alternate"; type="application/json"`,
    }),
    task: { kind: 'planner', files: assets?.files },
  });
}
