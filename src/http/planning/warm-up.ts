// Plans and draws a few rooms while nobody asks yet: the compiler gets to know the code before most callers do. Whoever
// has been waiting for the server comes first; and it is one room at a time, so that a caller who comes in the middle does
// not wait for the rest.

import { setTimeout as pass } from 'node:timers/promises';
import { PATTERNS, shortNameOf } from '../../engine/index.ts';
import { answerPlanned, planRequest } from '../../service/index.ts';
import { readQuery } from '../../wire/index.ts';
import type { Service } from '../context.ts';
import { drawingOf } from '../plan-views.ts';

const ROUNDS = 3;
/** For those who knock as soon as the port is open. */
const CALLERS_FIRST_MS = 250;
/** A room with a bit of everything: short walls whose lengths need leaders, a slanted one, a cutout. */
export const WARM_UP_ROOM =
  'polygon=0,0+300,0+300,6+308,6+308,12+316,12+316,18+620,18+620,280+514,386+214,386+214,306+208,306+208,298+200,298+200,306+0,306&subtract=100,60,40,60';

export async function warmUp(service: Service): Promise<void> {
  await pass(CALLERS_FIRST_MS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const pattern of PATTERNS) {
      await new Promise((resolve) => setImmediate(resolve));
      if (service.isStopping) return;
      planAndDraw(service, `${WARM_UP_ROOM}&link=false&pattern=${shortNameOf(pattern)}&start=${round},${round}`);
    }
  }
}

/** As for a caller, with whatever its warnings name: the search for better starts is to be known as well. */
function planAndDraw(service: Service, query: string): void {
  const read = readQuery(query);
  if (!read.ok) throw new Error(`The room to warm up with cannot be read: ${read.mistakes[0].message}`);
  const planned = planRequest(read, { planner: service.planner });
  const svg = drawingOf(service, read, planned.plan, true);
  JSON.stringify(answerPlanned(planned, { svgUrl: null, plannerUrl: null, svg }));
}
