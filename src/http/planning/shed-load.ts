// The pass that refuses plans while too many wait. It comes before anything is read, so a refusal costs next to nothing.

import type { FastifyRequest } from 'fastify';
import { PLAN_ADDRESS } from '../../wire/index.ts';
import type { AppContext } from '../context.ts';
import { queryOf } from '../routes/address.ts';

export function shedLoad({ planning, answers }: AppContext) {
  return (request: FastifyRequest): void => {
    const { routeOptions, headers } = request;
    if (routeOptions.url !== PLAN_ADDRESS) return;
    // A cached answer needs no planning, and a caller with a current copy gets a 304 without it.
    if (request.method !== 'POST' && (headers['if-none-match'] !== undefined || answers.has(queryOf(request)))) return;
    planning.checkLoad();
  };
}
