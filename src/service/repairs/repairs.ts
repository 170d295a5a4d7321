// Turns the engine's refusals into mistakes. Only corners in the wrong order have a repair: which larger tile, smaller
// room or other cutout is meant, the caller must choose.

import type { PlanError } from '../../engine/index.ts';
import {
  type AcceptedRequest,
  type Mistake,
  mistake,
  ringJson,
  ringsText,
  ringText,
  type Where,
} from '../../wire/index.ts';
import { ringInOrder } from './corner-order.ts';
import { mistakeWithoutRoomRepair } from './tiles.ts';

/**
 * Turns the engine's refusal into a mistake. If `read` is the refused request, the mistake has its repair, written for a
 * query or a body as `where` says.
 */
export function mistakeOf(error: PlanError, read?: AcceptedRequest, where: Where = 'query'): Mistake {
  const repair = read && error.code.startsWith('walls-') ? cornersInOrder(error, read, where) : undefined;
  if (repair === undefined) return mistakeWithoutRoomRepair(error, read, where);
  const { code, message, details } = error;
  return mistake({ code, message, param: details.param ?? null, ...repair });
}

interface Repair {
  readonly received: string;
  readonly example: string;
}

function cornersInOrder({ details }: PlanError, { request }: AcceptedRequest, where: Where): Repair | undefined {
  const { outer, holes } = request.room;
  if (details.param === 'polygon') {
    const ring = ringInOrder(outer);
    const written = (corners: typeof outer) =>
      where === 'query' ? ringText(corners, ' ') : JSON.stringify(ringJson(corners));
    return ring && { received: written(outer), example: written(ring) };
  }
  if (details.param !== 'holes') return undefined;
  const rings = holes.map(ringInOrder).filter((ring) => ring !== undefined);
  const written = (all: typeof holes) => (where === 'query' ? ringsText(all, ' ') : JSON.stringify(all.map(ringJson)));
  return rings.length === holes.length ? { received: written(holes), example: written(rings) } : undefined;
}
