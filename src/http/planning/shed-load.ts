// Load shedding: refuses plans while too many wait. It runs before the request is parsed, so a refusal is cheap.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { PLAN_ADDRESS, PLANS_ADDRESS } from '../../wire/index.ts';
import type { AppContext } from '../context.ts';
import { refuse } from '../errors/http-error.ts';
import { answerKeyOf } from '../responses/accept.ts';

export function shedLoad({ planning, answers }: AppContext) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const { routeOptions, headers } = request;
    if (routeOptions.url !== PLAN_ADDRESS && routeOptions.url !== PLANS_ADDRESS) return;
    // Cached answers and 304 responses need no planning.
    if (request.method !== 'POST' && (headers['if-none-match'] !== undefined || answers.has(answerKeyOf(request))))
      return;
    const refusal = planning.overload(request.client);
    if (refusal !== undefined) refuse(reply, refusal);
  };
}
