// The pass that refuses plans while too many wait. It comes before anything is read, so a refusal costs next to nothing.

import type { FastifyRequest } from 'fastify';
import { PLAN_ADDRESS } from '../../wire/index.ts';
import type { AppContext } from '../context.ts';
import { queryOf } from '../routes/address.ts';

export function shedLoad({ planning, answers }: AppContext) {
  return (request: FastifyRequest): void => {
    const { routeOptions, headers } = request;
    if (routeOptions.url !== PLAN_ADDRESS) return;
    // An answer from memory takes no planning, and a caller who may have a good copy is told so without it.
    if (request.method !== 'POST' && (headers['if-none-match'] !== undefined || answers.has(queryOf(request)))) return;
    planning.checkLoad();
  };
}
