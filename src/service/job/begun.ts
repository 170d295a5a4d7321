// Plans walls whose patterns begin with another surface of their job.

import {
  type AboveFault,
  continuedStart,
  type Plan,
  type PlanRequest,
  runsOn,
  startAbove,
} from '../../engine/index.ts';
import { type AcceptedRequest, type AcceptedSurface, mistake, quoted } from '../../wire/index.ts';
import { FormatRefusal } from '../format-refusal.ts';
import { type PlanTools, planRequest, settledRequest } from '../plan.ts';
import type { Planned } from '../planned.ts';
import type { PlannedSurface } from './materials.ts';

type Beginning = NonNullable<AcceptedSurface['beginning']>;

/** Plans a wall that begins with another surface, which is planned. Throws a FormatRefusal if it cannot begin there. */
export function planBegun(
  read: AcceptedRequest,
  beginning: Beginning,
  first: PlannedSurface,
  tools: PlanTools,
): Planned {
  const { plan } = first.planned;
  const name = quoted(first.surface.name);
  if (beginning.how === 'aligned') return planRequest(startingAt(read, plan.start), tools);
  if (beginning.how === 'continues') {
    const start = continuedStart(plan, read.request.room, beginning.corner);
    const planned = planRequest(startingAt(read, start), tools);
    if (runsOn(plan, planned.plan)) return planned;
    throw refusal('continues', name, OTHER_TILES);
  }
  // Its start says where it begins in height.
  const { request } = settledRequest(read, tools).settled;
  const start = startAbove(plan, beginning.wall, request);
  if (typeof start === 'string') throw refusal('above', name, faultText(start, beginning.wall, request));
  return planRequest(startingAt(read, start), tools);
}

function startingAt({ startWord: _, ...read }: AcceptedRequest, start: Plan['start']): AcceptedRequest {
  return { ...read, request: { ...read.request, start }, isBegun: true };
}

const OTHER_TILES =
  'but is laid in other tiles, joints or another pattern, or in boards; send the same for both, or leave out continues (in wallsOf: joints: "own").';

function faultText(fault: AboveFault, wall: number, { room }: PlanRequest): string {
  const number = wall + 1;
  switch (fault) {
    case 'rooms':
      return 'which has several rooms, whose walls have no numbers of their own; send that room as a surface, or leave out above.';
    case 'no-wall':
      return `which has no wall ${number}; send the number of one of its walls in wall.`;
    case 'too-wide':
      return `but does not fit on wall ${number} there: its 0 is the left end of that wall, and it reaches to ${Math.max(...room.outer.map(({ x }) => x)) / 10} cm; send the right wall, or leave out above.`;
    case 'not-square':
      return `but joints do not meet wall ${number} squarely there or on the wall; leave out above, or send patterns whose rows run along that wall.`;
    case 'other-joints':
      return `but its tiles have another width or other joints along wall ${number} there; send the same, or leave out above.`;
  }
}

function refusal(how: 'continues' | 'above', name: string, fault: string): FormatRefusal {
  const said = how === 'continues' ? 'continues' : 'stands above';
  const message = `It ${said} ${name}, ${fault}`;
  return new FormatRefusal(mistake({ code: `${how}-tiles`, param: how, message }));
}
