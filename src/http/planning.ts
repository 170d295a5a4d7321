// Planning on the server, when it is the request's turn.

import type { FastifyReply } from 'fastify';
import { PlanError } from '../engine/index.ts';
import { mistakeOf, type Planned, planRequest } from '../service/index.ts';
import type { AcceptedRequest, Where } from '../wire/index.ts';
import type { Service } from './context.ts';
import { refuse } from './errors/refusals.ts';
import { type Timed, taken } from './in-parts.ts';

export interface Asked {
  readonly read: AcceptedRequest;
  readonly where: Where;
}

type GoOn = (planned: Timed<Planned>) => void;

/**
 * Plans a request when it is its turn and goes on with what came of it; a request that cannot be planned is refused here.
 * False where so much is waiting that it is kinder to refuse at once.
 */
export function planInTurn(service: Service, reply: FastifyReply, asked: Asked, goOn: GoOn): boolean {
  const isWanted = () => !reply.raw.destroyed;
  const work = () => {
    if (!isWanted()) return;
    orRefuse(reply, asked, () => {
      const planned = taken(() => planRequest(asked.read, { planner: service.planner }));
      service.metrics.plans.inc();
      goOn(planned);
    });
  };
  if (asked.read.wantsBestStart) return service.searches.take(async () => work(), isWanted);
  return service.turns.take(work);
}

/** Takes a step for a caller. What the engine refuses is told as a mistake; a fault must find its way to the caller too. */
function orRefuse(reply: FastifyReply, { read, where }: Asked, step: () => void): void {
  try {
    step();
  } catch (error) {
    if (error instanceof PlanError) refuse(reply, 400, [mistakeOf(error, read, where)]);
    else reply.send(error);
  }
}
