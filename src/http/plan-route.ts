// GET /api/plan: a query string in, a plan out.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Plan, PlanError, type PlanRequest } from '../engine/index.ts';
import {
  type AnswerOptions,
  answerOf,
  errorAnswer,
  type Mistake,
  mistake,
  mistakeOf,
  readQuery,
} from '../wire/index.ts';
import { queryOf } from './address.ts';

export type Planner = (request: PlanRequest) => Plan;

/** Answers a planning request with the plan, or with 400 and what to send instead. */
export function answerPlan(planner: Planner) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const read = readQuery(queryOf(request));
    if (!read.ok) return reply.code(400).send(errorAnswer(read.mistakes));
    const unserved = drawingMistakes(read.options);
    if (unserved.length > 0) return reply.code(400).send(errorAnswer(unserved));
    try {
      const began = performance.now();
      const plan = planner(read.request);
      reply.header('server-timing', `plan;dur=${(performance.now() - began).toFixed(2)}`);
      return reply.send(answerOf(plan, read.options, { svgUrl: null, plannerUrl: null }));
    } catch (error) {
      if (error instanceof PlanError) return reply.code(400).send(errorAnswer([mistakeOf(error)]));
      throw error;
    }
  };
}

/** The drawing is understood but not served by this version: saying so is better than leaving it out silently. */
function drawingMistakes({ format, inlineSvg }: AnswerOptions): Mistake[] {
  const refuse = (param: string, received: string, example: string) =>
    mistake({
      code: 'not-served-yet',
      param,
      received,
      message: `The drawing is not served yet, so ${param}=${received} cannot be answered; send ${param}=${example} or leave ${param} out.`,
      example,
    });
  return [
    ...(format === 'svg' ? [refuse('format', 'svg', 'json')] : []),
    ...(inlineSvg ? [refuse('inlineSvg', 'true', 'false')] : []),
  ];
}
