// Planning on the server: at once where nothing has to be searched for, as for most plans; in turns with other work where
// the best start is asked for or a warning is to name a better one. Who goes away meanwhile is forgotten.

import type { FastifyReply } from 'fastify';
import { PlanError } from '../engine/index.ts';
import { type AcceptedRequest, mistakeOf, type Planned, planInSteps, type Where } from '../wire/index.ts';
import { runInTurns, type Timed, timed, whileWanted } from './in-turns.ts';
import { refuse } from './refusals.ts';
import type { Service } from './service.ts';

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
  const work = timed(planInSteps(asked.read, service.planner));
  const planned = (found: Timed<Planned>) => {
    service.metrics.plans.inc();
    goOn(found);
  };
  const finishInTurns = async () => {
    try {
      const found = await runInTurns(whileWanted(work, isWanted));
      if (found !== undefined) service.turns.goOnLater(() => orRefuse(reply, asked, () => planned(found)));
    } catch (error) {
      orRefuse(reply, asked, () => {
        throw error;
      });
    }
  };
  if (asked.read.wantsBestStart) return service.searches.take(finishInTurns, isWanted);
  return service.turns.take(() => {
    if (!isWanted()) return;
    orRefuse(reply, asked, () => {
      const first = work.next();
      if (first.done) planned(first.value);
      else finishInTurns();
    });
  });
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
