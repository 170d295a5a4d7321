// Load shedding: refuses plans while too many wait. It runs before the request is parsed, so a refusal is cheap.

import type { FastifyRequest } from 'fastify';
import { PLAN_ADDRESS } from '../../wire/index.ts';
import type { AppContext } from '../context.ts';
import { queryOf } from '../routes/address.ts';

export function shedLoad({ planning, answers }: AppContext) {
  return (request: FastifyRequest): void => {
    const { routeOptions, headers } = request;
    if (routeOptions.url !== PLAN_ADDRESS) return;
    // Cached answers and 304 responses need no planning.
    if (request.method !== 'POST' && (headers['if-none-match'] !== undefined || answers.has(queryOf(request)))) return;
    planning.checkLoad();
  };
}
