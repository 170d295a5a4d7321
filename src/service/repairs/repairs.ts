// Turns the engine's refusals into mistakes with a proposed value. A proposal is tried before it is made.

import type { PlanError } from '../../engine/index.ts';
import type { AcceptedRequest, Mistake, Where } from '../../wire/index.ts';
import { roomAsSimple, roomInOtherUnits, simpleHoles } from './room.ts';
import { mistakeWithoutRoomRepair } from './tiles.ts';
import { isSameFault, mistakeWith, type Repair, tryPlan } from './try-plan.ts';

/**
 * Turns the engine's refusal into a mistake. If `read` is the refused request, the mistake proposes a value, written
 * for a query or a body as `where` says.
 */
export function mistakeOf(error: PlanError, read?: AcceptedRequest, where: Where = 'query'): Mistake {
  const repair = read && roomRepair(error, read, where);
  return repair ? mistakeWith(error, repair) : mistakeWithoutRoomRepair(error, read, where);
}

function roomRepair(error: PlanError, read: AcceptedRequest, where: Where): Repair | undefined {
  switch (error.code) {
    case 'room-too-large':
    case 'coordinate-range':
      // The lengths are probably in mm. A cutout that reaches too far must be removed.
      if (error.details.param === 'holes' || error.details.param === 'subtract') return undefined;
      return roomInOtherUnits(error, read, where, [0.1, 0.01, 0.001, 0.0001]);
    case 'floor-too-small':
      // The lengths are probably in m, unless the cutouts leave too little floor.
      return fewerCutouts(error, read) ?? roomInOtherUnits(error, read, where, [100, 1000, 10_000]);
    case 'floor-empty':
    case 'cutouts-too-tangled':
      return fewerCutouts(error, read);
    case 'walls-cross':
    case 'walls-touch':
    case 'walls-overlap':
      return error.details.param === 'holes' ? simpleHoles(read, where) : roomAsSimple(error, read, where);
    default:
      return undefined;
  }
}

/** The field of cutouts to remove. If several must go, the caller removes them one after the other. */
function fewerCutouts(error: PlanError, { request }: AcceptedRequest): Repair | undefined {
  const { room } = request;
  const helps = (without: Partial<typeof room>) => {
    const refusal = tryPlan({ ...request, room: { ...room, ...without } });
    return refusal === undefined || !isSameFault(refusal, error);
  };
  if (!helps({ rectangles: [], holes: [], circles: [] })) return undefined;
  const fields = [
    { param: 'subtract', without: { rectangles: [] }, count: room.rectangles.length },
    { param: 'holes', without: { holes: [] }, count: room.holes.length },
    { param: 'circles', without: { circles: [] }, count: room.circles?.length ?? 0 },
  ].filter(({ count }) => count > 0);
  return fields.find(({ without }) => helps(without)) ?? fields[0];
}
