// GET /planner/{id}: the page of a stored project.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PLANNER_ADDRESS, PROJECTS_ADDRESS } from '../../wire/index.ts';
import type { AppContext } from '../context.ts';
import { plannerHeaders } from '../responses/pages.ts';
import { showProjectPage } from './projects/project-page.ts';

export function addPlannerPage(app: FastifyInstance, context: AppContext): void {
  const config = { window: 'pages', failure: 'page' } as const;
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
